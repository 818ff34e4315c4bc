import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.js';
import type { Derivation } from '../core/derivation.js';
import { digestOf, digestOfJson, type Digest } from '../core/digest.js';
import { type Plan, worldsOf } from '../core/documents/plan.js';
import type { WorldRecord } from '../core/documents/record.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { readPlan } from '../evidence/reader.js';
import { digestOfFile } from '../files/file-digest.js';
import { endOf } from '../files/file-part.js';
import type { PassedVariable } from '../gate/environment.js';
import type { Repository } from '../git/repository.js';
import { AppliedPatches } from '../patches/applied-patches.js';
import type { Store } from '../store/store.js';
import { tool } from '../tool.js';
import { openWorkbench, stagingFolder, type Workbench } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { deriveWorlds } from './derive-worlds.js';
import { newRunId, writePlan, type PlanSettings, type WrittenPlan } from './plan.js';
import { replayWinner, worldFolders } from './replay.js';
import { propose, type ProposerAccess } from './rounds.js';
import { runWorld } from './world.js';
import { taskOf } from './world-task.js';

/*
 * The steps as processes or jobs of their own: each opens a workspace, does its part, and leaves one folder in the store.
 */

/** Most bytes of the end of a world's log that its job shows. */
const mostLogBytes = 200_000;

/** A plan as a later step finds it in the store. */
export interface StoredPlan {
  plan: Plan;
  planDigest: Digest;
  folder: string;
}

/** What running worlds needs beside the plan. */
export interface StepContext {
  store: Store;
  repository: Repository;
  passed: readonly PassedVariable[];
  /** Gates at once. */
  jobs: number;
  clock: Clock;
  signal: AbortSignal;
}

/** Makes the plan and leaves it in the store. Throws as `writePlan` does. */
export async function planIntoStore(settings: PlanSettings, store: Store, clock: Clock): Promise<WrittenPlan> {
  const runId = newRunId(clock);
  return withWorkspace(runId, async (workspace) => {
    const target = stagingFolder(workspace);
    const events = new EventLog(clock);
    events.open(join(target, layout.events));
    events.emit('run.started', { id: runId });
    const planned = await writePlan(settings, { runId, workspace, events, clock, patches: AppliedPatches.reading(settings.repository, workspace.own('scratch')) }, target);
    events.close();
    await store.put(planned.plan.names.plan, target);
    return planned;
  });
}

/**
 * Reads the plan from the store. `expected` is its digest as told by another way than the store, or null.
 * Throws `input` if there is none, or one by another version of this program, `evidence` if it is another one.
 */
export async function planFromStore(store: Store, name: string, expected: Digest | null): Promise<StoredPlan> {
  const folder = await store.get(name);
  if (folder === null) throw new SafeDebugError('input', `The store holds no plan (${name}). Run the step "plan" over the same store first.`);
  const { bytes, plan } = await readPlan(folder).catch((cause: unknown) => {
    throw new SafeDebugError('input', `The plan in the store cannot be used. ${messageOf(cause)}`, { cause });
  });
  const planDigest = digestOf(bytes);
  if (expected !== null && planDigest !== expected) throw new SafeDebugError('evidence', `The plan in the store is not the one that was made: its digest is ${planDigest}, not ${expected}. Something replaced it; nothing of this run can be used.`);
  if (plan.tool.version !== tool.version) throw new SafeDebugError('input', `The plan was made by version ${plan.tool.version} of this program, and this is ${tool.version}. The steps of one run take the same one: use that, or start the run anew.`);
  return { plan, planDigest, folder };
}

