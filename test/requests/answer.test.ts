import { expect, it } from 'vitest';
import { answer } from '../../src/requests/answer.js';
import { notAuthorised, notConfigured, pullRequestClosed } from '../../src/studio/github/answers/asking.js';
import { readAnswerMarker, writeAnswerMarker } from '../../src/studio/github/marker.js';
import { bot, issueComment, memoryHost } from '../support/host.js';

const where = { discussion: 4, comment: { kind: 'issue' as const, id: 5 } };

function asked() {
  const memory = memoryHost();
  memory.held.comments.set(5, issueComment(5));
  return memory;
}

it('a comment is answered with a comment and a reaction', async () => {
  const { host, held, calls } = asked();
  await answer(host, where, [notConfigured('model')], 'confused');
  expect([...held.comments.values()].map(({ body }) => readAnswerMarker(body))).toEqual([null, 5]);
  expect([held.reactions.get(5), calls]).toEqual([['confused'], ['react', 'writeComment']]);
});

it('a run that is started again replaces its answer, and nobody else\'s', async () => {
  const { host, held } = asked();
  held.comments.set(6, issueComment(6, { body: writeAnswerMarker(5) }));
  await answer(host, where, [notConfigured('model')], 'confused');
  await answer(host, where, [pullRequestClosed({ merged: false })], 'confused');
  const [, strange, own, ...others] = [...held.comments.values()];
  expect([strange?.body, own?.author, others]).toEqual([writeAnswerMarker(5), bot, []]);
  expect(own?.body).toContain('This pull request is closed');
});

it('a reaction of a run that had another end is no answer', async () => {
  const { host, held } = asked();
  held.reactions.set(5, ['eyes', 'confused']);
  await answer(host, where, [notConfigured('agent')], 'confused');
  expect(held.comments.size).toBe(2);
});

it('strangers are told in words once a day and discussion, then by a reaction alone', async () => {
  const { host, held } = asked();
  const stranger = { now: new Date('2026-01-01T13:00:00Z') };
  const words: [ReturnType<typeof notAuthorised>] = [notAuthorised({ command: '/try', comment: 5 })];
  await answer(host, where, words, 'confused', stranger);
  for (const id of [7, 8]) {
    held.comments.set(id, issueComment(id, { author: { login: `stranger${id}`, id, isBot: false } }));
    await answer(host, { discussion: 4, comment: { kind: 'issue', id } }, words, 'confused', stranger);
  }
  expect([...held.comments.values()].flatMap(({ body }) => readAnswerMarker(body) ?? [])).toEqual([5]);
  expect([held.reactions.get(7), held.reactions.get(8)]).toEqual([['confused'], ['confused']]);
  // A day later, and for those who may write, words come again.
  await answer(host, { discussion: 4, comment: { kind: 'issue', id: 8 } }, words, 'confused', { now: new Date('2026-01-03T13:00:00Z') });
  await answer(host, { discussion: 4, comment: { kind: 'issue', id: 7 } }, [notConfigured('model')], 'confused');
  expect([...held.comments.values()].flatMap(({ body }) => readAnswerMarker(body) ?? [])).toEqual([5, 8, 7]);
});

it('nobody is answered where there is no discussion', async () => {
  const { host, calls } = asked();
  await answer(host, { discussion: null, comment: null }, [notConfigured('model')], 'confused');
  expect(calls).toEqual([]);
});
