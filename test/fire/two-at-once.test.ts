import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { countMarks, cutShort, leftOver, marksIn, newTask, ownState, promotedBranches, resumeArguments, runArguments, unfinishedIn, type Task } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { program, type Finished } from '../support/program.js';
import { record } from './tally.js';

const promoting = ['--promote', 'branch', '--jobs', '1'];

/** Each came to its right end, or was refused with a reason. */
function expectRightOrRefused(both: readonly Finished[]): { right: number; refused: number } {
  const refused = both.filter(({ status, stderr }) => status === 2 && stderr.includes('Another run is writing to'));
  const right = both.filter(({ status }) => status === 0);
  expect(right.length + refused.length, both.map(({ stderr }) => stderr).join('\n')).toBe(both.length);
  for (const { stdout } of right) expect(evidenceSchema.parse(JSON.parse(stdout))).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' } });
  return { right: right.length, refused: refused.length };
}

async function expectOneBranch(task: Task, before: string): Promise<void> {
  expect(promotedBranches(task.repository)).toHaveLength(1);
  expect(ownState(task.repository)).toBe(before);
  expect(leftOver(task)).toEqual([]);
  expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
}

describe('two at once', () => {
  test('runs of one snapshot into two folders: both are right, one branch is made', async () => {
    const task = newTask(openFolder());
    const other = { ...task, out: join(task.folder, 'other') };
    const before = ownState(task.repository);
    const both = await Promise.all([task, other].map((each, index) => cutShort(each, { arguments: runArguments(each, marksIn(task, `marks-${index}`), ...promoting) })));
    for (const { status, stdout } of both) {
      const { outcome, promotion } = evidenceSchema.parse(JSON.parse(stdout));
      // Who comes second by a moment finds the name taken, and says so.
      expect([outcome, status, promotion.decision === 'promoted' || promotion.why?.includes('cannot be made')]).toEqual(['fixed', promotion.decision === 'promoted' ? 0 : 1, true]);
    }
    expect(both.some(({ status }) => status === 0)).toBe(true);
    await expectOneBranch(task, before);
    record({ attack: 'two runs of one snapshot into two folders', held: true, named: true, falseAlarm: false });
  });

  test('runs into one folder: one is right, the other is refused or comes after', async () => {
    const task = newTask(openFolder());
    const before = ownState(task.repository);
    const [first, second] = [marksIn(task, 'marks-1'), marksIn(task, 'marks-2')];
    const { right } = expectRightOrRefused(await Promise.all([first, second].map((marks) => cutShort(task, { arguments: runArguments(task, marks, ...promoting) }))));
    expect(right).toBeGreaterThan(0);
    await expectOneBranch(task, before);
    record({ attack: 'two runs into one folder', held: true, named: true, falseAlarm: false });
  });

  test('processes that take up one dead run: its gates are run once', async () => {
    for (let round = 0; round < 4; round++) {
      const task = newTask(openFolder());
      const before = ownState(task.repository);
      await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks'), ...promoting), environment: { KILL_BEFORE: 'winner.selected B' } });
      const [id = ''] = unfinishedIn(task.out);
      const marks = marksIn(task, 'marks-resumed');
      const { right } = expectRightOrRefused(await Promise.all([1, 2, 3].map(() => cutShort(task, { arguments: resumeArguments(task, id, marks) }))));
      expect(right).toBeGreaterThan(0);
      expect(countMarks(marks)).toBe(2);
      await expectOneBranch(task, before);
    }
    record({ attack: 'three processes take up one dead run', held: true, named: true, falseAlarm: false, times: 4 });
  });

  test('a run and verify: what verify says is true of the evidence before or after, or it says why it cannot tell', async () => {
    const task = newTask(openFolder());
    expect((await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks-earlier')) })).status).toBe(0);
    const ended = new AbortController();
    const running = cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks')) }).finally(() => ended.abort());
    let looks = 0;
    const look = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        const { status, stderr } = await program(task.folder, 'verify', task.out);
        expect(status === 0 || (status === 2 && /There is no evidence at|A run is writing to/.test(stderr)), stderr).toBe(true);
        looks += 1;
      }
    };
    await Promise.all([look(), look()]);
    expect((await running).status).toBe(0);
    record({ attack: 'verify while a run replaces the evidence', held: true, named: true, falseAlarm: false, times: Math.max(1, looks) });
  });
});
