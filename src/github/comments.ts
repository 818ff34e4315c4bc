import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { positionFields, positionOf } from '../candidates/comments/review-position.js';
import { accountSchema, answered, askIfAny, readAnswer } from './answers.js';
import type { Answer } from './answers.js';
import { ApiFailure } from './failure.js';
import type { Comment, CommentReference, Host, IssueComment, Listing, Reaction, ReviewComment } from './host.js';
import { firstPages, lastPageOf, lastPages, pageSize } from './pages.js';
import type { Page } from './pages.js';
import type { RepositoryClient } from './repository-client.js';

const commentFields = { id: z.int(), body: z.string().nullish(), user: accountSchema, created_at: z.string(), updated_at: z.string(), html_url: z.string() };

/** Comments name their issue or pull request by a URL that ends in its number. */
const numberAtEnd = z.string().regex(/\/\d{1,15}$/, 'must end in a number').transform((url) => Number(url.slice(url.lastIndexOf('/') + 1)));

const issueCommentSchema = z.object({ ...commentFields, issue_url: numberAtEnd }).transform((comment): IssueComment => ({ kind: 'issue', issueNumber: comment.issue_url, ...sharedFields(comment) }));

const reviewCommentSchema = z
  .object({
    ...commentFields,
    pull_request_url: numberAtEnd,
    pull_request_review_id: z.int().nullish(),
    ...positionFields,
  })
  .transform((comment): ReviewComment => ({
    kind: 'review',
    issueNumber: comment.pull_request_url,
    ...sharedFields(comment),
    reviewId: comment.pull_request_review_id ?? null,
    position: positionOf(comment),
  }));

function sharedFields({ id, body, user, created_at, updated_at, html_url }: z.output<z.ZodObject<typeof commentFields>>) {
  return { id, body: body ?? '', author: user, createdAt: created_at, updatedAt: updated_at, url: html_url };
}

const maximumPages = 10;
const tries = 4;

export function commentMethods({ octokit, at, secondMs }: RepositoryClient): Pick<Host, 'comment' | 'comments' | 'reviewComments' | 'react'> {
  /** Not repeated by the client: GitHub may have put the reaction there although its answer was lost. */
  function sendReaction({ kind, id }: CommentReference, content: Reaction): Promise<Answer> {
    const place = { ...at, comment_id: id, content, request: { retries: 0 } };
    return answered(
      `react to comment ${id}`,
      kind === 'issue' ? octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', place) : octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', place),
    );
  }

  return {
    async comment({ kind, id }): Promise<Comment | null> {
      const place = { ...at, comment_id: id };
      return kind === 'issue'
        ? askIfAny(`read comment ${id}`, octokit.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', place), issueCommentSchema)
        : askIfAny(`read review comment ${id}`, octokit.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', place), reviewCommentSchema);
    },

    comments(issueNumber, { since, until = () => false } = {}) {
      const asked = `list the comments of ${issueNumber}`;
      const read = (page: number) => pageOf(asked, page, issueCommentSchema, octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, issue_number: issueNumber, per_page: pageSize, page, ...(since !== undefined && { since }) }));
      return lastPages(maximumPages, read, (comments) => comments.some(until));
    },

    async reviewComments(pullNumber, { since } = {}): Promise<Listing<ReviewComment>> {
      const asked = `list the review comments of ${pullNumber}`;
      const { items, cut } = await firstPages(maximumPages, (page) =>
        pageOf(asked, page, reviewCommentSchema, octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', { ...at, pull_number: pullNumber, sort: 'created', direction: 'desc', per_page: pageSize, page, ...(since !== undefined && { since }) })),
      );
      return { items: [...items].reverse(), cut };
    },

    async react(comment, content) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { status, data } = await sendReaction(comment, content);
          const { user } = readAnswer(`react to comment ${comment.id}`, data, z.object({ content: z.literal(content), user: accountSchema }));
          // What is there after a try of ours without an answer is ours.
          return { reaction: status === 200 && attempt === 1 ? 'already-there' : 'added', account: user };
        } catch (thrown) {
          if (attempt === tries || !(thrown instanceof ApiFailure) || thrown.kind !== 'unavailable') throw thrown;
          await wait(attempt ** 2 * secondMs);
        }
      }
    },
  };
}

async function pageOf<Shape extends z.ZodType>(asked: string, page: number, shape: Shape, request: Promise<Answer>): Promise<Page<z.infer<Shape>>> {
  const answer = await answered(asked, request);
  return { items: readAnswer(asked, answer.data, z.array(shape)), last: lastPageOf(answer, page) };
}
