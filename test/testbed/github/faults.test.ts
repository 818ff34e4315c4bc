import { expect, test } from 'vitest';
import { jobClient, openGitHub, project, refusalOf } from './testing.js';

test('every request is written down: operation, who, status', async () => {
  const hub = await openGitHub();
  const client = jobClient(hub, { contents: 'read' }, 'plan');
  await client.repos.getBranch({ ...project, branch: 'main' });
  await refusalOf(client.issues.create({ ...project, title: 'x' }));
  expect(hub.requests.map(({ method, operationId, status, injected, caller }) => ({ method, operationId, status, injected, caller }))).toEqual([
    { method: 'GET', operationId: 'repos/get-branch', status: 200, injected: false, caller: expect.objectContaining({ kind: 'job', job: 'plan', permissions: { contents: 'read' } }) },
    { method: 'POST', operationId: 'issues/create', status: 403, injected: false, caller: expect.objectContaining({ job: 'plan' }) },
  ]);
  expect(hub.violations).toEqual([]);
});

test('latency is added to each request', async () => {
  const hub = await openGitHub({}, { latencyMs: 60 });
  await jobClient(hub, {}).repos.get(project);
  expect(hub.requests[0]?.ms).toBeGreaterThanOrEqual(59);
});

test('an answer can be replaced for a while, with headers', async () => {
  const hub = await openGitHub();
  const client = jobClient(hub, {});
  const end = hub.intercept(({ operationId }) => (operationId === 'repos/get' ? { kind: 'answer', status: 403, headers: { 'retry-after': '2' }, body: { message: 'You have exceeded a secondary rate limit' } } : undefined));
  const refused = await refusalOf(client.repos.get(project));
  expect([refused.status, refused.message, refused.headers['retry-after']]).toEqual([403, 'You have exceeded a secondary rate limit', '2']);
  expect((await client.users.getByUsername({ username: 'owner' })).status).toBe(200);
  end();
  expect((await client.repos.get(project)).status).toBe(200);
  expect(hub.requests.map((request) => [request.status, request.injected])).toEqual([[403, true], [200, false], [200, false]]);
});

test('a connection can be dropped before the work is done, or after it', async () => {
  const hub = await openGitHub();
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const client = jobClient(hub, { issues: 'write' });
  const comment = () => client.issues.createComment({ ...project, issue_number: number, body: 'x' });
  const kinds = ['drop', 'drop-after'] as const;
  const counts: number[] = [];
  for (const kind of kinds) {
    const end = hub.intercept(({ method }) => (method === 'POST' ? { kind } : undefined));
    await expect(comment()).rejects.toThrow(/other side closed|ECONNRESET/);
    end();
    counts.push((await client.issues.listComments({ ...project, issue_number: number })).data.length);
  }
  expect(counts).toEqual([0, 1]);
});

test('an operation that the bed does not know is a violation, and so is a field that GitHub would ignore', async () => {
  const hub = await openGitHub();
  const client = jobClient(hub, { issues: 'write' });
  expect((await refusalOf(client.request('GET /repos/owner/project/unheard-of'))).status).toBe(404);
  await client.request('POST /repos/owner/project/issues', { title: 'x', lables: ['typo'] });
  expect(hub.violations).toEqual([
    'GET /repos/owner/project/unheard-of: no operation that the test bed knows',
    'issues/create: request has the unknown field lables',
  ]);
});
