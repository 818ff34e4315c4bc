import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ask, askIfAny } from './answers.js';
import { ApiFailure } from './failure.js';
import type { Host, WrittenComment } from './host.js';
import type { RepositoryClient } from './repository-client.js';

const writtenSchema = z.object({ id: z.int(), html_url: z.string() }).transform(({ id, html_url }): WrittenComment => ({ id, url: html_url }));

const tries = 3;
/** How far this machine's clock may be ahead of GitHub's. */
const clockSkewMs = 60_000;

export function writtenCommentMethods(client: RepositoryClient, host: Pick<Host, 'comments'>): Pick<Host, 'writeComment' | 'updateComment'> {
  const { octokit, at, secondMs } = client;

  const write = (issueNumber: number, body: string) =>
    // Not repeated by the client: GitHub may have written the comment although its answer was lost.
    ask(`write a comment on ${issueNumber}`, octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...at, issue_number: issueNumber, body, request: { retries: 0 } }), writtenSchema);

  /**
   * The comment that was written although no answer came. The whole body is held against it, not a marker in it: a
   * stranger can copy a marker from an older comment, but not a body that nobody has seen.
   */
  async function findWritten(issueNumber: number, body: string, since: string): Promise<WrittenComment | null> {
    const matches = (comment: { body: string; createdAt: string }): boolean => sameText(comment.body, body) && comment.createdAt >= since;
    const { items } = await host.comments(issueNumber, { since, until: matches });
    const found = items.findLast(matches);
    return found ? { id: found.id, url: found.url } : null;
  }

  return {
    async writeComment(issueNumber, body) {
      const since = `${new Date(Date.now() - clockSkewMs).toISOString().slice(0, 19)}Z`;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write(issueNumber, body);
        } catch (thrown) {
          if (!(thrown instanceof ApiFailure) || thrown.kind !== 'unavailable') throw thrown;
          await wait(attempt ** 2 * secondMs);
          const written = await findWritten(issueNumber, body, since);
          if (written !== null) return written;
          if (attempt === tries) throw thrown;
        }
      }
    },

    updateComment: (id, body) => askIfAny(`update comment ${id}`, octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...at, comment_id: id, body }), writtenSchema),
  };
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
  return plain(one) === plain(other);
}
