import { isUnchanged, pin } from '../candidates/discussion.js';
import type { PlannedHost, PinnedComment } from '../core/documents/plan.js';
import type { Comment, Host } from '../github/host.js';
import type { PromotionRefusal } from './order.js';

/** Where a winner would go, as it is now. */
export interface CurrentTarget {
  branch: string;
  /** Tip of the branch. */
  head: string;
}

/** Up to this many comments are read one by one; more of them with the discussion's list. */
const fewComments = 2;

/**
 * Looks again at everything a run on GitHub was pinned to: the comments must say what they said, and the head of a pull
 * request must still be the snapshot. A branch may have moved on; a pull request to it shows the difference.
 */
export async function recheckPins(planned: PlannedHost, snapshot: string, host: Host): Promise<CurrentTarget | PromotionRefusal> {
  if (await isAnyChanged(planned, host)) return { reason: 'comment-edited', why: 'a comment that the run was based on was edited or deleted since; ask again' };
  return planned.discussion?.kind === 'pull' ? pullTarget(planned, planned.discussion.number, snapshot, host) : branchTarget(planned, host);
}

async function pullTarget({ target }: PlannedHost, number: number, snapshot: string, host: Host): Promise<CurrentTarget | PromotionRefusal> {
  const pull = await host.pull(number);
  if (pull === null || pull.state === 'closed') return { reason: 'base-gone', why: `pull request ${number} is ${pull?.merged ? 'merged' : 'closed'}; open it again and ask again` };
  if (pull.head.sha !== snapshot) return { reason: 'head-moved', why: `pull request ${number} has other commits now (${pull.head.sha.slice(0, 12)}); ask again for the new head` };
  return { branch: target.branch, head: pull.head.sha };
}

async function branchTarget({ target }: PlannedHost, host: Host): Promise<CurrentTarget | PromotionRefusal> {
  const branch = await host.branch(target.branch);
  return branch === null ? { reason: 'base-gone', why: 'the branch that failed was deleted' } : { branch: target.branch, head: branch.sha };
}

async function isAnyChanged({ comments, discussion }: PlannedHost, host: Host): Promise<boolean> {
  const [ofIssue, ofReview] = [comments.filter(({ kind }) => kind === 'issue'), comments.filter(({ kind }) => kind === 'review')];
  const number = discussion?.number ?? null;
  return (await isChanged(ofIssue, host, async (pins) => (number === null ? [] : (await host.comments(number, { until: ({ id }) => id <= Math.min(...pins.map((pinned) => pinned.id)) })).items))) || (await isChanged(ofReview, host, async () => (number === null ? [] : (await host.reviewComments(number)).items)));
}

async function isChanged(pins: readonly PinnedComment[], host: Host, list: (pins: readonly PinnedComment[]) => Promise<readonly Comment[]>): Promise<boolean> {
  if (pins.length <= fewComments) {
    for (const pinned of pins) if (!(await isUnchanged(pinned, host))) return true;
    return false;
  }
  const now = new Map((await list(pins)).map((comment) => [comment.id, pin(comment).sha256]));
  return pins.some(({ id, sha256 }) => now.get(id) !== sha256);
}
