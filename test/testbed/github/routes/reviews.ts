import { z } from 'zod';
import { pullOf } from '../acts/pulls.js';
import { replyTo, reviewCommentOf } from '../acts/reviews.js';
import { notFound } from '../server/api-error.js';
import { type Handler, listAnswer, nothing, numberOf, onRepository, type RepositoryRequest, userOf } from '../server/api.js';
import type { Review, ReviewComment } from '../state/model.js';
import { reviewCommentView, reviewView } from '../views/reviews.js';
import { readPulls, talkOnPulls } from './needs.js';

/** What the comments of one review lack: they come in the older shape, with positions only (docs.github.com, example of that operation). */
const notInLegacy = new Set(['line', 'original_line', 'start_line', 'original_start_line', 'side', 'start_side', 'subject_type']);

/** docs.github.com, "REST API endpoints for pull request reviews" and for review comments. */
export const reviewHandlers: readonly Handler[] = [
  onRepository('pulls/list-reviews', readPulls, nothing, (request) => {
    const { number } = pullOf(request.repository, numberOf(request, 'pull_number'));
    const reviews = [...request.repository.reviews.values()].filter((review) => review.pullNumber === number);
    return listAnswer(request, reviews, (review) => reviewView(request.site, request.repository, review));
  }),

  onRepository('pulls/get-review', readPulls, nothing, (request) => ({ status: 200, body: reviewView(request.site, request.repository, reviewIn(request)) })),

  onRepository('pulls/list-comments-for-review', readPulls, nothing, (request) => {
    const review = reviewIn(request);
    const comments = [...request.repository.reviewComments.values()].filter((comment) => comment.reviewId === review.id);
    return listAnswer(request, comments, async (comment) => {
      const fields = Object.entries(await view(request, comment)).filter(([name]) => !notInLegacy.has(name));
      return Object.fromEntries(fields);
    });
  }),

  onRepository('pulls/list-review-comments', readPulls, nothing, (request) => {
    const { number } = pullOf(request.repository, numberOf(request, 'pull_number'));
    const since = request.query.get('since') ?? '';
    const comments = [...request.repository.reviewComments.values()].filter((comment) => comment.pullNumber === number && comment.updatedAt >= since);
    const ordered = request.query.get('direction') === 'desc' ? comments.toReversed() : comments;
    return listAnswer(request, ordered, (comment) => view(request, comment));
  }),

  onRepository('pulls/get-review-comment', readPulls, nothing, async (request) => ({ status: 200, body: await view(request, commentIn(request)) })),

  onRepository('pulls/create-reply-for-review-comment', talkOnPulls, z.object({ body: z.string() }), async (request) => {
    const { site, repository, caller, body } = request;
    const first = commentIn(request);
    if (first.inReplyTo !== null) throw notFound(); // "Replies to replies are not supported"
    const { comment } = await replyTo(site, repository, caller, userOf(caller), first, body.body);
    return { status: 201, body: await view(request, comment) };
  }),
];

function reviewIn(request: RepositoryRequest<unknown>): Review {
  const review = request.repository.reviews.get(numberOf(request, 'review_id'));
  if (review === undefined || review.pullNumber !== numberOf(request, 'pull_number')) throw notFound();
  return review;
}

function commentIn(request: RepositoryRequest<unknown>): ReviewComment {
  return reviewCommentOf(request.repository, numberOf(request, 'comment_id'));
}

function view({ site, repository }: RepositoryRequest<unknown>, comment: ReviewComment) {
  return reviewCommentView(site, repository, pullOf(repository, comment.pullNumber), comment);
}
