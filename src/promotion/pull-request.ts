import type { Evidence, Promotion } from '../core/documents/evidence.js';
import type { PlannedHost } from '../core/documents/plan.js';
import { ApiFailure } from '../github/failure.js';
import type { Host, Pull } from '../github/host.js';
import { coAuthor } from './co-author.js';
import { commitMessage } from './commit-message.js';
import type { PreparePromotion, PreparedPromotion, PromotionOrder, PromotionRefusal } from './order.js';
import { recheckPins, type CurrentTarget } from './pins.js';
import { treeEntries } from './tree-entries.js';

/** What opening a pull request needs beside the order. */
export interface PullRequestSettings {
  host: Host;
  /** The isolation that was really in force. */
  isolation: Evidence['environment']['isolation'];
  /** Whether somebody cancelled this run. */
  isCancelled: () => Promise<boolean>;
  /** Title and body, given whether the base got other commits since. The body is written again when the evidence is closed. */
  words: (baseMoved: boolean) => Words;
  /** Told of what was left out although the pull request is there. */
  warn: (message: string) => void;
}

/** What a pull request says. */
interface Words {
  title: string;
  body: string;
}

/** Label of a pull request whose base got other commits after the snapshot. */
const baseMovedLabel = 'base moved';

/**
 * Promotes to a pull request: looks at all pins again, makes tree and commit through the git data API from snapshot and
 * recorded patch alone, then a branch named after both, then the pull request. Done again, or twice at once, it finds what
 * is there already. What it made itself it takes away when the pull request is refused.
 */
export function pullRequestPromotion(settings: PullRequestSettings): PreparePromotion {
  return async (order) => {
    const planned = order.plan.host;
    if (planned === null) return { reason: 'no-permission', why: 'the plan was not made on GitHub' };
    try {
      return await promoteTo(planned, order, settings);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { reason: 'no-permission', why: error.message };
    }
  };
}

async function promoteTo(planned: PlannedHost, order: PromotionOrder, settings: PullRequestSettings): Promise<PreparedPromotion | PromotionRefusal> {
  const { host, isolation } = settings;
  const { plan } = order;
  if (plan.run === null && isolation.user === 'same-user') return { reason: 'isolation-too-weak', why: 'the gates ran as the user of this job, which may write to the repository: run them on Linux with sudo, or use the reusable workflow' };
  if (plan.run === null && plan.proposers !== null) return { reason: 'isolation-too-weak', why: 'a model or an agent was asked in the job that may write to the repository: use the reusable workflow, where it is a job of its own' };
  if (planned.target.fork !== null) return { reason: 'fork-head', why: `the branch is in the fork ${planned.target.fork}, to which nothing is pushed` };
  if (await settings.isCancelled()) return { reason: 'cancelled', why: 'somebody cancelled the run' };
  const target = await recheckPins(planned, plan.snapshot.commit, host);
  if ('reason' in target) return target;
  const branch = `${planned.pullRequest.branchPrefix}${plan.snapshot.commit.slice(0, 12)}-${order.winner.mutation.sha256.slice('sha256:'.length, 'sha256:'.length + 12)}`;
  const placed = await placeBranch(order, branch, host);
  if ('reason' in placed) return placed;
  const opened = await openOrFind(order, placed, target, planned, settings);
  if ('reason' in opened) {
    if (placed.isOurs) await host.deleteBranch(branch);
    return opened;
  }
  return { branch, commit: placed.commit, pullRequest: opened, carryOut: () => Promise.resolve(null) };
}

interface PlacedBranch {
  branch: string;
  commit: string;
  /** This run made it, so this run may take it away. */
  isOurs: boolean;
}

/** The branch with one commit on top of the snapshot; one that is there already is used if it holds exactly that. */
async function placeBranch(order: PromotionOrder, branch: string, host: Host): Promise<PlacedBranch | PromotionRefusal> {
  const existing = await existingBranch(order, branch, host);
  if (existing !== null) return existing;
  const entries = await treeEntries(order.scratch, order.plan.snapshot.tree, order.tree);
  if (entries === null) return { reason: 'no-permission', why: 'the patch has a file name that GitHub does not take through its API (no UTF-8); apply it by hand' };
  const tree = await host.createTree({ base: order.plan.snapshot.tree, entries });
  if (tree !== order.tree) return { reason: 'replay-tree-differs', why: `GitHub made the tree ${tree} of snapshot and patch, git ${order.tree}` };
  const commit = await host.createCommit({ message: commitMessage(order, coAuthorOf(order)), tree, parents: [order.plan.snapshot.commit] });
  if ((await host.createBranch(branch, commit.sha)) === 'created') return { branch, commit: commit.sha, isOurs: true };
  return (await existingBranch(order, branch, host)) ?? { reason: 'no-permission', why: `the branch ${branch} came and went while it was made; ask again` };
}

