import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyEvidence } from '../../src/evidence/verifier.js';
import { keepWhole, openUnfinished } from '../../src/steps/resumption.js';
import { copyTask, cutShort, leftOver, marksIn, newTask, resumeArguments, runArguments, unfinishedIn, type Task } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { program } from '../support/program.js';
import { record } from './tally.js';

/*
 * A loss of power leaves files shorter than they were written. Each file of an unfinished run and of closed evidence is
 * cut at every tenth of its length.
 */

const tenths = Array.from({ length: 10 }, (_, tenth) => tenth / 10);

/** A run that was killed when worlds and replay were whole and nothing was decided. */
async function killedBeforeDecision(): Promise<{ task: Task; id: string }> {
  const task = newTask(openFolder());
  const killed = await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks'), '--jobs', '1', '--promote', 'branch'), environment: { KILL_BEFORE: 'replay.gated replay' } });
  expect(killed.status, killed.stderr).toBeNull();
  return { task, id: unfinishedIn(task.out)[0] ?? '' };
}

const worlds = ['A', 'B', 'baseline', 'replay', 'replay-baseline'];

/** Files of an unfinished run, and the worlds that can be kept if one is cut; null where the run is refused. */
const files: [string, readonly string[] | null][] = [
  ['events.jsonl', worlds],
  ['plan/plan.json', null],
  ['plan/candidates/B.patch', null],
  ['world-baseline/records/baseline.json', ['A', 'B']],
  ['world-baseline/worlds/baseline/1/stdout', ['A', 'B']],
  ['world-B/records/B.json', ['A', 'baseline']],
  ['world-B/logs/B.log', ['A', 'baseline']],
  ['world-B/manifests/B.jsonl', ['A', 'baseline']],
  ['replay/records/replay.json', ['A', 'B', 'baseline']],
  ['replay/manifests/replay-baseline.jsonl', ['A', 'B', 'baseline']],
];

describe('a file that a loss of power cut', () => {
  test('in an unfinished run: what rests on it is dropped, or the run is refused', async () => {
    const { task: prepared, id } = await killedBeforeDecision();
    const folder = openFolder();
    for (const [index, [file, kept]] of files.entries()) {
      for (const tenth of tenths) {
        const task = copyTask(prepared, join(folder, `${index}-${tenth}`));
        cut(join(task.out, '.unfinished', id, file), tenth);
        const opened = await openUnfinished(task.out, id).catch((error: unknown) => error);
        if (kept === null) expect(opened).toMatchObject({ code: 'input', message: expect.stringContaining(`The run ${id} cannot be resumed.`) });
        else if (opened instanceof Error) throw opened;
        else expect([...(await keepWhole(await openUnfinished(task.out, id))).keys()].sort(), `${file} ${tenth}`).toEqual(kept);
      }
      record({ attack: `cut at every tenth, then resumed: ${file}`, held: true, named: true, falseAlarm: false, times: tenths.length });
    }
  });

  test('in an unfinished run: it is finished with the same winner', async () => {
    const { task: prepared, id } = await killedBeforeDecision();
    const folder = openFolder();
    for (const [index, [file, kept]] of files.entries()) {
      if (kept === null) continue;
      const task = copyTask(prepared, join(folder, String(index)));
      cut(join(task.out, '.unfinished', id, file), 0.5);
      const resumed = await cutShort(task, { arguments: resumeArguments(task, id, marksIn(task, 'marks-resumed'), '--repo', task.repository) });
      expect(resumed.status, resumed.stderr).toBe(0);
      expect(JSON.parse(resumed.stdout)).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, promotion: { decision: 'promoted' } });
      expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
      expect(leftOver(task)).toEqual([]);
    }
    record({ attack: 'cut in the middle, then resumed to the end', held: true, named: true, falseAlarm: false, times: files.filter(([, kept]) => kept !== null).length });
  });

  test('in closed evidence: it does not hold, and the file is named', async () => {
    const task = newTask(openFolder());
    expect((await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks')) })).status).toBe(0);
    for (const file of ['latest.json', 'events.jsonl', 'plan.json', 'records/B.json', 'records/replay.json', 'candidates/B.patch', 'manifests/replay.jsonl', 'worlds/B/1/stdout']) {
      for (const tenth of tenths) {
        const copy = copyTask(task, join(openFolder(), 'copy'));
        cut(join(copy.out, file), tenth);
        await expect(verifyEvidence(copy.out, null, []), `${file} ${tenth}`).rejects.toMatchObject({ code: 'evidence', message: expect.stringContaining(file) });
      }
      record({ attack: `closed evidence, cut at every tenth: ${file}`, held: true, named: true, falseAlarm: false, times: tenths.length });
    }
  });
});

function cut(file: string, part: number): void {
  truncateSync(file, Math.floor(readFileSync(file).length * part));
}
