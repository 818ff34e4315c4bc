import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, deliver, issueOf } from './asking.js';
import { evidenceOf, logOf } from './outcome.js';
import { openScene, project, storyOf, tryComment, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';
import type { WebhookEvent } from '../testbed/github/types.js';

let scene: Scene;
let number: number;
let branch: string;

beforeAll(async () => {
  scene = await openScene({ workflows: ['safe-debug.yml', 'verify.yml'] });
  const { run } = await ask(scene, await tryComment('b-end-before-next-page'));
  const { promotion } = await evidenceOf(scene, run);
  [number, branch] = [promotion.pullRequest?.number ?? 0, promotion.branch ?? ''];
}, 180_000);
afterAll(() => scene.close());

/** What GitHub would send to workflows for the bot's pull request once a person touched it. */
async function verified(event: WebhookEvent): Promise<RunRecord> {
  return deliver(scene, { ...event, name: 'pull_request_target' });
}

async function touched(): Promise<WebhookEvent> {
  return scene.bed.github.as('maintainer').editPull(project, number, { title: issueOf(scene, number).title });
}

function pushedTo(head: string): WebhookEvent {
  const event = scene.bed.github.events.findLast(({ name, payload }) => name === 'pull_request' && payload.action === 'synchronize' && payload.pull_request?.head.ref === head);
  if (event === undefined) throw new Error(`nothing was pushed to ${head}`);
  return event;
}

it('is green on what was promoted', async () => {
  const run = await verified(await touched());
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs[0]?.permissions).toEqual({ actions: 'read', contents: 'read', metadata: 'read', 'pull-requests': 'read' });
  expect(run.jobs[0]?.summary).toContain('the evidence holds');
});

it('leaves pull requests of people alone', async () => {
  const run = await verified(await scene.bed.github.as('maintainer').editPull(project, scene.pull, { title: 'Pages' }));
  expect(run.conclusion).toBe('skipped');
});

it('is red once the body was edited, and green again when it is as it was', async () => {
  const { body } = issueOf(scene, number);
  const maintainer = scene.bed.github.as('maintainer');
  const gone = await verified(await maintainer.editPull(project, number, { body: 'Looks good' }));
  expect(gone.conclusion).toBe('failure');
  expect(logOf(gone)).toContain('does not name its evidence any more');
  const forged = await verified(await maintainer.editPull(project, number, { body: (body ?? '').replace(/sha256:[0-9a-f]{64}/, `sha256:${'0'.repeat(64)}`) }));
  expect(forged.conclusion).toBe('failure');
  const restored = await verified(await maintainer.editPull(project, number, { body: body ?? '' }));
  expect(restored.conclusion, storyOf(restored)).toBe('success');
});

it('is red after a later push', async () => {
  await scene.bed.github.as('contributor').push(project, { branch, files: { 'src/pages.js': '// better\n' } });
  const run = await verified(pushedTo(branch));
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain('something was pushed after the evidence');
  expect(run.jobs[0]?.summary).toContain('the evidence does not hold');
});

it('is red when the evidence is expired', async () => {
  for (const { id, name } of scene.bed.artifacts.list()) if (name === 'safe-debug-evidence') scene.bed.artifacts.remove(id);
  const run = await verified(await touched());
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain('does not have exactly one artifact safe-debug-evidence');
});
