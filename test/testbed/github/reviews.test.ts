import { expect, test } from 'vitest';
import { jobClient, openGitHub, project, refusalOf } from './testing.js';
import type { GitHub } from './types.js';

async function pullWithReview(hub: GitHub) {
  hub.addUser('rev');
  await hub.as('owner').push('owner/project', { branch: 'b', files: { 'lines.txt': '1\n2\nthree\nfour\n5\n6\n7\n8\n9\n' } });
  const { number } = await hub.as('owner').openPull('owner/project', { title: 'P', head: 'b' });
  const review = await hub.as('rev').review('owner/project', number, {
    body: 'Look',
    comments: [
      { path: 'lines.txt', line: 4, startLine: 3, body: '```suggestion\n3\n4\n```' },
      { path: 'lines.txt', line: 6, body: '```suggestion\nsix\n```' },
    ],
  });
  return { number, review };
}

test('a review brings its comments, each with its lines, its place in the diff and its event', async () => {
  const hub = await openGitHub();
  const { number, review } = await pullWithReview(hub);
  expect(review.event).toMatchObject({ name: 'pull_request_review', payload: { action: 'submitted', review: { id: review.id } } });
  expect(review.comments.map((comment) => [comment.name, comment.payload.action])).toEqual([
    ['pull_request_review_comment', 'created'], ['pull_request_review_comment', 'created'],
  ]);
  const client = jobClient(hub, { 'pull-requests': 'read' });
  const comments = (await client.pulls.listReviewComments({ ...project, pull_number: number })).data;
  expect(comments.map((each) => [each.start_line, each.line, each.side, each.start_side, each.position, each.pull_request_review_id])).toEqual([
    [3, 4, 'RIGHT', 'RIGHT', 6, review.id], [null, 6, 'RIGHT', null, 8, review.id],
  ]);
  expect(comments[0]?.diff_hunk).toBe('@@ -1,7 +1,7 @@\n 1\n 2\n-3\n-4\n+three\n+four');
  const legacy = (await client.pulls.listCommentsForReview({ ...project, pull_number: number, review_id: review.id })).data;
  expect(legacy.map((each) => ['line' in each, each.position])).toEqual([[false, 6], [false, 8]]);
  expect((await client.pulls.listReviews({ ...project, pull_number: number })).data.map((each) => [each.user?.login, each.state])).toEqual([['rev', 'COMMENTED']]);
  expect(hub.violations).toEqual([]);
});

test('a comment moves with its lines, and is outdated once they change', async () => {
  const hub = await openGitHub();
  const { number, review } = await pullWithReview(hub);
  const client = jobClient(hub, { 'pull-requests': 'read' });
  const [first, second] = review.comments.map((comment) => comment.id);
  const read = async (id = 0) => (await client.pulls.getReviewComment({ ...project, comment_id: id })).data;
  const moved = await hub.as('owner').push('owner/project', { branch: 'b', files: { 'lines.txt': '0\n1\n2\nthree\nFOUR\n5\n6\n7\n8\n9\n' } });
  expect(await read(first)).toMatchObject({ line: null, position: null, start_line: null, original_line: 4, original_start_line: 3 });
  expect(await read(second)).toMatchObject({ line: 7, original_line: 6, commit_id: moved.sha });
  expect((await read(first)).commit_id).not.toBe(moved.sha);
  expect((await client.pulls.get({ ...project, pull_number: number })).data.review_comments).toBe(2);
  expect(hub.violations).toEqual([]);
});

test('a reply stands in its thread, a comment outside the diff is refused, edits and deletions are told', async () => {
  const hub = await openGitHub();
  const { number, review } = await pullWithReview(hub);
  const id = review.comments[0]?.id ?? 0;
  const reply = await hub.as('owner').replyToReviewComment('owner/project', id, 'no');
  const client = jobClient(hub, { 'pull-requests': 'write' });
  expect((await client.pulls.getReviewComment({ ...project, comment_id: reply.id })).data.in_reply_to_id).toBe(id);
  expect((await client.reactions.createForPullRequestReviewComment({ ...project, comment_id: id, content: 'eyes' })).status).toBe(201);
  await expect(hub.as('rev').review('owner/project', number, { comments: [{ path: 'lines.txt', line: 99, body: 'x' }] })).rejects.toThrow('Validation Failed');
  hub.advanceClock(2);
  expect((await hub.as('rev').editReviewComment('owner/project', id, 'other')).payload).toMatchObject({ action: 'edited', comment: { body: 'other' } });
  await hub.as('rev').deleteReviewComment('owner/project', id);
  expect(await refusalOf(client.pulls.getReviewComment({ ...project, comment_id: id }))).toMatchObject({ status: 404 });
  expect(hub.violations).toEqual([]);
});
