import { defaultBranchPrefix } from '../core/branch-prefix.js';
import { git, gitLine } from '../git/git.js';
import { identity } from '../worlds/dirty.js';
import { commitMessage } from './commit-message.js';
import type { PreparedPromotion, PromotionOrder, PromotionRefusal } from './order.js';

const mostBranchNames = 100;

/**
 * Puts the winner on a new branch as one commit on top of the snapshot, with trailers that name the evidence. Nothing
 * else of the repository changes: no checkout, no index, no existing branch. A branch that already holds the same tree
 * on the same snapshot is the promotion of an earlier run and stays as it is.
 */
export async function prepareBranch(order: PromotionOrder): Promise<PreparedPromotion | PromotionRefusal> {
  const { plan, winner, tree, repository } = order;
  const stem = `${defaultBranchPrefix}${plan.snapshot.commit.slice(0, 12)}-${winner.id.toLowerCase()}`;
  for (let number = 1; number <= mostBranchNames; number++) {
    const branch = number === 1 ? stem : `${stem}-${number}`;
    const existing = await git(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${branch}`], { accept: [0, 1, 128] });
    if (existing.exitStatus === 0) {
      const commit = existing.stdout.toString('utf8').trim();
      if (await holds(order, commit)) return { branch, commit, pullRequest: null, baseMoved: false, found: true, carryOut: () => Promise.resolve(null) };
      continue;
    }
    const commit = await writeCommit(order, tree);
    return { branch, commit, pullRequest: null, baseMoved: false, found: false, carryOut: () => createBranch(order, branch, commit) };
  }
  return { reason: 'no-permission', why: `there are already ${mostBranchNames} branches named ${stem}; delete the old ones` };
}

/** The branch appears in one move, and only if it is not there yet (git-update-ref manual, old value of zeros). */
async function createBranch({ repository }: PromotionOrder, branch: string, commit: string): Promise<PromotionRefusal | null> {
  const created = await git(repository.place, ['update-ref', '-m', 'safe-debug: promoted', `refs/heads/${branch}`, commit, '0'.repeat(commit.length)], { accept: 'any' });
  return created.exitStatus === 0 ? null : { reason: 'no-permission', why: `the branch ${branch} cannot be made: ${created.stderr.trim().split('\n')[0]}` };
}

async function holds({ plan, tree, repository }: PromotionOrder, commit: string): Promise<boolean> {
  return (await gitLine(repository.place, ['show', '--no-patch', '--format=%T %P', commit])) === `${tree} ${plan.snapshot.commit}`;
}

/** Makes the commit in the scratch repository and hands its objects to the user's repository in one pack. */
async function writeCommit(order: PromotionOrder, resultTree: string): Promise<string> {
  const { plan, tree, scratch, repository } = order;
  const commit = await gitLine(scratch.place, ['commit-tree', resultTree, '-p', plan.snapshot.commit], { input: commitMessage(order, null), environment: identity(plan.createdAt) });
  const base = plan.snapshot.dirty ? `${plan.snapshot.commit}^` : plan.snapshot.commit;
  const pack = await git(scratch.place, ['pack-objects', '--revs', '--stdout', '--quiet'], { input: `${commit}\n^${base}\n` });
  await git(repository.place, ['unpack-objects', '-q'], { input: pack.stdout });
  const arrived = await gitLine(repository.place, ['rev-parse', '--verify', `${commit}^{tree}`]);
  if (arrived !== tree) throw new Error(`the commit ${commit} did not arrive whole`);
  return commit;
}
