import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceSchema } from '../../src/core/documents/evidence.js';
import { cutShort, leftOver, marksIn, newTask, ownState, promotedBranches, resumeArguments, runArguments, unfinishedIn, type Task } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { finish, inProject, program, start, type Finished } from '../support/program.js';
import { record } from './tally.js';

/** Disks are made of memory in a mount namespace of their own, which takes root. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** Runs shell lines in a mount namespace; `$1` is the evidence folder, `$2` the folder for worlds, `$@` from the fourth on a run. */
function inMountNamespace(task: Task, script: string, more: string, run: readonly string[]): Promise<Finished> {
  const child = spawn('unshare', ['-m', 'sh', '-c', `out=$1 temporary=$2 more=$3; shift 3\n${script}`, 'sh', task.out, task.temporary, more, process.execPath, inProject('dist/cli/index.js'), ...run], {
    cwd: task.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', TMPDIR: task.temporary },
  });
  return finish(child);
}

/** Statuses that a script printed as `status NAME NUMBER`. */
function statuses(stdout: string): Record<string, number> {
  return Object.fromEntries([...stdout.matchAll(/^status (\w+) (\d+)$/gm)].map(([, name = '', status]) => [name, Number(status)]));
}

const onSmallDisk = `mount -t tmpfs -o mode=711,size="$more" none "$where" || exit 99
"$@" > "$where/../first.json"; echo "status first $?"
mount -o remount,size=256m "$where"
id=$(ls "$out/.unfinished" 2> /dev/null | head -n 1)
if [ -n "$id" ]; then "$@" --resume "$id" > "$where/../second.json"; else "$@" > "$where/../second.json"; fi
echo "status second $?"
"$1" "$2" verify "$out" > /dev/null; echo "status verify $?"
ls -a "$out" | grep -E '^[.](lock|unfinished)' ; true`;

describe('storage', () => {
  test.runIf(canMount).each([
    ['out', '20k'],
    ['out', '60k'],
    ['out', '100k'],
    ['temporary', '40k'],
    ['temporary', '150k'],
  ])('a full disk under %s (%s) is named, and with more room the run is finished', async (which, size) => {
    const task = newTask(openFolder());
    mkdirSync(task.out, { recursive: true });
    const before = ownState(task.repository);
    const { stdout, stderr } = await inMountNamespace(task, `where=$${which}\n${onSmallDisk}`, size, runArguments(task, marksIn(task, 'marks'), '--promote', 'branch', '--jobs', '1'));
    expect(statuses(stdout), stderr).toEqual({ first: expect.any(Number), second: 0, verify: 0 });
    const { first } = statuses(stdout);
    const named = /The disk is full|cannot be written to|No space left|cannot be made/.test(stderr);
    // Where it just sufficed, all is well; a world that found no room leaves no record, an honest no; else an error names the disk.
    expect([first === 0 || first === 1 || named, stdout.includes('.lock'), stdout.includes('.unfinished')], `${first}: ${stderr}`).toEqual([true, false, false]);
    expect(promotedBranches(task.repository)).toHaveLength(1);
    expect(ownState(task.repository)).toBe(before);
    record({ attack: `full disk under ${which} (${size}), exit status ${first}; then finished`, held: true, named: named || first === 0 || first === 1, falseAlarm: false });
  });

  test.runIf(canMount)('a read-only evidence folder is refused before anything runs', async () => {
    const task = newTask(openFolder());
    mkdirSync(task.out, { recursive: true });
    const { stdout, stderr } = await inMountNamespace(task, 'mount --bind "$out" "$out" && mount -o remount,ro,bind "$out" || exit 99\n"$@"; echo "status run $?"', '', runArguments(task, marksIn(task, 'marks')));
    expect(statuses(stdout)).toEqual({ run: 2 });
    expect(stderr).toContain('cannot be written to');
    record({ attack: 'read-only evidence folder', held: true, named: true, falseAlarm: false });
  });

  test('a repository that vanished is named, and the run is finished once it is back', async () => {
    const task = newTask(openFolder());
    await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks'), '--promote', 'branch', '--jobs', '1'), environment: { KILL_BEFORE: 'winner.selected B' } });
    const [id = ''] = unfinishedIn(task.out);
    const away = join(task.folder, 'away');
    renameSync(task.repository, away);
    const refused = await cutShort(task, { arguments: resumeArguments(task, id, marksIn(task, 'marks-refused')) });
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining(`There is no folder ${task.repository}`) });
    renameSync(away, task.repository);
    expect(await cutShort(task, { arguments: resumeArguments(task, id, marksIn(task, 'marks-resumed')) })).toMatchObject({ status: 0 });
    expect(leftOver(task)).toEqual([]);
    record({ attack: 'repository vanished between kill and resume', held: true, named: true, falseAlarm: false });
  });

  test('a repository that vanishes during a run ends in a reason, and nothing is promoted', async () => {
    const task = newTask(openFolder());
    const child = start(task.folder, ...runArguments(task, marksIn(task, 'marks'), '--promote', 'branch', '--jobs', '1'));
    const away = join(task.folder, 'away');
    let isGone = false;
    const ended = await finish(child, (stderr) => {
      if (isGone || !stderr.includes('baseline: gate ended')) return;
      isGone = true;
      renameSync(task.repository, away);
    });
    expect([1, 3]).toContain(ended.status);
    expect(promotedBranches(away)).toEqual([]);
    renameSync(away, task.repository);
    const [id] = unfinishedIn(task.out);
    // Worlds that could not be made are told one by one; a promotion that could not be done says why.
    const named = id === undefined ? /world failed: \S|"why": "\S/.test(ended.stderr + ended.stdout) : ended.stderr.includes(id);
    expect(named, ended.stderr).toBe(true);
    record({ attack: 'repository vanished during a run', held: true, named, falseAlarm: false });
  });

  test.each([-86_400_000, -2000, 2000, 86_400_000])('a clock that jumps by %i ms at any time of a run leaves evidence that holds', async (jump) => {
    const task = newTask(openFolder());
    const points = join(task.folder, 'points');
    expect((await cutShort(task, { arguments: runArguments(task, marksIn(task, 'marks')), environment: { POINTS: points } })).status).toBe(0);
    const { length } = readFileSync(points, 'utf8').trimEnd().split('\n');
    for (const part of [0.2, 0.45, 0.7, 0.95]) {
      const jumped = await cutShort(task, { arguments: runArguments(task, marksIn(task, `marks-${part}`)), environment: { CLOCK_JUMP_AT: String(Math.floor(length * part)), CLOCK_JUMP_MS: String(jump) } });
      expect(jumped.status, jumped.stderr).toBe(0);
      expect(evidenceSchema.parse(JSON.parse(jumped.stdout))).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' } });
      expect(await program(task.folder, 'verify', task.out, '--repo', task.repository)).toMatchObject({ status: 0 });
    }
    record({ attack: `clock jumps by ${jump} ms during a run`, held: true, named: true, falseAlarm: false, times: 4 });
  });
});
