import type { ArtifactService } from '../artifacts/types.js';
import type { GitHub, WebhookEvent } from '../github/types.js';
import type { ProcessWaits } from '../runner/processes.js';
import type { RunRecord } from '../runner/records.js';
import type { Hook } from '../runner/services.js';

export type BedOptions = {
  /** A folder that exists and is empty; the caller removes it after `close`. */
  readonly root: string;
  /** Jobs at once. Default 2. */
  readonly parallel?: number;
  /** Added to each API request, in milliseconds. Default 0. */
  readonly latencyMs?: number;
  /** Secrets and variables that every repository has. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  /** Folders of more stand-ins for remote actions, by `owner/name`. */
  readonly actions?: Readonly<Record<string, string>>;
  /** Waits when a process is cancelled or leaves others behind. Default: GitHub's (7.5 s, 2.5 s, 5 s). */
  readonly processWaits?: ProcessWaits;
};

export type Bed = {
  readonly github: GitHub;
  readonly artifacts: ArtifactService;
  /** All runs, in the order in which they were created. */
  readonly runs: readonly RunRecord[];
  /** Why workflow files that GitHub could not read started nothing; a test expects []. */
  readonly unreadable: readonly string[];
  /** Creates the runs that an event starts, and returns without waiting for them. */
  start(event: WebhookEvent): Promise<RunRecord[]>;
  /**
   * Like `start`, then waits until they and all runs that follow from them (`workflow_run`, dispatches by jobs) ended or are held.
   * Do not use it where a job waits for a reviewer: `start`, `until`, `approveEnvironment`, `idle`.
   */
  deliver(event: WebhookEvent): Promise<RunRecord[]>;
  /** Resolves when no run is going on. Faults of the bed itself are thrown here and by `deliver`. */
  idle(): Promise<void>;
  /** Resolves when the condition holds; an error after `withinMs` (default 20 s). */
  until(condition: () => boolean, what: string, withinMs?: number): Promise<void>;
  cancel(run: RunRecord): void;
  /** Runs all jobs of an ended run again; answers the next attempt, a record of its own with the same id. */
  rerun(run: RunRecord): RunRecord;
  /** Starts a run that is held as `action_required`. */
  approve(run: RunRecord): void;
  approveEnvironment(run: RunRecord, environment: string): void;
  rejectEnvironment(run: RunRecord, environment: string): void;
  /** Acts inside a job before or after a step, as hostile code there could. Returns a function that ends it. */
  during(job: Hook['job'], moment: Hook['moment'], step: string, act: Hook['act']): () => void;
  /** Puts the project's working folder into the repository `safe-parallel-debugging/action`; answers the commit. */
  publishProject(): Promise<string>;
  close(): Promise<void>;
};
