import { join, resolve } from 'node:path';
import { systemClock } from '../clock.js';
import { type Plan, worldsOf } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { EventLog } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { mergeEvents } from '../evidence/merge-events.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { writePage } from '../entries/page-file.js';
import { clearEvidence } from '../evidence/clear-evidence.js';
import { openRepository, resolveCommit, type Repository } from '../git/repository.js';
import { examine } from '../steps/examine.js';
import { planFromStore, planIntoStore, proposeIntoStore, replayIntoStore, worldIntoStore, type StepContext, type StoredPlan } from '../steps/over-store.js';
import type { ProposerAccess } from '../steps/rounds.js';
import { promote as promoteStep } from '../steps/promote.js';
import { planPart } from '../core/store-names.js';
import { modelKey, proposerAccess } from '../entries/proposers.js';
import { jobsOf, passedVariables, runRequest } from '../entries/run-request.js';
import { FolderStore } from '../store/folder-store.js';
import { Workspace } from '../worlds/workspace.js';
import { positionals, readArguments } from './arguments.js';
import { exitStatusOf } from '../core/exit-status.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { showResult } from './result.js';
import { runOptions } from './run-options.js';

const text = { type: 'string' } as const;
const worldOptions = { store: text, repo: text, env: { type: 'string', multiple: true }, jobs: text } as const;

/** `safe-debug plan` */
export async function plan(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('plan', args, { ...runOptions, store: text });
  if (values.help) return help('plan', context);
  positionals('plan', given);
  const store = storeOf('plan', values.store);
  const request = await runRequest('plan', values);
  const planned = await planIntoStore(request.settings, store, systemClock);
  context.stdout(request.json ? `${JSON.stringify(planned, null, 2)}\n` : `${worldsOf(planned.plan).join('\n')}\n`);
  return 0;
}

/** `safe-debug world` */
export async function world(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('world', args, { ...worldOptions, id: text });
  if (values.help) return help('world', context);
  positionals('world', given);
  const store = storeOf('world', values.store);
  const stored = await storedPlan(store);
  const id = values.id ?? '';
  if (!worldsOf(stored.plan).includes(id)) throw new SafeDebugError('usage', `--id ${id || '(missing)'}: the worlds of this plan are ${worldsOf(stored.plan).join(', ')}.`);
  const name = stored.plan.names.worlds[id] ?? id;
  if ((await store.get(name)) !== null) throw new SafeDebugError('input', `The world ${id} has already run: the store holds ${name}. Remove that folder to run it again.`);
  const { record } = await worldIntoStore(stored, id, await stepContext(stored, store, values, context));
  context.stdout(values.json ? `${JSON.stringify(record, null, 2)}\n` : `${id}: ${record.attempts.map(({ exitCode, signal }) => signal ?? `exit ${exitCode}`).join(', ')}\n`);
  return 0;
}

/** `safe-debug propose` */
export async function propose(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('propose', args, { ...worldOptions, 'model-key': text, 'replay-model': text, 'agent-env': { type: 'string', multiple: true }, 'agent-key': text });
  if (values.help) return help('propose', context);
  positionals('propose', given);
  const store = storeOf('propose', values.store);
  const stored = await storedPlan(store);
  const { plan: planned } = stored;
  if (planned.proposers === null) throw new SafeDebugError('input', 'The plan asks nobody for proposals. Make one with --model PROVIDER/ID or --agent CMD.');
  if (planned.earlier.length > 0) throw new SafeDebugError('input', `Proposals have been asked for already: the store holds ${planned.names.plan}. Remove that folder to ask again.`);
  if ((await store.get(planned.names.worlds['baseline'] ?? '')) === null) throw new SafeDebugError('input', 'The baseline has not run yet. Run safe-debug world --id baseline with the same --store first.');
  const step = await stepContext(stored, store, values, context);
  const access = await planAccess(planned, values, step);
  const extended = await proposeIntoStore(stored, step, access, new Map());
  const left = worldsOf((extended ?? stored).plan).filter((id) => id !== 'baseline');
  context.stdout(values.json ? `${JSON.stringify({ worlds: left, calls: extended?.plan.calls ?? [], notes: extended?.plan.proposalNotes ?? [] }, null, 2)}\n` : left.map((id) => `${id}\n`).join(''));
  return 0;
}

