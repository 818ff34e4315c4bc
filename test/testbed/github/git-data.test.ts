import { describe, expect, test } from 'vitest';
import type { Octokit } from '@octokit/rest';
import { clientOf, jobClient, openGitHub, project, refusalOf } from './testing.js';

async function commitOn(client: Octokit, parent: string, path: string, content: string): Promise<string> {
  const { data: tree } = await client.git.createTree({ ...project, base_tree: parent, tree: [{ path, mode: '100644', type: 'blob', content }] });
  return (await client.git.createCommit({ ...project, message: `Change ${path}`, tree: tree.sha, parents: [parent] })).data.sha;
}

const mainOf = async (client: Octokit) => (await client.git.getRef({ ...project, ref: 'heads/main' })).data.object.sha;

describe('references', () => {
  test('are created once, moved forward, and deleted', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    const main = await mainOf(client);
    await client.git.createRef({ ...project, ref: 'refs/heads/safe/a', sha: main });
    expect(await refusalOf(client.git.createRef({ ...project, ref: 'refs/heads/safe/a', sha: main }))).toMatchObject({ status: 422, message: 'Reference already exists' });
    const next = await commitOn(client, main, 'a.txt', 'a');
    await client.git.updateRef({ ...project, ref: 'heads/safe/a', sha: next });
    expect(await hub.git('owner/project', 'rev-parse', 'refs/heads/safe/a')).toBe(next);
    expect(await refusalOf(client.git.updateRef({ ...project, ref: 'heads/safe/a', sha: main }))).toMatchObject({ status: 422, message: 'Update is not a fast forward' });
    const matching = await client.git.listMatchingRefs({ ...project, ref: 'heads/safe/' });
    expect(matching.data.map((each) => each.ref)).toEqual(['refs/heads/safe/a']);
    await client.git.deleteRef({ ...project, ref: 'heads/safe/a' });
    expect(await refusalOf(client.git.getRef({ ...project, ref: 'heads/safe/a' }))).toMatchObject({ status: 404 });
    expect(await refusalOf(client.repos.getBranch({ ...project, branch: 'safe/a' }))).toMatchObject({ status: 404, message: 'Branch not found' });
    expect(hub.violations).toEqual([]);
  });

  test('have names that git allows', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    const sha = await mainOf(client);
    for (const ref of ['heads/x', 'refs/x', 'refs/heads/a..b', 'refs/heads/a b', 'refs/heads/x.lock', 'refs/heads/-x']) {
      expect((await refusalOf(client.git.createRef({ ...project, ref, sha }))).status, ref).toBe(422);
    }
  });

  test('need an object that exists', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    expect(await refusalOf(client.git.createRef({ ...project, ref: 'refs/heads/x', sha: '1'.repeat(40) }))).toMatchObject({ status: 422, message: 'Object does not exist' });
  });

  test('of a protected branch do not move', async () => {
    const hub = await openGitHub();
    const client = clientOf(hub, hub.addToken('owner'));
    const main = await mainOf(client);
    hub.protectBranch('owner/project', 'main');
    expect((await client.repos.getBranch({ ...project, branch: 'main' })).data.protected).toBe(true);
    const next = await commitOn(client, main, 'a.txt', 'a');
    expect(await refusalOf(client.git.updateRef({ ...project, ref: 'heads/main', sha: next }))).toMatchObject({ status: 422 });
    expect(await refusalOf(client.git.deleteRef({ ...project, ref: 'heads/main' }))).toMatchObject({ status: 422 });
    expect(await mainOf(client)).toBe(main);
  });
});

