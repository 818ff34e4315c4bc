import { z } from 'zod';
import type { StoredArtifact } from '../../artifacts/types.js';
import { emit } from '../acts/events.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Answer, type ApiRequest, type Handler, nothing, numberOf, onRepository, page, parameterOf, type RepositoryRequest } from '../server/api.js';
import type { WorkflowRun } from '../state/model.js';
import { artifactView, jobView, runView } from '../views/runs.js';
import { readActions, writeActions } from './needs.js';
import { commitNamed } from './revisions.js';

/** Downloads need a token with `actions: read` even of public repositories (docs.github.com, "Download an artifact"). */
const download = { ...readActions, evenIfPublic: true };
const dispatched = z.object({ ref: z.string(), inputs: z.record(z.string(), z.unknown()).default({}), return_run_details: z.boolean().optional() });

/** docs.github.com, "REST API endpoints for GitHub Actions": workflow runs, jobs, artifacts, workflows. */
export const actionHandlers: readonly Handler[] = [
  onRepository('actions/get-workflow-run', readActions, nothing, async (request) => ({ status: 200, body: await runView(request.site, request.repository, runIn(request)) })),

  onRepository('actions/list-workflow-runs-for-repo', readActions, nothing, (request) => {
    const { query } = request;
    const matches = (name: string, value: string | null) => query.get(name) === null || query.get(name) === value;
    const status = query.get('status');
    const runs = [...request.repository.runs.values()].toReversed() // newest first
      .filter((run) => matches('head_sha', run.headSha) && matches('event', run.event) && matches('branch', run.headBranch) && matches('actor', run.actor.login))
      .filter((run) => status === null || status === run.status || status === run.conclusion);
    return counted(request, 'workflow_runs', runs, (run) => runView(request.site, request.repository, run));
  }),

  onRepository('actions/list-jobs-for-workflow-run', readActions, nothing, (request) => {
    const run = runIn(request);
    return counted(request, 'jobs', run.jobs, (job) => jobView(request.site, request.repository, run, job));
  }),

  onRepository('actions/cancel-workflow-run', writeActions, nothing, (request) => {
    const run = runIn(request);
    if (run.status === 'completed') throw new ApiError(409, 'Cannot cancel a workflow run that is completed.');
    for (const listener of request.site.cancelListeners) listener(run);
    return { status: 202, body: {} };
  }),

  onRepository('actions/list-workflow-run-artifacts', readActions, nothing, (request) => {
    const run = runIn(request);
    return artifactList(request, (artifact) => artifact.runId === run.id);
  }),

  onRepository('actions/list-artifacts-for-repo', readActions, nothing, (request) => artifactList(request, (artifact) => request.repository.runs.has(artifact.runId))),

  onRepository('actions/get-artifact', readActions, nothing, (request) => ({ status: 200, body: artifactView(request.site, request.repository, artifactIn(request)) })),

  onRepository('actions/download-artifact', download, nothing, (request) => {
    const artifact = artifactIn(request);
    if (artifact.expiresAt.toISOString() < request.site.now()) throw new ApiError(410, 'Artifact has expired');
    if (parameterOf(request, 'archive_format') !== 'zip') throw notFound();
    return { status: 302, headers: { location: request.site.artifacts.downloadUrl(artifact.id) } };
  }),

  onRepository('actions/delete-artifact', writeActions, nothing, (request) => {
    request.site.artifacts.remove(artifactIn(request).id);
    return { status: 204 };
  }),

  onRepository('actions/create-workflow-dispatch', writeActions, dispatched, async (request) => {
    const { site, repository, caller, body } = request;
    await commitNamed(request.git, body.ref, new ApiError(422, `No ref found for: ${body.ref}`));
    const ref = body.ref.startsWith('refs/') ? body.ref : `refs/heads/${body.ref}`;
    emit(site, repository, caller, 'workflow_dispatch', { ref, workflow: workflowPath(parameterOf(request, 'workflow_id')), inputs: body.inputs });
    return { status: 204 };
  }),
];

/** A workflow is named by its file; the payload has the path. */
export function workflowPath(file: string): string {
  return file.startsWith('.github/workflows/') ? file : `.github/workflows/${file}`;
}

function runIn(request: RepositoryRequest<unknown>): WorkflowRun {
  const run = request.repository.runs.get(numberOf(request, 'run_id'));
  if (run === undefined) throw notFound();
  return run;
}

function artifactIn(request: RepositoryRequest<unknown>): StoredArtifact {
  const id = numberOf(request, 'artifact_id');
  const artifact = request.site.artifacts.list().find((each) => each.id === id && request.repository.runs.has(each.runId));
  if (artifact === undefined) throw notFound();
  return artifact;
}

/** Newest first, as GitHub lists them. */
function artifactList(request: RepositoryRequest<unknown>, belongs: (artifact: StoredArtifact) => boolean): Promise<Answer> {
  const name = request.query.get('name');
  const artifacts = request.site.artifacts.list().filter(belongs).filter((artifact) => name === null || artifact.name === name).toReversed();
  return counted(request, 'artifacts', artifacts, (artifact) => artifactView(request.site, request.repository, artifact));
}

/** Lists of Actions come inside an object with the total. */
async function counted<Item>(request: ApiRequest<unknown>, name: string, items: readonly Item[], view: (item: Item) => unknown): Promise<Answer> {
  const { items: shown, headers } = page(request, items);
  return { status: 200, body: { total_count: items.length, [name]: await Promise.all(shown.map(view)) }, headers };
}
