import { describe, expect, test } from 'vitest';
import { clientOf, jobClient, openGitHub, project, refusalOf } from './testing.js';

const allowed = { settings: { actionsMayCreatePulls: true } };

describe('opening a pull request', () => {
  test('is refused to Actions until the repository allows it', async () => {
    const hub = await openGitHub();
    await hub.as('owner').push('owner/project', { branch: 'b', files: { 'b.txt': 'b' } });
    const client = jobClient(hub, { 'pull-requests': 'write' });
    const open = () => client.pulls.create({ ...project, title: 'T', head: 'b', base: 'main' });
    expect(await refusalOf(open())).toMatchObject({ status: 403, message: 'GitHub Actions is not permitted to create or approve pull requests.' });
    hub.changeSettings('owner/project', { actionsMayCreatePulls: true });
    const { data } = await open();
    expect([data.user.login, data.user.type, data.mergeable, data.changed_files]).toEqual(['github-actions[bot]', 'Bot', null, 1]);
    expect(hub.events.at(-1)).toMatchObject({ name: 'pull_request', startsWorkflows: false, payload: { action: 'opened' } });
    expect(await refusalOf(open())).toMatchObject({ status: 422, message: 'Validation Failed: A pull request already exists for owner:b.' });
    expect(hub.violations).toEqual([]);
  });

  test('needs commits, branches that exist, and a body that is not too long', async () => {
    const hub = await openGitHub(allowed);
    await hub.as('owner').push('owner/project', { branch: 'b', files: { 'b.txt': 'b' } });
    const client = jobClient(hub, { contents: 'write', 'pull-requests': 'write' });
    const main = (await client.git.getRef({ ...project, ref: 'heads/main' })).data.object.sha;
    await client.git.createRef({ ...project, ref: 'refs/heads/same', sha: main });
    const open = (head: string, base = 'main', body = '') => client.pulls.create({ ...project, title: 'T', head, base, body });
    expect((await refusalOf(open('same'))).message).toBe('Validation Failed: No commits between main and same');
    expect((await refusalOf(open('none'))).status).toBe(422);
    expect((await refusalOf(open('b', 'none'))).status).toBe(422);
    expect((await refusalOf(open('b', 'main', 'x'.repeat(65_537)))).message).toBe('Validation Failed: body is too long (maximum is 65536 characters)');
    expect((await open('b', 'main', 'x'.repeat(65_536))).status).toBe(201);
  });
});

test('mergeability is null first, then known, and null again after the head moved', async () => {
  const hub = await openGitHub();
  const owner = hub.as('owner');
  await owner.push('owner/project', { branch: 'b', files: { 'lines.txt': 'b\n' } });
  const { number } = await owner.openPull('owner/project', { title: 'P', head: 'b' });
  const client = jobClient(hub, { 'pull-requests': 'read' });
  const mergeable = async () => (await client.pulls.get({ ...project, pull_number: number })).data.mergeable;
  expect([await mergeable(), await mergeable()]).toEqual([null, true]);
  await owner.push('owner/project', { branch: 'main', files: { 'lines.txt': 'other\n' } });
  expect([await mergeable(), await mergeable()]).toEqual([null, false]);
  expect(hub.violations).toEqual([]);
});

test('a pull request follows its head, and closes with it', async () => {
  const hub = await openGitHub();
  const owner = hub.as('owner');
  const first = await owner.push('owner/project', { branch: 'b', files: { 'b.txt': '1' } });
  const { number, payload } = await owner.openPull('owner/project', { title: 'P', head: 'b' });
  expect(payload.pull_request?.head.sha).toBe(first.sha);
  const second = await owner.push('owner/project', { branch: 'b', files: { 'b.txt': '2' } });
  const synchronize = hub.events.find((event) => event.payload.action === 'synchronize');
  expect(synchronize?.payload).toMatchObject({ before: first.sha, after: second.sha, number });
  expect(await hub.git('owner/project', 'rev-parse', `refs/pull/${number}/head`)).toBe(second.sha);
  expect(await hub.git('owner/project', 'show', '-s', '--format=%P', `refs/pull/${number}/merge`)).toContain(second.sha);
  const client = jobClient(hub, { 'pull-requests': 'read', contents: 'read' });
  const associated = await client.repos.listPullRequestsAssociatedWithCommit({ ...project, commit_sha: second.sha });
  expect(associated.data.map((pull) => pull.number)).toEqual([number]);
  await owner.deleteBranch('owner/project', 'b');
  expect((await client.pulls.get({ ...project, pull_number: number })).data.state).toBe('closed');
  expect(hub.violations).toEqual([]);
});

