import { mkdtempSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Plan } from '../core/documents/plan.js';
import { reachedSentences } from '../core/reached-limits.js';
import { SafeDebugError } from '../errors.js';
import type { EventSink } from '../evidence/event-log.js';
import { gateEnvironment, requirePassed, type PassedVariable } from '../gate/environment.js';
import { GateLog } from '../gate/gate-log.js';
import type { Repository } from '../git/repository.js';
import type { AppliedPatches } from '../patches/applied-patches.js';
import { GateQueue } from '../processes/gate-queue.js';
import type { Limits } from '../processes/limits/limits.js';
import { runSupervised } from '../processes/supervised-command.js';
import { joinOutput } from '../gate/capture.js';
import { chooseLimits } from './choose-limits.js';
import { chooseStrategy } from './choose-strategy.js';
import { environmentFacts, gitVersion } from './environment-facts.js';
import type { Surroundings } from './hidden-folders.js';
import { openCache, type SetUpCache } from './set-ups/cache-folder.js';
import { restoreCommit, restoreSnapshot, type RestoredCommit, type Snapshot } from './snapshot.js';
import { applySetUp } from './set-ups/apply.js';
import type { World, WorldStrategy } from './strategy.js';
import type { Workspace } from './workspace.js';

/** What a machine needs to run worlds of one plan: the restored snapshot and places for gates. */
export interface Workbench {
  plan: Plan;
  planDigest: `sha256:${string}`;
  /** The plan's folder, with the recorded patches. */
  planFolder: string;
  snapshot: Snapshot;
  environment: EnvironmentFacts;
  /** What holds for each command of a world. */
  limits: Limits;
  /** Places for gates. */
  queue: GateQueue;
  /** Places for worlds that are being prepared or wait for their gate. */
  preparations: GateQueue;
  /** One place for the worlds that are to be described: all of them at once would be a lot of memory. */
  descriptions: GateQueue;
  passed: readonly PassedVariable[];
  events: EventSink;
  signal: AbortSignal;
}

/** What opening a workbench needs. */
export interface WorkbenchSource extends Pick<Workbench, 'plan' | 'planDigest' | 'planFolder' | 'passed' | 'events' | 'signal'> {
  workspace: Workspace;
  repository: Repository;
  /** Where patches are applied: in a scratch repository that reads the user's. Has what came of those that this process judged. */
  patches: AppliedPatches;
  /** Pack of objects that only the plan has, or null. */
  pack: string | null;
  /** What was begun before there was a plan, or null. */
  begun: BegunWorkbench | null;
  /** Folders of this program's own, with evidence or a store: hidden from worlds where that is possible. */
  own: readonly string[];
  /** Gates at once. */
  jobs: number;
  /** Whether the set-up's result may be one that an earlier run kept, where its inputs are declared; otherwise it is made anew. */
  reusesSetUps: boolean;
  /** Where the output of the set-up command is kept. */
  setUpLog: string;
}

/** What is here to make worlds with: the strategy, and where results of set-ups are kept, which is hidden from worlds; null where none may be used. */
interface Ground {
  choice: ReturnType<typeof chooseStrategy>;
  cache: Promise<SetUpCache | null>;
  /** The version of git here. */
  git: Promise<string>;
}

/** The part of a workbench that needs no candidates. */
export interface BegunWorkbench extends Ground {
  /** The commit, if there was one to restore already. */
  commit: Promise<RestoredCommit> | null;
  /** The whole snapshot, where it needs no set-up either. */
  snapshot: Promise<Snapshot> | null;
}

/**
 * Begins to find out how worlds can be had here, and to restore a commit of the repository (null: none yet). The workspace is
 * kept for both; their faults are told by `openWorkbench`.
 */
export function beginWorkbench(needs: Surroundings & Pick<WorkbenchSource, 'patches'>, commit: string | null): BegunWorkbench {
  const { plan, workspace, repository, patches } = needs;
  const { choice, cache, git } = chooseGround(needs, true);
  const ground = { choice: workspace.keepFor(choice), cache: workspace.keepFor(cache), git: workspace.keepFor(git) };
  if (commit === null) return { ...ground, commit: null, snapshot: null };
  const restored = workspace.keepFor(restoreCommit({ repository, workspace, pack: null, patches }, commit));
  const strategy = workspace.keepFor(choice.then((chosen) => chosen.strategy));
  const { setup, carry } = plan.worlds;
  const snapshot = setup === null ? workspace.keepFor(restoreSnapshot({ commit, carry, repository, pack: null, workspace, restored, patches, strategy, setUp: null })) : null;
  return { ...ground, commit: restored, snapshot };
}

