import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan, PlannedHost } from '../../src/core/documents/plan.js';
import type { PreparedPromotion, PromotionOrder, PromotionRefusal } from '../../src/promotion/order.js';
import { SafeDebugError } from '../../src/errors.js';
import { commitMessage, readTrailers } from '../../src/promotion/commit-message.js';
import { pullRequestPromotion, type PullRequestSettings } from '../../src/promotion/pull-request.js';
import { bot, failure, memoryHost, openedPull, type MemoryHost } from '../support/host.js';
import { orderFor } from './order.js';

const separate: PullRequestSettings['isolation'] = { requested: 'auto', used: 'namespace', user: 'separate', processes: 'contained', network: 'on', limits: { memory: null, processes: null }, why: '' };

let memory: MemoryHost;
let warnings: string[];

beforeEach(() => {
  memory = memoryHost();
  warnings = [];
});

/** A decided promotion, and a GitHub on which nothing has changed since the plan was made. */
async function decided(planned: Partial<Plan> = {}, host: Partial<PlannedHost> = {}): Promise<PromotionOrder> {
  const order = await orderFor({ 'src/pages.js': 'old\n' }, { 'src/pages.js': 'new\n' }, planned, host);
  const head = order.plan.snapshot.commit;
  memory.held.tree = order.tree;
  memory.held.branches.set('pages', head);
  memory.held.pulls.set(4, openedPull(4, { head: { sha: head, ref: 'pages', repository: 'acme/pages', isFork: false } }));
  return order;
}

function promote(order: PromotionOrder, settings: Partial<PullRequestSettings> = {}): Promise<PreparedPromotion | PromotionRefusal> {
  return pullRequestPromotion({
    host: memory.host,
    isolation: separate,
    isCancelled: () => Promise.resolve(false),
    words: ({ baseMoved }) => ({ title: 'Fix', body: baseMoved ? 'base moved' : 'as it was' }),
    warn: (message) => warnings.push(message),
    ...settings,
  })(order);
}

function branchOf({ plan, winner }: PromotionOrder): string {
  return `safe-debug/${plan.snapshot.commit.slice(0, 12)}-${winner.mutation.sha256.slice(7, 19)}`;
}

/** Puts the branch of an earlier run there, with the same change on the same snapshot. */
async function promotedBefore(order: PromotionOrder): Promise<string> {
  const { sha } = await memory.host.createCommit({ message: commitMessage({ ...order, evidenceHash: 'e'.repeat(64) }, null), tree: order.tree, parents: [order.plan.snapshot.commit] });
  memory.held.branches.set(branchOf(order), sha);
  return sha;
}

function pullFrom(order: PromotionOrder, number: number, changes: Parameters<typeof openedPull>[1] = {}): void {
  const ref = branchOf(order);
  memory.held.pulls.set(number, openedPull(number, { author: bot, head: { sha: memory.held.branches.get(ref) ?? '', ref, repository: 'acme/pages', isFork: false }, base: { ref: 'pages', sha: order.plan.snapshot.commit, repository: 'acme/pages' }, ...changes }));
}

const opened = (): number[] => [...memory.held.pulls.keys()].filter((number) => number !== 4);

describe('a promotion to a pull request', () => {
  it('says the change as git writes it', async () => {
    const order = await decided();
    await promote(order, { words: ({ patch }) => ({ title: 'Fix', body: patch }) });
    expect(memory.held.pulls.get(5)?.body).toBe(order.change.toString('utf8'));
    expect(order.change.toString('utf8')).toContain('--- a/src/pages.js\n+++ b/src/pages.js\n@@ -1 +1 @@\n-old\n+new\n');
  });

  it('makes one commit with trailers on the snapshot, one branch, one pull request', async () => {
    const order = await decided();
    const done = await promote(order);
    const commit = memory.held.branches.get(branchOf(order)) ?? '';
    expect(done).toMatchObject({ branch: branchOf(order), commit, pullRequest: { number: 5, head: commit, tree: order.tree }, baseMoved: false, found: false });
    expect(memory.held.commits.get(commit)).toMatchObject({ tree: order.tree, parents: [order.plan.snapshot.commit] });
    expect(readTrailers(memory.held.commits.get(commit)?.message ?? '')).toEqual({ snapshot: order.plan.snapshot.commit, mutation: order.winner.mutation.sha256, evidence: 'e'.repeat(64) });
    expect(memory.held.commits.get(commit)?.message).toContain('Co-authored-by: octocat <');
    expect(memory.held.pulls.get(5)).toMatchObject({ draft: false, body: 'as it was', base: { ref: 'pages' }, labels: [] });
  });

  it.each([
    ['the gates ran as the user of a job that may write', { run: null }, {}, { isolation: { ...separate, user: 'same-user' as const } }, 'isolation-too-weak'],
    ['the branch is in a fork', {}, { target: { branch: 'pages', head: 'a'.repeat(40), fork: 'octocat/pages' } }, {}, 'fork-head'],
  ])('is refused before anything is asked where %s', async (_where, planned, host, settings, reason) => {
    expect(await promote(await decided(planned, host), settings)).toMatchObject({ reason });
    expect(memory.calls).toEqual([]);
  });

  it('says that the base moved on', async () => {
    const order = await decided({}, { discussion: { kind: 'issue', number: 9 } });
    memory.held.branches.set('pages', 'c'.repeat(40));
    expect(await promote(order)).toMatchObject({ baseMoved: true });
    expect(memory.held.pulls.get(5)).toMatchObject({ body: 'base moved', labels: ['base moved'] });
  });

  it('withholds what GitHub makes of snapshot and patch if it is another tree', async () => {
    const order = await decided();
    memory.held.tree = 'f'.repeat(40);
    expect(await promote(order)).toMatchObject({ reason: 'replay-tree-differs' });
    expect(memory.held.branches.has(branchOf(order))).toBe(false);
  });
});

