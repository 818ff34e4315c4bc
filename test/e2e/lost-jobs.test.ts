import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { commentsOfBot, evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { startAsking } from './asking.js';
import { job, openScene, storyOf, tryComment, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

it('a runner that is lost while a candidate runs: nothing is promoted, and the comment and the evidence say which job told nothing', async () => {
  scene = await openScene();
  // What is left of a job whose machine is gone: it began, told nothing, and stored nothing.
  const stop = scene.bed.during('debug / world (A)', 'before', './.safe-debug-action', async ({ workspace }) => {
    await writeFile(join(workspace, '.safe-debug-action/dist/index.js'), "process.kill(process.pid, 'SIGKILL');\n");
  });
  const { run } = await startAsking(scene, await tryComment('b-end-before-next-page'));
  await scene.bed.idle();
  stop();
  expect(job(run, 'world (A)').result, storyOf(run)).toBe('failure');
  expect(await evidenceOf(scene, run)).toMatchObject({ outcome: 'indeterminate', promotion: { decision: 'withheld', reasons: ['evidence-unreadable'] } });
  expect([await promotedBranches(scene), promotedPulls(scene)]).toEqual([[], []]);
  expect(commentsOfBot(scene)).toEqual([expect.stringMatching(/world|record/)]);
});

it('a run that is cancelled on its page: nothing is promoted, and the comment leads to that page', async () => {
  scene = await openScene();
  const { run } = await startAsking(scene, await tryComment('b-end-before-next-page'));
  await scene.bed.until(() => run.jobs.some(({ name, status }) => name.endsWith('world (A)') && status === 'in_progress'), 'the world runs', 90_000);
  scene.bed.cancel(run);
  await scene.bed.idle();
  expect(run.conclusion, storyOf(run)).toBe('cancelled');
  expect([await promotedBranches(scene), promotedPulls(scene)]).toEqual([[], []]);
  expect(commentsOfBot(scene)).toEqual([expect.stringContaining(`/actions/runs/${run.id}`)]);
});
