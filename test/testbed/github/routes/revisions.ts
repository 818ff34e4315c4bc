import type { BareGit } from '../git/git.js';
import { ApiError } from '../server/api-error.js';

export function isSha(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

/** A commit by id, branch, tag or reference name; 422 "No commit found for SHA" otherwise, as GitHub answers for commits. */
export async function commitNamed(git: BareGit, revision: string, otherwise = new ApiError(422, `No commit found for SHA: ${revision}`)): Promise<string> {
  const names = isSha(revision)
    ? [revision]
    : [`refs/heads/${revision}`, `refs/tags/${revision}`, `refs/${revision}`, ...(revision.startsWith('refs/') ? [revision] : [])];
  for (const name of names) {
    const sha = await git.maybe(['rev-parse', '-q', '--verify', '--end-of-options', `${name}^{commit}`]);
    if (sha !== null) return sha;
  }
  throw otherwise;
}
