import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import { openGroups } from '../../src/processes/limits/kept-limits.js';
import { cutShort, marksIn, newTask, resumeArguments, runArguments, unfinishedIn } from '../support/cut-short.js';
import { openFolder } from '../support/open-folder.js';
import { finish, inProject, program, start, type Finished } from '../support/program.js';
import { patchFor, writeFiles } from '../support/repository.js';
import { answers, failingRepository } from '../support/run.js';

const evidenceFrom = (text: string): Evidence => evidenceSchema.parse(JSON.parse(text));

/** Places on this machine for control groups of ours, as ourselves. */
const { groups } = await openGroups({ memoryBytes: 64 * 1024 ** 2, processes: 20 }, []);
for (const group of groups) group.close();

/** What is left of our groups in all places. */
const groupsLeft = (): string[] => groups.map(({ place }) => join(place.folder, `safe-debug-${process.getuid?.()}`)).flatMap((folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : [])) : []));

/** A failing repository with one right candidate in a folder that users may pass through. The gate runs some lines first. */
function task(lines: string): { folder: string; options: string[] } {
  const folder = openFolder();
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  failingRepository({ 'gate.sh': `${lines}\n. ./numbers.test.sh\nexit $failed\n` }, repository);
  writeFiles(join(folder, 'candidates'), { 'a.patch': patchFor(repository, { 'answer.sh': answers.right }) });
  return { folder, options: ['run', '--gate', 'sh gate.sh', '--candidates', 'candidates', '--repo', repository, '--out', 'out', '--json'] };
}

describe.runIf(groups.length > 0)('control groups', () => {
  test('of a run that was killed are taken away by the next one, and a run leaves none', async () => {
    const { folder, options } = task('[ -e "$SLOW" ] && sleep 7913');
    const slow = join(folder, 'slow');
    writeFileSync(slow, '');
    const limited = [...options, '--memory', '256M', '--processes', '100', '--env', `SLOW=${slow}`];
    const child = start(folder, ...limited);
    const isOfChild = (name: string): boolean => name.includes(`/${child.pid}-`);
    await finish(child, (stderr) => stderr.includes('baseline: gate started') && child.kill('SIGKILL'));
    expect(groupsLeft().filter(isOfChild).length).toBeGreaterThan(0);
    rmSync(slow);
    const again = await program(folder, ...limited);
    expect(evidenceFrom(again.stdout)).toMatchObject({ outcome: 'fixed', environment: { isolation: { limits: { memory: { bytes: 256 * 1024 ** 2 }, processes: { count: 100 } } } } });
    expect(groupsLeft().filter(isOfChild)).toEqual([]);
  });
});

test('a resumed run has the limits of its plan, and no others', async () => {
  const cut = newTask(openFolder());
  await cutShort(cut, { arguments: runArguments(cut, marksIn(cut, 'marks-killed'), '--jobs', '1', '--memory', '1536M'), environment: { KILL_BEFORE: 'winner.selected B' } });
  const [id = ''] = unfinishedIn(cut.out);
  const resume = resumeArguments(cut, id, marksIn(cut, 'marks-resumed'));
  expect(await cutShort(cut, { arguments: [...resume, '--memory', '1G'] })).toMatchObject({ status: 2, stderr: expect.stringContaining('it was planned with --memory 1536M, not 1G') });
  const resumed = await cutShort(cut, { arguments: resume });
  expect(resumed.status, resumed.stderr).toBe(0);
  expect(evidenceFrom(resumed.stdout)).toMatchObject({ id, outcome: 'fixed', environment: { isolation: { limits: { memory: { bytes: 1_610_612_736 }, processes: null } } } });
  const records = ['baseline', 'B', 'replay'].map((world): unknown => JSON.parse(readFileSync(join(cut.out, `records/${world}.json`), 'utf8')));
  for (const record of records) expect(record).toMatchObject({ environment: { isolation: { limits: { memory: { bytes: 1_610_612_736 } } } } });
});

const [becoming, ...ofPlainUser]: [string, ...string[]] = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--no-new-privs', '--', process.execPath, inProject('dist/cli/index.js')];
const canBePlain = process.getuid?.() === 0 && spawnSync(becoming, [...ofPlainUser, '--help'], { cwd: '/' }).status === 0;

/** Runs the command line as a user without rights to whom the task's folder belongs. */
function programAsPlainUser(folder: string, ...args: string[]): Promise<Finished> {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  chmodSync(folder, 0o755);
  execFileSync('chown', ['-R', '65534:65534', folder]);
  return finish(spawn(becoming, [...ofPlainUser, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: temporary, NO_COLOR: '1' } }));
}

describe.runIf(canBePlain)('a plain user', () => {
  test('has limits of memory for each process, which a greedy one reaches, and the evidence says that', async () => {
    const { folder, options } = task('echo "counted $(head -c 300M /dev/zero | tail | wc -c)"');
    const { status, stdout, stderr } = await programAsPlainUser(folder, ...options, '--memory', '64M');
    expect(status, stderr).toBe(0);
    const { environment: { isolation }, limits, outcome } = evidenceFrom(stdout);
    expect([outcome, isolation.user, isolation.limits]).toEqual(['fixed', 'same-user', { memory: { bytes: 64 * 1024 ** 2, by: 'rlimit' }, processes: null }]);
    expect(limits).toContain('The memory limit of 64M held for each process of a gate by itself, not for all of them together, and whether one reached it is not known.');
    expect(readFileSync(join(folder, 'out/logs/A.log'), 'utf8')).toMatch(/memory[\s\S]*counted 0/);
  });

  test('has a limit of processes where user namespaces count them, and a refusal with the reason elsewhere', async () => {
    const { folder, options } = task('(made=0; while [ $made -lt 60 ]; do sleep 20 & made=$((made + 1)); echo "made $made"; done)');
    const { status, stdout, stderr } = await programAsPlainUser(folder, ...options, '--processes', '30');
    if (status !== 0) {
      expect([status, stderr]).toEqual([3, expect.stringMatching(/number of processes of a world \(--processes\) cannot be limited here: .* would count all your processes/)]);
      return;
    }
    const { environment: { isolation }, limits } = evidenceFrom(stdout);
    expect([isolation.used, isolation.limits]).toEqual(['namespace', { memory: null, processes: { count: 30, by: 'rlimit' } }]);
    expect(limits).toContain('Whether a gate reached its limit of processes is not known.');
    const made = readFileSync(join(folder, 'out/logs/A.log'), 'utf8').match(/made \d+/g)?.length;
    expect(made).toBeGreaterThanOrEqual(24);
    expect(made).toBeLessThan(30);
  });

  test('is refused a limit of processes where all of its own would count', async () => {
    const { folder, options } = task('true');
    expect(await programAsPlainUser(folder, ...options, '--isolation', 'copy', '--processes', '30')).toMatchObject({ status: 3, stderr: expect.stringMatching(/there is no cgroup for it \(.*\), and a resource limit would count all your processes\. Run as root or with sudo without a password, or leave it out\./) });
  });
});