describe('commits through the API', () => {
  test("of a job are the bot's, signed by GitHub, unless they name an author", async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    const main = await mainOf(client);
    const tree = (await client.git.getCommit({ ...project, commit_sha: main })).data.tree.sha;
    const own = (await client.git.createCommit({ ...project, message: 'm\n\nA: b', tree, parents: [main] })).data;
    expect(own.author).toMatchObject({ name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' });
    expect([own.verification.verified, own.committer.name, own.message]).toEqual([true, 'GitHub', 'm\n\nA: b']);
    const named = (await client.git.createCommit({ ...project, message: 'm', tree, parents: [main], author: { name: 'A', email: 'a@example.com' } })).data;
    expect([named.author.name, named.verification.verified]).toEqual(['A', false]);
    expect((await client.git.getCommit({ ...project, commit_sha: own.sha })).data.verification.verified).toBe(true);
    expect(hub.violations).toEqual([]);
  });

  test('have the ids that git gives', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    const content = Buffer.from([0, 1, 255, 10]);
    const blob = (await client.git.createBlob({ ...project, content: content.toString('base64'), encoding: 'base64' })).data.sha;
    const back = (await client.git.getBlob({ ...project, file_sha: blob })).data;
    expect(Buffer.from(back.content, 'base64').equals(content)).toBe(true);
    const sha = await commitOn(client, await mainOf(client), 'dir/ä.txt', 'x\n');
    expect(await hub.git('owner/project', 'show', `${sha}:dir/ä.txt`)).toBe('x');
    const listed = (await client.git.getTree({ ...project, tree_sha: sha, recursive: '1' })).data.tree.map((each) => each.path);
    expect(listed).toContain('dir/ä.txt');
  });

  test('remove, link and make executable', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    const main = await mainOf(client);
    const { data } = await client.git.createTree({
      ...project, base_tree: main,
      tree: [
        { path: 'lines.txt', mode: '100644', type: 'blob', sha: null },
        { path: 'run.sh', mode: '100755', type: 'blob', content: '#!/bin/sh\n' },
        { path: 'link', mode: '120000', type: 'blob', content: 'run.sh' },
      ],
    });
    expect(data.tree.map((entry) => `${entry.mode} ${entry.path}`)).toEqual(['040000 .github', '120000 link', '100755 run.sh']);
  });

  test('refuse paths that leave the tree or enter .git', async () => {
    const hub = await openGitHub();
    const client = jobClient(hub, { contents: 'write' });
    for (const path of ['.git/config', 'a/../b', '/a', 'a/.GIT/x', 'a//b']) {
      expect((await refusalOf(client.git.createTree({ ...project, tree: [{ path, mode: '100644', type: 'blob', content: '' }] }))).status, path).toBe(422);
    }
  });

  test('of a job never hold new workflow files, those of a person do', async () => {
    const hub = await openGitHub();
    const job = jobClient(hub, { contents: 'write' });
    const main = await mainOf(job);
    const workflow = [{ path: '.github/workflows/evil.yml', mode: '100644', type: 'blob', content: 'on: push\n' }] as const;
    expect(await refusalOf(job.git.createTree({ ...project, base_tree: main, tree: [...workflow] }))).toMatchObject({ status: 403, message: 'Resource not accessible by integration' });
    const owner = clientOf(hub, hub.addToken('owner'));
    const sha = await commitOn(owner, main, '.github/workflows/evil.yml', 'on: push\n');
    expect(await refusalOf(job.git.createRef({ ...project, ref: 'refs/heads/evil', sha }))).toMatchObject({ status: 403 });
    const under = await commitOn(job, sha, 'later.txt', 'harmless');
    const over = await commitOn(owner, await commitOn(job, main, 'earlier.txt', 'harmless'), '.github/workflows/evil.yml', 'on: push\n');
    for (const hidden of [under, over]) {
      expect(await refusalOf(job.git.createRef({ ...project, ref: 'refs/heads/hidden', sha: hidden }))).toMatchObject({ status: 403 });
    }
    expect((await owner.git.createRef({ ...project, ref: 'refs/heads/good', sha })).status).toBe(201);
    const tree = (await job.git.createTree({ ...project, base_tree: sha, tree: [{ path: 'more.txt', mode: '100644', type: 'blob', content: '' }] })).data.sha;
    const same = (await job.git.createCommit({ ...project, message: 'Same workflow', tree, parents: [main] })).data.sha;
    expect((await job.git.createRef({ ...project, ref: 'refs/heads/same', sha: same })).status).toBe(201); // another branch has the same file now
  });
});

test('compare says how far both are apart, from where, and what changed', async () => {
  const hub = await openGitHub();
  const client = jobClient(hub, { contents: 'read' });
  const main = await mainOf(client);
  const one = await hub.as('owner').push('owner/project', { branch: 'one', files: { 'one.txt': '1\n' } });
  await hub.as('owner').push('owner/project', { branch: 'two', from: 'main', files: { 'two.txt': '2\n' } });
  const compare = async (basehead: string) => (await client.repos.compareCommitsWithBasehead({ ...project, basehead })).data;
  const ahead = await compare('main...one');
  expect([ahead.status, ahead.ahead_by, ahead.behind_by, ahead.merge_base_commit.sha]).toEqual(['ahead', 1, 0, main]);
  expect(ahead.files?.map((file) => [file.filename, file.status, file.patch])).toEqual([['one.txt', 'added', '@@ -0,0 +1 @@\n+1']]);
  expect((await compare('one...main')).status).toBe('behind');
  expect((await compare('one...two')).status).toBe('diverged');
  expect((await compare(`${one.sha}...one`)).status).toBe('identical');
  expect(await refusalOf(compare('main...nowhere'))).toMatchObject({ status: 404 });
  expect(hub.violations).toEqual([]);
});

test('contents come by reference, as JSON or raw, or not at all', async () => {
  const hub = await openGitHub({ files: { 'a/b.txt': 'hello\n', link: { content: 'a/b.txt', mode: '120000' } } });
  const client = jobClient(hub, { contents: 'read' });
  await hub.as('owner').push('owner/project', { branch: 'x', files: { 'a/b.txt': 'changed\n' } });
  const raw = async (path: string, ref: string) => (await client.repos.getContent({ ...project, path, ref, mediaType: { format: 'raw' } })).data;
  expect(await raw('a/b.txt', 'main')).toBe('hello\n');
  expect(await raw('a/b.txt', 'x')).toBe('changed\n');
  expect(await raw('link', 'main')).toBe('hello\n');
  const json = (await client.repos.getContent({ ...project, path: 'a/b.txt' })).data;
  expect('content' in json ? Buffer.from(json.content, 'base64').toString() : null).toBe('hello\n');
  expect(await refusalOf(raw('a/none', 'main'))).toMatchObject({ status: 404 });
  expect(await refusalOf(raw('a/b.txt', 'none'))).toMatchObject({ status: 404 });
  expect(hub.violations).toEqual([]);
});