test('a fork is another repository whose commits can be fetched from the base', async () => {
  const hub = await openGitHub();
  await hub.addRepository('ann/project', { forkOf: 'owner/project' });
  const { sha } = await hub.as('ann').push('ann/project', { branch: 'fix', files: { 'lines.txt': 'x\n' } });
  const { number, payload } = await hub.as('ann').openPull('owner/project', { title: 'P', head: 'ann:fix' });
  expect([payload.pull_request?.head.repo?.full_name, payload.pull_request?.head.repo?.fork, payload.pull_request?.base.repo.full_name]).toEqual(['ann/project', true, 'owner/project']);
  expect(payload.pull_request?.author_association).toBe('NONE');
  expect(await hub.git('owner/project', 'show', `refs/pull/${number}/head:lines.txt`)).toBe('x');
  const again = await hub.as('ann').push('ann/project', { branch: 'fix', files: { 'lines.txt': 'y\n' } });
  expect(await hub.git('owner/project', 'rev-parse', `refs/pull/${number}/head`)).toBe(again.sha);
  expect(again.sha).not.toBe(sha);
  const listed = await jobClient(hub, { 'pull-requests': 'read' }).pulls.list({ ...project, head: 'ann:fix' });
  expect(listed.data.map((pull) => pull.number)).toEqual([number]);
  expect(hub.violations).toEqual([]);
});

test('a commit of a fork can be named in the base, although no branch has it', async () => {
  const hub = await openGitHub();
  await hub.addRepository('ann/project', { forkOf: 'owner/project' });
  const { sha } = await hub.as('ann').push('ann/project', { branch: 'fix', files: { 'lines.txt': 'x\n' } });
  const client = jobClient(hub, { contents: 'read' });
  expect((await client.git.getCommit({ ...project, commit_sha: sha })).data.sha).toBe(sha);
  expect(await hub.git('owner/project', 'branch', '--contains', sha)).toBe('');
  expect((await client.repos.compareCommitsWithBasehead({ ...project, basehead: 'main...ann:fix' })).data).toMatchObject({ status: 'ahead', ahead_by: 1 });
  expect(await refusalOf(client.repos.compareCommitsWithBasehead({ ...project, basehead: 'main...bob:fix' }))).toMatchObject({ status: 404 });
  expect(hub.violations).toEqual([]);
});

test('files, lists, changes and reviewers', async () => {
  const hub = await openGitHub(allowed);
  hub.addUser('rev');
  hub.addUser('stranger');
  hub.addCollaborator('owner/project', 'rev', 'write');
  await hub.as('owner').push('owner/project', { branch: 'b', files: { 'lines.txt': null, 'moved.txt': '1\n2\n3\n4\n5\n6\n7\n8\n9\n' } });
  const client = jobClient(hub, { 'pull-requests': 'write' });
  const { number } = (await client.pulls.create({ ...project, title: 'T', head: 'b', base: 'main' })).data;
  const at = { ...project, pull_number: number };
  expect((await client.pulls.listFiles(at)).data.map((file) => [file.filename, file.status, file.previous_filename])).toEqual([['moved.txt', 'renamed', 'lines.txt']]);
  expect((await client.pulls.list({ ...project, base: 'other' })).data).toEqual([]);
  expect((await client.pulls.requestReviewers({ ...at, reviewers: ['rev'] })).data.requested_reviewers?.map((user) => user.login)).toEqual(['rev']);
  expect((await refusalOf(client.pulls.requestReviewers({ ...at, reviewers: ['stranger'] }))).status).toBe(422);
  expect((await client.pulls.update({ ...at, title: 'New', body: 'B', state: 'closed' })).data).toMatchObject({ title: 'New', body: 'B', state: 'closed' });
  expect((await client.pulls.list({ ...project, state: 'closed' })).data).toHaveLength(1);
  expect(hub.violations).toEqual([]);
});

test('merging moves the base', async () => {
  const hub = await openGitHub();
  const owner = hub.as('owner');
  await owner.push('owner/project', { branch: 'b', files: { 'b.txt': 'b' } });
  const { number } = await owner.openPull('owner/project', { title: 'P', head: 'b' });
  const { payload } = await owner.mergePull('owner/project', number);
  expect([payload.action, payload.pull_request?.merged]).toEqual(['closed', true]);
  expect(await hub.git('owner/project', 'show', 'main:b.txt')).toBe('b');
  const pull = (await clientOf(hub, hub.addToken('owner')).pulls.get({ ...project, pull_number: number })).data;
  expect([pull.state, pull.merged]).toEqual(['closed', true]);
});
