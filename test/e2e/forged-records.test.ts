import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { claimingSuccess } from './forgery.js';
import { Intruder, zipped } from './intruder.js';
import { evidenceOf, logOf, promotedBranches, promotedPulls } from './outcome.js';
import { job, openScene, patchOf, project, storyOf, tryComment, tryPatches, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';
import type { Intrusion } from '../testbed/runner/services.js';

let scene: Scene;
afterEach(() => scene.close());

/** The run of a comment. */
async function runOf(comment: string): Promise<RunRecord | undefined> {
  const [run] = await scene.bed.deliver(await scene.bed.github.as('maintainer').comment(project, scene.pull, comment));
  return run;
}

async function expectNothingPromoted(): Promise<void> {
  expect(await promotedBranches(scene)).toEqual([]);
  expect(promotedPulls(scene)).toEqual([]);
}

/** Lines of the right patch in another spelling, so that it is another candidate. */
async function rightIdeaAs(last: string): Promise<string> {
  return (await patchOf('b-end-before-next-page')).replace('Math.min(first + size, total) - 1', last);
}

test('a record under the name of a sibling, before that one has its own, ends the run without a winner', async () => {
  scene = await openScene();
  scene.bed.during('debug / world (A)', 'before', 'world', async (intrusion) => {
    const intruder = new Intruder(intrusion);
    expect(await intruder.upload(intruder.name('B'), zipped({ 'records/B.json': '{}' }))).toBe(200);
  });
  const run = await runOf(await tryComment('a-slice-by-page-size', 'b-end-before-next-page'));
  expect(job(run, 'world (B)').result, storyOf(run)).toBe('failure');
  expect(logOf(run)).toContain('Something else in this run uploaded');
  const { outcome, baseline, candidates, promotion } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision, promotion.reasons]).toEqual(['indeterminate', 'withheld', ['evidence-unreadable']]);
  expect(baseline.outcome).toBe('reproduced');
  expect(candidates.map(({ id, verdict }) => [id, verdict])).toEqual([['A', 'rejected'], ['B', 'indeterminate']]);
  await expectNothingPromoted();
});

test('records that are exchanged, removed, too large or damaged after their upload end the run without a winner', async () => {
  scene = await openScene();
  const attacks: Record<string, (intruder: Intruder) => Promise<void>> = {
    A: (intruder) => intruder.change(intruder.name('A'), (files) => claimingSuccess(files, 'A')),
    C: (intruder) => intruder.remove(intruder.name('C')),
    D: (intruder) => intruder.replace(intruder.name('D'), Buffer.alloc(256 * 1024 * 1024 + 1)),
    E: (intruder) => intruder.replace(intruder.name('E'), Buffer.from('no archive')),
  };
  for (const [id, attack] of Object.entries(attacks)) scene.bed.during(`debug / world (${id})`, 'after', 'world', (intrusion) => attack(new Intruder(intrusion)));
  const patches = await Promise.all([patchOf('a-slice-by-page-size'), patchOf('b-end-before-next-page'), patchOf('c-clamp-to-total'), rightIdeaAs('Math.min(first + size - 1, total - 1)'), rightIdeaAs('Math.min(total, first + size) - 1')]);
  const run = await runOf(tryPatches(...patches));
  const { outcome, baseline, candidates, promotion } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision, promotion.reasons], storyOf(run)).toEqual(['indeterminate', 'withheld', ['evidence-unreadable']]);
  expect(baseline.result?.counts).toMatchObject({ total: 5, passed: 3, failed: 2 });
  expect(candidates.map(({ id, verdict, reasons, result }) => [id, verdict, reasons, result?.counts?.passed ?? null])).toEqual([
    ['A', 'indeterminate', ['record-conflict'], null],
    ['B', 'accepted', [], 5],
    ['C', 'indeterminate', ['record-missing'], null],
    ['D', 'indeterminate', ['record-missing'], null],
    ['E', 'indeterminate', ['record-missing'], null],
  ]);
  const log = job(run, 'promote').log.join('\n');
  for (const fault of ['-D-a1 cannot be used: it has 268435457 bytes', '-E-a1 cannot be used: ', '-C-a1 is missing']) expect(log).toContain(fault);
  await expectNothingPromoted();
});

test('a second upload under a name is refused, artifacts with other names do not matter, and the run goes on', async () => {
  scene = await openScene();
  const statuses: number[] = [];
  scene.bed.during('debug / world (A)', 'after', 'world', async (intrusion) => {
    const intruder = new Intruder(intrusion);
    statuses.push(await intruder.upload(intruder.name('A'), zipped({ 'records/A.json': '{}' })), await intruder.upload('coverage', zipped({ 'index.html': '' })));
  });
  const run = await runOf(await tryComment('b-end-before-next-page'));
  expect(statuses).toEqual([409, 200]);
  const { outcome, promotion } = await evidenceOf(scene, run);
  expect([outcome, promotion.decision], storyOf(run)).toEqual(['fixed', 'promoted']);
  expect(promotedPulls(scene)).toHaveLength(1);
});

test('a job that lies about its own candidate only nominates it: the replay shows that it does not fix anything', async () => {
  scene = await openScene();
  scene.bed.during('debug / world (A)', 'before', 'world', takeOver);
  const run = await runOf(await tryComment('c-clamp-to-total'));
  const { outcome, candidates, replay, promotion } = await evidenceOf(scene, run);
  expect(candidates.map(({ verdict, result }) => [verdict, result?.counts?.passed]), storyOf(run)).toEqual([['accepted', 5]]);
  expect([outcome, replay.status, replay.result?.counts?.passed]).toEqual(['replay-failed', 'failed', 3]);
  expect([promotion.decision, promotion.reasons]).toEqual(['withheld', ['replay-failed']]);
  await expectNothingPromoted();
});

/** Has the action of this job run all gates with a program that claims success; record, upload and digest are then those of the real program. */
async function takeOver({ workspace }: Intrusion): Promise<void> {
  const [program, lies] = [join(workspace, '.safe-debug-action/dist'), join(workspace, '..', 'lies')];
  await mkdir(lies, { recursive: true });
  const tests = ['counts a last page that is not full', 'a full page ends before the next one begins', 'no item appears on two pages', 'the last page ends with the last item', 'there is no page after the last one'];
  const report = ['TAP version 13', ...tests.map((name, index) => `ok ${index + 1} - ${name}`), '1..5'].join('\n');
  await writeFile(join(lies, 'node'), `#!/bin/sh\ncat <<'END'\n${report}\nEND\n`, { mode: 0o755 });
  await rename(join(program, 'index.js'), join(program, 'honest.js'));
  await writeFile(join(program, 'index.js'), `process.env.PATH = '${lies}:' + process.env.PATH;\nawait import('./honest.js');\n`);
}
