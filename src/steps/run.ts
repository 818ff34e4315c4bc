import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import { derive } from '../core/derivation.js';
import type { Digest } from '../core/digest.js';
import type { Plan } from '../core/documents/plan.js';
import type { Ending } from '../core/promotion.js';
import { isGate } from '../core/world-result.js';
import { messageOf, systemFaultOf } from '../errors.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { observeWorlds } from '../evidence/observe.js';
import type { OutFolder } from '../evidence/out-folder.js';
import { clearEvidence } from '../evidence/writer.js';
import type { PassedVariable } from '../gate/environment.js';
import type { Repository } from '../git/repository.js';
import type { PreparePromotion } from '../promotion/order.js';
import { FolderStore } from '../store/folder-store.js';
import { openWorkbench, stagingFolder, type Workbench } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { newRunId, writePlan, type PlanSettings } from './plan.js';
import { examine, type Examination } from './examine.js';
import type { StoredPlan } from './over-store.js';
import { promote, type Promoted } from './promote.js';
import { replayWinner } from './replay.js';
import { runRounds, type ProposerAccess } from './rounds.js';
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
  /** Told of everything that could not be cleaned up. */
  onLeftover: (folders: readonly string[]) => void;
  /** How a pull request is opened; null where there is no host. */
  openPullRequest: ((plan: Plan, examination: Examination) => PreparePromotion) | null;
  /** Who can be asked for proposals, where the plan asks anybody. */
  proposers: ProposerAccess;
  /** Called with the live log once the plan is made. */
  onEvents: (events: EventLog) => void;
}

/** What came of a run, and the folder of its evidence. */
export type Ran = Promoted & { out: string };

/** The four steps over a folder on this machine: plan, worlds, replay, promotion. */
export async function run(settings: PlanSettings, context: RunContext): Promise<Ran> {
  const runId = newRunId(context.clock);
  const events = new EventLog(context.clock);
  const workspace = await Workspace.open(runId);
  try {
    events.emit('run.started', { id: runId });
    const planFolder = await stagingFolder(workspace);
    const planned = await writePlan(settings, { runId, workspace, events, clock: context.clock }, planFolder);
    const out = await context.claimOut();
    try {
      context.onEvents(events);
      return await runPlanned({ ...planned, planFolder, workspace, events, out: out.path, repository: settings.repository, records: new Map() }, context);
    } finally {
      events.close();
      await out.release();
    }
  } finally {
    const left = await workspace.close();
    if (left.length > 0) context.onLeftover(left);
  }
}

interface Running {
  plan: Plan;
  planDigest: Digest;
  planFolder: string;
  workspace: Workspace;
  events: EventLog;
  out: string;
  repository: Repository;
  /** Digests of the records that this process wrote; the store can be reached by gates. */
  records: Map<string, Digest>;
}

/** What is in the evidence folder stays until the snapshot is restored and set up: only then there will be new evidence. */
async function runPlanned(running: Running, context: RunContext): Promise<Ran> {
  const { plan, planDigest, workspace, events, out, repository } = running;
  const stop = new AbortController();
  const forward = (): void => stop.abort();
  context.signal.addEventListener('abort', forward, { once: true });
  if (context.signal.aborted) stop.abort();
  try {
    const setUpLog = join(workspace.own('log'), layout.setUpLog);
    const workbench = await restore(running, context, stop.signal, setUpLog);
    await clearEvidence(out);
    events.open(join(out, layout.events));
    const store = new FolderStore(join(out, layout.store));
    await store.put(plan.names.plan, running.planFolder);
    const first: StoredPlan = { plan, planDigest, folder: (await store.get(plan.names.plan)) ?? '' };
    const { ending, last } = workbench === null ? { ending: 'interrupted' as const, last: first } : await runWorlds({ ...workbench, planFolder: first.folder }, first, running, store, context, stop);
    const examination = await examine(last.plan, last.planDigest, { store, out, ending, setUpLog, records: running.records });
    const result = await promote(last.plan, examination, { workspace, events, clock: context.clock, out, repository, openPullRequest: context.openPullRequest?.(last.plan, examination) ?? null });
    await rm(join(out, layout.store), { recursive: true, force: true });
    return { ...result, out };
  } finally {
    context.signal.removeEventListener('abort', forward);
  }
}

