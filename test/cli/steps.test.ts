import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chainEvent, eventSchema } from '../../src/core/documents/event.js';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { answers, failingRepository } from '../support/run.js';
import { gitIn, lastingFolder, patchFor, temporaryFolder, writeFiles } from '../support/repository.js';
import { openFolder } from '../support/open-folder.js';
import { finish, program, start } from '../support/program.js';

let repository = '';
let whole = '';

/** A store in which all steps before the promotion have run. */
beforeAll(async () => {
  repository = failingRepository({}, lastingFolder());
  const folder = lastingFolder();
  writeFiles(folder, { 'ideas/a.patch': patchFor(repository, { 'answer.sh': answers.harmful }), 'ideas/b.patch': patchFor(repository, { 'answer.sh': answers.right }) });
  const store = ['--store', join(folder, 'store')];
  await program(folder, 'plan', ...store, '--gate', 'sh gate.sh', '--candidates', 'ideas', '--repo', repository, '--promote', 'branch');
  for (const id of ['baseline', 'A', 'B']) await program(folder, 'world', ...store, '--id', id);
  await program(folder, 'replay', ...store);
  whole = join(folder, 'store');
}, 60_000);

/** A copy of the store, changed; and what a promotion from it comes to. */
async function promoted(change: (store: string) => void): Promise<{ status: number | null; decision: string | null; reasons: string[]; branches: number; stderr: string; events: string; holds: number | null }> {
  const folder = temporaryFolder();
  const store = join(folder, 'store');
  cpSync(whole, store, { recursive: true });
  change(store);
  const { status, stdout, stderr } = await program(folder, 'promote', '--store', store, '--out', 'out', '--json');
  const evidence = stdout === '' ? null : evidenceSchema.parse(JSON.parse(stdout));
  const branches = gitIn(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads/safe-debug').split('\n').filter((name) => name !== '');
  for (const branch of branches) gitIn(repository, 'update-ref', '-d', branch);
  const holds = evidence === null ? null : (await program(folder, 'verify', 'out', '--repo', repository)).status;
  return { status, decision: evidence?.promotion.decision ?? null, reasons: evidence?.promotion.reasons ?? [], branches: branches.length, stderr, events: evidence === null ? '' : readFileSync(join(folder, 'out/events.jsonl'), 'utf8'), holds };
}

const edit = (file: string, from: string | RegExp, to: string): void => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

describe('a promotion from a store', () => {
  test('as the steps left it puts the winner on a branch, and the evidence holds', async () => {
    expect(await promoted(() => undefined)).toMatchObject({ status: 0, decision: 'promoted', branches: 1, holds: 0 });
  });

  test('repeats no event of a world that is not its to tell', async () => {
    const { events } = await promoted((store) => {
      const log = join(store, 'world-A/events.jsonl');
      const told = readFileSync(log, 'utf8').trim().split('\n').map((line) => eventSchema.parse(JSON.parse(line)));
      const forged = chainEvent({ at: told[0]?.at ?? '', type: 'verdict.reached', world: 'B', data: { verdict: 'rejected', reasons: ['forged'] } }, told.at(-1) ?? null);
      appendFileSync(log, `${JSON.stringify(forged)}\n`);
    });
    expect(events).not.toContain('forged');
    expect(events).toContain('1 events of world-A were left out: they are not for that step to tell');
  });

  test.each<[string, (store: string) => void, string[]]>([
    ['without the record of the second baseline', (store) => rmSync(join(store, 'replay/records/replay-baseline.json')), ['evidence-unreadable']],
    ['without the record of the replay', (store) => rmSync(join(store, 'replay/records/replay.json')), ['replay-failed']],
    ['with a changed raw report of the replay', (store) => appendFileSync(join(store, 'replay/worlds/replay/1/stdout'), 'ok 4 - more\n'), ['evidence-unreadable']],
    ['with a baseline of another tree', (store) => edit(join(store, 'world-baseline/records/baseline.json'), /"tree": "[0-9a-f]+"/, `"tree": "${'0'.repeat(40)}"`), ['baseline-flaky']],
    ['with a record that names the plan as its report', (store) => edit(join(store, 'world-B/records/B.json'), 'worlds/B/1/stdout', 'plan.json'), ['no-winner']],
    ['with a pipe as a record', (store) => {
      rmSync(join(store, 'world-B/records/B.json'));
      execFileSync('mkfifo', [join(store, 'world-B/records/B.json')]);
    }, ['no-winner']],
    ['with a link as a log', (store) => execFileSync('ln', ['-sf', '/etc/passwd', join(store, 'world-B/logs/B.log')]), ['no-winner']],
    ['with the record of a sibling', (store) => cpSync(join(store, 'world-A/records/A.json'), join(store, 'world-B/records/B.json')), ['no-winner']],
  ])('%s is withheld, and its evidence holds', async (_, change, reasons) => {
    expect(await promoted(change)).toMatchObject({ status: 1, decision: 'withheld', reasons, branches: 0, holds: 0 });
  });

  test('with unusable events of a world leaves them out and says so', async () => {
    expect(await promoted((store) => appendFileSync(join(store, 'world-A/events.jsonl'), 'junk\n'))).toMatchObject({ status: 0, decision: 'promoted', holds: 0 });
  });

  test.each<[string, (store: string) => void, string]>([
    ['a changed plan', (store) => edit(join(store, 'plan/plan.json'), '"promote": "branch"', '"promote": "apply"'), 'belongs to another plan'],
    ['a cut plan', (store) => writeFileSync(join(store, 'plan/plan.json'), '{'), 'The plan in the store cannot be used'],
    ['a changed patch', (store) => appendFileSync(join(store, 'plan/candidates/B.patch'), '\n'), 'was changed since it was planned'],
    ['a world that has not run', (store) => rmSync(join(store, 'world-B'), { recursive: true }), 'have not run yet: B'],
    ['no replay', (store) => rmSync(join(store, 'replay'), { recursive: true }), 'The replay has not run yet'],
  ])('with %s promotes nothing', async (what, change, message) => {
    const result = await promoted(change);
    expect(result).toMatchObject({ branches: 0 });
    expect(result.status).not.toBe(0);
    if (what !== 'a changed plan') expect(result.stderr).toContain(message);
  });
});

describe('a step', () => {
  test('that is interrupted leaves nothing in the store and can run again', async () => {
    const folder = openFolder();
    const [hold, meeting] = [join(folder, 'hold'), join(folder, 'meeting')];
    mkdirSync(meeting);
    chmodSync(meeting, 0o777);
    const failing = failingRepository();
    writeFiles(folder, { 'a.patch': patchFor(failing, { 'answer.sh': answers.right }) });
    const store = ['--store', 'store'];
    await program(folder, 'plan', ...store, '--gate', `sh gate.sh; s=$?; [ ! -e ${hold} ] || { touch ${meeting}/here; sleep 100; }; exit $s`, '--candidate', 'a.patch', '--repo', failing);
    for (const id of ['baseline', 'A']) await program(folder, 'world', ...store, '--id', id);
    writeFileSync(hold, '');
    const replay = start(folder, 'replay', ...store);
    await expect.poll(() => readdirSync(meeting), { timeout: 60_000 }).toEqual(['here']);
    replay.kill('SIGINT');
    expect((await finish(replay)).status).toBe(130);
    rmSync(hold);
    expect((await program(folder, 'replay', ...store)).stdout).toBe('replayed A\n');
  });

  test('refuses a repository that does not have the commit of the plan', async () => {
    const folder = temporaryFolder();
    const other = failingRepository({ 'other.txt': 'x' });
    expect(await program(folder, 'promote', '--store', whole, '--repo', other, '--out', 'out')).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no such commit') });
  });
});
