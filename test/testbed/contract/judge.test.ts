import { expect, test } from 'vitest';
import { findOperation } from './description.js';
import { judge } from './judge.js';

function judged(method: string, path: string, exchange: { status: number; answer?: unknown; requestBody?: unknown }): string[] {
  const address = new URL(path, 'http://localhost');
  const operation = findOperation(method, address.pathname);
  if (operation === undefined) throw new Error(`${method} ${path} is no operation`);
  return judge({ operation, query: address.searchParams, requestBody: undefined, answer: undefined, ...exchange });
}

const reference = {
  ref: 'refs/heads/x', node_id: 'REF_1', url: 'http://localhost/ref',
  object: { type: 'commit', sha: '0123456789012345678901234567890123456789', url: 'http://localhost/commit' },
};

test('finds the operation of a path, literal segments first, slashes kept where GitHub keeps them', () => {
  expect(findOperation('GET', '/repos/o/r/git/ref/heads/a/b')?.id).toBe('git/get-ref');
  expect(findOperation('GET', '/repos/o/r/issues/comments/5')?.id).toBe('issues/get-comment');
  expect(findOperation('GET', '/repos/o/r/issues/5/comments')?.id).toBe('issues/list-comments');
  expect(findOperation('GET', '/repos/o/r/commits/main')?.id).toBe('repos/get-commit');
  expect(findOperation('GET', `/repos/o/r/commits/${'a'.repeat(40)}/pulls`)?.id).toBe('repos/list-pull-requests-associated-with-commit');
  expect(findOperation('GET', '/repos/o/r/contents/a/b.txt')?.id).toBe('repos/get-content');
  expect(findOperation('PUT', '/repos/o/r/git/refs')).toBeUndefined();
});

test('accepts an exchange as described', () => {
  const requestBody = { ref: 'refs/heads/x', sha: reference.object.sha };
  expect(judged('POST', '/repos/o/r/git/refs', { status: 201, answer: reference, requestBody })).toEqual([]);
});

test('reports missing and wrong fields of answers', () => {
  expect(judged('GET', '/repos/o/r/git/ref/heads/x', { status: 200, answer: { ...reference, node_id: undefined } })[0]).toContain("must have required property 'node_id'");
  expect(judged('GET', '/repos/o/r/git/ref/heads/x', { status: 200, answer: { ...reference, ref: 5 } })[0]).toContain('/ref must be string');
});

test('reports statuses that the operation does not have', () => {
  expect(judged('POST', '/repos/o/r/git/refs', { status: 200, answer: reference, requestBody: { ref: 'refs/heads/x', sha: 'x' } })[0]).toContain('status 200 is not among');
});

test('reports requests that lack or misspell something', () => {
  const answer = reference;
  expect(judged('POST', '/repos/o/r/git/refs', { status: 201, answer, requestBody: { ref: 'refs/heads/x' } })[0]).toContain("must have required property 'sha'");
  expect(judged('POST', '/repos/o/r/git/refs', { status: 201, answer, requestBody: { ref: 'refs/heads/x', sha: 'x', force: true } })).toEqual(['git/create-ref: request has the unknown field force']);
  expect(judged('GET', '/repos/o/r/pulls?state=opened', { status: 200, answer: [] })[0]).toContain('/state must be equal to one of the allowed values');
  expect(judged('GET', '/repos/o/r/pulls?stat=open&per_page=50', { status: 200, answer: [] })).toEqual(['pulls/list: query has the unknown parameter stat']);
});

test('a refusal has GitHub\'s shape', () => {
  const refused = { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' };
  expect(judged('GET', '/repos/o/r/git/ref/heads/x', { status: 404, answer: refused })).toEqual([]);
  expect(judged('GET', '/repos/o/r/git/ref/heads/x', { status: 404, answer: {} })).not.toEqual([]);
});
