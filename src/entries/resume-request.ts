import { defaultConfiguration, type Configuration } from '../core/configuration.js';
import type { Event } from '../core/documents/event.js';
import type { Plan } from '../core/documents/plan.js';
import { firstDifference } from '../core/first-difference.js';
import { memorySize } from '../core/world-limits.js';
import { SafeDebugError } from '../errors.js';
import { requirePassed } from '../gate/environment.js';
import { openRepository, resolveCommit, type Repository } from '../git/repository.js';
import { collectProposals, type PlanSettings } from '../steps/plan.js';
import type { UnfinishedRun } from '../steps/unfinished.js';
import { shellWord } from '../studio/commands.js';
import { modelKey, proposerAccess } from './proposers.js';
import { configurationAt, jobsOf, noLimit, passedVariables, settingsFrom, type RunRequest, type RunValues } from './run-request.js';

/** What resuming a run needs beside what its plan holds. */
export type ResumeRequest = Omit<RunRequest, 'settings'> & { repository: Repository };

/**
 * Reads the options beside `--resume ID`. What a plan fixes need not be given again; what is given must be what was
 * planned. Values of variables and keys are in no plan, so those have to be given. Throws `input` or `usage` for anything
 * that would make it another run.
 */
export async function resumeRequest({ stored: { plan }, events }: Pick<UnfinishedRun, 'stored' | 'events'>, values: RunValues): Promise<ResumeRequest> {
  const repository = await repositoryOf(plan, values.repo);
  const passed = passedVariables({ env: values.env ?? [] });
  requirePassed(plan.gate.environment, passed);
  const complete = { ...plannedValues(plan), ...given(values) };
  const configuration = await configurationFor(plan, values, repository);
  const settings = settingsFrom(complete, { repository, commit: { revision: values.commit ?? plan.snapshot.commit, id: plan.snapshot.commit, tree: plan.snapshot.tree }, configuration, passed, command: 'run' });
  await requireSameSnapshot(plan, values, repository);
  requireSamePlan(plan, settings);
  await requireSameCandidates(plan, settings, repository);
  const key = modelKey(plan.proposers?.model?.name ?? '', values['model-key'], process.env);
  const proposers = await proposerAccess(plan.proposers, values, { passed, key, environment: process.env });
  for (const used of callsIn(events)) proposers.model?.budget.spend(used);
  return { repository, passed, jobs: jobsOf(values), json: values.json ?? false, proposers };
}

/** What the calls so far took, as far as the server told: one budget holds for the whole run. */
function callsIn(events: readonly Event[]): { input: number; output: number }[] {
  const tokens = (value: unknown): number => (typeof value === 'number' ? value : 0);
  return events.filter(({ type }) => type === 'model.called').map(({ data }) => ({ input: tokens(data['inputTokens']), output: tokens(data['outputTokens']) }));
}

async function repositoryOf({ snapshot }: Plan, path: string | undefined): Promise<Repository> {
  const repository = await openRepository(path ?? snapshot.repository);
  if (!snapshot.dirty) await resolveCommit(repository, snapshot.commit);
  return repository;
}

/** What of a plan options say. */
type Planned = Pick<Plan, 'worlds' | 'policy' | 'proposers'> & { gate: Omit<Plan['gate'], 'digest'>; snapshot: Pick<Plan['snapshot'], 'dirty'> };

/** The options that give this plan again. */
function plannedValues({ gate, worlds, policy, snapshot, proposers }: Planned): RunValues {
  return {
    gate: gate.command,
    directory: gate.directory,
    report: gate.reports,
    'report-format': gate.format,
    invariant: gate.invariants.map(({ name, command }) => `${name}=${command}`),
    timeout: String(gate.timeoutS),
    attempts: String(gate.attempts),
    home: gate.home,
    setup: worlds.setup ?? undefined,
    carry: worlds.carry,
    isolation: worlds.isolation,
    network: worlds.network,
    memory: worlds.memoryBytes === null ? noLimit : memorySize(worlds.memoryBytes),
    processes: worlds.processes === null ? noLimit : String(worlds.processes),
    promote: policy.promote,
    'stop-early': policy.stopEarly,
    'allow-guarded': policy.allowGuarded,
    dirty: snapshot.dirty,
    model: proposers?.model?.name,
    agent: proposers?.agent?.command,
  };
}

