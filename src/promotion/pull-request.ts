import type { Evidence, Promotion } from '../core/documents/evidence.js';
import type { PlannedHost } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { ApiFailure } from '../github/failure.js';
import type { Host, Pull } from '../github/host.js';
import { placeBranch, takeBranchAway, type PlacedBranch } from './github-branch.js';
import type { PreparePromotion, PreparedPromotion, PromotionOrder, PromotionRefusal } from './order.js';
import { recheckPins, type CurrentTarget } from './pins.js';

/** What opening a pull request needs beside the order. */
export interface PullRequestSettings {
  host: Host;
  /** The isolation that was really in force. */
  isolation: Evidence['environment']['isolation'];
  /** Whether somebody cancelled this run, or deleted the comment that tells so, or its job is being stopped; asked before anything is made that others see. */
  isCancelled: () => Promise<boolean>;
  /** Title and body, given whether the base got other commits since, and the winner's change as git writes it. The body is written again when the evidence is closed. */
  words: (of: { baseMoved: boolean; patch: string }) => Words;
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

/** Label of a pull request that a person has to approve and that is no draft. */
const awaitingReviewLabel = 'awaiting review';

/**
 * Promotes to a pull request: looks at all pins again, makes commit and branch, then the pull request. Done again, or twice
 * at once, it finds what is there already. What it made itself it takes away when the pull request is refused. Throws where
 * GitHub does not answer, and then leaves what is there: nobody knows whether the last request was carried out, and the next
 * attempt finds it.
 */
export function pullRequestPromotion(settings: PullRequestSettings): PreparePromotion {
  return async (order) => {
    const planned = order.plan.host;
    if (planned === null) return { reason: 'no-permission', why: 'the plan was not made on GitHub' };
    return promoteTo(planned, order, settings).catch(refusalOf);
  };
}

/** What GitHub refuses is a reason to withhold; everything else goes on as the error that it is. */
function refusalOf(error: unknown): PromotionRefusal {
  if (error instanceof ApiFailure && error.kind !== 'unavailable' && error.kind !== 'rate-limited') return { reason: 'no-permission', why: error.message };
  throw error;
}

async function promoteTo(planned: PlannedHost, order: PromotionOrder, settings: PullRequestSettings): Promise<PreparedPromotion | PromotionRefusal> {
  const { plan, winner } = order;
  const { host, warn } = settings;
  const obstacle = obstacleOf(planned, order, settings);
  if (obstacle !== null) return obstacle;
  const target = await recheckPins(planned, plan.snapshot.commit, host);
  if ('reason' in target) return target;
  const placed = await placeBranch(order, `${planned.pullRequest.branchPrefix}${plan.snapshot.commit.slice(0, 12)}-${winner.mutation.sha256.slice('sha256:'.length, 'sha256:'.length + 12)}`, host, settings.isCancelled);
  if ('reason' in placed) return placed;
  const baseMoved = target.head !== plan.snapshot.commit;
  const pull = await openOrFind(settings.words({ baseMoved, patch: order.change.toString('utf8') }), { order, placed, target, planned }, settings).catch(refusalOf);
  if ('reason' in pull) {
    await takeBranchAway(placed, host, warn);
    return pull;
  }
  await decorate(pull, planned, { baseMoved, needsApproval: plan.policy.requireApproval }, settings);
  const pullRequest: Promotion['pullRequest'] = { number: pull.number, url: pull.url, head: placed.commit, tree: order.tree };
  return { branch: placed.branch, commit: placed.commit, pullRequest, baseMoved, found: !placed.isOurs, carryOut: () => Promise.resolve(null) };
}

/** What stands against a promotion before anything is asked. */
function obstacleOf(planned: PlannedHost, { plan }: PromotionOrder, { isolation }: PullRequestSettings): PromotionRefusal | null {
  if (plan.run === null && isolation.user === 'same-user') return { reason: 'isolation-too-weak', why: 'the gates ran as the user of this job, which may write to the repository: run them on Linux with sudo, or use the reusable workflow' };
  if (plan.run === null && plan.proposers !== null) return { reason: 'isolation-too-weak', why: 'a model or an agent was asked in the job that may write to the repository: use the reusable workflow, where it is a job of its own' };
  return planned.target.fork === null ? null : { reason: 'fork-head', why: `the branch is in the fork ${planned.target.fork}, to which nothing is pushed` };
}

interface Place {
  order: PromotionOrder;
  placed: PlacedBranch;
  target: CurrentTarget;
  planned: PlannedHost;
}

async function openOrFind(words: Words, place: Place, settings: PullRequestSettings): Promise<Pull | PromotionRefusal> {
  const { placed, target } = place;
  const earlier = placed.isOurs ? null : await earlierPull(placed.branch, target.branch, settings.host);
  if (earlier !== null) return earlier;
  if (await settings.isCancelled()) return { reason: 'cancelled', why: 'the run was cancelled, or the comment on it deleted, before its pull request was opened' };
  const opened = await openPull(words, place, settings);
  if (opened !== 'exists') return opened;
  return (await earlierPull(placed.branch, target.branch, settings.host)) ?? { reason: 'no-permission', why: 'GitHub says that the pull request exists already, and does not show it; ask again' };
}

/** The pull request from the branch to the base that an earlier run, or one beside this, opened. One that a person closed stays closed. */
async function earlierPull(branch: string, base: string, host: Host): Promise<Pull | PromotionRefusal | null> {
  const pulls = (await host.pullsWithHead(branch, 'all')).filter((pull) => pull.base.ref === base);
  const open = pulls.find(({ state }) => state === 'open');
  // What a person opened says what that person wrote; a proof in its body would vouch for it.
  if (open?.author?.isBot === false) return { reason: 'needs-approval', why: `pull request ${open.number} from the branch ${branch} was opened by a person; close it and ask again` };
  if (open !== undefined || pulls[0] === undefined) return open ?? null;
  return { reason: 'needs-approval', why: `pull request ${pulls[0].number} with this very change was ${pulls[0].merged ? 'merged' : 'closed'} before; open it again, or delete its branch ${branch}` };
}

/** A repository without drafts gets the pull request as one that is none; what that means is told where it is decorated. */
async function openPull(words: Words, { order, placed, target, planned }: Place, { host, warn }: PullRequestSettings): Promise<Pull | 'exists'> {
  const draft = planned.pullRequest.draft || order.plan.policy.requireApproval;
  const asked = { ...words, head: placed.branch, base: target.branch };
  try {
    return await host.openPull({ ...asked, draft });
  } catch (error) {
    if (!draft || !(error instanceof ApiFailure) || error.kind !== 'drafts-unsupported') throw error;
    warn('This repository has no draft pull requests, so the pull request is opened as none.');
    return host.openPull({ ...asked, draft: false });
  }
}

/** Labels and reviewers are wishes: without them the pull request is as good. */
async function decorate(pull: Pull, { pullRequest }: PlannedHost, { baseMoved, needsApproval }: { baseMoved: boolean; needsApproval: boolean }, { host, warn }: PullRequestSettings): Promise<void> {
  const isUnmarked = needsApproval && !pull.draft;
  if (isUnmarked) warn(`A person has to approve pull request ${pull.number}, and it is no draft: it is labelled "${awaitingReviewLabel}". Merge it only after a review.`);
  const labels = [...pullRequest.labels, ...(baseMoved ? [baseMovedLabel] : []), ...(isUnmarked ? [awaitingReviewLabel] : [])].filter((label) => !pull.labels.includes(label));
  try {
    if (labels.length > 0) await host.addLabels(pull.number, labels);
    if (pullRequest.reviewers.length + pullRequest.teamReviewers.length === 0) return;
    const { refused } = await host.requestReviewers(pull.number, { users: pullRequest.reviewers, teams: pullRequest.teamReviewers });
    for (const { name, reason } of refused) warn(`${name} was not asked for a review: ${reason}`);
  } catch (error) {
    // Also an answer that is none as documented: the pull request is there, and the run goes on.
    if (!(error instanceof SafeDebugError)) throw error;
    warn(`The pull request is there, but without all of its labels and reviewers. ${error.message}`);
  }
}
