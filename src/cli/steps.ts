import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { systemClock } from '../clock.js';
import type { Plan } from '../core/documents/plan.js';
import { digestOf, type Digest } from '../core/digest.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { mergeEvents } from '../evidence/merge-events.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { readPlan } from '../evidence/reader.js';
import { clearEvidence } from '../evidence/writer.js';
import { parsePassedVariable } from '../gate/environment.js';
import { openRepository, resolveCommit, type Repository } from '../git/repository.js';
import { newRunId, writePlan } from '../steps/plan.js';
import { promote as promoteStep } from '../steps/promote.js';
import { replayWinner } from '../steps/replay.js';
import { runWorld, taskOf, worldsOf } from '../steps/world.js';
import { FolderStore } from '../store/folder-store.js';
import { openWorkbench, stagingFolder, type Workbench } from '../worlds/workbench.js';
import { Workspace } from '../worlds/workspace.js';
import { positionals, readArguments, wholeNumber } from './arguments.js';
import { exitStatusOf } from './exit-status.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { showResult, writePage } from './result.js';
import { runOptions, runRequest } from './run-options.js';

const text = { type: 'string' } as const;
const worldOptions = { store: text, repo: text, env: { type: 'string', multiple: true }, jobs: text } as const;

/** `safe-debug plan` */
export async function plan(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('plan', args, { ...runOptions, store: text });
  if (values.help) return help('plan', context);
  positionals('plan', given);
  const store = storeOf('plan', values.store);
  const request = await runRequest('plan', values);
  const runId = newRunId(systemClock);
  const workspace = await Workspace.open(runId);
  try {
    const target = await stagingFolder(workspace);
    const events = new EventLog(systemClock);
    events.open(join(target, layout.events));
    events.emit('run.started', { id: runId });
    const planned = await writePlan(request.settings, { runId, workspace, events, clock: systemClock }, target);
    events.close();
    await store.put(planned.plan.names.plan, target);
    context.stdout(request.json ? `${JSON.stringify(planned, null, 2)}\n` : `${worldsOf(planned.plan).join('\n')}\n`);
    return 0;
  } finally {
    await workspace.close();
  }
}

