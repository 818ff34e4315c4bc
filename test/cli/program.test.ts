import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, closeSync, existsSync, lstatSync, openSync, readFileSync, realpathSync, symlinkSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import { answers, failingRepository } from '../support/run.js';
import { gitIn, lastingFolder, patchFor, stateOf, temporaryFolder, writeFiles } from '../support/repository.js';
import { sleepersOf } from '../support/processes.js';
import { finish, inProject, program, start } from '../support/program.js';
import { eventKinds, timeless } from './comparison.js';

const evidenceFrom = (text: string): Evidence => evidenceSchema.parse(JSON.parse(text));

/** A failing repository, and a folder beside it with candidates. */
interface Task {
  folder: string;
  repository: string;
  candidates: string;
}

/** A useless and a right patch for a failing repository. */
function patchesFor(repository: string): Record<string, string> {
  return { 'a-useless.patch': patchFor(repository, { 'answer.sh': answers.useless }), 'b-right.patch': patchFor(repository, { 'answer.sh': answers.right }) };
}

/** A failing repository beside a folder with one right candidate. */
function task(more: Record<string, string> = {}): Task {
  const repository = failingRepository(more);
  return taskOn(repository, patchesFor(repository));
}

function taskOn(repository: string, patches: Record<string, string>): Task {
  const folder = temporaryFolder();
  const candidates = join(folder, 'candidates');
  writeFiles(candidates, patches);
  return { folder, repository, candidates };
}

describe('demo', () => {
  test('shows one promoted candidate of three, as text and as evidence', async () => {
    const folder = temporaryFolder();
    const shown = await program(folder, 'demo', '--out', 'OUT', '--json');
    expect(shown.status).toBe(0);
    const evidence = evidenceFrom(shown.stdout);
    expect(evidence).toMatchObject({
      outcome: 'fixed',
      baseline: { outcome: 'reproduced' },
      candidates: [
        { id: 'A', verdict: 'rejected', result: { counts: { passed: 4, total: 5 } } },
        { id: 'B', verdict: 'accepted', result: { counts: { passed: 5, total: 5 } } },
        { id: 'C', verdict: 'rejected', result: { counts: { passed: 3, total: 5 } } },
      ],
      selection: { winner: 'B' },
      replay: { status: 'verified', equality: { equal: true } },
      promotion: { decision: 'promoted' },
      model: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
    });
    expect(gitIn(join(folder, 'OUT/repository'), 'rev-parse', `${evidence.promotion.branch}^{tree}`)).toBe(evidence.replay.tree);
    expect((await program(folder, 'verify', 'OUT', '--repo', 'OUT/repository')).status).toBe(0);
    const again = await program(folder, 'demo', '--out', 'OUT');
    expect(again.status).toBe(0);
    expect(again.stdout).toMatch(/fixed by B[\s\S]*Verify {4}node \S*dist\/cli\/index\.js verify/);
    expect(existsSync(join(folder, 'OUT/evidence.html'))).toBe(true);
    expect((await program(folder, 'view', 'OUT', '--out', 'copy.html')).stdout).toBe(`${join(realpathSync(folder), 'copy.html')}\n`);
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    // Its output is dropped, not piped: nobody here would drain it, and the page is longer than a pipe holds.
    const reader = spawn('cat', [join(folder, 'pipe')], { stdio: 'ignore' });
    expect((await program(folder, 'view', 'OUT', '--out', 'pipe')).status).toBe(0);
    reader.kill();
    expect(lstatSync(join(folder, 'pipe')).isFIFO()).toBe(true);
    appendFileSync(join(folder, 'OUT/evidence.html'), '<!-- changed -->');
    expect(await program(folder, 'verify', 'OUT')).toMatchObject({ status: 1, stdout: expect.stringContaining('evidence.html does not show it') });
  });
});

