import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeNetwork, everythingAskedFor, github, here, issueComment, api, openNetwork, sha, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const list = `${here}/issues/3/comments`;
const pageAt = (page: number) => ({ per_page: 100, page });
const linkTo = (last: number) => ({ link: `<${api}${list}?per_page=100&page=2>; rel="next", <${api}${list}?per_page=100&page=${last}>; rel="last"` });

describe('one comment', () => {
  test('of a discussion', async () => {
    github().get(`${here}/issues/comments/5`).reply(200, issueComment(5, { updated_at: '2026-01-02T00:00:00Z' }));
    expect(await testHost().comment({ kind: 'issue', id: 5 })).toEqual({
      kind: 'issue', id: 5, body: 'comment 5', author: { login: 'mona', id: 7, isBot: false }, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z', url: 'https://github.test/c/5', issueNumber: 3,
    });
  });

  test('on lines of a pull request', async () => {
    const { issue_url: _, ...fields } = { issue_url: '', ...issueComment(6) };
    github().get(`${here}/pulls/comments/6`).reply(200, {
      ...fields, body: null, user: null, pull_request_url: `${api}${here}/pulls/4`, pull_request_review_id: 44, path: 'src/a.ts', line: 12, start_line: 10, side: 'RIGHT', start_side: 'RIGHT', commit_id: sha('c'), original_line: 9, original_start_line: 7, subject_type: 'line',
    });
    expect(await testHost().comment({ kind: 'review', id: 6 })).toMatchObject({
      kind: 'review', id: 6, body: '', author: null, issueNumber: 4, reviewId: 44,
      position: { path: 'src/a.ts', startLine: 10, line: 12, startSide: 'RIGHT', side: 'RIGHT', originalStartLine: 7, originalLine: 9, commit: sha('c'), wholeFile: false },
    });
  });

  test('that is gone', async () => {
    github().get(`${here}/issues/comments/5`).reply(404, { message: 'Not Found' });
    expect(await testHost().comment({ kind: 'issue', id: 5 })).toBeNull();
  });

  test.each([[{ login: 'helper[bot]', id: 1, type: 'Bot' }], [{ login: 'helper[bot]', id: 1, type: 'User' }], [{ login: 'app', id: 1, type: 'Bot' }]])('of a bot %j', async (author) => {
    github().get(`${here}/issues/comments/5`).reply(200, issueComment(5, { user: author }));
    expect(await testHost().comment({ kind: 'issue', id: 5 })).toMatchObject({ author: { isBot: true } });
  });
});

describe('the comments of a discussion', () => {
  test('of one page cost one request', async () => {
    github().get(list).query({ ...pageAt(1), since: '2026-01-01T00:00:00Z' }).reply(200, [issueComment(1), issueComment(2)]);
    const host = testHost();
    const { items, cut } = await host.comments(3, { since: '2026-01-01T00:00:00Z' });
    expect([items.map(({ id }) => id), cut, host.requests()]).toEqual([[1, 2], false, 1]);
  });

  test('are read from the newest page on until one is found', async () => {
    github().get(list).query(pageAt(1)).reply(200, [issueComment(1)], linkTo(4)).get(list).query(pageAt(4)).reply(200, [issueComment(4)]).get(list).query(pageAt(3)).reply(200, [issueComment(3, { body: 'this one' })]);
    const { items, cut } = await testHost().comments(3, { until: ({ body }) => body === 'this one' });
    expect([items.map(({ id }) => id), cut]).toEqual([[3, 4], true]);
  });

  test('are read whole, oldest first', async () => {
    github().get(list).query(pageAt(1)).reply(200, [issueComment(1)], linkTo(2)).get(list).query(pageAt(2)).reply(200, [issueComment(2)]);
    const { items, cut } = await testHost().comments(3);
    expect([items.map(({ id }) => id), cut]).toEqual([[1, 2], false]);
  });

  test('beyond ten pages are cut, and that is said', async () => {
    const scope = github().get(list).query(pageAt(1)).reply(200, [issueComment(1)], linkTo(12));
    for (let page = 3; page <= 12; page += 1) scope.get(list).query(pageAt(page)).reply(200, [issueComment(page)]);
    const { items, cut } = await testHost().comments(3);
    expect([items.map(({ id }) => id), cut]).toEqual([[3, 4, 5, 6, 7, 8, 9, 10, 11, 12], true]);
  });

  test('on lines come oldest first as well', async () => {
    const reviewComment = (id: number) => ({ ...issueComment(id), pull_request_url: `${api}${here}/pulls/4` });
    github().get(`${here}/pulls/4/comments`).query({ ...pageAt(1), sort: 'created', direction: 'desc' }).reply(200, [reviewComment(9), reviewComment(8)]);
    const { items } = await testHost().reviewComments(4);
    expect(items.map(({ id }) => id)).toEqual([8, 9]);
  });
});

