import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Host } from '../../src/github/host.js';
import { openHost } from '../../src/github/open-host.js';
import { startGitHub } from '../testbed/github/start.js';
import type { StoredArtifact } from '../testbed/artifacts/types.js';
import type { GitHub, Permissions } from '../testbed/github/types.js';

const project = 'maintainer/project';
let root: string;
let github: GitHub;
let artifacts: StoredArtifact[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'));
  artifacts = [];
  github = await startGitHub({ root, artifacts: { list: () => artifacts, downloadUrl: (id) => `https://storage.test/${id}`, remove: () => undefined } });
  for (const login of ['maintainer', 'writer', 'stranger']) github.addUser(login);
  await github.addRepository(project, { files: { 'README.md': '# hi\n', 'src/a.js': 'a\n', '.github/safe-debug.yml': 'gate: npm test\n' }, settings: { actionsMayCreatePulls: true } });
  github.addCollaborator(project, 'writer', 'write');
});

afterEach(async () => {
  // What GitHub's own description of its API says against any request or answer.
  const violations = [...github.violations];
  await github.close();
  await rm(root, { recursive: true });
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

function hostWith(permissions: Permissions): Host {
  return openHost({ token: github.mintJobToken(project, permissions, 'promote'), apiUrl: github.url, userAgent: 'a-program', repository: project, environment: {}, secondMs: 1 });
}

const promote: Permissions = { contents: 'write', issues: 'write', 'pull-requests': 'write' };

describe('against GitHub as its API description has it', () => {
  test('a tree becomes a commit, a branch and a pull request, byte for byte', async () => {
    const host = hostWith(promote);
    const defaultBranch = await host.defaultBranch();
    const main = await host.branch(defaultBranch);
    const base = await host.commit(main?.sha ?? '');
    if (main === null || base === null) throw new Error('no base');
    const binary = Buffer.from([0, 255, 1]);
    const tree = await host.createTree({
      base: base.tree,
      entries: [
        { path: 'src/a.js', mode: '100755', content: Buffer.from('é\r\n') },
        { path: 'image', mode: '100644', content: binary },
        { path: 'link', mode: '120000', content: Buffer.from('src/a.js') },
        { path: 'README.md', deleted: true },
      ],
    });
    const commit = await host.createCommit({ message: 'Fix\n\nSafe-Debug-Candidate: B', tree, parents: [main.sha] });
    expect(await host.createBranch('safe-debug/S0-B', commit.sha)).toBe('created');
    expect(await host.createBranch('safe-debug/S0-B', commit.sha)).toBe('exists');

    const listed = await github.git(project, 'ls-tree', '-r', '--format=%(objectmode) %(path)', 'safe-debug/S0-B');
    expect(listed.trim().split('\n')).toEqual(['100644 .github/safe-debug.yml', '100644 image', '120000 link', '100755 src/a.js']);
    expect(await github.git(project, 'rev-parse', 'safe-debug/S0-B^{tree}')).toContain(tree);
    expect(await host.mergeBase(defaultBranch, 'safe-debug/S0-B')).toBe(main.sha);

    const wanted = { title: 'Fix', body: 'Proof', head: 'safe-debug/S0-B', base: defaultBranch, draft: true };
    const opened = await host.openPull(wanted);
    if (opened === 'exists') throw new Error('exists');
    expect(opened).toMatchObject({ state: 'open', draft: true, merged: false, head: { sha: commit.sha, ref: 'safe-debug/S0-B', isFork: false }, base: { ref: defaultBranch, repository: project }, author: { isBot: true } });
    expect(await host.openPull(wanted)).toBe('exists');
    await host.updatePull(opened.number, { body: 'More proof' });
    await host.addLabels(opened.number, ['safe-debug']);
    expect((await host.requestReviewers(opened.number, { users: ['writer', 'stranger'], teams: [] })).refused).toMatchObject([{ kind: 'user', name: 'stranger' }]);

    const [found, ...others] = await host.pullsWithHead('safe-debug/S0-B', 'open');
    expect([found, others]).toMatchObject([{ number: opened.number, body: 'More proof', labels: ['safe-debug'] }, []]);
    expect(await host.pull(opened.number)).toEqual(found);
    expect(await host.pull(9999)).toBeNull();

    expect([await host.deleteBranch('safe-debug/S0-B'), await host.deleteBranch('safe-debug/S0-B')]).toEqual(['deleted', 'absent']);
    expect(await host.branch('safe-debug/S0-B')).toBeNull();
  });

  test('comments are read, answered and reacted to', async () => {
    const host = hostWith(promote);
    const { number } = await github.as('maintainer').openIssue(project, { title: 'Red' });
    const { id } = await github.as('writer').comment(project, number, '/try\r\n');
    const read = await host.comment({ kind: 'issue', id });
    expect(read).toMatchObject({ kind: 'issue', id, body: '/try\r\n', author: { login: 'writer', isBot: false }, issueNumber: number });
    expect(read?.updatedAt).toBe(read?.createdAt);
    const reactions = [await host.react({ kind: 'issue', id }, 'eyes'), await host.react({ kind: 'issue', id }, 'eyes')];
    expect(reactions.map(({ reaction }) => reaction)).toEqual(['added', 'already-there']);
    const written = await host.writeComment(number, 'plan');
    expect(await host.updateComment(written.id, 'result')).toEqual(written);
    const { items, cut } = await host.comments(number);
    expect([items.map(({ body, author }) => [body, author?.isBot]), cut]).toEqual([[['/try\r\n', false], ['result', true]], false]);
    expect(reactions.map(({ account }) => account)).toEqual([items[1]?.author, items[1]?.author]);
    await github.as('writer').deleteComment(project, id);
    expect(await host.comment({ kind: 'issue', id })).toBeNull();
  });

  test('a comment whose answer is lost stays one comment', async () => {
    const host = hostWith(promote);
    const { number } = await github.as('maintainer').openIssue(project, { title: 'Red' });
    let lost = 0;
    github.intercept(({ operationId }) => (operationId === 'issues/create-comment' && (lost += 1) === 1 ? { kind: 'drop-after' } : undefined));
    const { id } = await host.writeComment(number, 'plan');
    expect((await host.comments(number)).items.map((comment) => [comment.id, comment.body])).toEqual([[id, 'plan']]);
  });

  test('more comments than a page holds are read from the end', async () => {
    const host = hostWith(promote);
    const { number } = await github.as('maintainer').openIssue(project, { title: 'Red' });
    for (let count = 1; count <= 103; count += 1) await github.as('writer').comment(project, number, `comment ${count}`);
    const all = await host.comments(number);
    expect([all.items.length, all.items[0]?.body, all.items.at(-1)?.body, all.cut]).toEqual([103, 'comment 1', 'comment 103', false]);
    const end = await host.comments(number, { until: ({ body }) => body === 'comment 102' });
    expect([end.items.map(({ body }) => body), end.cut]).toEqual([['comment 101', 'comment 102', 'comment 103'], true]);
  });

  test('review comments have their place', async () => {
    await github.as('writer').push(project, { branch: 'fix', files: { 'src/a.js': 'b\nc\n' } });
    const { number } = await github.as('writer').openPull(project, { title: 'Fix', head: 'fix' });
    const review = await github.as('maintainer').review(project, number, { comments: [{ path: 'src/a.js', startLine: 1, line: 2, body: '```suggestion\nd\n```' }] });
    const host = hostWith({ contents: 'read', 'pull-requests': 'read' });
    const { items } = await host.reviewComments(number);
    expect(items).toMatchObject([{ kind: 'review', reviewId: review.id, issueNumber: number, position: { path: 'src/a.js', startLine: 1, line: 2, side: 'RIGHT', wholeFile: false } }]);
    expect(await host.comment({ kind: 'review', id: items[0]?.id ?? 0 })).toEqual(items[0]);
  });

  test('permissions are those of the people', async () => {
    const host = hostWith({ contents: 'read' });
    const roles = [];
    for (const login of ['maintainer', 'writer', 'github-actions[bot]', 'nobody-at-all']) roles.push(await host.permissionOf(login));
    expect(roles).toEqual(['admin', 'write', 'none', 'none']);
    expect(['read', 'none']).toContain(await host.permissionOf('stranger'));
  });

  test('files are read as text', async () => {
    const host = hostWith({ contents: 'read' });
    expect(await host.textOfFile('.github/safe-debug.yml', 'main')).toBe('gate: npm test\n');
    expect(await host.textOfFile('nope.yml', 'main')).toBeNull();
    await expect(host.textOfFile('src', 'main')).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('is a folder') });
  });

  test('runs and their artifacts are read', async () => {
    const host = hostWith({ contents: 'read', actions: 'read' });
    const main = await host.branch('main');
    const { id } = github.addWorkflowRun(project, { name: 'CI', path: '.github/workflows/ci.yml', event: 'push', headSha: main?.sha ?? '', headBranch: 'main', actor: 'writer' });
    expect(await host.run(id)).toMatchObject({ id, event: 'push', headSha: main?.sha, headBranch: 'main', headRepository: project, path: '.github/workflows/ci.yml' });
    const bytes = Buffer.from('PK');
    const stored = { name: 'ideas', runId: id, mimeType: 'application/zip', size: bytes.length, digest: `sha256:${'0'.repeat(64)}`, createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000), bytes };
    artifacts.push({ ...stored, id: 1 }, { ...stored, id: 2, name: 'other' });
    const named = await host.artifactsNamed('ideas');
    expect(named).toMatchObject({ cut: false, items: [{ id: 1, name: 'ideas', headSha: main?.sha, headRepositoryIsThis: true, expired: false }] });
    expect((await host.artifactsOfRun(id)).items.map(({ name }) => name).sort()).toEqual(['ideas', 'other']);
    expect(await host.run(999_999)).toBeNull();
  });

  test('what a token may not do is said with the permission it takes', async () => {
    const host = hostWith({ contents: 'read' });
    const main = await host.branch('main');
    await expect(host.createBranch('safe-debug/x', main?.sha ?? '')).rejects.toMatchObject({ kind: 'forbidden', status: 403, code: 'environment' });
    const { number } = await github.as('maintainer').openIssue(project, { title: 'Red' });
    await expect(host.writeComment(number, 'plan')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('the setting against pull requests by Actions is its own refusal', async () => {
    github.changeSettings(project, { actionsMayCreatePulls: false });
    await github.as('writer').push(project, { branch: 'fix', files: { 'src/a.js': 'b\n' } });
    await expect(hostWith(promote).openPull({ title: 'Fix', body: '', head: 'fix', base: 'main', draft: false })).rejects.toMatchObject({ kind: 'actions-may-not-open-pull-requests' });
  });
});
