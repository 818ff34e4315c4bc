import type { ProcessWaits } from './processes.js';
import type { JobRecord, JsonObject, Permissions, RunRecord } from './records.js';

/** A file or folder in a repository: the reference of `uses:` after its short forms are resolved. */
export type RepositoryReference = { readonly repository: string; readonly ref: string; readonly path: string };

/** A workflow file as found, with the commit that it was read from. */
export type WorkflowSource = RepositoryReference & { readonly sha: string; readonly content: string };

/** What the runner needs from the world around it. The bed implements it; tests of rules use small fakes. */
export type RunnerServices = {
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** A token for one job with exactly these permissions. */
  mintToken(job: { repository: string; permissions: Permissions; label: string }): string | Promise<string>;
  /** A job's token ends with the job. */
  revokeToken(token: string): void;
  /** Tells of a new job; answers its check run id, unique over all jobs. */
  openJob(job: { runId: number; name: string }): number;
  /** Tells of each change of a job's status. */
  jobChanged(runId: number, job: JobRecord): void;
  /** `ACTIONS_RESULTS_URL` and `ACTIONS_RUNTIME_TOKEN` of one job. Only actions get them, `run:` steps do not. */
  actionEnvironment(job: { runId: number; checkRunId: number }): Readonly<Record<string, string>>;
  /** A workflow file at a branch, tag or commit; undefined if there is none. */
  readWorkflow(reference: RepositoryReference): Promise<WorkflowSource | undefined>;
  /** The folder of an action, ready to run; undefined if there is none. */
  actionFolder(reference: RepositoryReference): Promise<string | undefined>;
};

/** What a hostile test gets to see: what code inside that job could see. */
export type Intrusion = {
  readonly runId: number;
  readonly job: string;
  readonly token: string;
  readonly runtimeToken: string;
  readonly resultsUrl: string;
  readonly workspace: string;
  readonly temporary: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
};

export type Hook = {
  readonly job: string | RegExp;
  readonly moment: 'before' | 'after';
  /** The `id` of a step, or its `uses:`. */
  readonly step: string;
  readonly act: (intrusion: Intrusion) => Promise<void> | void;
};

/** Limits and times of the machines that run jobs. */
export type RunnerSettings = {
  /** Folder under which each job gets its own. */
  readonly root: string;
  /** The Node that runs JavaScript actions. */
  readonly node: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** Whether jobs of this environment wait for a reviewer. */
  readonly needsReview: (repository: string, environment: string) => boolean;
  readonly hooks: readonly Hook[];
  readonly processWaits: ProcessWaits;
};

/** What starts a run: the event and the commit whose workflow file is used. */
export type RunRequest = {
  readonly run: RunRecord;
  readonly source: WorkflowSource;
  readonly payload: JsonObject;
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly inputs: JsonObject;
  /** Runs for a fork's pull request: the token reads only, and there are no secrets. */
  readonly isUntrusted: boolean;
};
