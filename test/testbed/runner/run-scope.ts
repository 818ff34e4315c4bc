import type { ConcurrencyGroups } from './concurrency.js';
import type { EnvironmentReviews } from './environment-reviews.js';
import { asText, isObject } from './expressions.js';
import type { Json, JsonObject } from './records.js';
import type { RunnerServices, RunnerSettings, RunRequest } from './services.js';
import type { Slots } from './slots.js';

/** What all jobs of one run share. */
export type RunScope = {
  readonly request: RunRequest;
  readonly services: RunnerServices;
  readonly settings: RunnerSettings;
  /** Machines: each running job holds one. */
  readonly machines: Slots;
  readonly groups: ConcurrencyGroups;
  readonly reviews: EnvironmentReviews;
  /** Aborted when somebody cancels the run. */
  readonly cancelled: AbortSignal;
};

/** The `github` context as far as it is the same for all jobs: docs.github.com/actions/reference/workflows-and-actions/contexts#github-context */
export function githubContext({ request, services }: RunScope, workflow: string): JsonObject {
  const { run, source, payload } = request;
  return {
    event: payload,
    event_name: run.event,
    repository: run.repository,
    repository_owner: run.repository.split('/')[0] ?? '',
    ...idsOf(payload),
    repositoryUrl: `${services.serverUrl.replace(/^http/, 'git')}/${run.repository}.git`,
    run_id: String(run.id),
    run_number: String(run.id),
    run_attempt: String(run.attempt),
    actor: run.actor,
    triggering_actor: run.actor,
    sha: request.sha,
    ref: request.ref,
    ref_name: request.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    ref_type: request.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    ref_protected: false,
    head_ref: request.headRef,
    base_ref: request.baseRef,
    workflow,
    // Of the file that the event started, also inside called workflows; the called file is in the `job` context.
    workflow_ref: `${source.repository}/${source.path}@${source.ref}`,
    workflow_sha: source.sha,
    server_url: services.serverUrl,
    api_url: services.apiUrl,
    graphql_url: services.graphqlUrl,
    secret_source: 'Actions',
    retention_days: '90',
  };
}

function idsOf({ repository, sender }: JsonObject): JsonObject {
  const id = (value: Json | undefined): string => (isObject(value) ? asText(value['id']) : '');
  return { repository_id: id(repository), repository_owner_id: id(isObject(repository) ? repository['owner'] : undefined), actor_id: id(sender) };
}
