import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rootRights } from '../../../src/processes/root-rights.js';
import { verify } from '../../../src/steps/verify.js';
import { countMarks, cutShort, marksIn, newTask, runArguments, type Task } from '../../support/cut-short.js';
import { openFolder } from '../../support/open-folder.js';
import { finish, inProject } from '../../support/program.js';
import { patchFor, temporaryFolder } from '../../support/repository.js';
import { answers, failingRepository, runOn, type FinishedRun, type RunOptions } from '../../support/run.js';
import { kinds } from '../namespace/namespaces.js';

let cache = '';
let marks = '';

beforeEach(() => {
  const folder = temporaryFolder();
  vi.stubEnv('XDG_CACHE_HOME', folder);
  cache = join(folder, 'safe-debug', 'set-ups');
  marks = openFolder();
  chmodSync(marks, 0o777);
});

afterEach(() => vi.unstubAllEnvs());

const isRoot = (await rootRights()) !== null;

/** A small disk is made of memory in a mount namespace of its own, which takes root. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** A set-up that leaves a mark outside of its world each time it runs, and does what its file in the snapshot says. */
const marking = 'mktemp "$MARKS/mark.XXXXXX" > /dev/null && sh set-up.sh';

/** A repository with a set-up and a gate that shows everything that the set-up made. */
function repositoryWithSetUp(setUp: string): string {
  const show = `for folder in . "$HOME"; do (cd "$folder" && find . -name .git -prune -o -printf '%P %y %m %l %n %T@\\n' | sort | sed "s/^/made /"); done`;
  return failingRepository({ '.gitignore': 'installed/\n', lock: '1\n', other: '1\n', 'set-up.sh': setUp, 'gate.sh': `${show}\n. ./numbers.test.sh\nexit $failed\n` });
}

const runWith = (repository: string, options: RunOptions = {}): Promise<FinishedRun> =>
  runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { setup: marking, 'setup-inputs': ['lock'], ...options, env: [`MARKS=${marks}`, ...(options.env ?? [])] });

/** How often the set-up ran. */
const setUpRuns = (): number => readdirSync(marks).length;

const kept = (): string[] => readdirSync(cache);

/** What the evidence says of a kept result. */
const notesOf = ({ evidence }: FinishedRun): string[] => evidence.limits.filter((limit) => /set-up/.test(limit));

const madeIn = ({ out }: FinishedRun): string[] => readFileSync(join(out, 'logs/baseline.log'), 'utf8').split('\n').filter((line) => /^made (?:installed|closed|same|\.cache)/.test(line));

/** What the evidence says of all that is kept. */
const takes = (): string => `All that is kept takes \\d MiB of at most 10240 MiB in ${cache}\\.$`;
const wasKept = (): unknown => expect.stringMatching(new RegExp(`^The result of the set-up was kept for later runs with the same inputs: \\d MiB\\. ${takes()}`));
const wasUsed = (earlier: FinishedRun): unknown => expect.stringMatching(new RegExp(`^The set-up was not run: its result of run ${earlier.evidence.id} with the same inputs, kept at [^ ]+, was used\\. ${takes()}`));

