import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { answersOn, ask, fenced, openFailingPull, reactionsTo, startAsking, type Asked } from './asking.js';
import { treeOf } from './git-facts.js';
import { evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { readFilesOf } from './program-files.js';
import { openScene, patchOf, project, storyOf, tryComment, type Scene } from './scene.js';

const right = 'b-end-before-next-page';

/** What the gate of a snapshot with such a file leaves behind passed tests: all chance. */
const chance = "import { writeFileSync } from 'node:fs';\nwriteFileSync(`chance-${process.argv[2] ?? ''}.txt`, String(Math.random()));\n";

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({
    settings: (text) => text.replace(/gate: (.+)/, 'gate: $1 && if [ -f chance.mjs ]; then node chance.mjs; fi'),
    files: { '.github/safe-debug.yml': "volatile: ['chance-declared.txt']\n" },
  });
});
afterAll(() => scene.close());

async function outcomeOf({ run }: Asked): Promise<Evidence> {
  expect(run.conclusion, storyOf(run)).toBe('success');
  return evidenceOf(scene, run);
}

function promotedTo(branch: string): number {
  return promotedPulls(scene).filter(({ pull }) => pull?.baseBranch === branch).length;
}

it('without a winner nothing is promoted, and the table says why of each candidate', async () => {
  const { pull } = await openFailingPull(scene, 'hopeless');
  const asked = await ask(scene, await tryComment('a-slice-by-page-size', 'c-clamp-to-total'), { on: pull });
  const { outcome, candidates, promotion } = await outcomeOf(asked);
  expect([outcome, promotion.decision, promotion.reasons]).toEqual(['no-winner', 'withheld', ['no-winner']]);
  expect(candidates.map(({ verdict, reasons }) => [verdict, reasons])).toEqual([['rejected', ['gate-failed']], ['rejected', ['gate-failed', 'nothing-fixed']]]);
  expect(answersOn(scene, pull)).toEqual([expect.stringMatching(/\| A \|.*4\/5[\s\S]*\| C|\| B \|/)]);
  expect(promotedTo('hopeless')).toBe(0);
  expect(reactionsTo(scene, asked.id)).toEqual(['eyes', 'confused']);
});

it('a winner whose replay leaves other files is withheld, and the declaration that would allow it is named; a declared one is promoted', async () => {
  const [open, declared] = [await openFailingPull(scene, 'random'), await openFailingPull(scene, 'declared')];
  const contributor = scene.bed.github.as('contributor');
  await contributor.push(project, { branch: 'random', files: { 'chance.mjs': chance } });
  await contributor.push(project, { branch: 'declared', files: { 'chance.mjs': chance.replace("process.argv[2] ?? ''", "'declared'") } });
  const asked = [await startAsking(scene, await tryComment(right), { on: open.pull }), await startAsking(scene, await tryComment(right), { on: declared.pull })];
  await scene.bed.idle();
  const [first, second] = await Promise.all(asked.map(outcomeOf));
  expect([first?.outcome, first?.promotion.decision, first?.promotion.reasons]).toEqual(['replay-failed', 'withheld', ['world-differs']]);
  expect(first?.replay.equality?.differences).toMatchObject([{ path: 'chance-.txt', set: 'output', declare: 'chance-.txt' }]);
  expect(answersOn(scene, open.pull)).toEqual([expect.stringMatching(/declare them as `volatile` in `\.github\/safe-debug\.yml`: `chance-\.txt`/)]);
  expect([second?.outcome, second?.promotion.decision]).toEqual(['fixed', 'promoted']);
  expect([promotedTo('random'), promotedTo('declared')]).toEqual([0, 1]);
});