/** The same, and the lists to which the configuration adds. */
function typedOptions(plan: Planned): RunValues {
  return { ...plannedValues(plan), env: plan.gate.environment, volatile: plan.policy.volatile, 'setup-inputs': plan.worlds.setupInputs };
}

function given(values: RunValues): RunValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The rules as planned, unless the options say anything about them. */
async function configurationFor({ snapshot, gate, policy, worlds }: Plan, values: RunValues, repository: Repository): Promise<Configuration> {
  if (values.config !== undefined || values.volatile !== undefined || values['setup-inputs'] !== undefined) return configurationAt(values.config, repository, snapshot.commit);
  return { ...defaultConfiguration, guarded: policy.guarded, volatile: policy.volatile, 'expected-failures': policy.expectedFailures, 'compare-ignored': policy.compareIgnored, 'min-tests': gate.minTests, 'setup-inputs': worlds.setupInputs };
}

async function requireSameSnapshot({ id, snapshot }: Plan, values: RunValues, repository: Repository): Promise<void> {
  if (values.dirty === true && values.commit !== undefined) throw new SafeDebugError('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
  if (values.commit !== undefined && (await resolveCommit(repository, values.commit)).commit !== snapshot.commit) throw otherRun(id, `--commit ${values.commit} is not its snapshot ${snapshot.commit}`);
  if (values.dirty === true && !snapshot.dirty) throw otherRun(id, 'it took a commit, not the work tree (--dirty)');
}

/** Says what differs as the option that was typed; what no option says, by its name in the plan. */
function requireSamePlan({ id, gate: { digest: _digest, ...gate }, worlds, policy, snapshot, proposers }: Plan, settings: PlanSettings): void {
  const option = firstDifference(typedOptions({ gate, worlds, policy, snapshot, proposers }), typedOptions({ ...settings, snapshot: settings }));
  if (option !== null) throw otherRun(id, otherOption(String(option.path[0]), option.left, option.right));
  const found = firstDifference({ gate, worlds, policy }, { gate: settings.gate, worlds: settings.worlds, policy: settings.policy });
  if (found !== null) throw otherRun(id, `its ${found.path.join('.')} is ${JSON.stringify(found.left) ?? 'not there'}, not ${JSON.stringify(found.right) ?? 'nothing'}`);
}

function otherOption(option: string, planned: unknown, asked: unknown): string {
  const word = (value: unknown): string => shellWord(String(value));
  const typed = (value: unknown): string => (value === true ? `--${option}` : `--${option} ${word(value)}`);
  if (planned === undefined || planned === false) return `it was planned without ${typed(asked)}`;
  if (asked === undefined || asked === false) return `it was planned with ${typed(planned)}`;
  return `it was planned with ${typed(planned)}, not ${word(asked)}`;
}

/** Patches that are named again must be those that were recorded, in their order. */
async function requireSameCandidates({ id, snapshot, candidates }: Plan, settings: PlanSettings, repository: Repository): Promise<void> {
  const { files, folders, revisions } = settings.candidates;
  if (files.length + folders.length + revisions.length === 0) return;
  const named = (await collectProposals(settings, repository, snapshot.commit)).map(({ source }) => source.sha256);
  const planned = candidates.filter(({ proposal }) => proposal === null);
  const changed = planned.find(({ source }, index) => source.sha256 !== named[index]);
  if (changed) throw otherRun(id, `the patch of its candidate ${changed.id} (${changed.label}) is another one than was named now`);
  if (named.length > planned.length) throw otherRun(id, `it has ${planned.length} candidates, not ${named.length}`);
}

function otherRun(id: string, why: string): SafeDebugError {
  return new SafeDebugError('input', `This is not the run ${id}: ${why}. Leave out what its plan holds, or start a new run without --resume.`);
}