describe('run', () => {
  test('takes branches and commits as candidates and a configuration from the snapshot', async () => {
    const repository = failingRepository({ '.github/safe-debug.yml': 'guarded: [answer.sh]\n' });
    gitIn(repository, 'checkout', '-q', '-b', 'idea');
    writeFiles(repository, { 'answer.sh': answers.right });
    gitIn(repository, 'commit', '-qam', 'right');
    gitIn(repository, 'checkout', '-q', 'main');
    const out = temporaryFolder();
    const guarded = await program(repository, 'run', '--gate', 'sh gate.sh', '--ref', 'idea', '--out', out, '--json');
    expect(evidenceFrom(guarded.stdout).candidates[0]).toMatchObject({ label: 'idea', source: { kind: 'branch', author: 'test' }, verdict: 'rejected', reasons: ['guarded-path'] });
    writeFiles(out, { '../rules.yml': '' });
    const free = await program(repository, 'run', '--gate', 'sh gate.sh', '--ref', gitIn(repository, 'rev-parse', 'idea'), '--out', out, '--config', join(out, '../rules.yml'), '--json');
    expect(evidenceFrom(free.stdout)).toMatchObject({ outcome: 'fixed', candidates: [{ source: { kind: 'commit' }, verdict: 'accepted' }] });
    expect(free.status).toBe(0);
  });

  test('the four steps as four kinds of processes over a folder give the same evidence, apart from ids and times', async () => {
    const { folder, repository, candidates } = task();
    const run = await program(folder, 'run', '--gate', 'sh gate.sh', '--candidates', candidates, '--repo', repository, '--out', 'run', '--json');
    const store = ['--store', 'store'];
    const planned = await program(folder, 'plan', ...store, '--gate', 'sh gate.sh', '--candidates', candidates, '--repo', repository);
    expect(planned.stdout).toBe('baseline\nA\nB\n');
    for (const id of planned.stdout.trim().split('\n')) expect((await program(folder, 'world', ...store, '--id', id)).status).toBe(0);
    expect((await program(folder, 'replay', ...store)).stdout).toBe('replayed B\n');
    const promoted = await program(folder, 'promote', ...store, '--out', 'steps', '--json');
    expect(promoted.status).toBe(0);
    expect(timeless(evidenceFrom(promoted.stdout))).toEqual(timeless(evidenceFrom(run.stdout)));
    expect(eventKinds(join(folder, 'steps'))).toEqual(eventKinds(join(folder, 'run')));
    expect((await program(folder, 'verify', 'steps', '--repo', repository)).status).toBe(0);
  });

  test('ended by Ctrl-C it ends its gates, removes its worlds and leaves evidence that says so', async () => {
    const { folder, repository, candidates } = task({ 'gate.sh': 'sleep 100\n' });
    const child = start(folder, 'run', '--gate', 'sh gate.sh', '--candidates', candidates, '--repo', repository, '--out', 'out', '--json');
    const ended = await finish(child, (stderr) => stderr.includes('baseline: gate started') && child.kill('SIGINT'));
    expect(ended.status).toBe(130);
    expect(evidenceFrom(ended.stdout)).toMatchObject({ outcome: 'interrupted', promotion: { decision: 'withheld', reasons: ['interrupted'] } });
    expect(leftovers(child.pid)).toEqual([]);
  });

  test('killed in the middle and started again it finds no half-written evidence and cleans up', async () => {
    const { folder, repository, candidates } = task({ 'gate.sh': '[ -e "$SLOW" ] && sleep 7712\n. ./numbers.test.sh\nexit $failed\n' });
    const slow = join(folder, 'slow');
    writeFileSync(slow, '');
    chmodSync(folder, 0o755); // the gate, a user of its own, looks for the file
    const args = ['run', '--gate', 'sh gate.sh', '--candidates', candidates, '--repo', repository, '--out', 'out', '--env', `SLOW=${slow}`, '--json'];
    const child = start(folder, ...args);
    await finish(child, (stderr) => stderr.includes('baseline: gate started') && setTimeout(() => child.kill('SIGKILL'), 300));
    expect(existsSync(join(folder, 'out/latest.json'))).toBe(false);
    const again = await program(folder, ...args.map((argument) => argument.replace(slow, join(folder, 'not-there'))));
    expect(evidenceFrom(again.stdout).outcome).toBe('fixed');
    expect(leftovers(child.pid)).toEqual([]);
    expect(sleepersOf('7712')).toEqual([]);
  });

  test('a second run on the same folder is refused while the first one writes to it', async () => {
    const { folder, repository, candidates } = task({ 'gate.sh': 'sleep 100\n' });
    const args = ['run', '--gate', 'sh gate.sh', '--candidates', candidates, '--repo', repository, '--out', 'out'];
    const first = start(folder, ...args);
    const running = Promise.withResolvers<undefined>();
    const ended = finish(first, (stderr) => stderr.includes('baseline: gate started') && running.resolve(undefined));
    await running.promise;
    const second = await program(folder, ...args);
    const lookers = await Promise.all(['verify', 'view'].map((command) => program(folder, command, 'out')));
    first.kill('SIGTERM');
    expect((await ended).status).toBe(130);
    expect(second).toMatchObject({ status: 2, stderr: expect.stringContaining('Another run is writing to') });
    for (const looker of lookers) expect(looker).toMatchObject({ status: 2, stderr: expect.stringContaining('A run is writing to out at the moment: wait for it.') });
  });
});

