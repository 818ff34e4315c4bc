import { git, gitLine, gitRecords } from '../git/git.js';
import type { PreparedPromotion, PromotionOrder, PromotionRefusal } from './order.js';

/**
 * Applies the difference between snapshot and tested tree to the user's work tree, all or nothing, and leaves it
 * uncommitted. Refused when the work tree is no longer at the snapshot or has changes of its own in the same files: the
 * mixture would be something that nobody tested.
 */
export async function prepareWorkTree(order: PromotionOrder): Promise<PreparedPromotion | PromotionRefusal> {
  const { plan, repository, scratch, tree } = order;
  if (repository.workTree === null) return { reason: 'base-gone', why: `${repository.path} is a bare repository: there is no work tree to apply to` };
  const head = await gitLine(repository.place, ['rev-parse', 'HEAD']);
  const expected = plan.snapshot.dirty ? await gitLine(scratch.place, ['rev-parse', `${plan.snapshot.commit}^`]) : plan.snapshot.commit;
  if (head !== expected) return { reason: 'head-moved', why: `HEAD is ${head.slice(0, 12)}, not the snapshot ${expected.slice(0, 12)}; check it out, or promote to a branch` };
  const changed = plan.snapshot.dirty ? [] : await ownChanges(order);
  if (changed.length > 0) return { reason: 'base-moved', why: `the work tree has changes of its own in ${changed.slice(0, 3).join(', ')}; commit or stash them, or promote to a branch` };
  const { stdout: difference } = await git(scratch.place, ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', plan.snapshot.tree, tree]);
  const refusal = await apply(order, difference, '--check');
  return refusal ?? { branch: null, commit: null, carryOut: () => apply(order, difference) };
}

async function apply({ repository }: PromotionOrder, difference: Buffer, ...options: readonly string[]): Promise<PromotionRefusal | null> {
  const applied = await git(repository.place, ['apply', '--whitespace=nowarn', ...options], { input: difference, accept: 'any' });
  return applied.exitStatus === 0 ? null : { reason: 'base-moved', why: `the change does not fit the work tree (${applied.stderr.trim().split('\n')[0]}); promote to a branch instead` };
}

/** Files of the change that the work tree has changed too. */
async function ownChanges({ winner, repository }: PromotionOrder): Promise<string[]> {
  const paths = winner.application.outcome === 'applied' ? winner.application.paths : [];
  const records = await gitRecords(repository.place, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...paths]);
  return records.map((record) => record.toString('utf8').slice(3));
}
