import { afterEach, expect, test } from 'vitest';
import { claimingSuccess } from './forgery.js';
import { Intruder, zipped } from './intruder.js';
import { commentsOfBot, evidenceOf, logOf, promotedBranches, promotedPulls } from './outcome.js';
import { job, openScene, project, storyOf, tryComment, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';

let scene: Scene;
afterEach(() => scene.close());

/** The run of a comment with one right idea, in which hostile code acts once a step has ended or before it begins. */
async function runWith(where: string, moment: 'before' | 'after', step: string, act: (intruder: Intruder) => Promise<unknown>): Promise<RunRecord | undefined> {
  scene = await openScene();
  scene.bed.during(`debug / ${where}`, moment, step, async (intrusion) => {
    await act(new Intruder(intrusion));
  });
  const [run] = await scene.bed.deliver(await scene.bed.github.as('maintainer').comment(project, scene.pull, await tryComment('b-end-before-next-page')));
  return run;
}

async function expectWithheld(run: RunRecord | undefined): Promise<void> {
  const { outcome, promotion, candidates } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision, promotion.reasons], storyOf(run)).toEqual(['indeterminate', 'withheld', ['evidence-unreadable']]);
  expect(candidates.map(({ id }) => id)).toEqual(['A']);
  await expectNothingPromoted();
  expect(job(run, 'promote').outputs).toMatchObject({ outcome: 'indeterminate', decision: 'withheld' });
}

async function expectNothingPromoted(): Promise<void> {
  expect(await promotedBranches(scene)).toEqual([]);
  expect(promotedPulls(scene)).toEqual([]);
}

test('another plan in the place of the real one is used by no later job, and nothing is promoted', async () => {
  const run = await runWith('world (A)', 'before', 'world', (intruder) =>
    intruder.change(intruder.name('plan'), ({ 'plan.json': plan = '', ...files }) => ({ ...files, 'plan.json': plan.replace(/"command": "node [^"]*"/, '"command": "true"') })),
  );
  expect(job(run, 'world (A)').result, storyOf(run)).toBe('failure');
  expect(job(run, 'world (A)').log.join('\n')).toContain('The plan in the store is not the one that was made');
  expect(job(run, 'promote').outputs).toMatchObject({ outcome: 'indeterminate', decision: 'withheld' });
  expect(job(run, 'promote').log.join('\n')).toContain('The plan in the store is not the one that was made');
  expect(commentsOfBot(scene)).toEqual([expect.stringContaining('The plan in the store is not the one that was made')]);
  await expectNothingPromoted();
});

test('a removed result of the replay withholds the promotion', async () => {
  const run = await runWith('replay', 'after', 'replay', (intruder) => intruder.remove(intruder.name('replay')));
  await expectWithheld(run);
  expect(logOf(run)).toContain('The replay that its job told of is not in the store');
});

test("another result in the place of the replay's withholds the promotion", async () => {
  const run = await runWith('replay', 'after', 'replay', (intruder) => intruder.change(intruder.name('replay'), (files) => claimingSuccess(files, 'replay')));
  await expectWithheld(run);
  expect(logOf(run)).toContain('The replay in the store is not the one that its job made');
});

test('a record that is exchanged after the replay has read it withholds the promotion, and so does a name that the plan does not have', async () => {
  const run = await runWith('replay', 'after', 'replay', async (intruder) => {
    await intruder.change(intruder.name('A'), ({ 'records/A.json': record = '', ...files }) => ({ ...files, 'records/A.json': `${record} ` }));
    await intruder.upload(intruder.name('X'), zipped({ 'records/X.json': '{}' }));
  });
  await expectWithheld(run);
  expect(logOf(run)).toMatch(/The artifact sd-\d+-X-a1 is not in the plan/);
  expect((await evidenceOf(scene, run)).candidates.map(({ verdict, reasons }) => [verdict, reasons])).toEqual([['indeterminate', ['record-conflict']]]);
});
