import { afterEach, expect, it } from 'vitest';
import { ask, deliver } from './asking.js';
import { treeOf } from './git-facts.js';
import { evidenceOf, promotedPulls } from './outcome.js';
import { projectRepository } from '../testbed/bed/project.js';
import { openScene, patchOf, project, storyOf, tryComment, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

it('the jobs wired by hand come to the same pull request as the reusable workflow', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'] });
  const { run } = await ask(scene, await tryComment('a-slice-by-page-size', 'b-end-before-next-page', 'c-clamp-to-total'));
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs.map(({ path }) => path).toSorted()).toEqual(['plan', 'promote', 'replay', 'world (A)', 'world (B)', 'world (C)', 'world (baseline)']);
  const evidence = await evidenceOf(scene, run);
  expect(evidence.candidates.map(({ id, verdict }) => [id, verdict])).toEqual([['A', 'rejected'], ['B', 'accepted'], ['C', 'rejected']]);
  expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' } });
  expect(promotedPulls(scene)).toHaveLength(1);
  expect(evidence.promotion.pullRequest?.tree).toBe(await treeOf(scene, scene.head, await patchOf('b-end-before-next-page')));
});

it('before anything is merged, a workflow in a branch tries what it names when the branch is pushed', async () => {
  scene = await openScene({ workflows: [] });
  const contributor = scene.bed.github.as('contributor');
  const source = await scene.bed.github.git(project, 'show', 'pages:src/pages.js');
  await contributor.push(project, { branch: 'idea', from: 'pages', files: { 'src/pages.js': `${source.replace('total - 1)', 'total) - 1')}\n` } });
  const sha = await scene.bed.publishProject();
  const workflow = [
    'name: Trial',
    'on: push',
    'permissions: {}',
    'jobs:',
    '  debug:',
    '    permissions: { contents: write, issues: write, pull-requests: write }',
    `    uses: ${projectRepository}/.github/workflows/debug.yml@${sha}`,
    '    with: { gate: node --test-reporter=tap test/pages.test.js, ask: /try branch idea, promote: none }',
    '',
  ].join('\n');
  const run = await deliver(scene, await contributor.push(project, { branch: 'pages', files: { '.github/workflows/trial.yml': workflow } }));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { candidates, promotion } = await evidenceOf(scene, run);
  expect(candidates.map(({ label, verdict }) => [label, verdict])).toEqual([['branch idea', 'accepted']]);
  expect(promotion).toMatchObject({ decision: 'withheld', reasons: ['promotion-off'] });
  expect(promotedPulls(scene)).toEqual([]);
});
