import { availableParallelism } from 'node:os';
import { posix, resolve } from 'node:path';
import { configurationPath, defaultConfiguration, type Configuration } from '../core/configuration.js';
import { mostCandidates } from '../core/most-candidates.js';
import { memoryBytesOf, memorySizeForm, mostProcesses } from '../core/world-limits.js';
import { globFault } from '../core/policy/glob-limits.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { readRegularFile } from '../files/regular-file.js';
import { parsePassedVariable, type PassedVariable } from '../gate/environment.js';
import { git } from '../git/git.js';
import { openRepository, resolveCommit, type Repository } from '../git/repository.js';
import type { PlanSettings } from '../steps/plan.js';
import type { ProposerAccess } from '../steps/rounds.js';
import { oneOf, wholeNumber } from './checks.js';
import { proposerAccess, modelKey, proposersFrom, type ProposerValues } from './proposers.js';

/** What a user said about a run, as text: options of the command line or inputs of the action, under the same names. */
export interface RunValues extends ProposerValues {
  gate?: string | undefined;
  setup?: string | undefined;
  'setup-inputs'?: string[] | undefined;
  report?: string[] | undefined;
  'report-format'?: string | undefined;
  invariant?: string[] | undefined;
  candidate?: string[] | undefined;
  candidates?: string[] | undefined;
  ref?: string[] | undefined;
  repo?: string | undefined;
  directory?: string | undefined;
  commit?: string | undefined;
  dirty?: boolean | undefined;
  carry?: string[] | undefined;
  env?: string[] | undefined;
  home?: string | undefined;
  config?: string | undefined;
  jobs?: string | undefined;
  timeout?: string | undefined;
  attempts?: string | undefined;
  isolation?: string | undefined;
  network?: string | undefined;
  memory?: string | undefined;
  processes?: string | undefined;
  volatile?: string[] | undefined;
  promote?: string | undefined;
  out?: string | undefined;
  json?: boolean | undefined;
  /** Name of the variable that holds the key of the model's server. */
  'model-key'?: string | undefined;
  'stop-early'?: boolean | undefined;
  'allow-guarded'?: boolean | undefined;
  /** That key itself, where it comes another way. */
  modelSecret?: string | undefined;
}

/** A `run` or `plan` as the user asked for it. */
export interface RunRequest {
  settings: PlanSettings;
  passed: PassedVariable[];
  jobs: number;
  json: boolean;
  proposers: ProposerAccess;
}

const defaultTimeoutS = 600;
/** What lifts a limit of the configuration. */
export const noLimit = 'none';

const largestConfigurationBytes = 1024 * 1024;

/** Turns options into settings, with the rules of the repository: those given, else those that the snapshot holds or the options name. Throws `usage` or `input`, and touches nothing. */
export async function runRequest(command: string, values: RunValues, rules: Configuration | null = null): Promise<RunRequest> {
  requireGate(command, values);
  if (values.dirty && values.commit !== undefined) throw new SafeDebugError('usage', '--dirty takes the work tree as it is, --commit a commit: give one of them.');
  const repository = await openRepository(values.repo ?? '.');
  const revision = values.commit ?? 'HEAD';
  const { commit: id, tree } = await resolveCommit(repository, revision);
  const configuration = rules ?? await configurationAt(values.config, repository, id);
  const passed = passedVariables(values);
  const settings = settingsFrom(values, { repository, commit: { revision, id, tree }, configuration, passed, command });
  const key = values.modelSecret ?? modelKey(values.model ?? '', values['model-key'], process.env);
  const proposers = await proposerAccess(settings.proposers, values, { passed, key, environment: process.env });
  return { settings, passed, jobs: jobsOf(values), json: values.json ?? false, proposers };
}

/** The variables that the user passes into the gate. Throws `usage` for one that is not set. */
export function passedVariables({ env }: RunValues): PassedVariable[] {
  return (env ?? []).map((variable) => parsePassedVariable(variable, process.env));
}

/** Gates at once: as said, or one a processor. */
export function jobsOf({ jobs }: RunValues): number {
  return wholeNumber('jobs', jobs ?? String(availableParallelism()), 1, 256);
}

function requireGate(command: string, values: RunValues): string {
  if (values.gate === undefined || values.gate.trim() === '') throw new SafeDebugError('usage', `There is no gate: say with --gate CMD which command tells a good tree from a bad one. See safe-debug ${command} --help.`);
  return values.gate;
}

