import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiFailure, failureOf } from '../../src/github/failure.js';

interface Given {
  status: number;
  message: string;
  errors?: unknown[];
  headers?: Record<string, string>;
}

function failed({ status, message, errors, headers = {} }: Given): ApiFailure {
  const thrown = Object.assign(new Error(message), { name: 'HttpError', status, response: { headers, data: { message, errors } } });
  const failure = failureOf(thrown, 'open a pull request from fix to main');
  if (!(failure instanceof ApiFailure)) throw new Error('no ApiFailure');
  return failure;
}

describe('the kind of a failure', () => {
  test.each<[ApiFailure['kind'], Given]>([
    ['unauthorised', { status: 401, message: 'Bad credentials' }],
    ['forbidden', { status: 403, message: 'Resource not accessible by integration' }],
    ['actions-may-not-open-pull-requests', { status: 403, message: 'GitHub Actions is not permitted to create or approve pull requests.' }],
    ['workflow-scope', { status: 403, message: 'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission' }],
    ['workflow-scope', { status: 422, message: 'refusing to allow an OAuth App to create or update workflow `.github/workflows/ci.yml` without `workflow` scope' }],
    ['protected-branch', { status: 422, message: 'Protected branch update failed for refs/heads/main' }],
    ['protected-branch', { status: 422, message: 'Repository rule violations found' }],
    ['not-found', { status: 404, message: 'Not Found' }],
    ['not-found', { status: 410, message: 'Artifact has expired' }],
    ['not-found', { status: 422, message: 'Reference does not exist' }],
    ['already-exists', { status: 422, message: 'Reference already exists' }],
    ['already-exists', { status: 422, message: 'Validation Failed', errors: [{ resource: 'PullRequest', code: 'custom', message: 'A pull request already exists for octo:fix.' }] }],
    ['drafts-unsupported', { status: 422, message: 'Draft pull requests are not supported in this repository.' }],
    ['validation', { status: 422, message: 'Validation Failed', errors: [{ resource: 'PullRequest', field: 'base', code: 'invalid' }] }],
    ['validation', { status: 409, message: 'Git Repository is empty.' }],
    ['rate-limited', { status: 403, message: 'API rate limit exceeded' }],
    ['rate-limited', { status: 403, message: 'Slow down', headers: { 'retry-after': '60' } }],
    ['rate-limited', { status: 429, message: 'Too many requests' }],
    ['unavailable', { status: 502, message: 'Server Error' }],
    ['unavailable', { status: 408, message: 'Request timeout' }],
  ])('%s: %j', (kind, given) => {
    expect(failed(given)).toMatchObject({ kind, status: given.status, code: 'environment', exitStatus: 3 });
  });

  test('no answer at all has no status', () => {
    const thrown = Object.assign(new Error('read ECONNRESET'), { name: 'HttpError', status: 500 });
    expect(failureOf(thrown, 'read comment 5')).toMatchObject({ kind: 'unavailable', status: null, cause: thrown, message: expect.stringContaining('(no answer: read ECONNRESET)') });
  });

  test('what is no failed request stays what it is', () => {
    const thrown = new TypeError('a mistake in the program');
    expect(failureOf(thrown, 'read comment 5')).toBe(thrown);
  });
});

describe('the message of a failure', () => {
  test('says what was asked, what GitHub said, and what to do', () => {
    expect(failed({ status: 403, message: 'GitHub Actions is not permitted to create or approve pull requests.' }).message).toMatch(/^GitHub did not open a pull request from fix to main \(403: GitHub Actions is not permitted.*\)\. Turn on "Allow GitHub Actions to create and approve pull requests"/);
  });

  test('names the permission as a workflow spells it', () => {
    const headers = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write,contents=read' };
    expect(failed({ status: 403, message: 'Resource not accessible by integration', headers }).message).toMatch(/It takes issues: write, or pull-requests: write and contents: read\.$/);
  });

  test('names no permission where none is missing', () => {
    expect(failed({ status: 422, message: 'Validation Failed', headers: { 'x-accepted-github-permissions': 'contents=write' } }).message).not.toContain('contents: write');
  });

  test('names what is wrong in a request', () => {
    expect(failed({ status: 422, message: 'Validation Failed', errors: [{ resource: 'PullRequest', field: 'base', code: 'invalid' }, 'and more', { message: 'in words' }] }).message).toContain('(422: Validation Failed; PullRequest base invalid; and more; in words)');
  });

  test('is one short line without commands for the runner, whatever GitHub says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.constantFrom('', '\n::error::x', '##[error]x', '\u202e', '\u001b[2J'), fc.integer({ min: 400, max: 599 }), (text, nasty, status) => {
        const { message } = failed({ status, message: text + nasty + text });
        expect(message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]/u);
        expect(message).not.toContain('##[');
        expect(message.length).toBeLessThan(900);
      }),
    );
  });
});
