import { z } from 'zod';
import { ask, answered, askIfAny, shaSchema, unless } from './answers.js';
import type { Host } from './host.js';
import type { RepositoryClient } from './repository-client.js';

const branchSchema = z.object({ name: z.string(), commit: z.object({ sha: shaSchema }) });

const comparisonSchema = z.object({ merge_base_commit: z.object({ sha: shaSchema }) });

export function branchMethods({ octokit, at }: RepositoryClient): Pick<Host, 'branch' | 'mergeBase' | 'createBranch' | 'deleteBranch'> {
  return {
    async branch(name) {
      const found = await askIfAny(`read branch ${name}`, octokit.request('GET /repos/{owner}/{repo}/branches/{branch}', { ...at, branch: name }), branchSchema);
      // GitHub leads from the old name of a renamed branch to the new one.
      return found?.name === name ? { sha: found.commit.sha } : null;
    },

    async mergeBase(one, other) {
      const found = await askIfAny(`compare ${one} and ${other}`, octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...at, basehead: `${one}...${other}`, per_page: 1 }), comparisonSchema);
      return found && found.merge_base_commit.sha;
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