/** `safe-debug replay` */
export async function replay(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('replay', args, worldOptions);
  if (values.help) return help('replay', context);
  positionals('replay', given);
  const store = storeOf('replay', values.store);
  const stored = await storedPlan(store);
  await requireWorlds(stored.plan, store);
  if ((await store.get(stored.plan.names.replay)) !== null) throw new SafeDebugError('input', `The replay has already run: the store holds ${stored.plan.names.replay}. Remove that folder to run it again.`);
  const { winner } = await replayIntoStore(stored, await stepContext(stored, store, values, context), new Map());
  context.stdout(values.json ? `${JSON.stringify({ winner })}\n` : `${winner === null ? 'no winner to replay' : `replayed ${winner}`}\n`);
  return 0;
}

/** `safe-debug promote` */
export async function promote(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('promote', args, { store: text, repo: text, out: text });
  if (values.help) return help('promote', context);
  positionals('promote', given);
  const store = storeOf('promote', values.store);
  const { plan: planned, planDigest } = await storedPlan(store);
  await requireWorlds(planned, store);
  if ((await store.get(planned.names.replay)) === null) throw new SafeDebugError('input', 'The replay has not run yet. Run safe-debug replay with the same --store first.');
  const repository = await repositoryOf(planned, values.repo);
  const workspace = await Workspace.open(planned.id);
  try {
    const out = await claimOutFolder(values.out ?? '.safe-debug', repository.workTree);
    try {
      const events = new EventLog(systemClock);
      await mergeEvents(planned, store, events);
      await clearEvidence(out.path);
      events.open(join(out.path, layout.events));
      const setUpLog = join((await store.get(planned.names.worlds['baseline'] ?? '')) ?? '', layout.setUpLog);
      const examination = await examine(planned, planDigest, { store, out: out.path, ending: context.signal.aborted ? 'interrupted' : 'complete', setUpLog, records: new Map() });
      const { evidence, digest } = await promoteStep(planned, examination, { workspace, events, clock: systemClock, out: out.path, repository, openPullRequest: null });
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

/** The last plan in a store: each extends the one before. */
async function storedPlan(store: FolderStore): Promise<StoredPlan> {
  const there = new Set(await store.list());
  let version = 1;
  while (there.has(planPart(version + 1))) version++;
  return planFromStore(store, planPart(version), null);
}

/** How the plan's model and agents are reached from here. */
function planAccess({ proposers }: Plan, values: { 'model-key'?: string | undefined; 'replay-model'?: string | undefined; 'agent-env'?: string[] | undefined; 'agent-key'?: string | undefined }, { passed }: StepContext): Promise<ProposerAccess> {
  const key = modelKey(proposers?.model?.name ?? '', values['model-key'], process.env);
  return proposerAccess(proposers, values, { passed, key, environment: process.env });
}

/** Steps before their turn would leave a store that cannot be finished. */
async function requireWorlds(document: Plan, store: FolderStore): Promise<void> {
  const there = await store.list();
  const missing = worldsOf(document).filter((id) => !there.includes(document.names.worlds[id] ?? id));
  if (missing.length > 0) throw new SafeDebugError('input', `These worlds have not run yet: ${missing.join(', ')}. Run safe-debug world --id ID with the same --store for each.`);
}

async function stepContext({ plan: planned }: StoredPlan, store: FolderStore, values: { repo?: string | undefined; env?: string[] | undefined; jobs?: string | undefined }, context: CommandContext): Promise<StepContext> {
  return {
    store,
    repository: await repositoryOf(planned, values.repo),
    passed: passedVariables(values),
    jobs: jobsOf(values),
    clock: systemClock,
    signal: context.signal,
  };
}

function help(command: string, context: CommandContext): number {
  context.stdout(commandHelp[command] ?? '');
  return 0;
}