describe('a reaction', () => {
  test.each([
    [201, 'added'],
    [200, 'already-there'],
  ])('with status %i is %s', async (status, outcome) => {
    github().post(`${here}/issues/comments/5/reactions`, { content: 'eyes' }).reply(status, { id: 1, content: 'eyes', user: { login: 'helper[bot]', id: 3, type: 'Bot' } });
    expect(await testHost().react({ kind: 'issue', id: 5 }, 'eyes')).toEqual({ reaction: outcome, account: { login: 'helper[bot]', id: 3, isBot: true } });
  });

  const added = { content: 'eyes', user: { login: 'helper[bot]', id: 3, type: 'Bot' } };

  test.each([
    ['the connection breaks', (scope: ReturnType<typeof github>) => scope.post(`${here}/issues/comments/5/reactions`).replyWithError('socket hang up')],
    ['the server fails', (scope: ReturnType<typeof github>) => scope.post(`${here}/issues/comments/5/reactions`).reply(502)],
  ])('that is there after a try of its own, in which %s, counts as added', async (_name, lose) => {
    lose(github()).post(`${here}/issues/comments/5/reactions`).reply(200, added);
    const host = testHost();
    expect(await host.react({ kind: 'issue', id: 5 }, 'eyes')).toMatchObject({ reaction: 'added' });
    expect(host.requests()).toBe(2);
  });

  test('that could not be asked for at first because of a rate limit is still somebody else\'s', async () => {
    github().post(`${here}/issues/comments/5/reactions`).reply(429, { message: 'Too many requests' }, { 'retry-after': '1' }).post(`${here}/issues/comments/5/reactions`).reply(200, added);
    expect(await testHost().react({ kind: 'issue', id: 5 }, 'eyes')).toMatchObject({ reaction: 'already-there' });
  });

  test('is given up after four tries, and refused at once', async () => {
    github().post(`${here}/issues/comments/5/reactions`).times(4).reply(503);
    await expect(testHost().react({ kind: 'issue', id: 5 }, 'eyes')).rejects.toMatchObject({ kind: 'unavailable' });
    github().post(`${here}/issues/comments/6/reactions`).reply(404, { message: 'Not Found' });
    await expect(testHost().react({ kind: 'issue', id: 6 }, 'eyes')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('to a comment on lines', async () => {
    github().post(`${here}/pulls/comments/5/reactions`, { content: 'rocket' }).reply(201, { content: 'rocket', user: null });
    expect(await testHost().react({ kind: 'review', id: 5 }, 'rocket')).toEqual({ reaction: 'added', account: null });
  });
});

describe('a comment is written once', () => {
  const recent = new Date().toISOString();
  const bySince = ({ since }: { since?: unknown }): boolean => typeof since === 'string' && Math.abs(Date.parse(since) + 60_000 - Date.now()) < 10_000;

  test('usually', async () => {
    github().post(list, { body: 'hello' }).reply(201, issueComment(9));
    expect(await testHost().writeComment(3, 'hello')).toEqual({ id: 9, url: 'https://github.test/c/9' });
  });

  test.each([
    ['the connection breaks', (scope: ReturnType<typeof github>) => scope.post(list).replyWithError('socket hang up')],
    ['the server fails', (scope: ReturnType<typeof github>) => scope.post(list).reply(502)],
  ])('when %s after it was written', async (_name, lose) => {
    lose(github()).get(list).query(bySince).reply(200, [issueComment(8), issueComment(9, { body: 'hello\r\nthere', created_at: recent })]);
    const host = testHost();
    expect(await host.writeComment(3, 'hello\nthere\n')).toEqual({ id: 9, url: 'https://github.test/c/9' });
    expect(host.requests()).toBe(2);
  });

  test('when it was not written at first', async () => {
    github().post(list).reply(503).get(list).query(bySince).reply(200, []).post(list).reply(201, issueComment(9));
    expect(await testHost().writeComment(3, 'hello')).toMatchObject({ id: 9 });
  });

  test('although an older comment has the same text', async () => {
    github().post(list).reply(503).get(list).query(bySince).reply(200, [issueComment(2, { body: 'hello', created_at: '2025-01-01T00:00:00Z', updated_at: recent })]).post(list).reply(201, issueComment(9));
    expect(await testHost().writeComment(3, 'hello')).toMatchObject({ id: 9 });
  });

  test('or not at all, after three tries', async () => {
    github().post(list).times(3).reply(503).get(list).times(3).query(bySince).reply(200, []);
    await expect(testHost().writeComment(3, 'hello')).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('write a comment on 3') });
  });

  test('or refused, without another try', async () => {
    github().post(list).reply(403, { message: 'Resource not accessible by integration' }, { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' });
    await expect(testHost().writeComment(3, 'hello')).rejects.toMatchObject({ kind: 'forbidden', message: expect.stringContaining('issues: write, or pull-requests: write') });
  });

  test('and updated: null once it is gone', async () => {
    github().patch(`${here}/issues/comments/9`, { body: 'new' }).reply(404, { message: 'Not Found' });
    expect(await testHost().updateComment(9, 'new')).toBeNull();
  });
});
