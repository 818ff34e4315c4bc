import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { countMarks, cutShort, leftOver, marksIn, newTask, ownState, promotedBranches, resumeArguments, runArguments, unfinishedIn, type Task } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { patchFor, temporaryFolder, writeFiles } from '../support/repository.js';
import { finish, inProject, program, start } from '../support/program.js';
import { answers, shellProgram } from '../support/run.js';

const evidenceFrom = (text: string): ReturnType<typeof evidenceSchema.parse> => evidenceSchema.parse(JSON.parse(text));

/** Kills a run before it writes something. Returns its id. */
async function killedBefore(task: Task, point: string, ...options: string[]): Promise<string> {
  const killed = await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks-killed'), '--jobs', '1', ...options), environment: { KILL_BEFORE: point } });
  expect(killed.status, killed.stderr).toBeNull();
  const [id = ''] = unfinishedIn(task.out);
  expect(killed.stderr).toContain(`run --resume ${id} --out ${task.out}`);
  return id;
}

describe('run --resume', () => {
  test('finishes a killed run without running the finished gates again, and once finished only shows the result', async () => {
    const task = newTask(openFolder());
    const id = await killedBefore(task, 'winner.selected B', '--promote', 'branch');
    const before = ownState(task.repository);
    expect(existsSync(join(task.out, 'latest.json'))).toBe(false);
    const unfinished = `There is no finished evidence in out. Unfinished there: ${id}; finish it with node ${inProject('dist/cli/index.js')} run --resume ${id} --out ${task.out}\n`;
    for (const command of ['verify', 'view']) expect(await program(task.folder, command, 'out')).toMatchObject({ status: 2, stderr: expect.stringContaining(unfinished) });
    const marks = marksIn(task, 'marks-resumed');
    const resumed = await cutShort(task, { arguments: resumeArguments(task, id, marks) });
    expect(resumed.status, resumed.stderr).toBe(0);
    expect(evidenceFrom(resumed.stdout)).toMatchObject({ id, outcome: 'fixed', selection: { winner: 'B' }, promotion: { decision: 'promoted' } });
    // The replay and the baseline beside it; baseline, A and B were whole.
    expect(countMarks(marks)).toBe(2);
    expect(readFileSync(join(task.out, 'events.jsonl'), 'utf8')).toContain('"kept":["baseline","A","B"]');
    expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
    const again = await cutShort(task, { arguments: resumeArguments(task, id, marks) });
    expect(again).toMatchObject({ status: 0, stdout: resumed.stdout, stderr: expect.stringContaining(`the run ${id} is finished`) });
    expect([countMarks(marks), promotedBranches(task.repository).length, ownState(task.repository), leftOver(task)]).toEqual([2, 1, before, []]);
  });

  test('keeps the worlds with guarded files restored, and that guarded edits are allowed', async () => {
    const task = newTask(openFolder());
    rmSync(join(task.candidates, 'b-right.patch'));
    writeFiles(task.candidates, { 'b-right.patch': patchFor(task.repository, { 'answer.sh': answers.right, 'numbers.test.sh': `${shellProgram['numbers.test.sh']}# more\n` }) });
    const id = await killedBefore(task, 'winner.selected B', '--allow-guarded');
    const marks = marksIn(task, 'marks-resumed');
    const resumed = await cutShort(task, { arguments: resumeArguments(task, id, marks) });
    expect(resumed.status, resumed.stderr).toBe(0);
    expect(evidenceFrom(resumed.stdout)).toMatchObject({ selection: { winner: 'B' }, promotion: { policy: { allowGuarded: true } } });
    expect(countMarks(marks)).toBe(2);
    expect(readFileSync(join(task.out, 'events.jsonl'), 'utf8')).toContain('"kept":["baseline","A","B","B-restored"]');
    expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
  });

  test.each(['branch', 'apply'])('finds a promotion (%s) that the killed run had carried out, and does not do it twice', async (how) => {
    const task = newTask(openFolder());
    const id = await killedBefore(task, 'move to latest.json', '--promote', how);
    const [branches, before] = [promotedBranches(task.repository), ownState(task.repository)];
    const resumed = await cutShort(task, { arguments: resumeArguments(task, id, marksIn(task, 'marks-resumed')) });
    expect(resumed.status, resumed.stderr).toBe(0);
    expect(evidenceFrom(resumed.stdout).promotion).toMatchObject({ decision: 'promoted', branch: branches[0] ?? null });
    expect(readFileSync(join(task.out, 'events.jsonl'), 'utf8')).toContain('"promotion.found"');
    expect([promotedBranches(task.repository), ownState(task.repository)]).toEqual([branches, before]);
    expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
  });

  test('finishes a run that was ended by Ctrl-C and has evidence of that', async () => {
    const slow = join(temporaryFolder(), 'slow');
    writeFileSync(slow, '');
    const task = newTask(openFolder(), 'case $PWD in */B-1/*) [ -e "$SLOW" ] && sleep 100;; esac\nmktemp "$MARKS/mark.XXXXXX" > /dev/null\n. ./numbers.test.sh\nexit $failed\n');
    chmodSync(dirname(slow), 0o711);
    const child = start(task.folder, ...runArguments(task, marksIn(task, 'marks-interrupted'), '--jobs', '1', '--env', `SLOW=${slow}`));
    const ended = await finish(child, (stderr) => stderr.includes('B: gate started') && child.kill('SIGINT'));
    const interrupted = evidenceFrom(ended.stdout);
    expect([ended.status, interrupted.outcome]).toEqual([130, 'interrupted']);
    expect(ended.stderr).toContain(`continue with node ${inProject('dist/cli/index.js')} run --resume ${interrupted.id}`);
    rmSync(slow);
    const resumed = await program(task.folder, ...resumeArguments(task, interrupted.id, marksIn(task, 'marks-resumed'), '--env', `SLOW=${slow}`));
    expect(resumed.status, resumed.stderr).toBe(0);
    expect(evidenceFrom(resumed.stdout)).toMatchObject({ id: interrupted.id, outcome: 'fixed', selection: { winner: 'B' } });
    expect(existsSync(join(task.out, '.unfinished'))).toBe(false);
  });

  test('refuses what would be another run, names the runs there are, and changes nothing', async () => {
    const task = newTask(openFolder());
    const id = await killedBefore(task, 'winner.selected B');
    const kept = listing(task.out);
    const other = join(task.folder, 'other.patch');
    writeFiles(task.folder, { 'other.patch': patchFor(task.repository, { 'answer.sh': `# other\n${answers.right}` }) });
    const marks = ['--env', `MARKS=${marksIn(task, 'marks')}`];
    const refusals: [string[], RegExp][] = [
      [['--resume', 'nowhere', ...marks], new RegExp(`no unfinished run nowhere in .*Unfinished there: ${id}`)],
      [['--resume', id], /passed MARKS, and no value is kept: pass the same here \(add --env MARKS;/],
      [['--resume', id, ...marks, '--gate', 'true'], /it was planned with --gate 'sh gate\.sh', not true\./],
      [['--resume', id, ...marks, '--stop-early'], /it was planned without --stop-early\./],
      [['--resume', id, ...marks, '--setup', 'make', '--setup-inputs', 'x'], /it was planned without --setup make\./],
      [['--resume', id, ...marks, '--volatile', '*.bin'], /it was planned without --volatile '\*\.bin'\./],
      [['--resume', id, ...marks, '--env', 'LANG=C'], /it was planned without --env LANG\./],
      [['--resume', id, ...marks, '--promote', 'branch'], /it was planned with --promote none, not branch\./],
      [['--resume', id, ...marks, '--candidate', other], /the patch of its candidate A \(a-useless\) is another one/],
    ];
    for (const [options, message] of refusals) {
      const refused = await program(task.folder, 'run', '--out', task.out, ...options);
      expect(refused).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
    }
    expect(await program(temporaryFolder(), 'run', '--resume', id)).toMatchObject({ status: 2, stderr: expect.stringContaining('No run there is unfinished') });
    expect(listing(task.out)).toEqual(kept);
  });

  test('the same command with --resume added goes on, and of two at once one is refused', async () => {
    const task = newTask(openFolder());
    const id = await killedBefore(task, 'winner.selected B', '--promote', 'branch');
    const marks = marksIn(task, 'marks-resumed');
    const again = runArguments(task, marks, '--promote', 'branch', '--commit', 'HEAD', '--resume', id);
    const both = await Promise.all([cutShort(task, { arguments: again }), cutShort(task, { arguments: again })]);
    const refused = both.filter(({ status }) => status === 2);
    // One that comes when the other is done shows the same result.
    expect(both.filter(({ status }) => status === 0).length + refused.length).toBe(2);
    expect(refused.length).toBeLessThan(2);
    for (const { stderr } of refused) expect(stderr).toContain('Another run is writing to');
    expect([countMarks(marks), promotedBranches(task.repository).length, leftOver(task)]).toEqual([2, 1, []]);
  });
});

/** All files but locks: that of a dead process goes with the next one that takes the folder. */
function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.lock')).sort();
}
