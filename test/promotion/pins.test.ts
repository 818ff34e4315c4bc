import { describe, expect, it } from 'vitest';
import { pin } from '../../src/candidates/discussion.js';
import type { PinnedComment } from '../../src/core/documents/plan.js';
import { recheckPins } from '../../src/promotion/pins.js';
import { issueComment, memoryHost, openedPull, type MemoryHost } from '../support/host.js';
import { plannedHost } from './order.js';

const head = 'a'.repeat(40);

/** A GitHub with the pull request, and comments that a plan rests on. */
function pinned(count: number): MemoryHost & { pins: PinnedComment[] } {
  const memory = memoryHost();
  memory.held.pulls.set(4, openedPull(4));
  memory.held.branches.set('pages', head);
  const comments = Array.from({ length: count }, (_, index) => issueComment(501 + index));
  for (const comment of comments) memory.held.comments.set(comment.id, comment);
  return { ...memory, pins: comments.map(pin) };
}

describe.each([
  ['a few comments, one by one', 2, ['comment', 'comment']],
  ['many comments, by the list of the discussion', 4, ['comments']],
] as const)('%s', (_name, count, asked) => {
  it('are looked at again', async () => {
    const { host, calls, pins } = pinned(count);
    expect(await recheckPins(plannedHost(head, { comments: pins }), head, host)).toEqual({ branch: 'pages', head });
    expect(calls).toEqual([...asked, 'pull']);
  });

  it.each([
    ['edited', (memory: MemoryHost): void => void memory.held.comments.set(501, issueComment(501, { body: 'something else' }))],
    ['deleted', (memory: MemoryHost): void => void memory.held.comments.delete(501)],
  ])('withhold once one was %s', async (_what, change) => {
    const memory = pinned(count);
    change(memory);
    expect(await recheckPins(plannedHost(head, { comments: memory.pins }), head, memory.host)).toMatchObject({ reason: 'comment-edited' });
  });
});

it.each([
  ['closed', openedPull(4, { state: 'closed' }), { reason: 'base-gone', why: expect.stringContaining('is closed') }],
  ['merged', openedPull(4, { state: 'closed', merged: true }), { reason: 'base-gone', why: expect.stringContaining('is merged') }],
  ['pushed to', openedPull(4, { head: { sha: 'c'.repeat(40), ref: 'pages', repository: 'acme/pages', isFork: false } }), { reason: 'head-moved', why: expect.stringContaining('cccccccccccc') }],
])('a pull request that was %s meanwhile withholds', async (_what, pull, refusal) => {
  const { host, held } = pinned(0);
  held.pulls.set(4, pull);
  expect(await recheckPins(plannedHost(head), head, host)).toMatchObject(refusal);
});

it('a branch without a pull request may move on, but not go', async () => {
  const { host, held } = pinned(0);
  const planned = plannedHost(head, { discussion: { kind: 'issue', number: 9 } });
  held.branches.set('pages', 'c'.repeat(40));
  expect(await recheckPins(planned, head, host)).toEqual({ branch: 'pages', head: 'c'.repeat(40) });
  held.branches.delete('pages');
  expect(await recheckPins(planned, head, host)).toMatchObject({ reason: 'base-gone' });
});
