import { SafeDebugError } from '../errors.js';
import type { Host } from '../github/host.js';
import { coAuthor } from './co-author.js';
import { commitMessage, isOwnMessage } from './commit-message.js';
import type { PromotionOrder, PromotionRefusal } from './order.js';
import { treeEntries } from './tree-entries.js';

/** A branch on GitHub that holds exactly the promoted tree on the snapshot. */
export interface PlacedBranch {
  branch: string;
  commit: string;
  /** This run made it, so this run may take it away. */
  isOurs: boolean;
}

/**
 * Makes tree and commit through the git data API from snapshot and recorded patch alone, then the branch, unless
 * `isCancelled` says in the last moment that there should be none. A branch that is there already is used if it holds
 * exactly that. Throws ApiFailure for what GitHub refuses.
 */
export async function placeBranch(order: PromotionOrder, branch: string, host: Host, isCancelled: () => Promise<boolean>): Promise<PlacedBranch | PromotionRefusal> {
  const entries = await treeEntries(order.scratch, order.plan.snapshot.tree, order.tree);
  if (entries === null) return { reason: 'no-permission', why: 'the patch has a file name that GitHub does not take through its API (no UTF-8); apply it by hand' };
  const tree = await host.createTree({ base: order.plan.snapshot.tree, entries });
  if (tree !== order.tree) return { reason: 'replay-tree-differs', why: `GitHub made the tree ${tree} of snapshot and patch, git ${order.tree}` };
  const commit = await host.createCommit({ message: commitMessage(order, coAuthorOf(order)), tree, parents: [order.plan.snapshot.commit] });
  if (await isCancelled()) return { reason: 'cancelled', why: 'the run was cancelled, or the comment on it deleted, before its branch was made' };
  if ((await host.createBranch(branch, commit.sha)) === 'created') return { branch, commit: commit.sha, isOurs: true };
  return branchThere(order, branch, commit.sha, host);
}

/** A branch of that name was there before, or it is this run's and the answer was lost. */
async function branchThere({ plan, tree }: PromotionOrder, name: string, own: string, host: Host): Promise<PlacedBranch | PromotionRefusal> {
  const branch = await host.branch(name);
  if (branch === null) return { reason: 'no-permission', why: `the branch ${name} came and went while it was made; ask again` };
  if (branch.sha === own) return { branch: name, commit: own, isOurs: true };
  const commit = await host.commit(branch.sha);
  if (commit?.tree === tree && commit.parents.join() === plan.snapshot.commit && isOwnMessage(commit.message, plan.snapshot.commit)) return { branch: name, commit: branch.sha, isOurs: false };
  return { reason: 'head-moved', why: `the branch ${name} was not made like this by an earlier run, or has other commits by now; delete it to get a fresh one` };
}

/** Takes a branch of this run away again. That this failed is told, and hides nothing that was the reason for it. */
export async function takeBranchAway({ branch, isOurs }: PlacedBranch, host: Host, warn: (message: string) => void): Promise<void> {
  if (!isOurs) return;
  try {
    await host.deleteBranch(branch);
  } catch (error) {
    if (!(error instanceof SafeDebugError)) throw error;
    warn(`The branch ${branch} is left over: delete it. ${error.message}`);
  }
}

function coAuthorOf({ winner: { source } }: PromotionOrder): string | null {
  return source.author === null || source.authorId === null ? null : coAuthor({ login: source.author, id: source.authorId });
}
