import type { StoredArtifact } from '../../artifacts/types.js';
import { readCommit } from '../git/commits.js';
import type { Repository, WorkflowJob, WorkflowRun } from '../state/model.js';
import type { Site } from '../state/site.js';
import { wholeSeconds } from '../state/site.js';
import { isPull } from '../acts/pull-heads.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import { minimalRepositoryView } from './repositories.js';
import type { ArtifactView, WorkflowJobView, WorkflowRunView } from './types.js';
import { userView } from './users.js';

/** `GET /repos/{owner}/{repo}/actions/runs/{id}`; `pull_requests` names those of this repository whose head is the run's branch (empty for forks). */
export async function runView(site: Site, repository: Repository, run: WorkflowRun): Promise<WorkflowRunView> {
  const api = `${repositoryApi(site, repository)}/actions/runs/${run.id}`;
  const page = `${repositoryPage(site, repository)}/actions/runs/${run.id}`;
  const workflow = `${repositoryApi(site, repository)}/actions/workflows/${run.workflowId}`;
  const commit = await readCommit(site.git(run.headRepository), run.headSha);
  const actor = userView(site, run.actor);
  return {
    id: run.id,
    node_id: `WFR_${run.id}`,
    name: run.name,
    display_title: run.displayTitle,
    path: run.path,
    workflow_id: run.workflowId,
    workflow_url: workflow,
    check_suite_id: run.id + 1,
    check_suite_node_id: `CS_${run.id}`,
    check_suite_url: `${repositoryApi(site, repository)}/check-suites/${run.id + 1}`,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_commit: {
      id: commit.sha, tree_id: commit.tree, message: commit.message, timestamp: commit.committer.date,
      author: { name: commit.author.name, email: commit.author.email }, committer: { name: commit.committer.name, email: commit.committer.email },
    },
    repository: minimalRepositoryView(site, repository),
    head_repository: minimalRepositoryView(site, run.headRepository),
    pull_requests: pullsOf(site, repository, run),
    actor,
    triggering_actor: actor,
    run_number: run.runNumber,
    run_attempt: run.attempt,
    run_started_at: run.createdAt,
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    previous_attempt_url: null,
    referenced_workflows: [],
    url: api,
    html_url: page,
    jobs_url: `${api}/jobs`,
    logs_url: `${api}/logs`,
    artifacts_url: `${api}/artifacts`,
    cancel_url: `${api}/cancel`,
    rerun_url: `${api}/rerun`,
  };
}

function pullsOf(site: Site, repository: Repository, run: WorkflowRun): NonNullable<WorkflowRunView['pull_requests']> {
  const repo = { id: repository.id, url: repositoryApi(site, repository), name: repository.name };
  return [...repository.issues.values()].filter(isPull)
    .filter((issue) => issue.state === 'open' && issue.pull.headRepository === repository && run.headRepository === repository && issue.pull.headBranch === run.headBranch)
    .map((issue) => ({
      id: issue.id, number: issue.number, url: `${repositoryApi(site, repository)}/pulls/${issue.number}`,
      head: { ref: issue.pull.headBranch, sha: issue.pull.headSha, repo }, base: { ref: issue.pull.baseBranch, sha: issue.pull.headSha, repo },
    }));
}

export function jobView(site: Site, repository: Repository, run: WorkflowRun, job: WorkflowJob): WorkflowJobView {
  const api = `${repositoryApi(site, repository)}/actions/jobs/${job.id}`;
  return {
    id: job.id,
    node_id: `CR_${job.id}`,
    run_id: run.id,
    run_url: `${repositoryApi(site, repository)}/actions/runs/${run.id}`,
    run_attempt: run.attempt,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    workflow_name: run.name,
    name: job.name,
    url: api,
    html_url: `${repositoryPage(site, repository)}/actions/runs/${run.id}/job/${job.id}`,
    check_run_url: `${repositoryApi(site, repository)}/check-runs/${job.id}`,
    status: job.status,
    conclusion: job.conclusion,
    created_at: job.createdAt,
    started_at: job.startedAt,
    completed_at: job.completedAt,
    steps: [],
    labels: ['ubuntu-latest'],
    runner_id: 1,
    runner_name: 'GitHub Actions 1',
    runner_group_id: 0,
    runner_group_name: 'GitHub Actions',
  };
}

export function artifactView(site: Site, repository: Repository, artifact: StoredArtifact): ArtifactView {
  const api = `${repositoryApi(site, repository)}/actions/artifacts/${artifact.id}`;
  const run = repository.runs.get(artifact.runId);
  const created = wholeSeconds(artifact.createdAt);
  return {
    id: artifact.id,
    node_id: `A_${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.size,
    url: api,
    archive_download_url: `${api}/zip`,
    expired: artifact.expiresAt.toISOString() < site.now(),
    digest: artifact.digest,
    created_at: created,
    updated_at: created,
    expires_at: wholeSeconds(artifact.expiresAt),
    workflow_run: run === undefined ? null : {
      id: run.id, repository_id: repository.id, head_repository_id: run.headRepository.id, head_branch: run.headBranch ?? '', head_sha: run.headSha,
    },
  };
}
