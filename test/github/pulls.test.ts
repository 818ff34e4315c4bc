import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeNetwork, everythingAskedFor, github, here, openNetwork, pull, sha, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const fork = { head: { sha: sha('a'), ref: 'fix', repo: { full_name: 'stranger/tool' } } };
const deletedFork = { head: { sha: sha('a'), ref: 'fix', repo: null } };
const newPull = { title: 'Fix', body: 'Proof', head: 'safe-debug/S0-B', base: 'main', draft: true };

describe('a pull request is read', () => {
  test('with all that the product looks at', async () => {
    github().get(`${here}/pulls/4`).reply(200, pull(4, { state: 'closed', merged_at: '2026-01-01T00:00:00Z', draft: true, body: 'text' }));
    expect(await testHost().pull(4)).toEqual({
      number: 4, state: 'closed', merged: true, draft: true, body: 'text', url: 'https://github.test/octo/tool/pull/4', author: { login: 'mona', id: 7, isBot: false }, labels: ['bug'],
      head: { sha: sha('a'), ref: 'fix', repository: 'octo/tool', isFork: false }, base: { ref: 'main', sha: sha('b'), repository: 'octo/tool' },
    });
  });

  test.each([
    ['a fork', fork, 'stranger/tool'],
    ['a fork that was deleted', deletedFork, null],
  ])('from %s', async (_name, changes, repository) => {
    github().get(`${here}/pulls/4`).reply(200, pull(4, changes));
    expect(await testHost().pull(4)).toMatchObject({ head: { repository, isFork: true } });
  });

  test('or is none', async () => {
    github().get(`${here}/pulls/4`).reply(404, { message: 'Not Found' });
    expect(await testHost().pull(4)).toBeNull();
  });

  test('by its branch, of this repository alone', async () => {
    github().get(`${here}/pulls`).query({ head: 'octo:fix', state: 'open', per_page: 100 }).reply(200, [pull(9, fork), pull(8), pull(7, deletedFork), pull(6, { head: { sha: sha('a'), ref: 'other', repo: { full_name: 'octo/tool' } } })]);
    const found = await testHost().pullsWithHead('fix', 'open');
    expect(found.map(({ number }) => number)).toEqual([8]);
  });
});

describe('a pull request is opened', () => {
  test('with its words and branches', async () => {
    github().post(`${here}/pulls`, { ...newPull }).reply(201, pull(5, { draft: true }));
    expect(await testHost().openPull(newPull)).toMatchObject({ number: 5, draft: true });
  });

  test('once: when the answer is lost, the second try tells that it exists', async () => {
    github().post(`${here}/pulls`).replyWithError('socket hang up').post(`${here}/pulls`).reply(422, { message: 'Validation Failed', errors: [{ message: 'A pull request already exists for octo:fix.' }] });
    expect(await testHost().openPull(newPull)).toBe('exists');
  });

  test.each([
    [403, { message: 'GitHub Actions is not permitted to create or approve pull requests.' }, 'actions-may-not-open-pull-requests'],
    [403, { message: 'Resource not accessible by integration' }, 'forbidden'],
    [422, { message: 'Draft pull requests are not supported in this repository.' }, 'drafts-unsupported'],
    [422, { message: 'Validation Failed', errors: [{ message: 'No commits between main and fix' }] }, 'validation'],
  ])('or refused with %i %j', async (status, body, kind) => {
    github().post(`${here}/pulls`).reply(status, body);
    await expect(testHost().openPull(newPull)).rejects.toMatchObject({ kind, message: expect.stringContaining('open a pull request from safe-debug/S0-B to main') });
  });

  test('and changed later', async () => {
    github().patch(`${here}/pulls/5`, { body: 'More proof' }).reply(200, pull(5));
    await expect(testHost().updatePull(5, { body: 'More proof' })).resolves.toBeUndefined();
  });
});

describe('labels', () => {
  test('are added', async () => {
    github().post(`${here}/issues/5/labels`, { labels: ['base-moved', 'bug'] }).reply(200, [{ name: 'base-moved' }, { name: 'bug' }]);
    await expect(testHost().addLabels(5, ['base-moved', 'bug'])).resolves.toBeUndefined();
  });

  test('none at all cost no request', async () => {
    const host = testHost();
    await host.addLabels(5, []);
    expect(host.requests()).toBe(0);
  });
});

describe('reviewers', () => {
  const path = `${here}/pulls/5/requested_reviewers`;
  const stranger = { message: 'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator.' };

  test('are asked in one request', async () => {
    github().post(path, { reviewers: ['mona', 'lisa'], team_reviewers: ['core'] }).reply(201, pull(5));
    expect(await testHost().requestReviewers(5, { users: ['mona', 'lisa'], teams: ['core'] })).toEqual({ refused: [] });
  });

  test('of whom some are refused: the others are asked', async () => {
    github()
      .post(path, { reviewers: ['mona', 'stranger'], team_reviewers: ['core'] }).reply(422, stranger)
      .post(path, { reviewers: ['mona'], team_reviewers: [] }).reply(201, pull(5))
      .post(path, { reviewers: ['stranger'], team_reviewers: [] }).reply(422, stranger)
      .post(path, { reviewers: [], team_reviewers: ['core'] }).reply(404, { message: 'Not Found' });
    const { refused } = await testHost().requestReviewers(5, { users: ['mona', 'stranger'], teams: ['core'] });
    expect(refused.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['user stranger', 'team core']);
    expect(refused[0]?.reason).toContain('Reviews may only be requested from collaborators');
  });

  test('a single one is not asked twice', async () => {
    github().post(path).reply(422, stranger);
    expect((await testHost().requestReviewers(5, { users: ['stranger'], teams: [] })).refused).toHaveLength(1);
  });

  test('are not called refused when the token may not ask', async () => {
    github().post(path).reply(403, { message: 'Resource not accessible by integration' });
    await expect(testHost().requestReviewers(5, { users: ['mona', 'lisa'], teams: [] })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('none at all cost no request', async () => {
    const host = testHost();
    expect(await host.requestReviewers(5, { users: [], teams: [] })).toEqual({ refused: [] });
    expect(host.requests()).toBe(0);
  });
});
