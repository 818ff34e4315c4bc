import { afterEach, expect, test } from 'vitest';
import { evidenceOf } from './outcome.js';
import { keep, overheadOf } from './overhead.js';
import { openScene, patchOf, project, storyOf, tryPatches, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

const thousandFiles = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`data/${index % 40}/file-${index}.txt`, `line of file ${index}\n`.repeat(50)]));

/** File that measurements are added to, for the bench; jobs then have the machine for themselves. No time is judged here. */
const samples = process.env['SAFE_DEBUG_SAMPLES'];

test('five candidates of five comments in a repository of 1,000 files take few requests', async () => {
  scene = await openScene({ files: thousandFiles, ...(samples === undefined ? {} : { latencyMs: 0, parallel: 1 }) });
  const maintainer = scene.bed.github.as('maintainer');
  const right = await patchOf('b-end-before-next-page');
  const wrong = [1, 2, 3, 4].map((pages) => right.replace('total) - 1', `total) - 1 + ${pages}`));
  // Only what is asked for is delivered: a comment without a command starts nothing.
  for (const patch of [right, ...wrong]) await maintainer.comment(project, scene.pull, tryPatches(patch).replace('/try', 'How about this?'));
  const [run] = await scene.bed.deliver(await maintainer.comment(project, scene.pull, '/try'));
  const { promotion, candidates, selection } = await evidenceOf(scene, run);
  expect([promotion.decision, candidates.length, selection.winner], storyOf(run)).toEqual(['promoted', 5, 'A']);
  const overhead = await overheadOf(scene, run);
  expect(overhead.planRequests).toBeLessThanOrEqual(12);
  expect(overhead.promoteRequests).toBeLessThanOrEqual(15);
  if (samples !== undefined) await keep(samples, overhead);
});
