import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import { evidenceFolder } from '../../src/evidence/reader.js';
import { verify } from '../../src/steps/verify.js';
import { timeless } from '../cli/comparison.js';
import { copyTask, countMarks, cutShort, gatesLeft, leftOver, marksIn, newTask, ownState, promotedBranches, resumeArguments, runArguments, unfinishedIn, type Task } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { record } from './tally.js';

/*
 * A run is killed before each thing that it writes, one after the other, and taken up again. The folder for evidence
 * holds evidence of an earlier run, which must be there whole or not at all.
 */

interface Reference {
  points: string[];
  evidence: unknown;
}

const promoting = ['--promote', 'branch', '--jobs', '1'];

/** A task whose folder for evidence holds that of an earlier run, and the run's id. */
async function taskWithEvidence(): Promise<{ task: Task; earlier: string }> {
  const task = newTask(openFolder());
  const { stdout } = await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks-earlier'), '--jobs', '1') });
  return { task, earlier: evidenceSchema.parse(JSON.parse(stdout)).id };
}

/** The same run without being killed: what it writes, in order, and what comes of it. A folder that has evidence already has a mark, which is not written again. */
async function undisturbed(prepared: Task): Promise<Reference> {
  const task = copyTask(prepared, join(openFolder(), 'undisturbed'));
  const points = join(task.folder, 'points');
  const finished = await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks'), ...promoting), environment: { POINTS: points } });
  expect(finished.status, finished.stderr).toBe(0);
  return { points: readFileSync(points, 'utf8').trimEnd().split('\n'), evidence: comparable(evidenceSchema.parse(JSON.parse(finished.stdout))) };
}

/** Kills a run of the task at a point; whatever lies there then must be whole evidence or none. */
async function killAt(task: Task, point: number, earlier: string): Promise<void> {
  const killed = await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks-killed'), ...promoting), environment: { KILL_AT: String(point) } });
  expect(killed.status, killed.stderr).toBeNull();
  const folder = await evidenceFolder(task.out).catch((error: unknown) => error);
  // Without its document a folder is no evidence, whatever else lies there; with it, all must be there and hold.
  if (typeof folder !== 'string') expect(folder).toMatchObject({ code: 'input', message: expect.stringContaining('There is no evidence at') });
  else expect([earlier, runIn(killed.stderr)]).toContain(await verifiedId(task.out, null));
}

/** Id of evidence that holds, also against a repository if there is one. */
async function verifiedId(out: string, repository: string | null): Promise<string> {
  await verify({ folder: out, expect: null, repository, rerun: false, passed: [], jobs: 1, signal: new AbortController().signal }, []);
  return evidenceIn(out).id;
}

/** The id that a run tells first. */
function runIn(stderr: string): string | undefined {
  return /^safe-debug: run (\S+);/m.exec(stderr)?.[1];
}

function evidenceIn(out: string): Evidence {
  return evidenceSchema.parse(JSON.parse(readFileSync(join(out, 'latest.json'), 'utf8')));
}

/** Takes the run up, or starts again where nothing of it was kept. Returns whether it was taken up. */
async function finishIt(task: Task): Promise<boolean> {
  const marks = marksIn(task, 'marks-resumed');
  const [id] = unfinishedIn(task.out);
  if (id === undefined) {
    const again = await cutShort(task, { arguments: runArguments(task, marks, ...promoting) });
    expect(again.status, again.stderr).toBe(0);
    return false;
  }
  const left = gatesLeft(task.out, id);
  const isClosed = existsSync(join(task.out, 'latest.json')) && evidenceIn(task.out).id === id;
  const resumed = await cutShort(task, { arguments: resumeArguments(task, id, marks) });
  expect(resumed.status, resumed.stderr).toBe(0);
  expect(countMarks(marks)).toBe(isClosed ? 0 : left);
  const evidence = evidenceSchema.parse(JSON.parse(resumed.stdout));
  expect(evidence.id).toBe(id);
  expect(readFileSync(join(task.out, 'events.jsonl'), 'utf8').includes('"run.resumed"')).toBe(!isClosed);
  return true;
}

async function expectWholeEnd(task: Task, before: string, expected: unknown): Promise<void> {
  expect(comparable(evidenceIn(task.out))).toEqual(expected);
  await verifiedId(task.out, task.repository);
  expect(promotedBranches(task.repository)).toHaveLength(1);
  expect(ownState(task.repository)).toBe(before);
  expect(leftOver(task)).toEqual([]);
}

/** Evidence without times, and without what names the place of the test or the evidence itself. */
function comparable(evidence: Evidence): unknown {
  return JSON.parse(JSON.stringify(timeless(evidence)).replaceAll(/"repository":"[^"]*"/g, '"repository":""').replaceAll(/"commit":"[0-9a-f]{40}"/g, '"commit":""'));
}

describe('a run that is killed at any point', () => {
  test('leaves whole evidence or none, and is finished with the same winner', async () => {
    const { task: prepared, earlier } = await taskWithEvidence();
    const { points, evidence } = await undisturbed(prepared);
    const folder = openFolder();
    const left = points.entries();
    let resumed = 0;
    const walk = async (): Promise<void> => {
      for (const [index, name] of left) {
        const task = copyTask(prepared, join(folder, String(index)));
        const before = ownState(task.repository);
        await killAt(task, index + 1, earlier);
        const wasResumed = await finishIt(task);
        await expectWholeEnd(task, before, evidence);
        resumed += Number(wasResumed);
        record({ attack: `killed before: ${name}; ${wasResumed ? 'resumed' : 'nothing was kept yet, started again'}`, held: true, named: true, falseAlarm: false });
      }
    };
    await Promise.all([walk(), walk()]);
    // Before the plan is kept there is nothing to take up; after the end nothing is left to do.
    expect(resumed).toBeGreaterThan(points.length - 8);
  });
});
