import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.js';
import type { Digest } from '../core/digest.js';
import type { Plan } from '../core/documents/plan.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import type { OutFolder } from '../evidence/out-folder.js';
import { clearEvidence } from '../evidence/clear-evidence.js';
import type { PassedVariable } from '../gate/environment.js';
import type { Repository } from '../git/repository.js';
import { AppliedPatches } from '../patches/applied-patches.js';
import type { PreparePromotion } from '../promotion/order.js';
import { beginWorkbench, openWorkbench, stagingFolder, type BegunWorkbench, type Workbench } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { announce, newRunId, writePlan, type PlanContext, type PlanSettings } from './plan.js';
import type { Examination } from './examine.js';
import type { Promoted } from './promote.js';
import type { ProposerAccess } from './rounds.js';
import { runWorlds } from './run-worlds.js';
import { beginUnfinished, forgetUnfinished, type UnfinishedRun } from './unfinished.js';

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
  /** Told of a run that ends without being finished and can be resumed. */
  onUnfinished: (id: string) => void;
  /** How a pull request is opened; null where there is no host. */
  openPullRequest: ((plan: Plan, examination: Examination) => PreparePromotion) | null;
  /** Who can be asked for proposals, where the plan asks anybody. */
  proposers: ProposerAccess;
  /** Called with the live log and the run's id once the plan is made. */
  onEvents: (events: EventLog, id: string) => void;
}

/** What came of a run, and the folder of its evidence. */
export type Ran = Promoted & { out: string };

/** The four steps over a folder on this machine: plan, worlds, replay, promotion. */
export function run(settings: PlanSettings, context: RunContext): Promise<Ran> {
  const id = newRunId(context.clock);
  return inWorkspace(id, context, async (workspace) => {
    const events = new EventLog(context.clock);
    events.emit('run.started', { id });
    const planFolder = stagingFolder(workspace);
    const patches = AppliedPatches.reading(settings.repository, workspace.own('scratch'));
    let begun: BegunWorkbench | null = null;
    // Worlds and their files do not depend on the patches. Uncommitted work is packed with the plan only.
    const onCommit: PlanContext['onCommit'] = ({ commit, dirty }) => {
      begun = beginWorkbench({ plan: settings, passed: context.passed, repository: settings.repository, workspace, own: [settings.out], patches }, dirty ? null : commit);
    };
    const planned = await writePlan(settings, { runId: id, workspace, events, clock: context.clock, patches, onCommit }, planFolder);
    return inOut(context, async (out) => {
      const unfinished = await beginUnfinished(out, planned, planFolder);
      return untilFinished({ unfinished, workspace, events, out, repository: settings.repository, records: new Map(), patches, begun }, context);
    });
  });
}

/**
 * Takes a run up again that did not come to its end: what its worlds left whole counts, the rest is done. The set-up
 * command runs again, because the snapshot is restored.
 */
export function resume(unfinished: UnfinishedRun, repository: Repository, context: RunContext): Promise<Ran> {
  const { id, stored } = unfinished;
  return inWorkspace(id, context, (workspace) =>
    inOut(context, async (out) => {
      const { keepWhole } = await import('./resumption.js');
      const records = await keepWhole(unfinished);
      const events = new EventLog(context.clock, unfinished.events);
      if (unfinished.events.length === 0) {
        events.emit('run.started', { id });
        announce(stored.plan, stored.planDigest, events);
      }
      events.emit('run.resumed', { kept: [...records.keys()] });
      return untilFinished({ unfinished, workspace, events, out, repository, records, patches: AppliedPatches.reading(repository, workspace.own('scratch')), begun: null }, context);
    }),
  );
}

async function inWorkspace(id: string, context: RunContext, work: (workspace: Workspace) => Promise<Ran>): Promise<Ran> {
  const workspace = await Workspace.open(id);
  try {
    return await work(workspace);
  } finally {
    const left = await workspace.close();
    if (left.length > 0) context.onLeftover(left);
  }
}

async function inOut(context: RunContext, work: (out: string) => Promise<Ran>): Promise<Ran> {
  const out = await context.claimOut();
  try {
    return await work(out.path);
  } finally {
    await out.release();
  }
}

/** A run in its evidence folder. */
export interface Running {
  unfinished: UnfinishedRun;
  workspace: Workspace;
  events: EventLog;
  out: string;
  repository: Repository;
  /** Digests of the records that count, by world; a gate of our own user could reach what lies on disk. */
  records: Map<string, Digest>;
  /** What git made of the patches. */
  patches: AppliedPatches;
  /** What was begun while the patches were judged, or null. */
  begun: BegunWorkbench | null;
}

/** The run's folder goes with the first evidence that is closed; what was interrupted or broke is kept, if any world is. */
async function untilFinished(running: Running, context: RunContext): Promise<Ran> {
  const { unfinished, events, out } = running;
  events.open(unfinished.log);
  try {
    context.onEvents(events, unfinished.id);
    const result = await runPlanned(running, context);
    events.close();
    if (result.evidence.outcome === 'interrupted') context.onUnfinished(unfinished.id);
    else await forgetUnfinished(out, unfinished.id);
    return result;
  } catch (error) {
    events.close();
    if (running.records.size > 0 || context.signal.aborted) context.onUnfinished(unfinished.id);
    else await rm(dirname(unfinished.log), { recursive: true, force: true }).catch(() => undefined); // what ended the run is what has to be told
    throw error;
  }
}

/** What is in the evidence folder stays until the snapshot is restored and set up: only then there will be new evidence. */
async function runPlanned(running: Running, context: RunContext): Promise<Ran> {
  const { unfinished, workspace, events, out, repository, records } = running;
  const stop = new AbortController();
  const forward = (): void => stop.abort();
  context.signal.addEventListener('abort', forward, { once: true });
  if (context.signal.aborted) stop.abort();
  try {
    const setUpLog = join(workspace.own('log'), layout.setUpLog);
    const workbench = await restore(running, context, stop.signal, setUpLog);
    await clearEvidence(out);
    events.open(join(out, layout.events));
    const { ending, last } = workbench === null ? { ending: 'interrupted' as const, last: unfinished.stored } : await runWorlds(workbench, running, context, stop);
    // No gate waits until this is loaded.
    const [{ examine }, { promote }] = await Promise.all([import('./examine.js'), import('./promote.js')]);
    const examination = await examine(last.plan, last.planDigest, { store: unfinished.store, out, ending, setUpLog, records });
    const result = await promote(last.plan, examination, { workspace, events, clock: context.clock, out, repository, openPullRequest: context.openPullRequest?.(last.plan, examination) ?? null });
    return { ...result, out };
  } finally {
    context.signal.removeEventListener('abort', forward);
  }
}

/** Restores the snapshot; null if that was interrupted. The output of a set-up that failed is kept beside the evidence. */
async function restore({ unfinished: { stored }, workspace, events, out, repository, patches, begun }: Running, context: RunContext, signal: AbortSignal, setUpLog: string): Promise<Workbench | null> {
  const { plan, planDigest, folder: planFolder } = stored;
  try {
    const pack = plan.snapshot.dirty ? join(planFolder, layout.pack) : null;
    return await openWorkbench({ plan, planDigest, planFolder, repository, patches, pack, begun, passed: context.passed, workspace, events, signal, jobs: context.jobs, reusesSetUps: true, setUpLog, own: [out] });
  } catch (error) {
    if (context.signal.aborted) return null;
    if (existsSync(setUpLog)) await copyFile(setUpLog, join(out, layout.failedSetUpLog));
    throw error;
  }
}
