import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOn, ask, openFailingPull, reactionsTo } from './asking.js';
import { commitOf } from './git-facts.js';
import { evidenceOf, promotedPulls } from './outcome.js';
import { openScene, project, storyOf, type Scene } from './scene.js';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const path = 'src/pages.js';

function suggestion(replacement: string): string {
  return `Better so:\n\n\`\`\`suggestion\n${replacement}\n\`\`\``;
}

it('the suggestions of a review are tried together, overlapping ones as alternatives, outdated ones and those of strangers not at all', async () => {
  const { bed, pull } = scene;
  const { github } = bed;
  // Line 8 changes after this review, so its suggestion is outdated.
  await github.as('maintainer').review(project, pull, { comments: [{ path, line: 8, body: suggestion('  if (page < 1) return null;') }] });
  const { sha: head } = await github.as('contributor').push(project, { branch: 'pages', files: { [path]: (await bed.github.git(project, 'show', `pages:${path}`)).replace('return null;', 'return null; // no such page') + '\n' } });
  await github.as('stranger').review(project, pull, { comments: [{ path, line: 9, body: suggestion('  const first = 0;') }] });
  const together = await github.as('contributor').review(project, pull, {
    comments: [
      { path, line: 6, body: suggestion('/** Positions of the first and the last item on a page, or null if there is no such page. */') },
      { path, line: 10, body: suggestion('  const last = Math.min(first + size, total) - 1;') },
      { path, line: 10, body: suggestion('  const last = total;') },
    ],
  });
  const { run } = await ask(scene, '/try suggestions');
  expect(run.conclusion, storyOf(run)).toBe('success');
  const evidence = await evidenceOf(scene, run);
  const [first, second, third] = together.comments.map(({ id }) => id);
  expect(evidence.candidates.map(({ id, source: { kind, author }, verdict }) => [id, kind, author, verdict])).toEqual([['A', 'suggestion', 'contributor', 'accepted'], ['B', 'suggestion', 'contributor', 'rejected']]);
  expect(evidence.candidates.map(({ label }) => label)).toEqual([`suggestions in comment ${first}, ${second}`, `suggestions in comment ${third}`]);
  const promoted = promotedPulls(scene).find((each) => each.pull?.baseBranch === 'pages');
  const commit = await commitOf(scene, promoted?.pull?.headSha ?? '');
  expect(commit.parents).toEqual([head]);
  const lines = (await github.git(project, 'show', `${commit.sha}:${path}`)).split('\n');
  expect([lines[5], lines[9]]).toEqual(['/** Positions of the first and the last item on a page, or null if there is no such page. */', '  const last = Math.min(first + size, total) - 1;']);
  expect(commit.message).toMatch(/^Co-authored-by: contributor </m);
});

it('a review by somebody without write permission alone gives nothing to try, and the answer says what counts', async () => {
  const { pull } = await openFailingPull(scene, 'strange');
  await scene.bed.github.as('stranger').review(project, pull, { comments: [{ path, line: 10, body: suggestion('  const last = 0;') }] });
  const { id, run } = await ask(scene, '/try suggestions', { on: pull });
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs.map(({ id: name, result }) => [name, result])).toEqual([['plan', 'success'], ...['baseline', 'propose', 'world', 'replay', 'promote'].map((name) => [name, 'skipped'])]);
  expect(answersOn(scene, pull)).toEqual([expect.stringContaining('Nothing to try was found')]);
  expect(reactionsTo(scene, id)).toEqual(['eyes', 'confused']);
});
