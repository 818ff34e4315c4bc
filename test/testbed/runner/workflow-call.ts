import type { Contexts } from './expressions.js';
import type { JsonObject, Permissions } from './records.js';
import type { RunScope } from './run-scope.js';
import type { Token } from './tokens.js';
import type { WorkflowTree } from './workflow-tree.js';
import { permissionsIn } from './workflow-tree.js';
import { readOnly } from './permissions.js';

/** One workflow file being run: by an event, or called by a job. */
export type WorkflowCall = {
  readonly scope: RunScope;
  readonly tree: WorkflowTree;
  /** Ids of the calling jobs, outermost first. */
  readonly callers: readonly string[];
  readonly github: JsonObject;
  readonly inputs: JsonObject;
  readonly secrets: Readonly<Record<string, string>>;
  /** Aborted when the run, or the job that calls, is cancelled. */
  readonly cancelled: AbortSignal;
};

/** A job whose `needs` have ended and whose condition holds. */
export type ReadyJob = {
  readonly call: WorkflowCall;
  readonly id: string;
  readonly token: Token;
  readonly permissions: Permissions;
  /** `github`, `inputs`, `vars`, `secrets` and `needs`. */
  readonly contexts: Contexts;
  /** Whether the job's condition still holds when the run is cancelled. */
  readonly outlivesCancellation: () => boolean;
};

/** One leg of a matrix, or the only one of a job without matrix. */
export type Leg = {
  readonly job: ReadyJob;
  readonly matrix: JsonObject;
  /** The contexts of the job with `matrix` and `strategy`. */
  readonly contexts: Contexts;
  /** Name shown, with the callers and the values of the leg. */
  readonly path: string;
  readonly name: string;
  /** Aborted when this leg alone is cancelled: by a failed sibling or a newer job of its concurrency group. */
  readonly evicted: AbortSignal;
  /** Aborted when this leg, its caller or the run is cancelled. */
  readonly cancelled: AbortSignal;
  readonly cancel: (reason: string) => void;
};

/**
 * Whether a cancelled leg has to end. When a run is cancelled, jobs whose condition still holds (`always()`) go on:
 * docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
export function mustEnd({ job, evicted, cancelled }: Leg): boolean {
  return evicted.aborted || (cancelled.aborted && !job.outlivesCancellation());
}

/** Runs for a fork's pull request write nothing, whatever the workflow says. */
export function permissionsFor(call: WorkflowCall, token: Token): Permissions {
  const permissions = permissionsIn(call.tree, token);
  return call.scope.request.isUntrusted ? readOnly(permissions) : permissions;
}
