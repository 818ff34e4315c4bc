import { z } from 'zod';
import { answered, askIfAny, readAnswer, shaSchema } from './answers.js';
import type { Answer } from './answers.js';
import type { Artifact, Host } from './host.js';
import { firstPages, lastPageOf, pageSize } from './pages.js';
import type { RepositoryClient } from './repository-client.js';

/** Names as in GitHub's REST API, "GitHub Actions Artifacts". */
const artifactSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    expired: z.boolean(),
    workflow_run: z.object({ head_sha: z.string().optional(), repository_id: z.int().optional(), head_repository_id: z.int().optional() }).nullish(),
  })
  .transform(
    ({ id, name, expired, workflow_run: run }): Artifact => ({
      id,
      name,
      headSha: run?.head_sha ?? null,
      headRepositoryIsThis: run?.repository_id !== undefined && run.repository_id === run.head_repository_id,
      expired,
    }),
  );

const artifactsSchema = z.object({ artifacts: z.array(artifactSchema) });

const runSchema = z
  .object({ id: z.int(), event: z.string(), head_sha: shaSchema, head_branch: z.string().nullable(), head_repository: z.object({ full_name: z.string() }).nullish(), path: z.string() })
  .transform((run) => ({
    id: run.id,
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch,
    headRepository: run.head_repository?.full_name ?? null,
    path: run.path,
  }));

const maximumPages = 5;

export function runMethods({ octokit, at }: RepositoryClient): Pick<Host, 'run' | 'artifactsNamed' | 'artifactsOfRun'> {
  return {
    run: (id) => askIfAny(`read run ${id}`, octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id: id }), runSchema),

    artifactsNamed: (name) => artifacts(`list the artifacts named ${name}`, (page) => octokit.request('GET /repos/{owner}/{repo}/actions/artifacts', { ...at, name, per_page: pageSize, page })),

    artifactsOfRun: (runId) => artifacts(`list the artifacts of run ${runId}`, (page) => octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { ...at, run_id: runId, per_page: pageSize, page })),
  };
}

function artifacts(asked: string, request: (page: number) => Promise<Answer>) {
  return firstPages(maximumPages, async (page) => {
    const answer = await answered(asked, request(page));
    return { items: readAnswer(asked, answer.data, artifactsSchema).artifacts, last: lastPageOf(answer, page) };
  });
}
