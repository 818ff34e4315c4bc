import { guardedPaths, packageJsonGuard, type GuardedPath, type GuardOptions } from '../core/policy/guarded.js';
import { git } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import type { TouchedPath } from './outcome.js';

/**
 * Guarded paths among the changes between two trees, with the rule each falls under. A package.json is looked into:
 * only its scripts and runner configuration are guarded.
 */
export async function guardedChanges(scratch: ScratchRepository, baseTree: string, tree: string, touched: readonly TouchedPath[], guards: GuardOptions): Promise<GuardedPath[]> {
  const guarded = guardedPaths(touched, guards);
  for (const { path } of touched.filter(isPackageManifest)) {
    if (guarded.some((known) => known.path === path)) continue;
    const [before, after] = await Promise.all([textIn(scratch, baseTree, path), textIn(scratch, tree, path)]);
    if (packageJsonGuard(before, after)) guarded.push({ path, why: 'configuration' });
  }
  return guarded;
}

function isPackageManifest({ path }: TouchedPath): boolean {
  return /(^|\/)package\.json$/i.test(path);
}

async function textIn(scratch: ScratchRepository, tree: string, path: string): Promise<string | null> {
  const blob = await git(scratch.place, ['cat-file', 'blob', `${tree}:${path}`], { accept: 'any' });
  return blob.exitStatus === 0 ? blob.stdout.toString('utf8') : null;
}
