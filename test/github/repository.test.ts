import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeNetwork, everythingAskedFor, github, here, openNetwork, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const path = (login: string): string => `${here}/collaborators/${login}/permission`;
const mona = { login: 'Mona', id: 7, type: 'User' };

test('the default branch', async () => {
  github().get(here).reply(200, { full_name: 'octo/tool', default_branch: 'trunk', private: false });
  expect(await testHost().defaultBranch()).toBe('trunk');
});

describe('the permission of a person', () => {
  test.each([
    ['admin', 'admin', 'admin'],
    ['write', 'maintain', 'maintain'],
    ['write', 'write', 'write'],
    ['read', 'triage', 'triage'],
    ['read', 'read', 'read'],
    ['none', 'none', 'none'],
    ['write', 'a custom role', 'write'],
    ['read', 'maintain', 'read'],
    ['none', 'triage', 'none'],
  ])('%s with the role %s is %s', async (permission, role_name, expected) => {
    github().get(path('mona')).reply(200, { permission, role_name, user: mona });
    expect(await testHost().permissionOf('mona')).toBe(expected);
  });

  test('is none where GitHub knows no collaborator', async () => {
    github().get(path('mona')).reply(404, { message: 'Not Found' });
    expect(await testHost().permissionOf('mona')).toBe('none');
  });

  test.each([
    ['an app', { ...mona, type: 'Bot' }],
    ['an organisation', { ...mona, type: 'Organization' }],
    ['somebody else', { ...mona, login: 'lisa' }],
    ['nobody', null],
  ])('is none when the answer is about %s', async (_name, user) => {
    github().get(path('mona')).reply(200, { permission: 'admin', role_name: 'admin', user });
    expect(await testHost().permissionOf('mona')).toBe('none');
  });

  test.each(['', 'helper[bot]', '../x', 'a/b', 'a b', '-x'])('is none for %j, which is no login, and costs no request', async (login) => {
    const host = testHost();
    expect([await host.permissionOf(login), host.requests()]).toEqual(['none', 0]);
  });

  test.each([
    [401, { message: 'Bad credentials' }],
    [403, { message: 'Resource not accessible by integration' }],
    [200, { permission: 'owner', user: mona }],
    [200, []],
  ])('is an error and not a guess on %i %j', async (status, body) => {
    github().get(path('mona')).reply(status, body);
    await expect(testHost().permissionOf('mona')).rejects.toMatchObject({ code: 'environment' });
  });

  test('is an error while GitHub is down', async () => {
    github().get(path('mona')).times(4).reply(500);
    await expect(testHost().permissionOf('mona')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
