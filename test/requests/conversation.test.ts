import { expect, it } from 'vitest';
import { openConversation, type Conversation } from '../../src/requests/conversation.js';
import { cancelRuns } from '../../src/requests/cancel.js';
import { stickiesIn } from '../../src/requests/stickies.js';
import { readMarker, type StickyMarker } from '../../src/studio/github/marker.js';
import { planComment } from '../../src/studio/github/sticky-comment.js';
import { closedLinks, commentEvidence, commentPlan, commit, context, patch, run } from '../studio/github/documents.js';
import { bot, issueComment, memoryHost, type MemoryHost } from '../support/host.js';
import type { Plan } from '../../src/core/documents/plan.js';

const evidence = commentEvidence();
const plan: Plan = {
  ...commentPlan(),
  host: {
    server: 'https://github.test',
    repository: 'acme/pages',
    runUrl: run.url,
    discussion: { kind: 'pull', number: 4 },
    target: { branch: 'fix-pages', head: commit, fork: null },
    uncountedLabel: null,
    comments: [{ kind: 'issue', id: 501, sha256: `sha256:${'0'.repeat(64)}` }],
    pullRequest: { branchPrefix: 'safe-debug/', draft: false, labels: [], reviewers: [], teamReviewers: [] },
  },
};

/** A discussion in which the plan's job has told of the plan in the comment 900. */
function planned(): MemoryHost {
  const memory = memoryHost();
  memory.held.comments.set(501, issueComment(501));
  memory.held.comments.set(900, issueComment(900, { author: bot, body: planComment(plan, context), createdAt: plan.createdAt }));
  return memory;
}

function open({ host }: MemoryHost, comment: number | null = 900): Promise<Conversation> {
  return openConversation(host, plan, { run, name: '', command: '/try', comment });
}

function shown({ held }: MemoryHost, id = 900): StickyMarker | null {
  return readMarker(held.comments.get(id)?.body ?? '');
}

async function cancel({ host, held }: MemoryHost): Promise<void> {
  const stickies = stickiesIn([...held.comments.values()].filter((comment) => comment.kind === 'issue'), bot);
  await cancelRuns(host, stickies, { by: 'mona', command: '/try', at: new Date(), reference: () => run });
}

it('goes on in the comment that the plan told, without looking for it', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await conversation.table(evidence);
  expect(shown(memory)?.state).toBe('running');
  expect(await conversation.isCancelled()).toBe(false);
  await conversation.result(evidence, patch, closedLinks);
  expect([shown(memory)?.state, memory.held.reactions.get(501)]).toEqual(['decided', ['rocket']]);
  expect(memory.calls).toEqual(['comment', 'updateComment', 'comment', 'comment', 'updateComment', 'react']);
});

it('finds the comment that knows the run where the plan did not tell', async () => {
  const memory = planned();
  const conversation = await open(memory, null);
  await conversation.table(evidence);
  expect([shown(memory)?.state, memory.held.comments.size]).toEqual(['running', 2]);
});

it('a cancellation is seen, stays shown, and is never written over', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await cancel(memory);
  await conversation.table(evidence);
  expect(shown(memory)?.state).toBe('cancelled');
  expect(await conversation.isCancelled()).toBe(true);
  memory.held.comments.delete(900);
  expect(await conversation.isCancelled()).toBe(true);
});

it('a comment that was deleted after the cancellation, before anything was written, withholds the run', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await cancel(memory);
  memory.held.comments.delete(900);
  await conversation.table(evidence);
  expect([await conversation.isCancelled(), [...memory.held.comments.keys()]]).toEqual([true, [501]]);
  await conversation.result(evidence, patch, closedLinks);
  expect(shown(memory, 901)?.state).toBe('decided');
});

it('a comment that is deleted between the table and the promotion withholds the run', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await conversation.table(evidence);
  memory.held.comments.delete(900);
  expect(await conversation.isCancelled()).toBe(true);
});

it('a cancellation that the table was written over is found by its second look', async () => {
  const memory = planned();
  const conversation = await open(memory);
  const [cancelled, tableWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let cancelling = Promise.resolve();
  // The table has read the comment when the whole first writing of the command happens.
  memory.before('updateComment', async () => {
    memory.before('comment', () => {});
    memory.before('comment', async () => {
      cancelled.resolve();
      await tableWritten.promise;
    });
    cancelling = cancel(memory);
    await cancelled.promise;
    expect(shown(memory)?.state).toBe('cancelled');
  });
  await conversation.table(evidence);
  expect(shown(memory)?.state).toBe('running');
  tableWritten.resolve();
  await cancelling;
  expect(await conversation.isCancelled()).toBe(true);
  await conversation.failed({ step: 'promote', message: 'm', pullRequest: null });
  expect(shown(memory)).toMatchObject({ state: 'failed', tries: [{ cancelled: true }] });
});

it('another run that is planned meanwhile is not forgotten', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await conversation.table(evidence);
  const other = { ...context, run: { ...run, id: '7002' }, earlier: shown(memory) };
  memory.held.comments.set(900, issueComment(900, { author: bot, body: planComment(plan, other) }));
  await conversation.result(evidence, patch, closedLinks);
  expect(shown(memory)?.tries.map((one) => one.run)).toEqual(['7002', '7001']);
});

it('a run that breaks says so, with the pull request that was there by then', async () => {
  const memory = planned();
  const conversation = await open(memory);
  await conversation.failed({ step: 'promote', message: 'GitHub stored nothing.', pullRequest: evidence.promotion.pullRequest });
  const { body = '' } = memory.held.comments.get(900) ?? {};
  expect(body).toContain('GitHub stored nothing.');
  expect(body).toContain('Pull request 12');
  expect(body).not.toContain('Nothing was promoted');
});

it('says nothing where there is no discussion', async () => {
  const memory = planned();
  const conversation = await openConversation(memory.host, { ...plan, host: null }, { run, name: '', command: '/try', comment: null });
  await conversation.table(evidence);
  await conversation.failed({ step: 's', message: 'm', pullRequest: null });
  expect([await conversation.isCancelled(), memory.calls]).toEqual([false, []]);
});
