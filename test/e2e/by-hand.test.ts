import { afterEach, expect, it } from 'vitest';
import { answersOn, answersTo, ask, deliver } from './asking.js';
import { readMarker } from '../../src/studio/github/marker.js';
import { treeOf } from './git-facts.js';
import { evidenceOf, logOf, promotedPulls } from './outcome.js';
import { projectRepository } from '../testbed/bed/project.js';
import { openScene, patchOf, project, storyOf, tryComment, type Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

it('the jobs wired by hand come to the same pull request as the reusable workflow', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'] });
  const { run } = await ask(scene, await tryComment('a-slice-by-page-size', 'b-end-before-next-page', 'c-clamp-to-total'));
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs.map(({ path }) => path).toSorted()).toEqual(['plan', 'promote', 'replay', 'world (A)', 'world (B)', 'world (C)', 'world (baseline)']);
  expect(run.jobs.find(({ id }) => id === 'replay')?.summary).toContain('replayed, worlds equal; promotion under way');
  const evidence = await evidenceOf(scene, run);
  expect(evidence.candidates.map(({ id, verdict }) => [id, verdict])).toEqual([['A', 'rejected'], ['B', 'accepted'], ['C', 'rejected']]);
  expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' } });
  expect(promotedPulls(scene)).toHaveLength(1);
  expect(evidence.promotion.pullRequest?.tree).toBe(await treeOf(scene, scene.head, await patchOf('b-end-before-next-page')));
});

it('without the results of the jobs nobody knows whether they came to their end: the run is red, and its comment says why', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'], settings: (text) => text.replace(/ {10}results: .*\n(?: {12}.*\n)+/, '') });
  const { run } = await ask(scene, await tryComment('b-end-before-next-page'));
  expect(run.conclusion, storyOf(run)).toBe('failure');
  expect(logOf(run)).toContain('The input "results" names 0 results of jobs.');
  expect(answersOn(scene, scene.pull)).toEqual([expect.stringContaining('pass it the results of world and replay')]);
  expect(promotedPulls(scene)).toEqual([]);
});

it('a second step of the promotion without its token is no other examination: the run is red', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'], settings: (text) => `${text.trimEnd()}\n          token: ''\n` });
  const { run } = await ask(scene, await tryComment('b-end-before-next-page'));
  expect(run.conclusion, storyOf(run)).toBe('failure');
  expect(logOf(run)).toContain('The second one decides, and needs a token.');
  expect(promotedPulls(scene)).toEqual([]);
});

it('a world that is given a token does not begin', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'], settings: (text) => text.replace("          token: ''\n          id: ", '          id: ') });
  const { run } = await ask(scene, await tryComment('b-end-before-next-page'));
  expect(run.jobs.filter(({ id }) => id === 'world').map(({ result }) => result), storyOf(run)).toEqual(['failure', 'failure']);
  expect(logOf(run)).toContain('The mode "world" runs code of candidates and takes no token');
  expect((await evidenceOf(scene, run)).outcome).toBe('indeterminate');
  expect(promotedPulls(scene)).toEqual([]);
});

it('two calls of the reusable workflow in one run have artifacts of their own', async () => {
  scene = await openScene({ workflows: [] });
  const contributor = scene.bed.github.as('contributor');
  const source = await scene.bed.github.git(project, 'show', 'pages:src/pages.js');
  await contributor.push(project, { branch: 'idea', from: 'pages', files: { 'src/pages.js': `${source.replace('total - 1)', 'total) - 1')}\n` } });
  const sha = await scene.bed.publishProject();
  const call = (name: string, gate: string): string[] => [
    `  ${name}:`,
    '    permissions: { contents: write, issues: write, pull-requests: write }',
    `    uses: ${projectRepository}/.github/workflows/debug.yml@${sha}`,
    `    with: { name: ${name}, gate: ${gate}, ask: /try branch idea, promote: none }`,
  ];
  const gate = 'node --test-reporter=tap test/pages.test.js';
  const workflow = ['name: Trial', 'on: push', 'permissions: {}', 'jobs:', ...call('plain', gate), ...call('strict', `node --use-strict ${gate.slice(5)}`), ''].join('\n');
  const run = await deliver(scene, await contributor.push(project, { branch: 'pages', files: { '.github/workflows/trial.yml': workflow } }));
  expect(run.conclusion, storyOf(run)).toBe('success');
  for (const use of ['plain', 'strict']) {
    const { outcome, gate: tried, candidates } = await evidenceOf(scene, run, use);
    expect([outcome, tried.command.includes('strict'), candidates.map(({ verdict }) => verdict)]).toEqual(['fixed', use === 'strict', ['accepted']]);
  }
});

it('two calls of the reusable workflow in one run both try what one comment asks for, each with its own comment', async () => {
  const called = (job: string, name: string): string => job.replace('  debug:', `  ${name}:`).replace('    with:\n', `    with:\n      name: ${name}\n`);
  scene = await openScene({ settings: (text) => text.replace(/ {2}debug:\n[^]*$/, (job) => ['plain', 'strict'].map((name) => called(job, name)).join('')) });
  const { id, run } = await ask(scene, await tryComment('b-end-before-next-page'));
  expect(run.conclusion, storyOf(run)).toBe('success');
  for (const use of ['plain', 'strict']) expect((await evidenceOf(scene, run, use)).promotion.decision).toBe('promoted');
  expect(promotedPulls(scene)).toHaveLength(1);
  const markers = answersOn(scene, scene.pull).map(readMarker).toSorted((one, other) => (one?.name ?? '').localeCompare(other?.name ?? ''));
  expect(markers.map((marker) => [marker?.name, marker?.state, marker?.tries.map(({ comment }) => comment)])).toEqual([['plain', 'decided', [id]], ['strict', 'decided', [id]]]);
  const help = await ask(scene, '/try help');
  expect(answersTo(scene, help.id).every((text) => text.includes('world of its own'))).toBe(true);
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
