import { worldsOf } from '../core/documents/plan.js';
import type { Ending } from '../core/promotion.js';
import { isGate } from '../core/world-result.js';
import { messageOf, systemFaultOf } from '../errors.js';
import type { EventLog } from '../evidence/event-log.js';
import { stagingFolder, type Workbench } from '../worlds/workbench.js';
import type { StoredPlan } from './over-store.js';
import { replayWinner } from './replay.js';
import { runRounds } from './rounds.js';
import type { RunContext, Running } from './run.js';
import { deriveWorlds } from './derive-worlds.js';
import { EarlyStop } from './early-stop.js';
import { runWorld } from './world.js';
import { taskOf } from './world-task.js';

/**
 * Worlds, rounds of proposals, and replay, as far as a resumed run does not have them already. An interruption ends them
 * early; what is there by then is still evidence. Returns the last plan too.
 */
export async function runWorlds(workbench: Workbench, running: Running, context: RunContext, stop: AbortController): Promise<{ ending: Ending; last: StoredPlan }> {
  const { records, repository, workspace, unfinished } = running;
  const { store } = unfinished;
  let last = unfinished.stored;
  // Rounds and replay come after everything else: a replay that is there ends it.
  if (records.has('replay')) return { ending: 'complete', last };
  try {
    await runAll(workbench, running, stop);
    if (!stop.signal.aborted) last = await runRounds(last, workbench, { store, repository, workspace, records, access: context.proposers, runWorlds: (bench, worlds) => runProposed(bench, worlds, running) });
    if (context.signal.aborted) return { ending: 'interrupted', last };
    const target = stagingFolder(workspace);
    const winner = await replayWinner({ ...workbench, plan: last.plan, planDigest: last.planDigest, planFolder: last.folder }, store, target, records);
    if (winner !== null) await store.put(last.plan.names.replay, target);
    return { ending: context.signal.aborted ? 'interrupted' : 'complete', last };
  } catch (error) {
    if (context.signal.aborted) return { ending: 'interrupted', last };
    throw error;
  }
}

/** Runs the worlds of candidates that were proposed in this run. */
async function runProposed(workbench: Workbench, worlds: readonly string[], running: Running): Promise<void> {
  const results = await Promise.allSettled(worlds.map((world) => runOne(workbench, world, running)));
  tellFailures(worlds, results, running.events);
}

async function runOne(workbench: Workbench, world: string, { workspace, records, unfinished: { store } }: Running): Promise<void> {
  const target = stagingFolder(workspace);
  const { digest } = await runWorld(workbench, taskOf(world), target);
  await store.put(workbench.plan.names.worlds[world] ?? world, target);
  records.set(world, digest);
}

function tellFailures(worlds: readonly string[], results: readonly PromiseSettledResult<void>[], events: EventLog): void {
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') events.emit('world.failed', { why: systemFaultOf(result.reason) ?? messageOf(result.reason) }, worlds[index]);
  }
}

/**
 * Baseline and candidates through one queue, baseline first. A baseline that does not fail ends the candidates; where the plan
 * says so, an accepted candidate ends those that it outranks.
 */
async function runAll(workbench: Workbench, running: Running, stop: AbortController): Promise<void> {
  const { plan } = workbench;
  // Without a baseline nothing can be held against anything: its fault ends the candidates and the run.
  let fault: { error: unknown } | null = null;
  const endAll = (error: unknown): void => {
    if (!stop.signal.aborted) fault = { error };
    stop.abort();
  };
  const left = worldsOf(plan).filter((world) => world !== 'baseline' && !running.records.has(world));
  const early = plan.policy.stopEarly ? new EarlyStop(workbench, running, runOne) : null;
  const baseline = runBaseline(workbench, running, stop).then(() => early?.look());
  const tasks = [baseline.catch(endAll), ...left.map((world) => (early === null ? runOne(workbench, world, running) : early.run(world)))];
  const results = await Promise.allSettled(tasks);
  rethrow(fault);
  if (!stop.signal.aborted) tellFailures(['baseline', ...left], results, running.events);
}

/** The baseline, if there is none yet, and what it came to. */
async function runBaseline(workbench: Workbench, running: Running, stop: AbortController): Promise<void> {
  const { plan, planDigest, events } = workbench;
  const { records, unfinished: { store } } = running;
  if (!records.has('baseline')) {
    events.emit('baseline.started', {}, 'baseline');
    await runOne(workbench, 'baseline', running);
  }
  const folder = await store.get(plan.names.worlds['baseline'] ?? '');
  const { baseline: found } = await deriveWorlds(plan, planDigest, new Map([['baseline', folder]]), 'complete', records);
  events.emit('baseline.finished', { outcome: found.outcome, failing: found.result?.failing.filter((test) => !isGate(test)).length ?? 0 }, 'baseline');
  if (found.outcome !== 'reproduced') stop.abort();
}

function rethrow(fault: { error: unknown } | null): void {
  if (fault !== null) throw fault.error;
}