it('a snapshot that passes already is left alone', async () => {
  const { pull } = await openFailingPull(scene, 'green');
  const source = (await readFilesOf('fixtures/boundary-bug/program'))['src/pages.js']?.replace('total - 1)', 'total) - 1') ?? '';
  await scene.bed.github.as('contributor').push(project, { branch: 'green', files: { 'src/pages.js': source } });
  const { outcome, promotion } = await outcomeOf(await ask(scene, `/try\n\n${fenced((await patchOf('a-slice-by-page-size')).replace(/^index .*\n/m, ''))}`, { on: pull }));
  expect([outcome, promotion.decision, promotion.reasons]).toEqual(['already-green', 'withheld', ['already-green']]);
  expect(answersOn(scene, pull)).toEqual([expect.stringContaining('already green')]);
  expect(promotedTo('green')).toBe(0);
});

it('a patch that touches workflows is not tried; another one beside it is', async () => {
  const { pull } = await openFailingPull(scene, 'workflows');
  const planted = 'diff --git a/.github/workflows/mine.yml b/.github/workflows/mine.yml\nnew file mode 100644\n--- /dev/null\n+++ b/.github/workflows/mine.yml\n@@ -0,0 +1 @@\n+on: push\n';
  const asked = await ask(scene, `/try\n\n${fenced(`${planted}${await patchOf(right)}`)}\n\n${fenced((await patchOf(right)).replace('- 1;', '- 1; // the last one'))}`, { on: pull });
  const { candidates, selection, promotion } = await outcomeOf(asked);
  expect(candidates.map(({ verdict, reasons }) => [verdict, reasons])).toEqual([['inapplicable', ['protected-path']], ['accepted', []]]);
  expect(asked.run.jobs.map(({ name }) => name)).not.toContain('world (A)');
  expect([selection.winner, promotion.decision]).toEqual(['B', 'promoted']);
  expect(promotedPulls(scene).find((each) => each.pull?.baseBranch === 'workflows')?.body).toMatch(/\| A \|.*protected/);
});

it('a baseline that fails now and then proves nothing', async () => {
  // The first time that the gate meets the fault, it mends it before the tests.
  const marks = await mkdtemp(join(tmpdir(), 'marks-'));
  await chmod(marks, 0o777);
  const mend = `if grep -q 'total - 1)' src/pages.js && mkdir ${marks}/first; then sed -i 's/total - 1)/total) - 1/' src/pages.js; fi`;
  const flaky = await openScene({ settings: (text) => text.replace(/gate: (.+)/, (_, gate) => `gate: ${mend}; ${gate}\n      attempts: '2'`) });
  try {
    const { run } = await ask(flaky, await tryComment(right));
    expect(run.conclusion, storyOf(run)).toBe('success');
    const { outcome, promotion } = await evidenceOf(flaky, run);
    expect([outcome, promotion.decision, promotion.reasons]).toEqual(['indeterminate', 'withheld', ['baseline-flaky']]);
    expect(answersOn(flaky, flaky.pull)).toEqual([expect.stringContaining('indeterminate')]);
    expect(await promotedBranches(flaky)).toEqual([]);
  } finally {
    await flaky.close();
    await rm(marks, { recursive: true });
  }
});

it('the winner for a fork is handed over as a patch in a comment, and nothing is pushed', async () => {
  const foreign = await openScene({ fork: true });
  try {
    const { id, run } = await ask(foreign, await tryComment(right));
    expect(run.conclusion, storyOf(run)).toBe('success');
    const { outcome, promotion } = await evidenceOf(foreign, run);
    expect({ outcome, promotion }).toMatchObject({ outcome: 'fixed', promotion: { decision: 'withheld', reasons: ['fork-head'], branch: null, commit: null, pullRequest: null } });
    const [sticky, ...others] = answersOn(foreign, foreign.pull);
    expect(others).toEqual([]);
    const [, given = ''] = /```diff\n([\s\S]*?)```/.exec(sticky ?? '') ?? [];
    expect(await treeOf(foreign, foreign.head, given)).toBe(await treeOf(foreign, foreign.head, await patchOf(right)));
    expect(sticky).toContain('git apply --index');
    expect(reactionsTo(foreign, id)).toEqual(['eyes', 'confused']);
    expect(await promotedBranches(foreign)).toEqual([]);
    expect(await foreign.bed.github.git('contributor/pages', 'rev-parse', 'pages')).toBe(foreign.head);
  } finally {
    await foreign.close();
  }
});
