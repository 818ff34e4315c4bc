import { afterEach, expect, it } from 'vitest';
import { answersOn, ask, issueOf, startAsking } from './asking.js';
import { evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { job, openScene, patchOf, project, storyOf, tryComment, type Scene } from './scene.js';
import { digestOf } from '../../src/core/digest.js';

let scene: Scene;
afterEach(() => scene.close());

const right = 'b-end-before-next-page';

function withInputs(...lines: string[]): (text: string) => string {
  return (text) => text.replace('    with:\n', `    with:\n${lines.map((line) => `      ${line}\n`).join('')}`);
}

it('a promotion that needs approval is a draft that awaits review, with labels and reviewers as set', async () => {
  scene = await openScene({ settings: withInputs('require-approval: true', 'labels: proven', 'reviewers: contributor', 'branch-prefix: proven/') });
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { outcome, promotion } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision, promotion.reasons]).toEqual(['fixed', 'awaiting-review', ['needs-approval']]);
  expect(promotion.branch).toMatch(/^proven\/[0-9a-f]{12}-[0-9a-f]{12}$/);
  const promoted = issueOf(scene, promotion.pullRequest?.number);
  expect(promoted.pull?.draft).toBe(true);
  expect([...promoted.labels]).toEqual(['proven']);
  expect([...(promoted.pull?.requestedReviewers ?? [])].map(({ login }) => login)).toEqual(['contributor']);
  expect(promoted.body).toContain('A person with write permission has to approve this.');
  expect(job(run, 'promote').outputs['decision']).toBe('awaiting-review');
});

it('with an environment the promotion waits for its reviewer; a rejected one promotes nothing', async () => {
  scene = await openScene({ settings: withInputs('environment: promotion') });
  const { bed } = scene;
  bed.github.addEnvironment(project, 'promotion', { reviewers: ['maintainer'] });
  const approved = await startAsking(scene, await tryComment(right));
  await bed.until(() => approved.run.jobs.some(({ id, status }) => id === 'promote' && status === 'waiting'), 'the promotion waits', 120_000);
  expect(await promotedBranches(scene)).toEqual([]);
  bed.approveEnvironment(approved.run, 'promotion');
  await bed.idle();
  expect(approved.run.conclusion, storyOf(approved.run)).toBe('success');
  expect((await evidenceOf(scene, approved.run)).promotion.decision).toBe('promoted');
  const rejected = await startAsking(scene, await tryComment('c-clamp-to-total'));
  await bed.until(() => rejected.run.jobs.some(({ id, status }) => id === 'promote' && status === 'waiting'), 'the promotion waits', 120_000);
  bed.rejectEnvironment(rejected.run, 'promotion');
  await bed.idle();
  expect(rejected.run.conclusion).toBe('failure');
  expect(promotedPulls(scene)).toHaveLength(1);
});

it('a repository whose Actions may not open pull requests is told which setting to turn on, and keeps no branch', async () => {
  scene = await openScene();
  scene.bed.github.changeSettings(project, { actionsMayCreatePulls: false });
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { outcome, promotion } = await evidenceOf(scene, run);
  expect({ outcome, promotion }).toMatchObject({ outcome: 'fixed', promotion: { decision: 'withheld', reasons: ['no-permission'], branch: null, pullRequest: null } });
  expect(answersOn(scene, scene.pull)).toEqual([expect.stringContaining('Allow GitHub Actions to create and approve pull requests')]);
  expect(await promotedBranches(scene)).toEqual([]);
});

it('a protection of the branch that would be made is told, with what to do', async () => {
  scene = await openScene();
  const branch = `safe-debug/${scene.head.slice(0, 12)}-${digestOf(await patchOf(right)).slice('sha256:'.length, 'sha256:'.length + 12)}`;
  scene.bed.github.protectBranch(project, branch);
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { promotion } = await evidenceOf(scene, run);
  expect([promotion.decision, promotion.reasons]).toEqual(['withheld', ['no-permission']]);
  expect(answersOn(scene, scene.pull)).toEqual([expect.stringContaining('Choose another prefix for branches')]);
  expect(await promotedBranches(scene)).toEqual([]);
});

it('a caller that grants less than the workflow needs is refused by GitHub before any job', async () => {
  scene = await openScene({ settings: (text) => text.replace('contents: write', 'contents: read') });
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion).toBe('startup_failure');
  expect(run.error).toContain("is requesting 'contents: write', but is only allowed 'contents: read'");
  expect(run.jobs).toEqual([]);
});

it('a workflow wired by hand whose promotion may not write is told the permission that it takes', async () => {
  scene = await openScene({ workflows: ['by-hand.yml'], settings: (text) => text.replace('contents: write', 'contents: read') });
  const { run } = await ask(scene, await tryComment(right));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { outcome, promotion } = await evidenceOf(scene, run);
  expect({ outcome, promotion }).toMatchObject({ outcome: 'fixed', promotion: { decision: 'withheld', reasons: ['no-permission'], branch: null, pullRequest: null } });
  expect(answersOn(scene, scene.pull)).toEqual([expect.stringContaining('It takes contents: write')]);
  expect(await promotedBranches(scene)).toEqual([]);
});
