import { expect, test } from 'vitest';
import { clientOf, jobClient, openGitHub, project, refusalOf } from './testing.js';

const writer = { issues: 'write', 'pull-requests': 'write' } as const;

test('a comment keeps its bytes, shows its edit by its time, and is gone when deleted', async () => {
  const hub = await openGitHub();
  const issue = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const body = '/try\r\n```diff\r\n+\tx \r\n```\r\n';
  const event = await hub.as('owner').comment('owner/project', issue.number, body);
  expect(event).toMatchObject({ name: 'issue_comment', startsWorkflows: true, payload: { action: 'created', issue: { number: issue.number }, sender: { login: 'owner' } } });
  const client = jobClient(hub, { issues: 'read' });
  const read = async () => (await client.issues.getComment({ ...project, comment_id: event.id })).data;
  expect((await read()).body).toBe(body);
  expect((await read()).updated_at).toBe((await read()).created_at);
  hub.advanceClock(5);
  const edited = await hub.as('owner').editComment('owner/project', event.id, 'other');
  expect(edited.payload.changes?.body?.from).toBe(body);
  expect((await read()).updated_at > (await read()).created_at).toBe(true);
  await hub.as('owner').deleteComment('owner/project', event.id);
  expect(await refusalOf(read())).toMatchObject({ status: 404 });
  expect(hub.violations).toEqual([]);
});

test("a job's comment is a bot's, and starts no workflow", async () => {
  const hub = await openGitHub();
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const { data } = await jobClient(hub, writer).issues.createComment({ ...project, issue_number: number, body: '/try' });
  expect([data.user?.type, data.performed_via_github_app?.slug]).toEqual(['Bot', 'github-actions']);
  expect(hub.events.at(-1)).toMatchObject({ name: 'issue_comment', startsWorkflows: false });
  expect(hub.violations).toEqual([]);
});

test('comments come in pages with links, and since a time', async () => {
  const hub = await openGitHub();
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const ids: number[] = [];
  for (let count = 0; count < 45; count += 1) ids.push((await hub.as('owner').comment('owner/project', number, `c${count}`)).id);
  const client = jobClient(hub, { issues: 'read' });
  const first = await client.issues.listComments({ ...project, issue_number: number, per_page: 20 });
  expect(first.headers.link).toMatch(/per_page=20&page=2>; rel="next".*page=3>; rel="last"/);
  const all = await client.paginate(client.issues.listComments, { ...project, issue_number: number, per_page: 20 });
  expect(all.map((comment) => comment.id)).toEqual(ids);
  hub.advanceClock(60);
  const late = await hub.as('owner').comment('owner/project', number, 'late');
  const since = await client.issues.listComments({ ...project, issue_number: number, since: late.payload.comment?.updated_at ?? '' });
  expect(since.data.map((comment) => comment.id)).toEqual([late.id]);
  expect(hub.violations).toEqual([]);
});

test('a comment is neither empty nor too long, and others may not change it', async () => {
  const hub = await openGitHub();
  hub.addUser('ann');
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const { id } = await hub.as('owner').comment('owner/project', number, 'x');
  const ann = clientOf(hub, hub.addToken('ann'));
  expect((await refusalOf(ann.issues.createComment({ ...project, issue_number: number, body: 'x'.repeat(65_537) }))).status).toBe(422);
  expect((await refusalOf(ann.issues.createComment({ ...project, issue_number: number, body: '  ' }))).status).toBe(422);
  expect(await refusalOf(ann.issues.updateComment({ ...project, comment_id: id, body: 'y' }))).toMatchObject({ status: 403 });
  expect((await ann.issues.createComment({ ...project, issue_number: number, body: 'mine' })).status).toBe(201);
});

test('a reaction is new once', async () => {
  const hub = await openGitHub();
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const { id } = await hub.as('owner').comment('owner/project', number, 'x');
  const client = jobClient(hub, writer);
  const react = (content: 'eyes' | 'rocket') => client.reactions.createForIssueComment({ ...project, comment_id: id, content });
  expect([(await react('eyes')).status, (await react('eyes')).status, (await react('rocket')).status]).toEqual([201, 200, 201]);
  const { data } = await client.issues.getComment({ ...project, comment_id: id });
  expect([data.reactions?.total_count, data.reactions?.eyes]).toEqual([2, 1]);
  expect((await client.reactions.createForIssue({ ...project, issue_number: number, content: '+1' })).status).toBe(201);
  expect(hub.violations).toEqual([]);
});

test('labels are added, made and removed; assignees need push access', async () => {
  const hub = await openGitHub();
  hub.addUser('ann');
  const { number } = await hub.as('owner').openIssue('owner/project', { title: 'I' });
  const client = jobClient(hub, writer);
  const at = { ...project, issue_number: number };
  await client.issues.createLabel({ ...project, name: 'known', color: 'ff0000' });
  expect((await refusalOf(client.issues.createLabel({ ...project, name: 'Known', color: 'ff0000' }))).status).toBe(422);
  expect((await client.issues.addLabels({ ...at, labels: ['known', 'new'] })).data.map((label) => [label.name, label.color])).toEqual([['known', 'ff0000'], ['new', 'ededed']]);
  expect((await client.issues.removeLabel({ ...at, name: 'known' })).data.map((label) => label.name)).toEqual(['new']);
  expect((await refusalOf(client.issues.removeLabel({ ...at, name: 'known' }))).status).toBe(404);
  expect((await client.issues.addAssignees({ ...at, assignees: ['ann', 'owner'] })).data.assignees?.map((user) => user.login)).toEqual(['owner']);
  const event = await hub.as('owner').addLabel('owner/project', number, 'allow');
  expect(event.payload).toMatchObject({ action: 'labeled', label: { name: 'allow' } });
  const events = (await client.issues.listEvents(at)).data.flatMap((each) => ('label' in each ? [[each.event, each.label.name, each.actor?.login]] : []));
  expect(events).toEqual([['labeled', 'known', 'github-actions[bot]'], ['labeled', 'new', 'github-actions[bot]'], ['unlabeled', 'known', 'github-actions[bot]'], ['labeled', 'allow', 'owner']]);
  expect(hub.violations).toEqual([]);
});
