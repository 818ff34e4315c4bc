import { guardedPaths, packageJsonGuard, type GuardedPath, type GuardOptions, type Guards } from '../core/policy/guarded.js';
import { git } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import type { TouchedPath } from './outcome.js';
import { compareTrees } from './result.js';
import { withIndex, writeTree } from './scratch-index.js';

/** What a plan records of a candidate's guarded paths: which they are, and, where they may change, the tree with them restored. */
export interface GuardedOutcome {
  guarded: GuardedPath[];
  restoredTree: string | null;
}

/** What the policy makes of the changes of a patch that git could apply. */
export async function guardedOutcome(scratch: ScratchRepository, baseTree: string, { tree, touched }: { tree: string; touched: readonly TouchedPath[] }, guards: Guards): Promise<GuardedOutcome> {
  const guarded = await guardedChanges(scratch, baseTree, tree, touched, guards);
  return { guarded, restoredTree: guards.allowed && guarded.length > 0 ? await restoredTree(scratch, baseTree, tree, guarded) : null };
}

/**
 * The tree with guarded paths as in `baseTree`: changed and deleted ones are back, added ones away. What stands in the way of
 * a path that comes back, such as a file where its folder was, goes. A package.json comes back whole.
 */
async function restoredTree(scratch: ScratchRepository, baseTree: string, tree: string, guarded: readonly GuardedPath[]): Promise<string> {
  const paths = new Set(guarded.map(({ path }) => path));
  const { differences } = await compareTrees(scratch.place, baseTree, tree);
  // Mode 0 takes a path away (git-update-index manual, "Using --index-info").
  const before = differences.filter(({ path }) => paths.has(path)).map(({ oldMode, oldOid, path }) => `${oldMode} ${oldOid}\t${path}\0`);
  return withIndex(scratch, tree, async (index) => {
    await git(index.place, ['update-index', '-z', '--index-info'], { input: before.join('') });
    return writeTree(index);
  });
}

/**
 * Guarded paths among the changes between two trees, with the rule each falls under. A package.json is looked into:
 * only its scripts and runner configuration are guarded.
 */
async function guardedChanges(scratch: ScratchRepository, baseTree: string, tree: string, touched: readonly TouchedPath[], guards: GuardOptions): Promise<GuardedPath[]> {
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
