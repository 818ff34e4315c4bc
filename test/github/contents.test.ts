import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeNetwork, everythingAskedFor, github, here, openNetwork, sha, testHost } from './github.js';

beforeAll(closeNetwork);
afterEach(everythingAskedFor);
afterAll(openNetwork);

const commit = { sha: sha('c'), tree: { sha: sha('d') }, parents: [{ sha: sha('e') }], message: 'Fix' };

describe('branches', () => {
  test('are read', async () => {
    github().get(`${here}/branches/feature%2Fa%23b`).reply(200, { name: 'feature/a#b', commit: { sha: sha('c') } });
    expect(await testHost().branch('feature/a#b')).toEqual({ sha: sha('c') });
  });

  test('are none under the old name of a renamed one', async () => {
    github().get(`${here}/branches/master`).reply(200, { name: 'main', commit: { sha: sha('c') } });
    expect(await testHost().branch('master')).toBeNull();
  });

  test('are none where there is none', async () => {
    github().get(`${here}/branches/nope`).reply(404, { message: 'Branch not found' });
    expect(await testHost().branch('nope')).toBeNull();
  });

  test('are created', async () => {
    github().post(`${here}/git/refs`, { ref: 'refs/heads/safe-debug/x', sha: sha('c') }).reply(201, { object: { sha: sha('c') } });
    expect(await testHost().createBranch('safe-debug/x', sha('c'))).toBe('created');
  });

  test('are created once', async () => {
    github().post(`${here}/git/refs`).reply(502).post(`${here}/git/refs`).reply(422, { message: 'Reference already exists' });
    expect(await testHost().createBranch('safe-debug/x', sha('c'))).toBe('exists');
  });

  test.each([
    [422, 'Object does not exist', 'validation'],
    [422, 'Repository rule violations found\n\nCannot create ref due to creations being restricted.', 'protected-branch'],
    [403, 'Resource not accessible by integration', 'forbidden'],
  ])('are not created: %i %s', async (status, message, kind) => {
    github().post(`${here}/git/refs`).reply(status, { message });
    await expect(testHost().createBranch('safe-debug/x', sha('c'))).rejects.toMatchObject({ kind });
  });

  test('are deleted, once or again', async () => {
    github().delete(`${here}/git/refs/heads%2Fsafe-debug%2Fx`).reply(204).delete(`${here}/git/refs/heads%2Fsafe-debug%2Fx`).reply(422, { message: 'Reference does not exist' });
    const host = testHost();
    expect([await host.deleteBranch('safe-debug/x'), await host.deleteBranch('safe-debug/x')]).toEqual(['deleted', 'absent']);
  });

  test('are compared', async () => {
    github().get(`${here}/compare/main...stranger%3Afix`).query({ per_page: 1 }).reply(200, { status: 'diverged', merge_base_commit: { sha: sha('e') }, ahead_by: 2, behind_by: 3, files: [] });
    expect(await testHost().mergeBase('main', 'stranger:fix')).toBe(sha('e'));
  });

  test('are not comparable where one is unknown', async () => {
    github().get(`${here}/compare/main...nope`).query(true).reply(404, { message: 'Not Found' });
    expect(await testHost().mergeBase('main', 'nope')).toBeNull();
  });
});

describe('commits', () => {
  test('are read', async () => {
    github().get(`${here}/git/commits/${sha('c')}`).reply(200, commit);
    expect(await testHost().commit(sha('c'))).toEqual({ sha: sha('c'), tree: sha('d'), parents: [sha('e')], message: 'Fix' });
  });

  test('are none where GitHub knows none', async () => {
    github().get(`${here}/git/commits/${sha('c')}`).reply(404, { message: 'Not Found' });
    expect(await testHost().commit(sha('c'))).toBeNull();
  });

  test('are made without author or committer, so that GitHub signs them', async () => {
    github().post(`${here}/git/commits`, (body) => JSON.stringify(Object.keys(body).sort()) === '["message","parents","tree"]').reply(201, commit);
    expect(await testHost().createCommit({ message: 'Fix', tree: sha('d'), parents: [sha('e')] })).toMatchObject({ sha: sha('c') });
  });

  test('are not believed with a sha of another form', async () => {
    github().get(`${here}/git/commits/${sha('c')}`).reply(200, { ...commit, tree: { sha: 'main' } });
    await expect(testHost().commit(sha('c'))).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('tree.sha') });
  });
});

