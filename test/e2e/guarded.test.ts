import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowGuardedLabel } from '../../src/core/allow-guarded.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { answersOn, ask, deliver, openFailingPull } from './asking.js';
import { evidenceOf, promotedPulls } from './outcome.js';
import { openScene, patchOf, project, storyOf, tryPatches, type Scene } from './scene.js';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** A change of a test that is there: one more line at its beginning. */
const testChange = `diff --git a/test/pages.test.js b/test/pages.test.js
--- a/test/pages.test.js
+++ b/test/pages.test.js
@@ -1,3 +1,4 @@
+// Pages are counted from 1.
 import assert from 'node:assert/strict';
 import { test } from 'node:test';
 import { pageCount, pageItems, pageRange } from '../src/pages.js';
`;

/** A change that lets the tests pass whatever the program does. */
const weakTests = `diff --git a/test/pages.test.js b/test/pages.test.js
--- a/test/pages.test.js
+++ b/test/pages.test.js
@@ -1,3 +1,4 @@
-import assert from 'node:assert/strict';
+const assert = { equal() {}, deepEqual() {} };
+
 import { test } from 'node:test';
 import { pageCount, pageItems, pageRange } from '../src/pages.js';
`;

async function fixWithTest(): Promise<string> {
  return tryPatches(`${await patchOf('b-end-before-next-page')}${testChange}`);
}

const verdictsOf = ({ candidates }: Evidence): unknown[] => candidates.map(({ id, verdict, reasons, restored }) => [id, verdict, reasons, restored?.result.verdict ?? null]);

it('without the label a fix that changes a test cannot win, and the answer names the label', async () => {
  const { pull } = await openFailingPull(scene, 'unlabelled');
  const { run } = await ask(scene, await fixWithTest(), { on: pull });
  const evidence = await evidenceOf(scene, run);
  expect([evidence.outcome, evidence.promotion.policy.allowGuarded, verdictsOf(evidence)]).toEqual(['no-winner', false, [['A', 'rejected', ['guarded-path'], null]]]);
  expect(answersOn(scene, pull)).toEqual([expect.stringContaining(allowGuardedLabel)]);
});

it('with the label set before the comment it is gated in two jobs and wins, with its test; a weakened test does not', async () => {
  const { pull, head } = await openFailingPull(scene, 'labelled');
  const { github } = scene.bed;
  await github.as('maintainer').addLabel(project, pull, allowGuardedLabel);
  github.advanceClock(5);
  const asked = `${await fixWithTest()}\n\n\`\`\`diff\n${weakTests}\`\`\``;
  const { run } = await ask(scene, asked, { on: pull });
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs.filter(({ id }) => id === 'world').map(({ name }) => name.replace(/^.*\((.*)\)$/, '$1')).sort()).toEqual(['A', 'A-restored', 'B', 'B-restored', 'baseline']);
  const evidence = await evidenceOf(scene, run);
  expect([evidence.outcome, evidence.promotion.decision, evidence.promotion.policy.allowGuarded]).toEqual(['fixed', 'promoted', true]);
  expect(verdictsOf(evidence)).toEqual([['A', 'accepted', [], 'pass'], ['B', 'rejected', ['guarded-restored-failed'], 'fail']]);
  const promoted = promotedPulls(scene).find((each) => each.pull?.baseBranch === 'labelled');
  expect(await github.git(project, 'diff', '--name-only', head, promoted?.pull?.headSha ?? '')).toBe('src/pages.js\ntest/pages.test.js');
});

it('a label that the author of the candidate sets after the comment does not count, whoever hears the comment then, and the answer says so', async () => {
  const { pull } = await openFailingPull(scene, 'afterwards');
  const { github } = scene.bed;
  const event = await github.as('contributor').comment(project, pull, await fixWithTest());
  github.advanceClock(5);
  await github.as('contributor').addLabel(project, pull, allowGuardedLabel);
  const run = await deliver(scene, event);
  const evidence = await evidenceOf(scene, run);
  expect([evidence.outcome, evidence.promotion.policy.allowGuarded, verdictsOf(evidence)]).toEqual(['no-winner', false, [['A', 'rejected', ['guarded-path'], null]]]);
  expect(answersOn(scene, pull)).toEqual([expect.stringContaining('did not count: it was not there before the comment. Ask again in a new comment.')]);
});
