import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WaitingBudget } from '../../src/github/rate-limits.js';
import type { SentRequest } from '../../src/github/transport.js';
import { closeNetwork, everythingAskedFor, github, here, issueComment, openNetwork, pull, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const comment = `${here}/issues/comments/5`;

describe('what passes by itself is tried again', () => {
  test.each([500, 502, 503, 504])('a server error %i, up to three times', async (status) => {
    github().get(comment).times(3).reply(status, { message: 'Sorry' }).get(comment).reply(200, issueComment(5));
    const host = testHost();
    expect(await host.comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
    expect(host.requests()).toBe(4);
  });

  test('a connection that breaks', async () => {
    github().get(comment).replyWithError(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })).get(comment).reply(200, issueComment(5));
    expect(await testHost().comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
  });

  test('an answer that breaks off in the middle is not taken for an empty one', async () => {
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent += 1;
      const whole = JSON.stringify(issueComment(5));
      if (sent > 1) return new Response(whole, { headers: { 'content-type': 'application/json' } });
      const cut = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(whole.slice(0, 20)));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(cut, { headers: { 'content-type': 'application/json' } });
    };
    expect(await testHost({ fetch }).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5, body: 'comment 5' });
    expect(sent).toBe(2);
  });

  test('a request without an answer in time', async () => {
    let sent = 0;
    const fetch = (_url: string, { signal }: { signal?: AbortSignal }): Promise<Response> => {
      sent += 1;
      if (sent === 2) return Promise.resolve(Response.json(issueComment(5)));
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    expect(await testHost({ fetch, timeoutMs: 20 }).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
    expect(sent).toBe(2);
  });

  test('and no longer: the failure says that GitHub is unavailable', async () => {
    github().get(comment).times(4).reply(503, '<html>Unicorn!</html>', { 'content-type': 'text/html' });
    await expect(testHost().comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ kind: 'unavailable', status: 503, code: 'environment', message: expect.stringMatching(/^GitHub did not read comment 5 \(503: its answer is not in the form of the API\)\. .*githubstatus/) });
  });

  test('writes that are safe to repeat too', async () => {
    github().patch(comment).reply(502).patch(comment, { body: 'new' }).reply(200, issueComment(5));
    expect(await testHost().updateComment(5, 'new')).toEqual({ id: 5, url: 'https://github.test/c/5' });
  });

  test.each([400, 401, 403, 422])('what another try does not change (%i) is not', async (status) => {
    github().get(comment).reply(status, { message: 'No' });
    const host = testHost();
    await expect(host.comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ status });
    expect(host.requests()).toBe(1);
  });
});

describe('rate limits are waited for as long as GitHub asks', () => {
  test.each([
    ['429 with retry-after', 429, { 'retry-after': '2' }, 'Too many requests'],
    ['403 with retry-after, whatever its words', 403, { 'retry-after': '2' }, 'Slow down'],
    ['403 with the words of a secondary limit', 403, { 'retry-after': '2' }, 'You have exceeded a secondary rate limit'],
    ['429 that says nothing', 429, {}, ''],
  ])('%s', async (_name, status, headers, message) => {
    github().get(comment).reply(status, { message }, headers).get(comment).reply(200, issueComment(5));
    expect(await testHost().comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
  });

  test('a comment that was refused for the rate limit is written once it is over', async () => {
    const comments = `${here}/issues/3/comments`;
    github().post(comments).reply(403, { message: 'You have exceeded a secondary rate limit' }, { 'retry-after': '1' }).post(comments).reply(201, issueComment(9));
    expect(await testHost().writeComment(3, 'hello')).toMatchObject({ id: 9 });
  });

  test('but not for more than two minutes', async () => {
    github().get(comment).reply(429, { message: 'Too many requests' }, { 'retry-after': '121' });
    const host = testHost();
    await expect(host.comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ kind: 'rate-limited', status: 429, message: expect.stringContaining('Start the run again later') });
    expect(host.requests()).toBe(1);
  });

  test.each([403, 429])('a limit that is used up for an hour ends the request (%i)', async (status) => {
    github().get(comment).reply(status, { message: 'API rate limit exceeded for installation' }, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3600) });
    await expect(testHost().comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('all waits together stay within the budget; waits at the same time count once', () => {
    const budget = new WaitingBudget(120_000);
    expect([budget.take(60_000), budget.take(60_000), budget.take(119_000)]).toEqual([true, true, true]);
    expect(budget.take(125_000)).toBe(false);
  });
});

describe('what was sent', () => {
  test('is counted and told, without the query', async () => {
    const sent: SentRequest[] = [];
    github().get(`${here}/pulls`).query(true).reply(500).get(`${here}/pulls`).query(true).reply(200, [pull(1)]);
    const host = testHost({ onRequest: (request) => sent.push(request) });
    await host.pullsWithHead('fix', 'all');
    expect(sent.map(({ method, route, status }) => [method, route, status])).toEqual([['GET', `${here}/pulls`, 500], ['GET', `${here}/pulls`, 200]]);
    expect(sent.every(({ ms }) => Number.isInteger(ms) && ms >= 0)).toBe(true);
    expect(host.requests()).toBe(2);
  });

  test('is not held back, although it writes', async () => {
    github().post(`${here}/pulls/1/requested_reviewers`).times(4).reply(201, pull(1));
    const host = testHost();
    const started = performance.now();
    for (let round = 0; round < 4; round += 1) await host.requestReviewers(1, { users: ['mona'], teams: [] });
    // The throttling plugin alone would take nine seconds.
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test('goes to the API of an Enterprise Server', async () => {
    const urls: string[] = [];
    const fetch = (url: string): Promise<Response> => {
      urls.push(url);
      return Promise.resolve(Response.json(issueComment(5)));
    };
    await testHost({ apiUrl: 'https://git.corp.test/api/v3/', fetch }).comment({ kind: 'issue', id: 5 });
    expect(urls).toEqual(['https://git.corp.test/api/v3/repos/octo/tool/issues/comments/5']);
  });

  test('goes to no repository of another form of name', () => {
    expect(() => testHost({ repository: 'octo/tool/../other' })).toThrow(expect.objectContaining({ code: 'input', message: expect.stringContaining('owner/name') }));
  });
});

describe('hostile answers', () => {
  test.each([
    ['another shape', { id: 'five' }, {}],
    ['a page instead of JSON', '<html>login</html>', { 'content-type': 'text/html' }],
    ['broken JSON', '{"id": 5', { 'content-type': 'application/json' }],
    ['nothing', '', {}],
    ['a number too large to be exact', `{"id": 123456789012345678901234567890}`, { 'content-type': 'application/json' }],
  ])('%s', async (_name, body, headers) => {
    github().get(comment).reply(200, body, headers);
    await expect(testHost().comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ code: 'environment', message: expect.stringMatching(/^GitHub was asked to read comment 5, and its answer is not what its documentation says/) });
  });

  test('a body without an end is refused at 32 MiB, and not asked for again', async () => {
    let sent = 0;
    const fetch = (): Promise<Response> => {
      sent += 1;
      const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
      return Promise.resolve(new Response(endless));
    };
    await expect(testHost({ fetch }).comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('33554432 bytes') });
    expect(sent).toBe(1);
  });
});
