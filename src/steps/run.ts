import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import { derive } from '../core/derivation.js';
import type { Digest } from '../core/digest.js';
import type { Evidence } from '../core/documents/evidence.js';
import type { Plan } from '../core/documents/plan.js';
import type { Ending } from '../core/promotion.js';
import { messageOf } from '../errors.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { observeWorlds } from '../evidence/observe.js';
import type { OutFolder } from '../evidence/out-folder.js';
import { clearEvidence } from '../evidence/writer.js';
import type { PassedVariable } from '../gate/environment.js';
import type { Repository } from '../git/repository.js';
import { FolderStore } from '../store/folder-store.js';
import { openWorkbench, stagingFolder, type Workbench } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { newRunId, writePlan, type PlanSettings } from './plan.js';
import { promote } from './promote.js';
import { replayWinner } from './replay.js';
import { runWorld, taskOf, worldsOf } from './world.js';

/** What a whole run needs beside its settings. */
export interface RunContext {
  clock: Clock;
  signal: AbortSignal;
  passed: readonly PassedVariable[];
  /** Gates at once. */
  jobs: number;
  /** The folder for evidence, claimed after everything that is wrong with the input was found. */
  claimOut: () => Promise<OutFolder>;
  /** Called with the live log when it starts. */
  onEvents: (events: EventLog, plan: Plan) => void;
}

/** A sink for events that come before the evidence folder may be touched. */
class HeldEvents {
  readonly held: { type: Parameters<EventLog['emit']>[0]; data: Parameters<EventLog['emit']>[1]; world: string | undefined; at: string }[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  emit(type: Parameters<EventLog['emit']>[0], data: Parameters<EventLog['emit']>[1], world?: string): void {
    this.held.push({ type, data, world, at: this.#clock.now().toISOString() });
  }
}

/** The four steps over a folder on this machine: plan, worlds, replay, promotion. */
export async function run(settings: PlanSettings, context: RunContext): Promise<{ evidence: Evidence; digest: Digest; out: string }> {
  const runId = newRunId(context.clock);
  const workspace = await Workspace.open(runId);
  try {
    const early = new HeldEvents(context.clock);
    early.emit('run.started', { id: runId });
    const planFolder = await stagingFolder(workspace);
    const { plan, planDigest } = await writePlan(settings, { runId, workspace, events: early, clock: context.clock }, planFolder);
    const out = await context.claimOut();
    try {
      await clearEvidence(out.path);
      const events = new EventLog(join(out.path, layout.events), context.clock);
      try {
        context.onEvents(events, plan);
        for (const event of early.held) events.append(event);
        const store = new FolderStore(join(out.path, '.store'));
        await rm(join(out.path, '.store'), { recursive: true, force: true });
        await store.put(plan.names.plan, planFolder);
        const ending = await runWorlds({ plan, planDigest, store, workspace, events, out: out.path, repository: settings.repository }, context);
        const result = await promote(plan, planDigest, { store, workspace, events, clock: context.clock, out: out.path, ending, repository: settings.repository });
        await rm(join(out.path, '.store'), { recursive: true, force: true });
        return { ...result, out: out.path };
      } finally {
        events.close();
      }
    } finally {
      await out.release();
    }
  } finally {
    await workspace.close();
  }
}

interface Running {
  plan: Plan;
  planDigest: Digest;
  store: FolderStore;
  workspace: Workspace;
  events: EventLog;
  out: string;
  repository: Repository;
}

/** Worlds and replay. An interruption ends them early; what is there by then is still evidence. */
async function runWorlds(running: Running, context: RunContext): Promise<Ending> {
  const { plan, planDigest, store, workspace, events, out } = running;
  const planFolder = (await store.get(plan.names.plan)) ?? '';
  const stop = new AbortController();
  const forward = (): void => stop.abort();
  context.signal.addEventListener('abort', forward, { once: true });
  if (context.signal.aborted) stop.abort();
  try {
    const workbench = await openWorkbench({
      plan,
      planDigest,
      planFolder,
      repository: running.repository,
      pack: plan.snapshot.dirty ? join(planFolder, layout.pack) : null,
      passed: context.passed,
      workspace,
      events,
      clock: context.clock,
      signal: stop.signal,
      jobs: context.jobs,
      setUpLog: join(out, layout.setUpLog),
    });
    await runAll(workbench, running, stop);
    if (context.signal.aborted) return 'interrupted';
    const target = await stagingFolder(workspace);
    const winner = await replayWinner(workbench, store, target);
    if (winner !== null) await store.put(plan.names.replay, target);
    return context.signal.aborted ? 'interrupted' : 'complete';
  } catch (error) {
    if (context.signal.aborted) return 'interrupted';
    throw error;
  } finally {
    context.signal.removeEventListener('abort', forward);
  }
}

/** Baseline and candidates through one queue, baseline first. A baseline that does not fail ends the candidates. */
async function runAll(workbench: Workbench, { plan, planDigest, store, workspace, events }: Running, stop: AbortController): Promise<void> {
  const runOne = async (world: string): Promise<void> => {
    const target = await stagingFolder(workspace);
    await runWorld(workbench, taskOf(world), target);
    await store.put(plan.names.worlds[world] ?? world, target);
  };
  const baseline = async (): Promise<void> => {
    events.emit('baseline.started', {}, 'baseline');
    await runOne('baseline');
    const folder = await store.get(plan.names.worlds['baseline'] ?? '');
    const { baseline: found } = derive(await observeWorlds(plan, planDigest, new Map([['baseline', folder]]), 'complete'));
    events.emit('baseline.finished', { outcome: found.outcome, failing: found.result?.failing.length ?? 0 }, 'baseline');
    if (found.outcome !== 'reproduced') stop.abort();
  };
  const tasks = worldsOf(plan).map((world) => (world === 'baseline' ? baseline() : runOne(world)));
  const results = await Promise.allSettled(tasks);
  if (stop.signal.aborted) return;
  const [first] = results;
  if (first?.status === 'rejected') throw first.reason; // without a baseline nothing can be held against anything
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') events.emit('world.failed', { why: messageOf(result.reason) }, worldsOf(plan)[index]);
  }
}