/** Restores the snapshot; null if that was interrupted. The output of a set-up that failed is kept beside the evidence. */
async function restore({ plan, planDigest, planFolder, workspace, events, out, repository }: Running, context: RunContext, signal: AbortSignal, setUpLog: string): Promise<Workbench | null> {
  try {
    const pack = plan.snapshot.dirty ? join(planFolder, layout.pack) : null;
    return await openWorkbench({ plan, planDigest, planFolder, repository, pack, passed: context.passed, workspace, events, signal, jobs: context.jobs, setUpLog });
  } catch (error) {
    if (context.signal.aborted) return null;
    if (existsSync(setUpLog)) await copyFile(setUpLog, join(out, layout.failedSetUpLog));
    throw error;
  }
}

/** Worlds, rounds of proposals, and replay. An interruption ends them early; what is there by then is still evidence. Returns the last plan too. */
async function runWorlds(workbench: Workbench, first: StoredPlan, running: Running, store: FolderStore, context: RunContext, stop: AbortController): Promise<{ ending: Ending; last: StoredPlan }> {
  const { workspace, records, repository } = running;
  let last = first;
  try {
    await runAll(workbench, running, store, stop);
    if (!stop.signal.aborted) last = await runRounds(first, workbench, { store, repository, workspace, records, access: context.proposers, runWorlds: (bench, worlds) => runProposed(bench, worlds, running, store) });
    if (context.signal.aborted) return { ending: 'interrupted', last };
    const target = await stagingFolder(workspace);
    const winner = await replayWinner({ ...workbench, plan: last.plan, planDigest: last.planDigest, planFolder: last.folder }, store, target, records);
    if (winner !== null) await store.put(last.plan.names.replay, target);
    return { ending: context.signal.aborted ? 'interrupted' : 'complete', last };
  } catch (error) {
    if (context.signal.aborted) return { ending: 'interrupted', last };
    throw error;
  }
}

/** Runs the worlds of candidates that were proposed in this run. */
async function runProposed(workbench: Workbench, worlds: readonly string[], running: Running, store: FolderStore): Promise<void> {
  const results = await Promise.allSettled(worlds.map((world) => runOne(workbench, world, running, store)));
  tellFailures(worlds, results, running.events);
}

async function runOne(workbench: Workbench, world: string, { workspace, records }: Running, store: FolderStore): Promise<void> {
  const target = await stagingFolder(workspace);
  records.set(world, (await runWorld(workbench, taskOf(world), target)).digest);
  await store.put(workbench.plan.names.worlds[world] ?? world, target);
}

function tellFailures(worlds: readonly string[], results: readonly PromiseSettledResult<void>[], events: EventLog): void {
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') events.emit('world.failed', { why: systemFaultOf(result.reason) ?? messageOf(result.reason) }, worlds[index]);
  }
}

/** Baseline and candidates through one queue, baseline first. A baseline that does not fail ends the candidates. */
async function runAll(workbench: Workbench, running: Running, store: FolderStore, stop: AbortController): Promise<void> {
  const { plan, planDigest, events, records } = running;
  const baseline = async (): Promise<void> => {
    events.emit('baseline.started', {}, 'baseline');
    await runOne(workbench, 'baseline', running, store);
    const folder = await store.get(plan.names.worlds['baseline'] ?? '');
    const { baseline: found } = derive(await observeWorlds(plan, planDigest, new Map([['baseline', folder]]), 'complete', records));
    events.emit('baseline.finished', { outcome: found.outcome, failing: found.result?.failing.filter((test) => !isGate(test)).length ?? 0 }, 'baseline');
    if (found.outcome !== 'reproduced') stop.abort();
  };
  // Without a baseline nothing can be held against anything: its fault ends the candidates and the run.
  let fault: { error: unknown } | null = null;
  const endAll = (error: unknown): void => {
    if (!stop.signal.aborted) fault = { error };
    stop.abort();
  };
  const tasks = worldsOf(plan).map((world) => (world === 'baseline' ? baseline().catch(endAll) : runOne(workbench, world, running, store)));
  const results = await Promise.allSettled(tasks);
  rethrow(fault);
  if (stop.signal.aborted) return;
  tellFailures(worldsOf(plan), results, events);
}

function rethrow(fault: { error: unknown } | null): void {
  if (fault !== null) throw fault.error;
}
