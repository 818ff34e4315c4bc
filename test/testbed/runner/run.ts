import { dispatchedInputs, inputsOf } from './called-workflow.js';
import { concurrencyOf } from './concurrency.js';
import type { ConcurrencyGroups } from './concurrency.js';
import type { EnvironmentReviews } from './environment-reviews.js';
import { isWorkflowFault } from './faults.js';
import { githubContext } from './run-scope.js';
import type { RunScope } from './run-scope.js';
import type { Result } from './records.js';
import type { RunnerServices, RunnerSettings, RunRequest } from './services.js';
import type { Slots } from './slots.js';
import { find } from './tokens.js';
import { runWorkflow } from './workflow.js';
import { WorkflowRefused } from './workflow-file.js';
import type { WorkflowTree } from './workflow-tree.js';
import { loadWorkflowTree } from './workflow-tree.js';

/** What a run shares with the other runs of its repository. */
export type RunSurroundings = {
  readonly services: RunnerServices;
  readonly settings: RunnerSettings;
  readonly machines: Slots;
  readonly groups: ConcurrencyGroups;
  readonly reviews: EnvironmentReviews;
};

/**
 * Runs the workflow of a request to its end; what happened is in `request.run`. A workflow that GitHub refuses ends as
 * `startup_failure` with the message in `error`. Faults of the bed itself are thrown.
 */
export async function runRequest(request: RunRequest, surroundings: RunSurroundings, canceller: AbortController): Promise<void> {
  const { run } = request;
  const began = Date.now();
  try {
    const tree = await loadWorkflowTree(request.source, surroundings.services);
    const scope: RunScope = { ...surroundings, request, cancelled: canceller.signal };
    run.conclusion = await runInTurn(scope, tree, canceller);
  } catch (error) {
    if (!(error instanceof WorkflowRefused) && !isWorkflowFault(error)) throw error;
    run.conclusion = 'startup_failure';
    run.error = error.message;
  } finally {
    run.status = 'completed';
    run.durationMs = Date.now() - began;
  }
}

/** Waits for the workflow's concurrency group, then runs its jobs. */
async function runInTurn(scope: RunScope, tree: WorkflowTree, canceller: AbortController): Promise<Result> {
  const { request, settings } = scope;
  const { root, name } = tree.file;
  const contexts = { github: githubContext(scope, name), vars: { ...settings.variables } };
  const declared = find(root, 'on', 'workflow_dispatch', 'inputs');
  const inputs = inputsOf(declared, dispatchedInputs(declared, request.inputs), contexts);
  const concurrency = concurrencyOf(find(root, 'concurrency'), { ...contexts, inputs });
  request.run.status = 'pending';
  const evict = (reason: string): void => canceller.abort(reason);
  const release = concurrency === undefined ? () => undefined : await scope.groups.enter(concurrency, { evict, runId: request.run.id, path: '' }, scope.cancelled);
  if (release === null) return 'cancelled';
  request.run.status = 'in_progress';
  try {
    const { result } = await runWorkflow({
      scope, tree, callers: [], github: contexts.github, inputs, secrets: settings.secrets, cancelled: scope.cancelled,
    });
    return scope.cancelled.aborted && result !== 'failure' ? 'cancelled' : result;
  } finally {
    release();
  }
}
