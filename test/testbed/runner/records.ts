/** What a run leaves behind. Times are milliseconds since the epoch; durations are milliseconds. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export type Result = 'success' | 'failure' | 'cancelled' | 'skipped';
export type Level = 'none' | 'read' | 'write';
export type Permissions = Readonly<Record<string, Level>>;

type Annotation = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly job: string;
  readonly step: string;
  readonly title: string;
  readonly message: string;
};

export type StepRecord = {
  readonly id: string;
  readonly name: string;
  readonly uses: string | null;
  readonly phase: 'pre' | 'main' | 'post';
  outcome: Result;
  conclusion: Result;
  outputs: Record<string, string>;
  readonly startedAt: number;
  durationMs: number;
};

export type JobRecord = {
  /** Ids from the outermost workflow inwards, joined by " / ", as GitHub shows nested jobs. */
  readonly path: string;
  readonly id: string;
  /** The name shown, with the values of its matrix leg: `world (A)`. */
  readonly name: string;
  readonly checkRunId: number;
  readonly matrix: JsonObject;
  readonly permissions: Permissions;
  /** `cache-mode` in force: the job's, else the workflow's, else `default`. */
  readonly cacheMode: string;
  readonly environment: string | null;
  status: 'queued' | 'waiting' | 'in_progress' | 'completed';
  result: Result | null;
  outputs: Record<string, string>;
  steps: StepRecord[];
  summary: string;
  /** Every line that the job printed, masked, in order. */
  log: string[];
  workspace: string | null;
  startedAt: number | null;
  durationMs: number | null;
};

type RunStatus = 'action_required' | 'queued' | 'pending' | 'in_progress' | 'completed';

export type RunRecord = {
  readonly id: number;
  readonly attempt: number;
  readonly repository: string;
  /** Path of the workflow file. */
  readonly path: string;
  readonly workflow: string;
  readonly event: string;
  readonly payload: JsonObject;
  readonly actor: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** How many `workflow_run` links lead here; 0 for an event of a person. */
  readonly chainDepth: number;
  status: RunStatus;
  /** `startup_failure`: the file is refused before any job starts; `error` says why. */
  conclusion: Result | 'startup_failure' | null;
  error: string | null;
  jobs: JobRecord[];
  annotations: Annotation[];
  readonly createdAt: number;
  durationMs: number | null;
};

/** The one job of a run whose path or name is `name`; an error names the jobs that exist. */
export function jobOf(run: RunRecord, name: string): JobRecord {
  const found = run.jobs.find((job) => job.path === name || job.name === name);
  if (found === undefined) {
    throw new Error(`Run ${run.id} has no job "${name}". It has: ${run.jobs.map((job) => job.path).join(', ')}.`);
  }
  return found;
}
