import { join } from 'node:path';
import { runProgram } from '../git/git.js';
import { ApiError } from '../server/api-error.js';
import type { Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller } from '../types.js';
import { pushedBy } from './pushes.js';

const zeroSha = '0'.repeat(40);

/** What the pre-receive hook has to know of repository and caller. */
export function hookEnvironment(repository: Repository, caller: Caller): Record<string, string> {
  return {
    BED_PROTECTED: [...repository.protectedBranches].map((branch) => `refs/heads/${branch}`).join(' '),
    BED_WITHOUT_WORKFLOWS: caller.kind === 'job' ? '1' : '', // GITHUB_TOKEN never has `workflows`
  };
}

/**
 * Moves, creates (`before` is null) or deletes (`after` is null) one reference, by the same hook as a push, and emits what follows.
 * 422 for what the hook refuses: a protected branch, a hidden reference; 403 for workflow files (the message is that of a push).
 */
export async function changeReference(
  site: Site, repository: Repository, caller: Caller, change: { readonly name: string; readonly before: string | null; readonly after: string | null },
): Promise<void> {
  const git = site.git(repository);
  const { name, before, after } = change;
  const hook = await runProgram(join(repository.directory, 'hooks', 'pre-receive'), [], {
    input: `${before ?? zeroSha} ${after ?? zeroSha} ${name}\n`,
    environment: { GIT_DIR: repository.directory, ...hookEnvironment(repository, caller) },
  });
  if (hook.exitCode !== 0) throw new ApiError(hook.stderr.includes('`workflows`') ? 403 : 422, hook.stderr);
  await pushedBy(site, repository, caller, async () => {
    const result = await git.run(after === null ? ['update-ref', '-d', name, before ?? ''] : ['update-ref', name, after, before ?? zeroSha]);
    if (result.exitCode !== 0) throw new ApiError(422, result.stderr.includes('cannot lock ref') ? 'Reference cannot be updated' : result.stderr);
  });
}
