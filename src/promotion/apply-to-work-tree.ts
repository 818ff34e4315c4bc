import { git, gitLine } from '../git/git.js';
import type { PromotionOrder, PromotionResult } from './order.js';

/**
 * Applies the difference between snapshot and tested tree to the user's work tree, all or nothing, and leaves it
 * uncommitted. Refused when the work tree is no longer at the snapshot or has changes of its own in the same files.
 */
export async function applyToWorkTree(order: PromotionOrder): Promise<PromotionResult> {
  const { plan, repository, scratch, tree } = order;
  if (repository.workTree === null) return { done: false, reason: 'base-gone', why: `${repository.path} is a bare repository: there is no work tree to apply to` };
  const head = await gitLine(repository.place, ['rev-parse', 'HEAD']);
  const expected = plan.snapshot.dirty ? await gitLine(scratch.place, ['rev-parse', `${plan.snapshot.commit}^`]) : plan.snapshot.commit;
  if (head !== expected) return { done: false, reason: 'head-moved', why: `HEAD is ${head.slice(0, 12)}, not the snapshot ${expected.slice(0, 12)}; check it out, or promote to a branch` };
  const difference = await git(scratch.place, ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', plan.snapshot.tree, tree]);
  const applied = await git(repository.place, ['apply', '--whitespace=nowarn'], { input: difference.stdout, accept: 'any' });
  if (applied.exitStatus === 0) return { done: true, branch: null, commit: null };
  return { done: false, reason: 'base-moved', why: `the work tree has changes of its own: ${applied.stderr.trim().split('\n')[0]}` };
}