/** Runs one world of a stored plan and leaves its record in the store. Returns the end of its log too. Throws `input` for a world that the plan does not have. */
export async function worldIntoStore(stored: StoredPlan, id: string, context: StepContext): Promise<{ record: WorldRecord; digest: Digest; log: string }> {
  const { plan } = stored;
  if (!worldsOf(plan).includes(id)) throw new SafeDebugError('usage', `The world "${id}" is not in this plan: its worlds are ${worldsOf(plan).join(', ')}.`);
  return withWorkbench(stored, context, async (workbench, target) => {
    if (id === 'baseline') workbench.events.emit('baseline.started', {}, id);
    const result = await runWorld(workbench, taskOf(id), target);
    const touched = await workbench.snapshot.worlds.touchedPath();
    if (touched !== null) throw new SafeDebugError('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
    if (id === 'baseline') workbench.events.emit('baseline.finished', {}, id);
    const log = await endOf(join(target, result.record.log.file), mostLogBytes);
    await context.store.put(plan.names.worlds[id] ?? id, target);
    return { ...result, log };
  });
}

/**
 * Ranks what the worlds left, replays the winner, and leaves the replay in the store. `told` are digests of the worlds'
 * records as told by another way than the store. The digest covers the records of the replay; the derivation is what worlds
 * and replay come to, which the promotion derives again.
 */
export async function replayIntoStore(stored: StoredPlan, context: StepContext, told: ReadonlyMap<string, Digest>): Promise<{ winner: string | null; digest: Digest; derivation: Derivation }> {
  return withWorkbench(stored, context, async (workbench, target) => {
    const records = new Map(told);
    const winner = await replayWinner(workbench, context.store, target, records);
    const digest = await replayDigest(target);
    const folders = await worldFolders(stored.plan, context.store);
    if (winner !== null) for (const world of ['replay', 'replay-baseline']) folders.set(world, target);
    const derivation = await deriveWorlds(stored.plan, stored.planDigest, folders, 'complete', records);
    await context.store.put(stored.plan.names.replay, target);
    return { winner, digest, derivation };
  });
}

/** Digest over the records that a replay left in its folder; a replay that did not run has one too. */
export async function replayDigest(folder: string): Promise<Digest> {
  const digests: Record<string, string | null> = {};
  for (const world of ['replay', 'replay-baseline']) {
    const file = join(folder, layout.record(world));
    digests[world] = (await lstat(file).catch(() => null))?.isFile() ? await digestOfFile(file) : null;
  }
  return digestOfJson(digests);
}

/**
 * Asks the plan's model and agents, and leaves the plan that extends it in the store. Null when nobody was asked, because
 * the baseline did not fail or the plan asks nobody.
 */
export async function proposeIntoStore(stored: StoredPlan, context: StepContext, access: ProposerAccess, records: ReadonlyMap<string, Digest | null>): Promise<StoredPlan | null> {
  if (stored.plan.proposers === null) return null;
  return withWorkspace(stored.plan.id, (workspace) =>
    inWorkbench(stored, context, workspace, (workbench, target) => propose(1, stored, workbench, { store: context.store, repository: context.repository, records, access, target })),
  );
}

function withWorkbench<Result>(stored: StoredPlan, context: StepContext, work: (workbench: Workbench, target: string) => Promise<Result>): Promise<Result> {
  return withWorkspace(stored.plan.id, (workspace) => inWorkbench(stored, context, workspace, work));
}

async function inWorkbench<Result>({ plan, planDigest, folder }: StoredPlan, { repository, passed, jobs, clock, signal }: StepContext, workspace: Workspace, work: (workbench: Workbench, target: string) => Promise<Result>): Promise<Result> {
  const target = stagingFolder(workspace);
  const events = new EventLog(clock);
  events.open(join(target, layout.events));
  const pack = plan.snapshot.dirty ? join(folder, layout.pack) : null;
  const workbench = await openWorkbench({ plan, planDigest, planFolder: folder, repository, patches: AppliedPatches.reading(repository, workspace.own('scratch')), pack, begun: null, passed, workspace, events, signal, jobs, reusesSetUps: true, setUpLog: join(target, layout.setUpLog), own: [folder] });
  const result = await work(workbench, target);
  events.close();
  return result;
}

async function withWorkspace<Result>(runId: string, work: (workspace: Workspace) => Promise<Result>): Promise<Result> {
  const workspace = await Workspace.open(runId);
  try {
    return await work(workspace);
  } finally {
    await workspace.close();
  }
}
