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
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(logOf(run)).toContain('is not one of the bot\'s: nothing to verify');
});

it.each([
  ['copied', 'a branch that is not of the bot', 'is not one of this repository that begins with safe-debug/: if it is, give the input branch-prefix'],
  ['safe-debug/copied', 'the name of a person', 'contributor opened it, which is no bot'],
])("is red on the bot's body in a pull request from %s, for %s", async (copied, _why, fault) => {
  const contributor = scene.bed.github.as('contributor');
  await contributor.push(project, { branch: copied, from: branch, files: { 'NOTES.md': `${copied}\n` } });
  const run = await verified(await contributor.openPull(project, { title: 'Fix', head: copied, base: 'pages', body: issueOf(scene, number).body ?? '' }));
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain(fault);
});

it('is red on a body that names another run, or another document of the same', async () => {
  const { body } = issueOf(scene, number);
  const maintainer = scene.bed.github.as('maintainer');
  const other = scene.bed.runs.at(-1)?.id ?? 0;
  const elsewhere = await verified(await maintainer.editPull(project, number, { body: (body ?? '').replace(/"run":"\d+"/, `"run":"${other}"`) }));
  expect(logOf(elsewhere)).toContain(`run ${other} has no evidence under the id`);
  const page = scene.bed.artifacts.list().find(({ name }) => name === 'evidence.html')?.id ?? 0;
  const wrong = await verified(await maintainer.editPull(project, number, { body: (body ?? '').replace(/"artifact":\d+/, `"artifact":${page}`) }));
  expect(logOf(wrong)).toContain(`has no evidence under the id ${page}`);
  expect([elsewhere.conclusion, wrong.conclusion]).toEqual(['failure', 'failure']);
  await maintainer.editPull(project, number, { body: body ?? '' });
});

it('is green after another attempt, whose evidence says that it found the commit of the first', async () => {
  const first = scene.bed.runs.find(({ event, conclusion }) => event === 'issue_comment' && conclusion === 'success');
  if (first === undefined) throw new Error('there was no run');
  const again = scene.bed.rerun(first);
  await scene.bed.idle();
  expect((await evidenceOf(scene, again)).promotion).toMatchObject({ decision: 'promoted', branch, pullRequest: { number } });
  const run = await verified(await touched());
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs[0]?.log.join('\n')).toContain('ok  trailers of the commit');
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
  for (const { id, name } of scene.bed.artifacts.list()) if (name.startsWith('safe-debug-evidence')) scene.bed.artifacts.remove(id);
  const run = await verified(await touched());
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain('does not have exactly one artifact safe-debug-evidence');
});
