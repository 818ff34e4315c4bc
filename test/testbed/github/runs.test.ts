import { expect, test } from 'vitest';
import { jobClient, openGitHub, project, refusalOf } from './testing.js';

const ci = { name: 'CI', path: '.github/workflows/ci.yml', event: 'push', headBranch: 'main', actor: 'owner' };

test('runs and their jobs are listed by commit and event, newest first', async () => {
  const hub = await openGitHub();
  const headSha = await hub.git('owner/project', 'rev-parse', 'main');
  const first = hub.addWorkflowRun('owner/project', { ...ci, headSha });
  const second = hub.addWorkflowRun('owner/project', { ...ci, headSha, event: 'workflow_dispatch' });
  hub.addWorkflowJob('owner/project', first.id, { name: 'test (1)' });
  const client = jobClient(hub, { actions: 'read' });
  const list = async (query: object) => (await client.actions.listWorkflowRunsForRepo({ ...project, ...query })).data.workflow_runs.map((run) => run.id);
  expect(await list({ head_sha: headSha })).toEqual([second.id, first.id]);
  expect(await list({ event: 'push' })).toEqual([first.id]);
  expect(await list({ status: 'completed' })).toEqual([]);
  expect((await client.actions.listJobsForWorkflowRun({ ...project, run_id: first.id })).data.jobs.map((job) => job.name)).toEqual(['test (1)']);
  expect((await client.actions.getWorkflowRun({ ...project, run_id: second.id })).data.run_number).toBe(2);
  expect(hub.violations).toEqual([]);
});

test('a run is cancelled through whoever runs it, unless it is completed', async () => {
  const hub = await openGitHub();
  const run = hub.addWorkflowRun('owner/project', { ...ci, headSha: await hub.git('owner/project', 'rev-parse', 'main') });
  const cancelled: number[] = [];
  hub.onCancel(({ id }) => cancelled.push(id));
  const cancel = (access: 'read' | 'write') => jobClient(hub, { actions: access }).actions.cancelWorkflowRun({ ...project, run_id: run.id });
  expect((await refusalOf(cancel('read'))).status).toBe(403);
  expect((await cancel('write')).status).toBe(202);
  expect(cancelled).toEqual([run.id]);
  run.status = 'completed';
  run.conclusion = 'cancelled';
  expect((await refusalOf(cancel('write'))).status).toBe(409);
  const event = await hub.workflowRunEvent('owner/project', run.id, 'completed');
  expect(event).toMatchObject({ name: 'workflow_run', startsWorkflows: true, payload: { action: 'completed', workflow_run: { id: run.id, conclusion: 'cancelled' } } });
  expect(hub.violations).toEqual([]);
});

test('a dispatch by a job starts workflows; environments tell their reviewers', async () => {
  const hub = await openGitHub();
  const client = jobClient(hub, { actions: 'write' });
  await client.actions.createWorkflowDispatch({ ...project, workflow_id: 'ci.yml', ref: 'main', inputs: { a: 'b' } });
  expect(hub.events.at(-1)).toMatchObject({ name: 'workflow_dispatch', startsWorkflows: true, payload: { ref: 'refs/heads/main', workflow: '.github/workflows/ci.yml', inputs: { a: 'b' } } });
  hub.addEnvironment('owner/project', 'promote', { reviewers: ['owner'] });
  const { data } = await client.repos.getEnvironment({ ...project, environment_name: 'promote' });
  expect(data.protection_rules?.map((rule) => rule.type)).toEqual(['required_reviewers']);
  expect((await refusalOf(client.repos.getEnvironment({ ...project, environment_name: 'none' }))).status).toBe(404);
  expect(hub.violations).toEqual([]);
});
