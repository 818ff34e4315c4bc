import { afterEach, expect, it } from 'vitest';
import { deliver } from './asking.js';
import { commitOf, treeOf } from './git-facts.js';
import { zipped } from './intruder.js';
import { evidenceOf, logOf, promotedBranches, promotedPulls } from './outcome.js';
import { readFilesOf } from './program-files.js';
import { ideas, openScene, patchOf, project, storyOf, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';

let scene: Scene;
afterEach(() => scene.close());

const right = 'b-end-before-next-page';
const workflows = ['one-step.yml'];

/** Pushes the failing program with ideas beside it, which starts CI. */
async function pushWithIdeas(): Promise<{ run: RunRecord; sha: string }> {
  const files = await readFilesOf('fixtures/boundary-bug/program');
  const patches = Object.fromEntries(await Promise.all(ideas.map(async (idea) => [`ideas/${idea}.patch`, await patchOf(idea)] as const)));
  const push = await scene.bed.github.as('contributor').push(project, { branch: 'with-ideas', files: { ...files, ...patches } });
  return { run: await deliver(scene, push), sha: push.sha };
}

it('a step behind the failed tests tries the ideas in the checkout and opens a pull request', async () => {
  scene = await openScene({ workflows });
  const { run, sha } = await pushWithIdeas();
  expect(run.jobs[0]?.steps.map(({ uses, conclusion }) => uses?.startsWith('safe-parallel-debugging/') ? conclusion : '').filter((conclusion) => conclusion !== ''), storyOf(run)).toEqual(['success']);
  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', trigger: { kind: 'step', actor: 'contributor' }, snapshot: { commit: sha }, environment: { isolation: { user: 'separate' } } });
  expect(evidence.candidates.map(({ label, source: { kind }, verdict }) => [label, kind, verdict])).toEqual(ideas.map((idea) => [idea, 'file', idea === right ? 'accepted' : 'rejected']));
  const [promoted, ...others] = promotedPulls(scene);
  expect(others).toEqual([]);
  expect(promoted?.pull?.baseBranch).toBe('with-ideas');
  expect(await commitOf(scene, promoted?.pull?.headSha ?? '')).toMatchObject({ parents: [sha], tree: await treeOf(scene, sha, await patchOf(right)) });
});

it('gates that run as the user of the job leave evidence and open no pull request', async () => {
  scene = await openScene({ workflows, settings: (text) => text.replace('          setup: npm ci\n', '').replace('          candidates: ideas\n', '          candidates: ideas\n          home: keep\n') });
  const { run } = await pushWithIdeas();
  const { outcome, environment, promotion } = await evidenceOf(scene, run);
  expect({ outcome, user: environment.isolation.user, decision: promotion.decision, reasons: promotion.reasons }).toEqual({ outcome: 'fixed', user: 'same-user', decision: 'withheld', reasons: ['isolation-too-weak'] });
  expect(promotion.why).toContain('use the reusable workflow');
  expect(await promotedBranches(scene)).toEqual([]);
  expect(logOf(run)).toContain('withheld (isolation too weak)');
});

it('tests that fail where nobody had an idea yet are no second fault', async () => {
  scene = await openScene({ workflows });
  const files = await readFilesOf('fixtures/boundary-bug/program');
  const run = await deliver(scene, await scene.bed.github.as('contributor').push(project, { branch: 'without-ideas', files: { ...files, 'NEWS.md': '# News\n' } }));
  const ours = run.jobs[0]?.steps.find(({ uses }) => uses?.startsWith('safe-parallel-debugging/'));
  expect([run.conclusion, ours?.conclusion], storyOf(run)).toEqual(['failure', 'success']);
  expect(run.annotations.map(({ message }) => message).filter((message) => message.startsWith('Nothing to try'))).toEqual(['Nothing to try: no file that ends in .patch or .diff lies in ideas of the checkout. Commit an idea there.']);
});

it('the pull request of a fork is refused before anything of it runs', async () => {
  scene = await openScene({ workflows, fork: true, settings: (text) => text.replace("on:\n  push: { branches: ['**'] }", 'on: pull_request') });
  const { bed } = scene;
  const opened = bed.github.events.find(({ name, payload }) => name === 'pull_request' && payload.action === 'opened');
  if (opened === undefined) throw new Error('no pull request was opened');
  const run = await deliver(scene, opened);
  expect(run.conclusion).toBe('failure');
  expect(logOf(run)).toContain('The pull request comes from a fork');
  expect(logOf(run)).toContain('Use the reusable workflow');
  expect(bed.artifacts.list()).toEqual([]);
});

it('what the workflow asks for is tried beside the ideas in the checkout, patches of an artifact among it', async () => {
  scene = await openScene({ workflows, settings: (text) => text.replace('          candidates: ideas\n', '          ask: /try artifact ideas\n').replace('    permissions:\n', '    permissions:\n      actions: read # to fetch the patches\n') });
  const { bed } = scene;
  const files = await readFilesOf('fixtures/boundary-bug/program');
  const push = await bed.github.as('contributor').push(project, { branch: 'stored', files: { ...files, 'NEWS.md': '# News\n' } });
  const earlier = bed.github.addWorkflowRun(project, { name: 'Ideas', path: '.github/workflows/ideas.yml', event: 'push', headSha: push.sha, headBranch: 'stored', actor: 'contributor' });
  bed.artifacts.put({ runId: earlier.id, name: 'ideas', bytes: zipped({ 'right.patch': await patchOf(right) }) });
  const run = await deliver(scene, push);
  const { candidates, promotion } = await evidenceOf(scene, run);
  expect(candidates).toMatchObject([{ label: 'right', source: { kind: 'artifact' }, verdict: 'accepted' }]);
  expect(promotion.decision).toBe('promoted');
});

it('a model that is asked for and not set up is told with what to do', async () => {
  scene = await openScene({ workflows, settings: (text) => text.replace('          candidates: ideas\n', '          ask: /try model 5\n') });
  const { run } = await pushWithIdeas();
  expect(logOf(run)).toContain('What was asked for cannot be tried. No model is set up here. A maintainer can set one up in the workflow');
});