describe('bad usage gets one clear line, exit 2, and changes nothing', () => {
  const gate = ['--gate', 'sh gate.sh'];
  let repository = '';
  let patches: Record<string, string> = {};
  let before = '';

  /** One repository does for all: none of them changes it, which each looks at. */
  beforeAll(() => {
    repository = failingRepository({}, lastingFolder());
    patches = patchesFor(repository);
    before = stateOf(repository);
  });

  const cases: [string, (t: Task) => string[], RegExp][] = [
    ['no command', () => ['frobnicate'], /There is no command "frobnicate"/],
    ['no gate', (t) => ['run', '--candidates', t.candidates], /There is no gate/],
    ['no candidates', () => ['run', ...gate], /There is no candidate to try/],
    ['an option that counts once, twice', (t) => ['run', ...gate, '--gate', 'true', '--candidates', t.candidates], /--gate is given twice/],
    ['an unknown option', (t) => ['run', ...gate, '--candidates', t.candidates, '--frob'], /--frob/],
    ['a missing repository', (t) => ['run', ...gate, '--candidates', t.candidates, '--repo', join(t.folder, 'nowhere')], /There is no folder/],
    ['a folder that is no repository', (t) => ['run', ...gate, '--candidates', t.candidates, '--repo', t.folder], /not inside a git repository/],
    ['a bad revision', (t) => ['run', ...gate, '--candidates', t.candidates, '--commit', 'no-such-branch'], /The revision "no-such-branch"/],
    ['a revision that looks like an option', (t) => ['run', ...gate, '--candidates', t.candidates, '--commit=--output=x'], /looks like an option/],
    ['a bad branch', () => ['run', ...gate, '--ref', 'no-such-branch'], /The revision "no-such-branch"/],
    ['a candidate that is not there', (t) => ['run', ...gate, '--candidate', join(t.folder, 'no.patch')], /The candidate .*no\.patch cannot be read/],
    ['a candidate that is a folder', (t) => ['run', ...gate, '--candidate', t.candidates], /it is a folder; name it with --candidates/],
    ['a candidate that never ends', (t) => ['run', ...gate, '--candidate', existsSync('/dev/zero') ? '/dev/zero' : t.folder], /it is no regular file|it is a folder/],
    ['a folder of candidates with a link in it', (t) => {
      symlinkSync('/etc/passwd', join(t.candidates, 'c.patch'));
      return ['run', ...gate, '--candidates', t.candidates];
    }, /c\.patch is a link/],
    ['candidates that are no patches', (t) => ['run', ...gate, '--candidate', join(t.repository, 'gate.sh')], /No candidate holds a patch\. gate\.sh: /],
    ['an empty folder of candidates', (t) => ['run', ...gate, '--candidates', t.repository], /There is no candidate in/],
    ['an out folder with other things in it', (t) => ['run', ...gate, '--candidates', t.candidates, '--out', t.folder], /is not a folder of evidence/],
    ['the repository as out folder', (t) => ['run', ...gate, '--candidates', t.candidates, '--out', t.repository], /contains the repository/],
    ['a directory that is not in the snapshot', (t) => ['run', ...gate, '--candidates', t.candidates, '--directory', 'packages/app'], /has no directory packages\/app/],
    ['a directory outside', (t) => ['run', ...gate, '--candidates', t.candidates, '--directory', '../x'], /inside the repository/],
    ['no number', (t) => ['run', ...gate, '--candidates', t.candidates, '--timeout', 'soon'], /--timeout soon/],
    ['no processes at all', (t) => ['run', ...gate, '--candidates', t.candidates, '--processes', '0'], /--processes 0: give a whole number from 1 to 4194300, or none\./],
    ['a value that begins with a dash', (t) => ['run', ...gate, '--candidates', t.candidates, '--memory', '-1'], /--memory needs a value: give --memory VALUE, or --memory=VALUE for one that begins with a dash\. See safe-debug run --help\./],
    ['an option without its value', () => ['verify', '--expect'], /--expect needs a value: give --expect VALUE/],
    ['an unknown format', (t) => ['run', ...gate, '--candidates', t.candidates, '--report-format', 'xunit'], /--report-format xunit/],
    ['a token for the gate', (t) => ['run', ...gate, '--candidates', t.candidates, '--env', 'GITHUB_TOKEN=x'], /never reach a gate/],
    ['a configuration with a typing error', (t) => ['run', ...gate, '--candidates', t.candidates, '--config', join(t.repository, 'answer.sh')], /cannot be used/],
    ['no evidence', (t) => ['verify', t.folder], /There is no evidence at/],
    ['a bad digest', (t) => ['verify', t.folder, '--expect', 'sha256:1'], /64 hexadecimal digits/],
    ['no store', () => ['world', '--id', 'A'], /--store/],
    ['an empty store', (t) => ['world', '--id', 'A', '--store', join(t.folder, 'empty')], /holds no plan/],
  ];
  for (const [what, args, message] of cases) {
    test.each([what])('%s', async () => {
      const t = taskOn(repository, patches);
      const { status, stdout, stderr } = await program(repository, ...args(t));
      expect(stderr).toMatch(message);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect([status, stdout]).toEqual([2, '']);
      expect(stateOf(repository)).toBe(before);
    });
  }

  test('an out folder that cannot be written to', async () => {
    const t = taskOn(repository, patches);
    writeFiles(t.folder, { file: '' });
    const { status, stderr } = await program(t.repository, 'run', ...gate, '--candidates', t.candidates, '--out', join(t.folder, 'file'));
    expect(stderr).toMatch(/The folder for evidence, .*cannot be used/);
    expect(status).toBe(2);
  });

  test.runIf(existsSync('/proc/self'))('an out folder where no folder can be made', async () => {
    const t = taskOn(repository, patches);
    const { status, stderr } = await program(t.repository, 'run', ...gate, '--candidates', t.candidates, '--out', '/proc/no/such/place');
    expect(stderr).toMatch(/The folder for evidence, \/proc\/no\/such\/place, cannot be written to/);
    expect(status).toBe(2);
  });

  test('an isolation that is demanded but cannot be had is a broken environment', async () => {
    const t = taskOn(repository, patches);
    const { status, stderr } = await program(t.repository, 'run', ...gate, '--candidates', t.candidates, '--isolation', 'namespace', '--home', 'keep', '--out', join(t.folder, 'out'));
    expect(stderr).toMatch(/--isolation namespace/);
    expect(status).toBe(3);
  });
});

