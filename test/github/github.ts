import nock from 'nock';
import type { Host } from '../../src/github/host.js';
import { openHost } from '../../src/github/open-host.js';
import type { HostOptions } from '../../src/github/open-host.js';

export const api = 'https://api.github.test';
export const here = '/repos/octo/tool';
export const sha = (digit: string): string => digit.repeat(40);

/** A host whose waiting is a thousand times faster, and which no proxy of this machine stands before. */
export function testHost(options: Partial<HostOptions> = {}): Host {
  return openHost({ token: 'a-token', apiUrl: api, userAgent: 'a-program', repository: 'octo/tool', environment: {}, secondMs: 1, ...options });
}

/** The API without a network: every request must be one that a test expects, and each expected one must come. */
export function github(): nock.Scope {
  return nock(api, { reqheaders: { authorization: 'token a-token', 'user-agent': /^a-program/ } });
}

export function closeNetwork(): void {
  nock.disableNetConnect();
}

export function everythingAskedFor(): void {
  const missing = nock.pendingMocks();
  nock.cleanAll();
  if (missing.length > 0) throw new Error(`Never asked: ${missing.join(', ')}`);
}

export function openNetwork(): void {
  nock.enableNetConnect();
  nock.restore();
}

const user = { login: 'mona', id: 7, type: 'User' };

export function issueComment(id: number, changes: object = {}): object {
  return { id, body: `comment ${id}`, user, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', html_url: `https://github.test/c/${id}`, issue_url: `${api}${here}/issues/3`, ...changes };
}

export function pull(number: number, changes: object = {}): object {
  return {
    number,
    state: 'open',
    merged_at: null,
    draft: false,
    title: 'A title',
    body: null,
    html_url: `https://github.test/octo/tool/pull/${number}`,
    user,
    labels: [{ name: 'bug' }],
    head: { sha: sha('a'), ref: 'fix', repo: { full_name: 'octo/tool' } },
    base: { sha: sha('b'), ref: 'main', repo: { full_name: 'octo/tool' } },
    ...changes,
  };
}
