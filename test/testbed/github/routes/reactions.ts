import { z } from 'zod';
import { commentOf } from '../acts/comments.js';
import { issueOf } from '../acts/issues.js';
import { addReaction } from '../acts/reactions.js';
import { reviewCommentOf } from '../acts/reviews.js';
import { notFound } from '../server/api-error.js';
import { type Answer, type Handler, listAnswer, nothing, numberOf, onRepository, type RepositoryRequest, userOf } from '../server/api.js';
import type { Reaction } from '../state/model.js';
import { reactionView } from '../views/issues.js';
import { issueNeed, ofIssue, readPulls, talkOnPulls } from './needs.js';

const newReaction = z.object({ content: z.enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']) });
type NewReaction = z.infer<typeof newReaction>;

/** docs.github.com, "REST API endpoints for reactions". */
export const reactionHandlers: readonly Handler[] = [
  onRepository('reactions/create-for-issue', issueNeed('write', 'read'), newReaction, (request) =>
    react(request, issueOf(request.repository, numberOf(request, 'issue_number')).reactions)),
  onRepository('reactions/create-for-issue-comment', commentNeed('write', 'read'), newReaction, (request) => react(request, onComment(request))),
  onRepository('reactions/list-for-issue-comment', commentNeed('read'), nothing, (request) => list(request, onComment(request))),
  onRepository('reactions/delete-for-issue-comment', commentNeed('write', 'read'), nothing, (request) => {
    const reactions = onComment(request);
    const at = reactions.findIndex((each) => each.id === numberOf(request, 'reaction_id'));
    if (at < 0) throw notFound();
    reactions.splice(at, 1);
    return { status: 204 };
  }),
  onRepository('reactions/create-for-pull-request-review-comment', talkOnPulls, newReaction, (request) => react(request, onReviewComment(request))),
  onRepository('reactions/list-for-pull-request-review-comment', readPulls, nothing, (request) => list(request, onReviewComment(request))),
];

function commentNeed(access: 'read' | 'write', role?: 'read') {
  return (request: RepositoryRequest<unknown>) =>
    ofIssue(request.repository, commentOf(request.repository, numberOf(request, 'comment_id')).issueNumber, access, role);
}

function onComment(request: RepositoryRequest<unknown>): Reaction[] {
  return commentOf(request.repository, numberOf(request, 'comment_id')).reactions;
}

function onReviewComment(request: RepositoryRequest<unknown>): Reaction[] {
  return reviewCommentOf(request.repository, numberOf(request, 'comment_id')).reactions;
}

function react({ site, caller, body }: RepositoryRequest<NewReaction>, reactions: Reaction[]): Answer {
  const { reaction, status } = addReaction(site, reactions, userOf(caller), body.content);
  return { status, body: reactionView(site, reaction) };
}

function list(request: RepositoryRequest<unknown>, reactions: readonly Reaction[]): Promise<Answer> {
  const content = request.query.get('content');
  return listAnswer(request, reactions.filter((each) => content === null || each.content === content), (each) => reactionView(request.site, each));
}