describe('trees', () => {
  const base = sha('1');

  test('carry text inline, in one request', async () => {
    const tree = [
      { path: 'a.js', mode: '100644', type: 'blob', content: 'é\r\n\ufeff' },
      { path: 'run.sh', mode: '100755', type: 'blob', content: '#!/bin/sh\n' },
      { path: 'link', mode: '120000', type: 'blob', content: 'a.js' },
      { path: 'gone.js', mode: '100644', type: 'blob', sha: null },
    ];
    github().post(`${here}/git/trees`, { base_tree: base, tree }).reply(201, { sha: sha('2') });
    const host = testHost();
    const made = await host.createTree({
      base,
      entries: [
        { path: 'a.js', mode: '100644', content: Buffer.from('é\r\n\ufeff') },
        { path: 'run.sh', mode: '100755', content: Buffer.from('#!/bin/sh\n') },
        { path: 'link', mode: '120000', content: Buffer.from('a.js') },
        { path: 'gone.js', deleted: true },
      ],
    });
    expect([made, host.requests()]).toEqual([sha('2'), 1]);
  });

  test.each([
    ['bytes that are no UTF-8', Buffer.from([0x89, 0x50, 0xff])],
    ['a zero byte', Buffer.from('a\0b')],
    ['nothing', Buffer.alloc(0)],
    ['more than a request carries', Buffer.alloc(5 * 1024 * 1024, 'x')],
  ])('have a file of %s as a blob', async (_name, content) => {
    github()
      .post(`${here}/git/blobs`, { content: content.toString('base64'), encoding: 'base64' }).reply(201, { sha: sha('3') })
      .post(`${here}/git/trees`, { base_tree: base, tree: [{ path: 'file', mode: '100644', type: 'blob', sha: sha('3') }] }).reply(201, { sha: sha('2') });
    expect(await testHost().createTree({ base, entries: [{ path: 'file', mode: '100644', content }] })).toBe(sha('2'));
  });

  test('are refused with workflow files when the token may not change them', async () => {
    github().post(`${here}/git/trees`).reply(403, { message: 'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission' });
    await expect(testHost().createTree({ base, entries: [{ path: '.github/workflows/ci.yml', mode: '100644', content: Buffer.from('on: push\n') }] })).rejects.toMatchObject({ kind: 'workflow-scope' });
  });
});

describe('the text of a file', () => {
  const path = `${here}/contents/.github%2Fsafe-debug.yml`;
  const read = () => testHost().textOfFile('.github/safe-debug.yml', 'main');
  const file = (bytes: Buffer, changes: object = {}) => ({ type: 'file', size: bytes.length, encoding: 'base64', content: bytes.toString('base64').replace(/(.{60})/g, '$1\n'), ...changes });

  test.each(['gate: npm test # ünïcode, and a line that is longer than sixty characters of base64\n', ''])('%j', async (text) => {
    github().get(path).query({ ref: 'main' }).reply(200, file(Buffer.from(text)));
    expect(await read()).toBe(text);
  });

  test('is null where there is none', async () => {
    github().get(path).query(true).reply(404, { message: 'Not Found' });
    expect(await read()).toBeNull();
  });

  test.each([
    ['a folder', [{ type: 'file', name: 'x' }], 'is a folder'],
    ['a submodule', { type: 'submodule' }, 'is a submodule'],
    ['a link that leads nowhere', { type: 'symlink', target: '/etc/passwd' }, 'is a symlink'],
    ['no UTF-8', file(Buffer.from([0xff, 0xfe])), 'not text in UTF-8'],
    ['more than 1 MiB', file(Buffer.alloc(0), { size: 1024 * 1024 + 1, encoding: 'none', content: '' }), 'more than the 1048576'],
  ])('is refused for %s', async (_name, answer, message) => {
    github().get(path).query(true).reply(200, answer);
    await expect(read()).rejects.toMatchObject({ code: 'input', message: expect.stringContaining(message) });
  });
});
