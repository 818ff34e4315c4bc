import { expect, it } from 'vitest';
import { answer } from '../../src/requests/answer.js';
import { notAuthorised, notConfigured, pullRequestClosed } from '../../src/studio/github/answers/asking.js';
import { readAnswerMarker, writeAnswerMarker } from '../../src/studio/github/marker.js';
import { bot, issueComment, memoryHost } from '../support/host.js';

const use = { run: '7001', name: '' };
const where = { discussion: 4, comment: { kind: 'issue' as const, id: 5 } };

function asked() {
  const memory = memoryHost();
  memory.held.comments.set(5, issueComment(5));
  return memory;
}

it('a comment is answered with a comment and a reaction', async () => {
  const { host, held, calls } = asked();
  await answer(host, where, use, [notConfigured('model')], 'confused');
  expect([...held.comments.values()].map(({ body }) => readAnswerMarker(body))).toEqual([null, { comment: 5, ...use }]);
  expect([held.reactions.get(5), calls]).toEqual([['confused'], ['react', 'writeComment']]);
});

it('a run that is started again replaces its answer, and nobody else\'s', async () => {
  const { host, held } = asked();
  const theirs = writeAnswerMarker({ comment: 5, ...use });
  held.comments.set(6, issueComment(6, { body: theirs }));
  await answer(host, where, use, [notConfigured('model')], 'confused');
  await answer(host, where, use, [pullRequestClosed({ merged: false })], 'confused');
  const [, strange, own, ...others] = [...held.comments.values()];
  expect([strange?.body, own?.author, others]).toEqual([theirs, bot, []]);
  expect(own?.body).toContain('This pull request is closed');
});

it('two uses of the action in one run say the same thing once, and each its own', async () => {
  const { host, held } = asked();
  const [linux, windows] = [{ run: '7001', name: 'linux' }, { run: '7001', name: 'windows' }];
  await answer(host, where, linux, [notConfigured('model')], 'confused');
  await answer(host, where, windows, [notConfigured('model')], 'confused');
  expect(held.comments.size).toBe(2);
  await answer(host, where, windows, [notConfigured('agent')], 'confused');
  await answer(host, where, linux, [pullRequestClosed({ merged: true })], 'confused');
  const answers = [...held.comments.values()].slice(1).map(({ body }) => [readAnswerMarker(body)?.name, body.includes('is merged'), body.includes('No agent')]);
  expect(answers).toEqual([['linux', true, false], ['windows', false, true]]);
});

it('a reaction of a run that had another end is no answer', async () => {
  const { host, held } = asked();
  held.reactions.set(5, ['eyes', 'confused']);
  await answer(host, where, use, [notConfigured('agent')], 'confused');
  expect(held.comments.size).toBe(2);
});

it('strangers are told in words once a day and discussion, then by a reaction alone', async () => {
  const { host, held } = asked();
  const stranger = { now: new Date('2026-01-01T13:00:00Z') };
  const words: [ReturnType<typeof notAuthorised>] = [notAuthorised({ command: '/try', comment: 5 })];
  await answer(host, where, use, words, 'confused', stranger);
  for (const id of [7, 8]) {
    held.comments.set(id, issueComment(id, { author: { login: `stranger${id}`, id, isBot: false } }));
    await answer(host, { discussion: 4, comment: { kind: 'issue', id } }, use, words, 'confused', stranger);
  }
  expect([...held.comments.values()].flatMap(({ body }) => readAnswerMarker(body)?.comment ?? [])).toEqual([5]);
  expect([held.reactions.get(7), held.reactions.get(8)]).toEqual([['confused'], ['confused']]);
  // A day later, and for those who may write, words come again.
  await answer(host, { discussion: 4, comment: { kind: 'issue', id: 8 } }, use, words, 'confused', { now: new Date('2026-01-03T13:00:00Z') });
  await answer(host, { discussion: 4, comment: { kind: 'issue', id: 7 } }, use, [notConfigured('model')], 'confused');
  expect([...held.comments.values()].flatMap(({ body }) => readAnswerMarker(body)?.comment ?? [])).toEqual([5, 8, 7]);
});

it('nobody is answered where there is no discussion', async () => {
  const { host, calls } = asked();
  await answer(host, { discussion: null, comment: null }, use, [notConfigured('model')], 'confused');
  expect(calls).toEqual([]);
});