function chooseGround(needs: Surroundings, reusesSetUps: boolean): Ground {
  const cache = reusesSetUps ? openCache(needs.plan) : Promise.resolve(null);
  return { cache, git: gitVersion(), choice: cache.then((kept) => chooseStrategy(kept === null || kept.folder === null ? needs : { ...needs, own: [...needs.own, kept.folder] })) };
}

/**
 * Restores the snapshot on this machine. Throws `usage` if a variable that the plan's gate needs was not passed,
 * `environment` if the set-up fails or the demanded isolation cannot be had.
 */
export async function openWorkbench(source: WorkbenchSource): Promise<Workbench> {
  const { plan, begun } = source;
  requirePassed(plan.gate.environment, source.passed);
  const ground = begun ?? chooseGround(source, source.reusesSetUps);
  const { choice } = ground;
  const [cache, git] = await Promise.all([ground.cache, ground.git]);
  const strategy = choice.then((chosen) => chosen.strategy);
  const held = strategy.then(({ isolation }) => chooseLimits(source, isolation));
  const setUpNotes: string[] = [];
  const setUp = async (world: World): Promise<void> => void setUpNotes.push(...(await firstSetUp({ ...source, limits: (await held).limits }, world)));
  const [{ strategy: { isolation }, notes }, { limits, facts }, snapshot] = await Promise.all([
    choice,
    held,
    begun?.snapshot ?? restorePlanned(source, strategy, cache, setUp),
  ]);
  snapshot.notes.push(...setUpNotes, ...notes);
  return { ...source, limits, snapshot, environment: environmentFacts({ ...isolation, limits: facts }, git), queue: new GateQueue(source.jobs), preparations: new GateQueue(source.jobs), descriptions: new GateQueue(1) };
}

function restorePlanned(source: WorkbenchSource, strategy: Promise<WorldStrategy>, cache: SetUpCache | null, setUp: (world: World) => Promise<void>): Promise<Snapshot> {
  const { plan, begun, repository, pack, workspace, patches } = source;
  const { setup, carry } = plan.worlds;
  return restoreSnapshot({
    commit: plan.snapshot.commit,
    carry,
    repository,
    pack,
    workspace,
    restored: begun?.commit ?? null,
    patches,
    strategy,
    setUp: setup === null ? null : (plain) => applySetUp({ ...source, ...plain, command: setup, cache, setUp }),
  });
}

async function firstSetUp(source: WorkbenchSource & Pick<Workbench, 'limits'>, world: World): Promise<string[]> {
  await mkdir(dirname(source.setUpLog), { recursive: true });
  const log = new GateLog(source.setUpLog, source.passed);
  try {
    return await runSetUp(source, world, log, `${source.plan.id}/setup`);
  } finally {
    log.close();
  }
}

/** Runs the plan's set-up command in a world. Returns what the evidence should say of it; throws `environment` with the last lines of its output if it fails. */
export async function runSetUp(source: Pick<Workbench, 'plan' | 'passed' | 'signal' | 'limits'>, world: World, log: GateLog, marker: string): Promise<string[]> {
  const { plan, passed, signal, limits } = source;
  if (plan.worlds.setup === null) return [];
  log.heading(`set-up: ${plan.worlds.setup}`);
  const end = await runSupervised({
    command: plan.worlds.setup,
    directory: join(world.tree, plan.gate.directory),
    environment: gateEnvironment(world, plan.gate.home, passed),
    marker,
    worldDirectory: world.root,
    timeoutMs: plan.gate.timeoutS * 1000,
    launcher: world.launcher,
    limits,
    signal,
    consume: async (stdout, stderr) => {
      await log.take(joinOutput(stdout, stderr, null));
    },
  });
  if (signal.aborted) throw new SafeDebugError('interrupted', 'The run was interrupted during the set-up.');
  const reached = reachedSentences('The set-up', plan.worlds, end.reached);
  for (const sentence of reached) log.heading(sentence);
  if (end.exitCode === 0) return reached;
  const how = end.timedOut ? `ran into the time limit of ${plan.gate.timeoutS} s` : end.signal === null ? `ended with exit status ${end.exitCode}` : `was ended by ${end.signal}`;
  throw new SafeDebugError('environment', `The set-up command "${plan.worlds.setup}" ${how}. ${reached.map((sentence) => `${sentence} `).join('')}Its output:\n${log.excerpt}\nRun it by hand in a fresh clone to see what it lacks; worlds have a HOME of their own (--home keep shares yours). In a run, all of its output is in setup-failed.log in the evidence folder.`);
}

/** A fresh folder of this process for what a step is about to put into the store. At once, so that worlds queue in the order in which they are started. */
export function stagingFolder(workspace: Workspace): string {
  return mkdtempSync(`${workspace.own('staging')}-`);
}
