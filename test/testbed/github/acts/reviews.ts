import { changedFiles, mergeBase } from '../git/diff.js';
import { placeInPatch } from '../git/line-mapping.js';
import { invalid, notFound } from '../server/api-error.js';
import type { PullIssue, Repository, Review, ReviewComment, User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { NewReview, NewReviewComment } from '../people/types.js';
import type { Caller, WebhookEvent } from '../types.js';
import { baseShaOf, pullView } from '../views/pulls.js';
import { reviewCommentView, reviewView } from '../views/reviews.js';
import { emit } from './events.js';
import { pullOf } from './pulls.js';
import { assertComment } from './texts.js';

export interface ReviewCommentAct {
  readonly comment: ReviewComment;
  readonly event: WebhookEvent;
}

export function reviewCommentOf(repository: Repository, id: number): ReviewComment {
  const comment = repository.reviewComments.get(id);
  if (comment === undefined) throw notFound();
  return comment;
}

/** A submitted review; 422 for a comment on a line that the diff does not show. */
export async function submitReview(
  site: Site, repository: Repository, caller: Caller, author: User, issue: PullIssue, submitted: NewReview,
): Promise<{ review: Review; event: WebhookEvent; comments: readonly ReviewCommentAct[] }> {
  const review: Review = {
    id: site.nextId(), pullNumber: issue.number, author, body: submitted.body ?? '', state: submitted.state ?? 'COMMENTED',
    commitSha: submitted.commit ?? issue.pull.headSha, submittedAt: site.now(),
  };
  const written: ReviewComment[] = [];
  for (const each of submitted.comments ?? []) written.push(await newComment(site, repository, issue, review, each));
  repository.reviews.set(review.id, review);
  for (const comment of written) repository.reviewComments.set(comment.id, comment);
  const event = emit(site, repository, caller, 'pull_request_review', {
    action: 'submitted', review: reviewView(site, repository, review), pull_request: await pullView(site, repository, issue),
  });
  const comments: ReviewCommentAct[] = [];
  for (const comment of written) comments.push({ comment, event: await commentEvent(site, repository, caller, issue, comment, 'created') });
  return { review, event, comments };
}

/** A reply belongs to a review of its own and stands where the first comment of its thread stands. */
export async function replyTo(site: Site, repository: Repository, caller: Caller, author: User, first: ReviewComment, body: string): Promise<ReviewCommentAct> {
  assertComment(body);
  const issue = pullOf(repository, first.pullNumber);
  const review: Review = {
    id: site.nextId(), pullNumber: first.pullNumber, author, body: '', state: 'COMMENTED', commitSha: issue.pull.headSha, submittedAt: site.now(),
  };
  const now = site.now();
  const comment: ReviewComment = {
    ...first, id: site.nextId(), reviewId: review.id, author, byActions: caller.kind === 'job', body, createdAt: now, updatedAt: now,
    reactions: [], authorAssociation: null, inReplyTo: first.inReplyTo ?? first.id,
  };
  repository.reviews.set(review.id, review);
  repository.reviewComments.set(comment.id, comment);
  return { comment, event: await commentEvent(site, repository, caller, issue, comment, 'created') };
}

export async function editReviewComment(site: Site, repository: Repository, caller: Caller, comment: ReviewComment, body: string): Promise<ReviewCommentAct> {
  assertComment(body);
  const from = comment.body;
  comment.body = body;
  comment.updatedAt = site.now();
  const event = await commentEvent(site, repository, caller, pullOf(repository, comment.pullNumber), comment, 'edited', { body: { from } });
  return { comment, event };
}

export async function deleteReviewComment(site: Site, repository: Repository, caller: Caller, comment: ReviewComment): Promise<ReviewCommentAct> {
  repository.reviewComments.delete(comment.id);
  return { comment, event: await commentEvent(site, repository, caller, pullOf(repository, comment.pullNumber), comment, 'deleted') };
}

async function newComment(site: Site, repository: Repository, issue: PullIssue, review: Review, written: NewReviewComment): Promise<ReviewComment> {
  assertComment(written.body);
  const side = written.side ?? 'RIGHT';
  const git = site.git(repository);
  const start = await mergeBase(git, await baseShaOf(site, repository, issue), review.commitSha);
  const change = (await changedFiles(git, start, review.commitSha)).find((each) => each.path === written.path);
  const place = change === undefined || change.patch === null ? null : placeInPatch(change.patch, side, written.line);
  if (place === null) {
    throw invalid({ resource: 'PullRequestReviewComment', code: 'custom', field: 'pull_request_review_thread.line', message: 'pull_request_review_thread.line must be part of the diff' });
  }
  const now = site.now();
  return {
    id: site.nextId(), reviewId: review.id, pullNumber: issue.number, author: review.author, byActions: false, body: written.body,
    path: written.path, side, originalStartLine: written.startLine ?? null, originalLine: written.line, originalPosition: place.position, originalCommitSha: review.commitSha,
    diffHunk: place.hunk, inReplyTo: null, createdAt: now, updatedAt: now, reactions: [], authorAssociation: written.authorAssociation ?? null,
  };
}

async function commentEvent(
  site: Site, repository: Repository, caller: Caller, issue: PullIssue, comment: ReviewComment, action: string, changes?: { body: { from: string } },
): Promise<WebhookEvent> {
  return emit(site, repository, caller, 'pull_request_review_comment', {
    action,
    ...(changes === undefined ? {} : { changes }),
    comment: await reviewCommentView(site, repository, issue, comment),
    pull_request: await pullView(site, repository, issue),
  });
}
