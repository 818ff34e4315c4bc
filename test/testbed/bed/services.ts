import type { ArtifactService } from '../artifacts/types.js';
import type { GitHub } from '../github/types.js';
import type { WorkflowJob } from '../github/state/model.js';
import type { JobRecord } from '../runner/records.js';
import type { RunnerServices } from '../runner/services.js';
import type { RepositoryFiles } from './repository-files.js';

/** Lets the runner work against the bed's GitHub and artifact service. */
export function servicesOf(github: GitHub, artifacts: ArtifactService, files: RepositoryFiles, repositoryOf: (runId: number) => string): RunnerServices {
  const jobs = new Map<number, WorkflowJob>();
  const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    serverUrl: github.serverUrl,
    apiUrl: github.url,
    graphqlUrl: `${github.url}/graphql`,
    mintToken: ({ repository, permissions, label }) => github.mintJobToken(repository, permissions, label),
    revokeToken: (token) => github.revokeToken(token),
    actionEnvironment: ({ runId, checkRunId }) => ({
      ACTIONS_RESULTS_URL: artifacts.url,
      ACTIONS_RUNTIME_TOKEN: artifacts.runtimeToken(runId, String(checkRunId)),
    }),
    readWorkflow: (reference) => files.readWorkflow(reference),
    actionFolder: (reference) => files.actionFolder(reference),
    openJob: ({ runId, name }) => {
      const job = github.addWorkflowJob(repositoryOf(runId), runId, { name });
      jobs.set(job.id, job);
      return job.id;
    },
    jobChanged: (_runId, record) => {
      const job = jobs.get(record.checkRunId);
      if (job !== undefined) copyStatus(record, job, now());
    },
  };
}

function copyStatus(record: JobRecord, job: WorkflowJob, now: string): void {
  job.status = record.status;
  if (record.status === 'in_progress') job.startedAt = now;
  if (record.status === 'completed') {
    job.conclusion = record.result;
    job.completedAt = now;
  }
}
