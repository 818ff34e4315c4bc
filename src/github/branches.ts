import { z } from 'zod';
import { ask, answered, askIfAny, shaSchema, unless } from './answers.js';
import type { Host } from './host.js';
import type { RepositoryClient } from './repository-client.js';

const branchSchema = z.object({ name: z.string(), protected: z.boolean(), commit: z.object({ sha: shaSchema }) });

const comparisonSchema = z.object({ status: z.enum(['ahead', 'behind', 'identical', 'diverged']), merge_base_commit: z.object({ sha: shaSchema }), ahead_by: z.int(), behind_by: z.int() });

export function branchMethods({ octokit, at }: RepositoryClient): Pick<Host, 'branch' | 'compare' | 'createBranch' | 'deleteBranch'> {
  return {
    async branch(name) {
      const found = await askIfAny(`read branch ${name}`, octokit.request('GET /repos/{owner}/{repo}/branches/{branch}', { ...at, branch: name }), branchSchema);
      // GitHub leads from the old name of a renamed branch to the new one.
      return found?.name === name ? { name, sha: found.commit.sha, protected: found.protected } : null;
    },

    async compare(base, head) {
      const found = await askIfAny(`compare ${base} and ${head}`, octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...at, basehead: `${base}...${head}`, per_page: 1 }), comparisonSchema);
      return found && { status: found.status, mergeBase: found.merge_base_commit.sha, aheadBy: found.ahead_by, behindBy: found.behind_by };
    },

    async createBranch(name, sha) {
      const made = await unless(['already-exists'], ask(`create branch ${name}`, octokit.request('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/heads/${name}`, sha }), z.object({ object: z.object({ sha: z.literal(sha) }) })));
      return made === null ? 'exists' : 'created';
    },

    async deleteBranch(name) {
      const deleted = await unless(['not-found'], answered(`delete branch ${name}`, octokit.request('DELETE /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref: `heads/${name}` })));
      return deleted === null ? 'absent' : 'deleted';
    },
  };
}