describe.runIf(kinds.length > 0)('the result of a set-up whose inputs are declared', () => {
  test('is used by the next run, which does not execute the set-up: same files, modes, links and times, same digest, and the evidence says so', async () => {
    const repository = repositoryWithSetUp(
      [
        'umask 022; mkdir -p installed/bin installed/empty/deep closed "$HOME/.cache/tool"; echo 1 > installed/lib.js; chmod 0640 installed/lib.js; TZ=UTC touch -d 2001-02-03 installed/lib.js',
        'ln installed/lib.js installed/same; ln installed/lib.js "$HOME/same"; ln -s ../lib.js installed/bin/run; ln -s nowhere installed/broken; mkfifo installed/pipe',
        'touch closed/file; chmod 0555 closed; pwd > installed/path; pwd > "$HOME/.cache/tool/path"; echo t > "$TMPDIR/left"; git status > /dev/null; exec sh -c "exit 0"',
      ].join('\n'),
    );
    const first = await runWith(repository);
    const second = await runWith(repository);
    expect([setUpRuns(), kept().length]).toEqual([1, 1]);
    expect([notesOf(first), notesOf(second)]).toEqual([[wasKept()], [wasUsed(first)]]);
    expect(second.evidence.snapshot.prepared).toEqual(first.evidence.snapshot.prepared);
    expect(madeIn(first)).toContain('made installed/lib.js f 640  3 981158400.0000000000');
    expect(madeIn(second)).toEqual(madeIn(first));
    expect(second.evidence).toMatchObject({ outcome: 'fixed', replay: { status: 'verified' } });
    await expect(verify({ folder: second.out, expect: null, repository, rerun: true, passed: [{ name: 'MARKS', value: marks }], jobs: 1, signal: new AbortController().signal }, [])).resolves.toBeUndefined();
    expect(setUpRuns()).toBe(2); // who checks evidence makes it anew
  });

  test('is made by both of two runs at once, and kept once', async () => {
    const repository = repositoryWithSetUp('mkdir installed; echo 1 > installed/lib');
    const finished = await Promise.all([runWith(repository), runWith(repository)]);
    expect(finished.map(({ evidence }) => evidence.outcome)).toEqual(['fixed', 'fixed']);
    expect(kept()).toHaveLength(1);
    const before = setUpRuns();
    await runWith(repository);
    expect(setUpRuns()).toBe(before);
  });

  test('is nothing that a gate can reach or replace', async () => {
    const attack = `folder=${cache}; up=$(dirname "$folder"); ls "$folder"/* && echo SEEN; touch "$folder/planted" && echo WRITTEN; mv "$up" "$up-moved" && echo MOVED; mv "$(dirname "$up")" "$(dirname "$up")-moved" && echo MOVED; true`;
    const repository = repositoryWithSetUp('mkdir installed; echo 1 > installed/lib');
    const finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right, 'gate.sh': `${attack}\n. ./numbers.test.sh\nexit $failed\n` }) }, { setup: marking, 'setup-inputs': ['lock'], env: [`MARKS=${marks}`] });
    for (const word of ['SEEN', 'WRITTEN', 'MOVED']) expect(readFileSync(join(finished.out, 'logs/A.log'), 'utf8')).not.toContain(word);
    expect(kept()).toHaveLength(1);
  });

  test.runIf(canMount)('for which there is no room on the disk is not kept, and the run goes on', async () => {
    const task = newTask(openFolder());
    const arguments_ = runArguments(task, marksIn(task, 'marks'), '--setup', 'mkdir installed; head -c 500000 /dev/zero > installed/lib', '--setup-inputs', 'numbers.test.sh');
    const onSmallDisk = 'mount -t tmpfs -o size=100k none "$1" || exit 99; shift; exec "$@"';
    const child = spawn('unshare', ['--mount', 'sh', '-c', onSmallDisk, 'sh', join(cache, '../..'), process.execPath, inProject('dist/cli/index.js'), ...arguments_], { cwd: task.folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    const { status, stdout, stderr } = await finish(child);
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/The result of the set-up was not kept for later runs, because [^"]*No space left on device/);
  });

  test('of a run that is killed while it is put in place counts for nothing, and the next run cleans up', async () => {
    const task = newTask(openFolder());
    const [folder, log] = [marksIn(task, 'marks'), join(task.folder, 'points')];
    const first = await runTask(task, folder, { POINTS: log });
    expect(first.status).toBe(0);
    const moved = /^move to [0-9a-f]{64}$/m.exec(readFileSync(log, 'utf8'))?.[0] ?? '';
    rmSync(cache, { recursive: true });
    expect((await runTask(task, folder, { KILL_BEFORE: moved })).status).not.toBe(0);
    expect(kept()).toEqual([expect.stringMatching(/^of-/)]);
    const before = setUpMarks(folder);
    expect((await runTask(task, folder, {})).status).toBe(0);
    expect([setUpMarks(folder) - before, kept()]).toEqual([1, [moved.slice('move to '.length)]]);
    expect(countMarks(folder)).toBeGreaterThan(0);
  });
});

describe('a set-up whose inputs are declared', () => {
  test('where gates run as the user who runs this program, is neither taken from nor kept for other runs, and the evidence says why', async () => {
    const repository = repositoryWithSetUp('mkdir installed');
    const options: RunOptions = { isolation: 'copy', home: 'keep', gate: '. ./numbers.test.sh; exit $failed' };
    for (const finished of [await runWith(repository, options), await runWith(repository, options)]) {
      expect(notesOf(finished)).toEqual(['The set-up ran although its inputs are declared, and its result was not kept: gates of this run could have changed it.']);
    }
    expect([setUpRuns(), kept()]).toEqual([2, []]);
  });

  test.runIf(isRoot)('of copies with users of their own is kept, unless what it made holds the path of the one world', async () => {
    const repository = repositoryWithSetUp('mkdir installed; echo 1 > installed/lib');
    const first = await runWith(repository, { isolation: 'copy' });
    expect([notesOf(first), notesOf(await runWith(repository, { isolation: 'copy' })), setUpRuns()]).toEqual([[wasKept()], [wasUsed(first)], 1]);
    const inHome = await runWith(repositoryWithSetUp('pwd > "$HOME/log"'), { isolation: 'copy' });
    expect(notesOf(inHome)).toEqual(['The result of the set-up was not kept for later runs, because log (home) holds a path that only this run has.']);
    const inTree = await runWith(repositoryWithSetUp('mkdir installed; pwd > installed/path'), { isolation: 'copy' });
    expect(notesOf(inTree)).toEqual(['The set-up ran again in every world, because what it made holds its own path (installed/path); so its result was not kept for later runs.']);
  });

  test('whose folder for results cannot be made runs all the same', async () => {
    writeFileSync(join(cache, '../..', 'safe-debug'), 'a file');
    const finished = await runWith(repositoryWithSetUp('mkdir installed'));
    expect(finished.evidence.outcome).toBe('fixed');
    expect(notesOf(finished)[0]).toContain('its result was not kept: ');
  });

  test('with a glob that no tracked file matches is refused before anything runs', async () => {
    const repository = repositoryWithSetUp('mkdir installed');
    const folder = temporaryFolder();
    await expect(runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { setup: 'true', 'setup-inputs': ['lock', 'no-such-*'] }, undefined, undefined, folder)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('--setup-inputs no-such-*') });
    expect(existsSync(join(folder, 'out'))).toBe(false);
    await expect(runOn(repository, {}, { 'setup-inputs': ['lock'] })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('--setup CMD') });
  });
});

const setUpMarks = (folder: string): number => readdirSync(folder).filter((name) => name.startsWith('set-up')).length;

/** Runs the command line over a task with a set-up; what is kept is watched. */
const runTask = (task: Task, folder: string, environment: Record<string, string>) =>
  cutShort(task, { arguments: runArguments(task, folder, '--setup', 'mktemp "$MARKS/set-up.XXXXXX"; mkdir installed; echo 1 > installed/lib', '--setup-inputs', 'numbers.test.sh'), environment: { ...environment, WATCHED: cache } });