describe('output', () => {
  test.runIf(existsSync('/dev/full'))('that is lost to a full disk is no success', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [inProject('dist/cli/index.js'), '--help'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(await finish(child)).toMatchObject({ status: 3, stderr: expect.stringMatching(/^safe-debug: The output could not be written: ENOSPC.*\n$/) });
  });
});

describe('help', () => {
  test('is there for the program and every command, with exit 0', async () => {
    const folder = temporaryFolder();
    const overview = await program(folder, '--help');
    expect(overview).toMatchObject({ status: 0, stderr: '' });
    for (const command of ['demo', 'run', 'verify', 'view', 'plan', 'world', 'propose', 'replay', 'promote', 'extract', 'apply', 'judge']) {
      expect(overview.stdout).toContain(command);
      const help = await program(folder, command, '--help');
      expect(help, command).toMatchObject({ status: 0, stderr: '' });
      expect(help.stdout, command).toContain(`safe-debug ${command}`);
    }
  });

  test('the version is that of package.json, and tells the build by its digest', async () => {
    const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    expect((await program(temporaryFolder(), '--version')).stdout).toMatch(new RegExp(`^safe-parallel-debugging ${version.replaceAll('.', '\\.')}\\+[0-9a-f]{12}\n$`));
  });
});

/** Folders of dead runs that are still there. */
function leftovers(pid: number | undefined): string[] {
  const root = join(tmpdir(), `safe-debug-${userInfo().uid}`);
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'owners', `${pid}.json`)));
}