describe('what is there already', () => {
  it('is used: the branch with the same commit, and its open pull request', async () => {
    const order = await decided();
    const earlier = await promotedBefore(order);
    pullFrom(order, 8);
    expect(await promote(order)).toMatchObject({ commit: earlier, pullRequest: { number: 8, head: earlier }, found: true });
    expect(opened()).toEqual([8]);
  });

  it('a branch of which the answer was lost is this run its own', async () => {
    const order = await decided();
    memory.before('createBranch', () => void memory.held.branches.set(branchOf(order), [...memory.held.commits.keys()].at(-1) ?? ''));
    expect(await promote(order)).toMatchObject({ found: false, pullRequest: { number: 5 } });
  });

  it('a branch that holds something else stays as it is', async () => {
    const order = await decided();
    memory.held.branches.set(branchOf(order), 'c'.repeat(40));
    expect(await promote(order)).toMatchObject({ reason: 'head-moved' });
    expect(memory.held.branches.get(branchOf(order))).toBe('c'.repeat(40));
  });

  it.each([['closed', false], ['merged', true]])('a pull request that a person %s stays so, and so does its branch', async (word, merged) => {
    const order = await decided();
    await promotedBefore(order);
    pullFrom(order, 8, { state: 'closed', merged });
    expect(await promote(order)).toMatchObject({ reason: 'needs-approval', why: expect.stringContaining(`was ${word} before`) });
    expect(memory.held.branches.has(branchOf(order))).toBe(true);
    expect(opened()).toEqual([8]);
  });

  it.each(['open', 'closed'] as const)('a pull request to another base (%s) is another one: a second is opened', async (state) => {
    const order = await decided();
    await promotedBefore(order);
    pullFrom(order, 8, { state, base: { ref: 'main', sha: 'b'.repeat(40), repository: 'acme/pages' } });
    expect(await promote(order)).toMatchObject({ pullRequest: { number: 9 }, found: true });
    expect(memory.held.pulls.get(9)?.base.ref).toBe('pages');
  });

  it('a pull request or branch that a person made is not taken for its own', async () => {
    const order = await decided();
    await promotedBefore(order);
    pullFrom(order, 8, { author: { login: 'mallory', id: 66, isBot: false } });
    expect(await promote(order)).toMatchObject({ reason: 'needs-approval', why: expect.stringContaining('opened by a person') });
    const { sha } = await memory.host.createCommit({ message: 'Fixes #1 [skip ci]', tree: order.tree, parents: [order.plan.snapshot.commit] });
    memory.held.branches.set(branchOf(order), sha);
    expect(await promote(order)).toMatchObject({ reason: 'head-moved' });
  });

  it('two runs at once come to one pull request', async () => {
    const order = await decided();
    memory.before('openPull', () => pullFrom(order, 8));
    expect(await promote(order)).toMatchObject({ pullRequest: { number: 8 } });
    expect(opened()).toEqual([8]);
  });
});

describe('a cancelled run', () => {
  it('makes no branch', async () => {
    const order = await decided();
    expect(await promote(order, { isCancelled: () => Promise.resolve(true) })).toMatchObject({ reason: 'cancelled' });
    expect(memory.held.branches.has(branchOf(order))).toBe(false);
    expect(memory.calls).not.toContain('createBranch');
  });

  it('that was cancelled between branch and pull request takes the branch away again', async () => {
    const order = await decided();
    expect(await promote(order, { isCancelled: () => Promise.resolve(memory.calls.includes('createBranch')) })).toMatchObject({ reason: 'cancelled' });
    expect(memory.calls).toContain('deleteBranch');
    expect(memory.held.branches.has(branchOf(order))).toBe(false);
    expect(opened()).toEqual([]);
  });

  it('does not take away the branch of an earlier one', async () => {
    const order = await decided();
    await promotedBefore(order);
    await promote(order, { isCancelled: () => Promise.resolve(memory.calls.includes('createBranch')) });
    expect(memory.held.branches.has(branchOf(order))).toBe(true);
  });
});

