import { describe, expect, test } from 'vitest';
import { clientOf, jobClient, openGitHub, project, refusalOf } from './testing.js';

describe("a job's token", () => {
  test('may do exactly what its permissions say, and learns what would have been enough', async () => {
    const hub = await openGitHub();
    const reader = jobClient(hub, { contents: 'read' });
    const { data } = await reader.git.getRef({ ...project, ref: 'heads/main' });
    const refused = await refusalOf(reader.git.createRef({ ...project, ref: 'refs/heads/x', sha: data.object.sha }));
    expect(refused).toMatchObject({ status: 403, message: 'Resource not accessible by integration' });
    expect(refused.headers['x-accepted-github-permissions']).toBe('contents=write');
    const writer = jobClient(hub, { contents: 'write' });
    expect((await writer.git.createRef({ ...project, ref: 'refs/heads/x', sha: data.object.sha })).status).toBe(201);
    expect(hub.violations).toEqual([]);
  });

  test('comments on a pull request with either permission, on an issue only with issues', async () => {
    const hub = await openGitHub();
    await hub.as('owner').push('owner/project', { branch: 'b', files: { 'b.txt': 'b' } });
    const pull = await hub.as('owner').openPull('owner/project', { title: 'P', head: 'b' });
    const issue = await hub.as('owner').openIssue('owner/project', { title: 'I' });
    const client = jobClient(hub, { 'pull-requests': 'write' });
    expect((await client.issues.createComment({ ...project, issue_number: pull.number, body: 'x' })).status).toBe(201);
    expect(await refusalOf(client.issues.createComment({ ...project, issue_number: issue.number, body: 'x' }))).toMatchObject({ status: 403 });
    expect(hub.violations).toEqual([]);
  });

  test('reads a public repository without permissions, a private one not', async () => {
    const open = await openGitHub();
    expect((await jobClient(open, {}).repos.getContent({ ...project, path: 'lines.txt' })).status).toBe(200);
    const closed = await openGitHub({ private: true });
    expect(await refusalOf(jobClient(closed, { issues: 'write' }).repos.getContent({ ...project, path: 'lines.txt' }))).toMatchObject({ status: 403 });
    expect((await jobClient(closed, {}).repos.get(project)).data.private).toBe(true);
  });

  test('does not reach other private repositories, and ends when it is revoked', async () => {
    const hub = await openGitHub();
    await hub.addRepository('other/secret', { private: true });
    const token = hub.mintJobToken('owner/project', { contents: 'write' });
    const client = clientOf(hub, token);
    expect(await refusalOf(client.repos.get({ owner: 'other', repo: 'secret' }))).toMatchObject({ status: 404 });
    hub.revokeToken(token);
    expect(await refusalOf(client.repos.get(project))).toMatchObject({ status: 401, message: 'Bad credentials' });
  });
});

test('nobody reads public things only, and writes nothing', async () => {
  const hub = await openGitHub();
  const nobody = clientOf(hub, '');
  expect((await nobody.repos.get(project)).status).toBe(200);
  const issue = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  expect(await refusalOf(nobody.issues.createComment({ ...project, issue_number: issue.number, body: 'x' }))).toMatchObject({ status: 401 });
});

test('the permission of a user is the real one: roles map to four names, strangers read what is public, association says something else', async () => {
  const hub = await openGitHub();
  for (const login of ['mia', 'tom', 'wim', 'ann']) hub.addUser(login);
  hub.addCollaborator('owner/project', 'mia', 'maintain');
  hub.addCollaborator('owner/project', 'tom', 'triage');
  hub.addCollaborator('owner/project', 'wim', 'write');
  const client = jobClient(hub, {});
  const permissionOf = async (username: string) => {
    const { data } = await client.repos.getCollaboratorPermissionLevel({ ...project, username });
    return [data.permission, data.role_name];
  };
  expect(await permissionOf('owner')).toEqual(['admin', 'admin']);
  expect(await permissionOf('mia')).toEqual(['write', 'maintain']);
  expect(await permissionOf('tom')).toEqual(['read', 'triage']);
  expect(await permissionOf('wim')).toEqual(['write', 'write']);
  expect(await permissionOf('ann')).toEqual(['read', 'read']);
  expect(await refusalOf(permissionOf('nobody'))).toMatchObject({ status: 404 });
  hub.changeSettings('owner/project', { private: true });
  expect(await permissionOf('ann')).toEqual(['none', 'none']);
  const issue = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const event = await hub.as('ann').comment('owner/project', issue.number, '/try', { authorAssociation: 'MEMBER' });
  expect(event.payload.comment?.author_association).toBe('MEMBER');
  expect(hub.violations).toEqual([]);
});

test('a login changes, the id stays', async () => {
  const hub = await openGitHub();
  const { id } = hub.addUser('ann');
  hub.renameUser('ann', 'anna');
  const client = jobClient(hub, {});
  expect((await client.users.getByUsername({ username: 'anna' })).data.id).toBe(id);
  expect(await refusalOf(client.users.getByUsername({ username: 'ann' }))).toMatchObject({ status: 404 });
});
