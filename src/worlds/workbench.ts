import { mkdtempSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnvironmentFacts } from '../core/documents/common.js';
import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import type { EventSink } from '../evidence/event-log.js';
import { gateEnvironment, requirePassed, type PassedVariable } from '../gate/environment.js';
import { GateLog } from '../gate/gate-log.js';
import type { Repository } from '../git/repository.js';
import { GateQueue } from '../processes/gate-queue.js';
import { runSupervised } from '../processes/supervised-command.js';
import { joinOutput } from '../gate/capture.js';
import { chooseStrategy } from './choose-strategy.js';
import { environmentFacts } from './environment-facts.js';
import { openCache } from './set-ups/cache-folder.js';
import { restoreSnapshot, type RestoredCommit, type Snapshot } from './snapshot.js';
import type { World } from './strategy.js';
import type { Workspace } from './workspace.js';

/** What a machine needs to run worlds of one plan: the restored snapshot and places for gates. */
export interface Workbench {
  plan: Plan;
  planDigest: `sha256:${string}`;
  /** The plan's folder, with the recorded patches. */
  planFolder: string;
  snapshot: Snapshot;
  environment: EnvironmentFacts;
  /** Places for gates. */
  queue: GateQueue;
  /** Places for worlds that are being prepared or wait for their gate. */
  preparations: GateQueue;
  passed: readonly PassedVariable[];
  events: EventSink;
  signal: AbortSignal;
}

/** What opening a workbench needs. */
export interface WorkbenchSource extends Pick<Workbench, 'plan' | 'planDigest' | 'planFolder' | 'passed' | 'events' | 'signal'> {
  workspace: Workspace;
  repository: Repository;
  /** Pack of objects that only the plan has, or null. */
  pack: string | null;
  /** The plan's commit, where restoring it was begun before there was a plan; null: it is restored now. */
  commit: Promise<RestoredCommit> | null;
  /** Folders of this program's own, with evidence or a store: hidden from worlds where that is possible. */
  own: readonly string[];
  /** Gates at once. */
  jobs: number;
  /** Whether the set-up's result may be one that an earlier run kept, where its inputs are declared; otherwise it is made anew. */
  reusesSetUps: boolean;
  /** Where the output of the set-up command is kept. */
  setUpLog: string;
}

/**
 * Restores the snapshot on this machine. Throws `usage` if a variable that the plan's gate needs was not passed,
 * `environment` if the set-up fails or the demanded isolation cannot be had.
 */
export async function openWorkbench(source: WorkbenchSource): Promise<Workbench> {
  const { plan, workspace } = source;
  requirePassed(plan.gate.environment, source.passed);
  const cache = source.reusesSetUps ? await openCache(plan) : null;
  const choice = chooseStrategy(cache === null ? source : { ...source, own: [...source.own, cache.folder] });
  const strategy = choice.then((chosen) => chosen.strategy);
  const [{ notes }, environment, snapshot] = await Promise.all([
    choice,
    strategy.then(({ isolation }) => environmentFacts(isolation)),
    restoreSnapshot({ plan, repository: source.repository, pack: source.pack, commit: source.commit, workspace, strategy, passed: source.passed, cache, setUp: (world) => firstSetUp(source, world) }),
  ]);
  snapshot.notes.push(...notes);
  return { ...source, snapshot, environment, queue: new GateQueue(source.jobs), preparations: new GateQueue(source.jobs) };
}

async function firstSetUp(source: WorkbenchSource, world: World): Promise<void> {
  await mkdir(dirname(source.setUpLog), { recursive: true });
  const log = new GateLog(source.setUpLog, source.passed);
  try {
    await runSetUp(source, world, log, `${source.plan.id}/setup`);
  } finally {
    log.close();
  }
}

/** Runs the plan's set-up command in a world. Throws `environment` with the last lines of its output if it fails. */
export async function runSetUp(source: Pick<Workbench, 'plan' | 'passed' | 'signal'>, world: World, log: GateLog, marker: string): Promise<void> {
  const { plan, passed, signal } = source;
  if (plan.worlds.setup === null) return;
  log.heading(`set-up: ${plan.worlds.setup}`);
  const end = await runSupervised({
    command: plan.worlds.setup,
    directory: join(world.tree, plan.gate.directory),
    environment: gateEnvironment(world, plan.gate.home, passed),
    marker,
    worldDirectory: world.root,
    timeoutMs: plan.gate.timeoutS * 1000,
    launcher: world.launcher,
    signal,
    consume: async (stdout, stderr) => {
      await log.take(joinOutput(stdout, stderr, null));
    },
  });
  if (signal.aborted) throw new SafeDebugError('interrupted', 'The run was interrupted during the set-up.');
  if (end.exitCode === 0) return;
  const how = end.timedOut ? `ran into the time limit of ${plan.gate.timeoutS} s` : end.signal === null ? `ended with exit status ${end.exitCode}` : `was ended by ${end.signal}`;
  throw new SafeDebugError('environment', `The set-up command "${plan.worlds.setup}" ${how}. Its output:\n${log.excerpt}\nRun it by hand in a fresh clone to see what it lacks; worlds have a HOME of their own (--home keep shares yours). In a run, all of its output is in setup-failed.log in the evidence folder.`);
}

/** A fresh folder of this process for what a step is about to put into the store. At once, so that worlds queue in the order in which they are started. */
export function stagingFolder(workspace: Workspace): string {
  return mkdtempSync(`${workspace.own('staging')}-`);
}