/** Settings for a plan of a commit that is known already. Throws `usage`. */
export function settingsFrom(values: RunValues, known: { repository: Repository; commit: PlanSettings['commit']; configuration: Configuration; passed: readonly PassedVariable[]; command: string }): PlanSettings {
  const { repository, commit, configuration, passed } = known;
  return {
    repository,
    commit,
    dirty: values.dirty ?? false,
    out: resolve(values.out ?? '.safe-debug'),
    gate: {
      command: requireGate(known.command, values),
      directory: directoryOf(values.directory),
      reports: (values.report ?? []).map(reportGlob),
      format: oneOf('report-format', values['report-format'] ?? 'auto', ['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
      invariants: invariantsOf(values.invariant ?? []),
      timeoutS: wholeNumber('timeout', values.timeout ?? String(defaultTimeoutS), 1, 86_400),
      attempts: wholeNumber('attempts', values.attempts ?? '1', 1, 100),
      minTests: configuration['min-tests'],
      environment: passed.map(({ name }) => name),
      home: oneOf('home', values.home ?? 'own', ['own', 'keep']),
    },
    worlds: {
      setup: values.setup ?? null,
      setupInputs: setUpInputsOf(values, configuration),
      carry: (values.carry ?? []).map((glob) => checkedGlob('carry', glob)),
      isolation: oneOf('isolation', values.isolation ?? 'auto', ['auto', 'namespace', 'copy']),
      network: oneOf('network', values.network ?? 'on', ['on', 'off']),
      memoryBytes: memoryOf(values.memory ?? configuration.memory ?? noLimit),
      processes: processesOf(values.processes, configuration),
    },
    policy: {
      promote: oneOf('promote', values.promote ?? 'none', ['none', 'branch', 'apply']),
      requireApproval: false,
      guarded: configuration.guarded,
      allowGuarded: values['allow-guarded'] ?? false,
      volatile: [...configuration.volatile, ...(values.volatile ?? []).map((glob) => checkedGlob('volatile', glob))],
      expectedFailures: configuration['expected-failures'],
      compareIgnored: configuration['compare-ignored'],
      stopEarly: values['stop-early'] ?? false,
    },
    trigger: { kind: 'command-line', actor: null, permission: null, comment: null },
    candidates: { files: values.candidate ?? [], folders: values.candidates ?? [], revisions: values.ref ?? [], proposed: [] },
    mostCandidates,
    proposers: proposersFrom(values, configuration),
    run: null,
    host: null,
  };
}

/** The configuration file that was named, or the one in the snapshot's commit, or the defaults. */
export async function configurationAt(file: string | undefined, repository: Repository, commit: string): Promise<Configuration> {
  if (file !== undefined) {
    const content = await readRegularFile(resolve(file), largestConfigurationBytes).catch((cause: unknown) => {
      throw new SafeDebugError('input', `The configuration ${file} cannot be read: ${messageOf(cause)}.`, { cause });
    });
    return readConfiguration(content, file);
  }
  const blob = await git(repository.place, ['cat-file', 'blob', `${commit}:${configurationPath}`], { accept: 'any', most: largestConfigurationBytes });
  return blob.exitStatus === 0 ? readConfiguration(blob.stdout, configurationPath) : defaultConfiguration;
}

/** Most repositories have no such file: what reads it is loaded where there is one. */
async function readConfiguration(content: Buffer, name: string): Promise<Configuration> {
  const { parseConfiguration } = await import('../core/configuration-file.js');
  return parseConfiguration(content.toString('utf8'), name);
}

/** Bytes of a size such as `512M`, or null for no limit. Throws `usage` for what is neither. */
function memoryOf(size: string): number | null {
  const bytes = memoryBytesOf(size);
  if (bytes === null && size !== noLimit) throw new SafeDebugError('usage', `--memory ${size}: give ${memorySizeForm}, or ${noLimit}.`);
  return bytes;
}

/** Most processes as said, or else as configured; null for no limit. Throws `usage` for what is neither. */
function processesOf(given: string | undefined, { processes }: Configuration): number | null {
  if (given === undefined) return processes;
  return given === noLimit ? null : wholeNumber('processes', given, 1, mostProcesses, noLimit);
}

function directoryOf(given: string | undefined): string {
  if (given === undefined) return '.';
  const directory = posix.normalize(given.replaceAll('\\', '/')).replace(/\/$/, '');
  if (posix.isAbsolute(directory) || directory.split('/').includes('..')) throw new SafeDebugError('usage', `--directory ${given}: give a path inside the repository, from its top.`);
  return directory;
}

/** Files that decide what the set-up makes: those of the repository's rules and those given. Rules for a set-up that there is not are no fault. */
function setUpInputsOf({ setup, 'setup-inputs': given = [] }: RunValues, configuration: Configuration): string[] {
  if (setup === undefined && given.length > 0) throw new SafeDebugError('usage', '--setup-inputs says what the result of --setup depends on: give --setup CMD too.');
  return setup === undefined ? [] : [...configuration['setup-inputs'], ...given.map((glob) => checkedGlob('setup-inputs', glob))];
}

function reportGlob(glob: string): string {
  if (glob === '' || posix.isAbsolute(glob) || glob.split('/').includes('..')) throw new SafeDebugError('usage', `--report ${glob}: give a glob inside the gate's directory, such as 'reports/*.xml'.`);
  return checkedGlob('report', glob);
}

function checkedGlob(option: string, glob: string): string {
  const fault = globFault(glob);
  if (fault !== null) throw new SafeDebugError('usage', `--${option} ${glob.slice(0, 60)}: this glob ${fault}.`);
  return glob;
}

function invariantsOf(given: readonly string[]): { name: string; command: string }[] {
  const invariants = given.map((entry) => {
    const [, name, command] = /^([^=]{1,200})=(.+)$/s.exec(entry) ?? [];
    if (!name || !command) throw new SafeDebugError('usage', `--invariant ${entry}: write NAME=CMD, such as --invariant 'lint=npm run lint'.`);
    return { name, command };
  });
  const twice = invariants.find(({ name }, index) => invariants.findIndex((other) => other.name === name) !== index);
  if (twice) throw new SafeDebugError('usage', `--invariant ${twice.name}: this name is given twice.`);
  return invariants;
}
