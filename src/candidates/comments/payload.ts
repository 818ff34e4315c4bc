import { z } from 'zod';
import { SafeDebugError } from '../../errors.js';

/** The part of a webhook payload's user that is read (GitHub, "Webhook events and payloads"). Null for a deleted account. */
const userSchema = z.object({ login: z.string(), type: z.string() }).nullable();

const commentSchema = z.object({
  id: z.int(),
  body: z.string().nullable(),
  user: userSchema,
});

const line = z.int().nullish();
const side = z.enum(['LEFT', 'RIGHT']).nullish();

/** Names as in GitHub's REST API, "Pull request review comments". */
const reviewCommentSchema = commentSchema.extend({
  path: z.string().regex(/^[^\0]+$/, 'must be a path').nullish(),
  line,
  start_line: line,
  side,
  start_side: side,
  commit_id: z.string().nullish(),
  original_line: line,
  original_start_line: line,
  subject_type: z.string().nullish(),
});

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

/** Where a review comment stands. Lines count from 1; `line` is null once the diff no longer shows the commented line. */
export interface ReviewPosition {
  path: string | null;
  startLine: number | null;
  line: number | null;
  startSide: 'LEFT' | 'RIGHT' | null;
  side: 'LEFT' | 'RIGHT' | null;
  originalStartLine: number | null;
  originalLine: number | null;
  /** Commit that the lines belong to. */
  commit: string | null;
  /** The comment is on the file and not on a line. */
  wholeFile: boolean;
}

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

function positionOf(comment: z.infer<typeof reviewCommentSchema>): ReviewPosition {
  return {
    path: comment.path ?? null,
    startLine: comment.start_line ?? null,
    line: comment.line ?? null,
    startSide: comment.start_side ?? null,
    side: comment.side ?? null,
    originalStartLine: comment.original_start_line ?? null,
    originalLine: comment.original_line ?? null,
    commit: comment.commit_id ?? null,
    wholeFile: comment.subject_type === 'file',
  };
}