describe('an approval that is needed', () => {
  const needed = async (): Promise<PromotionOrder> => {
    const order = await decided({}, { pullRequest: { branchPrefix: 'safe-debug/', draft: false, labels: ['proven'], reviewers: ['maintainer'], teamReviewers: [] } });
    return { ...order, plan: { ...order.plan, policy: { ...order.plan.policy, requireApproval: true } } };
  };

  it('makes a draft', async () => {
    await promote(await needed());
    expect(memory.held.pulls.get(5)).toMatchObject({ draft: true, labels: ['proven'] });
    expect(warnings).toEqual([]);
  });

  it('is asked for by label and reviewers where there are no drafts', async () => {
    memory.held.draftsSupported = false;
    expect(await promote(await needed())).toMatchObject({ pullRequest: { number: 5 } });
    expect(memory.held.pulls.get(5)).toMatchObject({ draft: false, labels: ['proven', 'awaiting review'] });
    expect(memory.held.reviewers.get(5)).toEqual({ users: ['maintainer'], teams: [] });
    expect(warnings).toEqual([expect.stringContaining('has no draft pull requests'), expect.stringContaining('has to approve pull request 5')]);
  });

  it('is said of a pull request that was found and is no draft any more', async () => {
    const order = await needed();
    await promotedBefore(order);
    pullFrom(order, 8);
    expect(await promote(order)).toMatchObject({ pullRequest: { number: 8 } });
    expect(memory.held.pulls.get(8)?.labels).toEqual(['proven', 'awaiting review']);
    expect(warnings).toEqual([expect.stringContaining('it is no draft')]);
  });
});

describe('a GitHub that', () => {
  it.each(['createTree', 'createCommit', 'createBranch'] as const)('refuses %s withholds, with its words', async (method) => {
    const order = await decided();
    memory.before(method, () => Promise.reject(failure('protected-branch', 'Rule violations found')));
    expect(await promote(order)).toEqual({ reason: 'no-permission', why: 'Rule violations found' });
  });

  it('refuses the pull request withholds, and the branch is gone again', async () => {
    const order = await decided();
    memory.before('openPull', () => Promise.reject(failure('actions-may-not-open-pull-requests', 'not permitted')));
    expect(await promote(order)).toEqual({ reason: 'no-permission', why: 'not permitted' });
    expect(memory.held.branches.has(branchOf(order))).toBe(false);
  });

  it.each([
    ['refuses', failure('unavailable', 'gone')],
    ['answers oddly to', new SafeDebugError('environment', 'gone')],
  ])('%s the clean-up too is told so, and the first reason stays', async (_, fault) => {
    const order = await decided();
    memory.before('openPull', () => Promise.reject(failure('forbidden', 'not permitted')));
    memory.before('deleteBranch', () => Promise.reject(fault));
    expect(await promote(order)).toEqual({ reason: 'no-permission', why: 'not permitted' });
    expect(warnings).toEqual([`The branch ${branchOf(order)} is left over: delete it. gone`]);
  });

  it.each(['unavailable', 'rate-limited'] as const)('is %s ends the job, and the next attempt completes the promotion', async (kind) => {
    const order = await decided();
    memory.before('openPull', () => Promise.reject(failure(kind)));
    await expect(promote(order)).rejects.toMatchObject({ kind });
    expect(memory.held.branches.has(branchOf(order))).toBe(true);
    expect(await promote(order)).toMatchObject({ found: true, pullRequest: { number: 5 } });
    expect(opened()).toEqual([5]);
  });

  it.each([
    ['refuses', failure('forbidden', 'no labels')],
    ['answers oddly to', new SafeDebugError('environment', 'no labels')],
  ])('%s labels gets a pull request without them', async (_, fault) => {
    const order = await decided({}, { pullRequest: { branchPrefix: 'safe-debug/', draft: false, labels: ['proven'], reviewers: [], teamReviewers: [] } });
    memory.before('addLabels', () => Promise.reject(fault));
    expect(await promote(order)).toMatchObject({ pullRequest: { number: 5 } });
    expect(warnings).toEqual([expect.stringContaining('without all of its labels and reviewers. no labels')]);
  });
});

it('a fault of the program is no reason to withhold', async () => {
  const order = await decided();
  await expect(promote(order, { words: () => { throw new TypeError('a fault'); } })).rejects.toThrow(TypeError);
});
