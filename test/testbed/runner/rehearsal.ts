import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConcurrencyGroups } from './concurrency.js';
import { EnvironmentReviews } from './environment-reviews.js';
import type { ProcessWaits } from './processes.js';
import type { JobRecord, JsonObject, Permissions, RunRecord } from './records.js';
import { runRequest } from './run.js';
import type { RunSurroundings } from './run.js';
import type { Hook, RunnerServices, RunnerSettings, WorkflowSource } from './services.js';
import { Slots } from './slots.js';

/** A runner without a GitHub: workflows are texts, tokens are made up. For tests of the runner's own rules. */
export type Rehearsal = {
  readonly root: string;
  /** Runs the workflow at `path` to its end. */
  run(path: string, event?: RehearsedEvent): Promise<RunRecord>;
  start(path: string, event?: RehearsedEvent): { readonly run: RunRecord; readonly ended: Promise<RunRecord>; readonly cancel: () => void };
  readonly reviews: EnvironmentReviews;
  readonly minted: readonly { label: string; permissions: Permissions }[];
  close(): Promise<void>;
};

export type RehearsedEvent = { readonly name?: string; readonly payload?: JsonObject; readonly inputs?: JsonObject; readonly isUntrusted?: boolean };

export type RehearsalOptions = {
  /** Contents of workflow files: by path, or `owner/name/path` for another repository. */
  readonly workflows: Readonly<Record<string, string>>;
  /** Folders of actions by `owner/name`. */
  readonly actions?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly hooks?: readonly Hook[];
  readonly reviewed?: readonly string[];
  readonly parallel?: number;
  readonly processWaits?: ProcessWaits;
};

const repository = 'o/r';
const sha = 'a'.repeat(40);

export async function openRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const root = await mkdtemp(join(tmpdir(), 'runner-'));
  const minted: { label: string; permissions: Permissions }[] = [];
  const reviews = new EnvironmentReviews();
  const surroundings: RunSurroundings = {
    services: servicesOf(options, minted),
    settings: settingsOf(options, root),
    machines: new Slots(options.parallel ?? 2),
    groups: new ConcurrencyGroups(),
    reviews,
  };
  let runs = 0;
  const start: Rehearsal['start'] = (path, event = {}) => {
    runs += 1;
    const run = newRun(runs, path, event);
    const source = sourceOf(options, path);
    if (source === undefined) throw new Error(`The rehearsal has no workflow ${path}.`);
    const canceller = new AbortController();
    const request = {
      run, source, payload: run.payload, sha, ref: 'refs/heads/main', headRef: '', baseRef: '',
      inputs: event.inputs ?? {}, isUntrusted: event.isUntrusted ?? false,
    };
    return { run, ended: runRequest(request, surroundings, canceller).then(() => run), cancel: () => canceller.abort('by a user') };
  };
  return {
    root, reviews, minted, start,
    run: (path, event) => start(path, event).ended,
    close: () => rm(root, { recursive: true, force: true }),
  };
}

function servicesOf(options: RehearsalOptions, minted: { label: string; permissions: Permissions }[]): RunnerServices {
  let checkRuns = 0;
  return {
    serverUrl: 'https://github.com', apiUrl: 'http://127.0.0.1:1', graphqlUrl: 'http://127.0.0.1:1/graphql',
    mintToken: ({ label, permissions }) => {
      minted.push({ label, permissions });
      return `ghs_of_job_${minted.length}`;
    },
    revokeToken: () => undefined,
    openJob: () => (checkRuns += 1),
    jobChanged: () => undefined,
    actionEnvironment: ({ checkRunId }) => ({ ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/', ACTIONS_RUNTIME_TOKEN: `runtime-${checkRunId}` }),
    readWorkflow: async (reference) => {
      const key = reference.repository === repository ? reference.path : `${reference.repository}/${reference.path}`;
      const found = sourceOf(options, key);
      return found === undefined ? undefined : { ...reference, sha: found.sha, content: found.content };
    },
    actionFolder: async (reference) => {
      const folder = options.actions?.[reference.repository];
      return folder === undefined ? undefined : join(folder, reference.path);
    },
  };
}

function settingsOf(options: RehearsalOptions, root: string): RunnerSettings {
  return {
    root, node: process.execPath, secrets: options.secrets ?? {}, variables: { CHANNEL: 'stable' }, hooks: options.hooks ?? [],
    needsReview: (_repository, environment) => (options.reviewed ?? []).includes(environment),
    processWaits: options.processWaits ?? { interrupt: 250, terminate: 100, output: 100 },
  };
}

function sourceOf(options: RehearsalOptions, path: string): WorkflowSource | undefined {
  const content = options.workflows[path];
  return content === undefined ? undefined : { repository, ref: 'refs/heads/main', path, sha, content };
}

function newRun(id: number, path: string, event: RehearsedEvent): RunRecord {
  return {
    id, attempt: 1, repository, path, workflow: path, event: event.name ?? 'push', payload: event.payload ?? {}, actor: 'maintainer',
    headSha: sha, headBranch: 'main', chainDepth: 0, status: 'queued', conclusion: null, error: null, jobs: [], annotations: [],
    createdAt: Date.now(), durationMs: null,
  };
}

/** All lines of a job as one text. */
export function logOf(job: JobRecord): string {
  return job.log.join('\n');
}