/** `safe-debug world` */
export async function world(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('world', args, { ...worldOptions, id: text });
  if (values.help) return help('world', context);
  positionals('world', given);
  const store = storeOf('world', values.store);
  const planned = await plannedRun(store);
  const id = values.id ?? '';
  if (!worldsOf(planned.plan).includes(id)) throw new SafeDebugError('usage', `--id ${id || '(missing)'}: the worlds of this plan are ${worldsOf(planned.plan).join(', ')}.`);
  const name = planned.plan.names.worlds[id] ?? id;
  if ((await store.get(name)) !== null) throw new SafeDebugError('input', `The world ${id} has already run: the store holds ${name}. Remove that folder to run it again.`);
  return withWorkbench(planned, values, context, async (workbench, target) => {
    if (id === 'baseline') workbench.events.emit('baseline.started', {}, id);
    const { record } = await runWorld(workbench, taskOf(id), target);
    const touched = await workbench.snapshot.touchedPath();
    if (touched !== null) throw new SafeDebugError('environment', `The snapshot was written to while the gate of ${id} ran (${touched}). Nothing was recorded.`);
    if (id === 'baseline') workbench.events.emit('baseline.finished', {}, id);
    await store.put(name, target);
    context.stdout(values.json ? `${JSON.stringify(record, null, 2)}\n` : `${id}: ${record.attempts.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`).join(', ')}\n`);
  });
}

/** `safe-debug replay` */
export async function replay(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('replay', args, worldOptions);
  if (values.help) return help('replay', context);
  positionals('replay', given);
  const store = storeOf('replay', values.store);
  const planned = await plannedRun(store);
  await requireWorlds(planned.plan, store);
  if ((await store.get(planned.plan.names.replay)) !== null) throw new SafeDebugError('input', `The replay has already run: the store holds ${planned.plan.names.replay}. Remove that folder to run it again.`);
  return withWorkbench(planned, values, context, async (workbench, target) => {
    const winner = await replayWinner(workbench, store, target);
    await store.put(planned.plan.names.replay, target);
    context.stdout(values.json ? `${JSON.stringify({ winner })}\n` : `${winner === null ? 'no winner to replay' : `replayed ${winner}`}\n`);
  });
}

/** `safe-debug promote` */
export async function promote(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('promote', args, { store: text, repo: text, out: text });
  if (values.help) return help('promote', context);
  positionals('promote', given);
  const store = storeOf('promote', values.store);
  const planned = await plannedRun(store);
  await requireWorlds(planned.plan, store);
  if ((await store.get(planned.plan.names.replay)) === null) throw new SafeDebugError('input', 'The replay has not run yet. Run safe-debug replay with the same --store first.');
  const repository = await repositoryOf(planned.plan, values.repo);
  const workspace = await Workspace.open(planned.plan.id);
  try {
    const out = await claimOutFolder(values.out ?? '.safe-debug', repository.workTree);
    try {
      const events = new EventLog(systemClock);
      await mergeEvents(planned.plan, store, events);
      await clearEvidence(out.path);
      events.open(join(out.path, layout.events));
      const ending = context.signal.aborted ? 'interrupted' : 'complete';
      const { evidence, digest } = await promoteStep(planned.plan, planned.planDigest, { store, workspace, events, clock: systemClock, out: out.path, ending, repository, setUpLog: join((await store.get(planned.plan.names.worlds['baseline'] ?? '')) ?? '', layout.setUpLog), records: new Map() });
      events.close();
      await writePage(out.path);
      await showResult(out.path, digest, values.json === true, context);
      return exitStatusOf(evidence);
    } finally {
      await out.release();
    }
  } finally {
    await workspace.close();
  }
}

interface PlannedRun {
  plan: Plan;
  planDigest: Digest;
  folder: string;
}

function storeOf(command: string, directory: string | undefined): FolderStore {
  if (directory === undefined) throw new SafeDebugError('usage', `Say with --store DIR where the steps leave their folders for each other. See safe-debug ${command} --help.`);
  return new FolderStore(resolve(directory));
}

/** The repository that a plan was made from. Throws `input` for one that does not have its commit. */
async function repositoryOf({ snapshot }: Plan, path: string | undefined): Promise<Repository> {
  const repository = await openRepository(path ?? snapshot.repository);
  if (!snapshot.dirty) await resolveCommit(repository, snapshot.commit);
  return repository;
}

async function plannedRun(store: FolderStore): Promise<PlannedRun> {
  const folder = await store.get('plan');
  if (folder === null) throw new SafeDebugError('input', 'The store holds no plan. Run safe-debug plan with the same --store first.');
  const { bytes, plan: document } = await readPlan(folder).catch((cause: unknown) => {
    throw new SafeDebugError('input', `The plan in the store cannot be used. ${messageOf(cause)}`, { cause });
  });
  return { plan: document, planDigest: digestOf(bytes), folder };
}

/** Steps before their turn would leave a store that cannot be finished. */
async function requireWorlds(document: Plan, store: FolderStore): Promise<void> {
  const there = await store.list();
  const missing = worldsOf(document).filter((id) => !there.includes(document.names.worlds[id] ?? id));
  if (missing.length > 0) throw new SafeDebugError('input', `These worlds have not run yet: ${missing.join(', ')}. Run safe-debug world --id ID with the same --store for each.`);
}

/** Opens a workbench for a planned run, with a log of this step's events in the folder that goes to the store. */
async function withWorkbench(
  planned: PlannedRun,
  values: { repo?: string | undefined; env?: string[] | undefined; jobs?: string | undefined },
  context: CommandContext,
  work: (workbench: Workbench, target: string) => Promise<void>,
): Promise<number> {
  const passed = (values.env ?? []).map((variable) => parsePassedVariable(variable, process.env));
  const missing = planned.plan.gate.environment.filter((name) => !passed.some((variable) => variable.name === name));
  if (missing.length > 0) throw new SafeDebugError('usage', `The plan's gate is passed ${missing.join(', ')}: add ${missing.map((name) => `--env ${name}`).join(' ')}.`);
  const repository = await repositoryOf(planned.plan, values.repo);
  const workspace = await Workspace.open(planned.plan.id);
  try {
    const target = await stagingFolder(workspace);
    const events = new EventLog(systemClock);
    events.open(join(target, layout.events));
    const workbench = await openWorkbench({
      plan: planned.plan,
      planDigest: planned.planDigest,
      planFolder: planned.folder,
      repository,
      pack: planned.plan.snapshot.dirty ? join(planned.folder, layout.pack) : null,
      passed,
      workspace,
      events,
      signal: context.signal,
      jobs: wholeNumber('jobs', values.jobs ?? String(availableParallelism()), 1, 256),
      setUpLog: join(target, layout.setUpLog),
    });
    await work(workbench, target);
    events.close();
    return 0;
  } finally {
    await workspace.close();
  }
}

function help(command: string, context: CommandContext): number {
  context.stdout(commandHelp[command] ?? '');
  return 0;
}
