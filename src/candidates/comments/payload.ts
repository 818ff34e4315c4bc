import { z } from 'zod';
import { SafeDebugError } from '../../errors.js';
import { positionFields, positionOf, type ReviewPosition } from './review-position.js';

/** The part of a webhook payload's user that is read (GitHub, "Webhook events and payloads"). Null for a deleted account. */
const userSchema = z.object({ login: z.string(), type: z.string() }).nullable();

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullable(),
  user: userSchema,
});

const reviewCommentSchema = commentSchema.extend(positionFields);

const issueCommentPayloadSchema = z.object({
  action: z.string(),
  comment: commentSchema,
  issue: z.object({ number: z.int(), pull_request: z.object({}).nullish() }),
});

const reviewCommentPayloadSchema = z.object({
  action: z.string(),
  comment: reviewCommentSchema,
  pull_request: z.object({ number: z.int(), head: z.object({ sha: z.string() }) }),
});

/** A comment that was written, changed or deleted. */
export interface CommentEvent {
  action: string;
  commentId: number;
  body: string;
  author: { login: string; isBot: boolean } | null;
  /** Number of the pull request or issue, and whether it is a pull request. */
  discussion: { number: number; isPullRequest: boolean };
  /** Null for comments that belong to no line of a diff. */
  review: { head: string; position: ReviewPosition } | null;
}

/** Reads the payload of an `issue_comment` or `pull_request_review_comment` event. Throws `input` if it is neither. */
export function readCommentEvent(payload: unknown): CommentEvent {
  const isReview = z.object({ pull_request: z.object({}) }).safeParse(payload).success;
  const read = isReview ? reviewCommentPayloadSchema.transform(eventOfReviewComment).safeParse(payload) : issueCommentPayloadSchema.transform(eventOfIssueComment).safeParse(payload);
  if (read.success) return read.data;
  throw new SafeDebugError('input', `This is not the payload of an issue_comment or pull_request_review_comment event: ${faultsOf(read.error)}. Pass the file that GITHUB_EVENT_PATH names.`);
}

function faultsOf({ issues }: z.ZodError): string {
  return issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the document'}: ${message}`).join('; ');
}

function eventOfIssueComment({ action, comment, issue }: z.infer<typeof issueCommentPayloadSchema>): CommentEvent {
  return { ...eventOfComment(action, comment), discussion: { number: issue.number, isPullRequest: Boolean(issue.pull_request) }, review: null };
}

function eventOfReviewComment({ action, comment, pull_request: pull }: z.infer<typeof reviewCommentPayloadSchema>): CommentEvent {
  return { ...eventOfComment(action, comment), discussion: { number: pull.number, isPullRequest: true }, review: { head: pull.head.sha, position: positionOf(comment) } };
}

function eventOfComment(action: string, { id, body, user }: z.infer<typeof commentSchema>) {
  const author = user && { login: user.login, isBot: user.type === 'Bot' || user.login.endsWith('[bot]') };
  return { action, commentId: id, body: body ?? '', author };
}