async function existingBranch({ plan, tree }: PromotionOrder, name: string, host: Host): Promise<PlacedBranch | PromotionRefusal | null> {
  const branch = await host.branch(name);
  if (branch === null) return null;
  const commit = await host.commit(branch.sha);
  if (commit?.tree === tree && commit.parents.join() === plan.snapshot.commit) return { branch: name, commit: branch.sha, isOurs: false };
  return { reason: 'head-moved', why: `the branch ${name} of an earlier run has other commits by now; delete it to get a fresh one` };
}

function coAuthorOf({ winner: { source } }: PromotionOrder): string | null {
  return source.author === null || source.authorId === null ? null : coAuthor({ login: source.author, id: source.authorId });
}

async function openOrFind(order: PromotionOrder, { branch, commit, isOurs }: PlacedBranch, target: CurrentTarget, planned: PlannedHost, settings: PullRequestSettings): Promise<NonNullable<Promotion['pullRequest']> | PromotionRefusal> {
  const { host } = settings;
  const earlier = isOurs ? null : await earlierPull(branch, host);
  if (earlier !== null && 'reason' in earlier) return earlier;
  const baseMoved = target.head !== order.plan.snapshot.commit;
  const words = settings.words(baseMoved);
  const pull = earlier ?? (await openPull(words, { order, branch, target, planned }, host));
  if ('reason' in pull) return pull;
  await decorate(pull, planned, baseMoved, settings);
  return { number: pull.number, url: pull.url, head: commit, tree: order.tree };
}

/** The pull request that an earlier run, or one beside this, opened for the branch. One that a person closed stays closed. */
async function earlierPull(branch: string, host: Host): Promise<Pull | PromotionRefusal | null> {
  const pulls = await host.pullsWithHead(branch, 'all');
  const open = pulls.find(({ state }) => state === 'open');
  if (open !== undefined || pulls[0] === undefined) return open ?? null;
  return { reason: 'needs-approval', why: `pull request ${pulls[0].number} with this very change was ${pulls[0].merged ? 'merged' : 'closed'} before; open it again, or delete its branch ${branch}` };
}

interface Place {
  order: PromotionOrder;
  branch: string;
  target: CurrentTarget;
  planned: PlannedHost;
}

async function openPull(words: Words, { order, branch, target, planned }: Place, host: Host): Promise<Pull | PromotionRefusal> {
  const draft = planned.pullRequest.draft || order.plan.policy.requireApproval;
  try {
    const opened = await host.openPull({ ...words, head: branch, base: target.branch, draft });
    if (opened !== 'exists') return opened;
  } catch (error) {
    if (error instanceof ApiFailure) return { reason: 'no-permission', why: error.message };
    throw error;
  }
  return (await earlierPull(branch, host)) ?? { reason: 'no-permission', why: 'GitHub says that the pull request exists already, and does not show it; ask again' };
}

/** Labels and reviewers are wishes: without them the pull request is as good. */
async function decorate(pull: Pull, { pullRequest }: PlannedHost, baseMoved: boolean, { host, warn }: PullRequestSettings): Promise<void> {
  const labels = [...pullRequest.labels, ...(baseMoved ? [baseMovedLabel] : [])].filter((label) => !pull.labels.includes(label));
  try {
    if (labels.length > 0) await host.addLabels(pull.number, labels);
    if (pullRequest.reviewers.length + pullRequest.teamReviewers.length === 0) return;
    const { refused } = await host.requestReviewers(pull.number, { users: pullRequest.reviewers, teams: pullRequest.teamReviewers });
    for (const { name, reason } of refused) warn(`${name} was not asked for a review: ${reason}`);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    warn(`The pull request is there, but without all of its labels and reviewers. ${error.message}`);
  }
}
