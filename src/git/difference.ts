import { git, type GitPlace } from './git.js';

/** Most bytes of a patch. */
export const largestPatchBytes = 64 * 1024 * 1024;

/**
 * The difference of two trees or commits as a patch that needs nothing but itself: whole ids, binary content, fixed
 * prefixes, no renames and no conversion by configuration (git-diff-tree manual). Rejects with `input` for one that is too large.
 */
export async function patchBetween(place: GitPlace, base: string, tip: string): Promise<Buffer> {
  const options = ['-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'];
  return (await git(place, ['diff-tree', ...options, base, tip], { most: largestPatchBytes })).stdout;
}
