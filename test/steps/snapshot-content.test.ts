import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, failingRepository, runOn, shellProgram } from '../support/run.js';
import { verify } from '../../src/steps/verify.js';
import { setLineEnds } from '../support/line-ends.js';
import { gitIn, patchFor, stateOf, writeFiles } from '../support/repository.js';

describe('evidence of uncommitted work', () => {
  test('verifies against the repository, although its commit is not there', async () => {
    const repository = failingRepository();
    writeFiles(repository, { 'more.txt': 'uncommitted\n' });
    const patch = ['--- a/answer.sh', '+++ b/answer.sh', '@@ -1 +1 @@', `-${shellProgram['answer.sh'].trimEnd()}`, `+${answers.right.trimEnd()}`, ''].join('\n');
    const { out } = await runOn(repository, { a: patch }, { dirty: true });
    await expect(verify({ folder: out, expect: null, repository, rerun: false, passed: [], jobs: 1, signal: new AbortController().signal }, [])).resolves.toBeUndefined();
  });
});

describe('what a snapshot takes along', () => {
  test('uncommitted and untracked work with --dirty, promoted as two commits', async () => {
    const repository = failingRepository();
    writeFiles(repository, { 'numbers.test.sh': shellProgram['numbers.test.sh'].replace('check 3 three', 'check 3 three\n. ./more.sh'), 'more.sh': 'check 1 one\n' });
    const before = stateOf(repository).split('\n--\n').slice(0, 6);
    const patch = ['--- a/answer.sh', '+++ b/answer.sh', '@@ -1 +1 @@', `-${shellProgram['answer.sh'].trimEnd()}`, `+${answers.right.trimEnd()}`, ''].join('\n');
    const { evidence } = await runOn(repository, { a: patch }, { dirty: true, promote: 'branch' });
    expect(evidence.outcome).toBe('fixed');
    const branch = evidence.promotion.branch ?? '';
    expect(gitIn(repository, 'rev-list', '--count', `main..${branch}`)).toBe('2');
    expect(gitIn(repository, 'diff', '--name-only', `main`, `${branch}^`)).toBe('more.sh\nnumbers.test.sh');
    const after = stateOf(repository).split('\n--\n').slice(0, 6);
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  test('uncommitted work with --dirty as git would commit it with the line ends that the user has set', async () => {
    const repository = failingRepository({ 'note.txt': 'old\n' });
    const patch = patchFor(repository, { 'answer.sh': answers.right });
    setLineEnds('GIT_CONFIG_GLOBAL');
    writeFiles(repository, { 'note.txt': 'new\r\n' });
    const { out } = await runOn(repository, { a: patch }, { dirty: true });
    expect(readFileSync(join(out, 'manifests/A.jsonl'), 'utf8')).toContain(createHash('sha256').update('new\n').digest('hex'));
  });

  test('a repository inside it by its commit with --dirty; one without a commit is refused, with what to do', async () => {
    const repository = failingRepository();
    const patch = patchFor(repository, { 'answer.sh': answers.right });
    const inner = join(repository, 'tools/inner');
    mkdirSync(inner, { recursive: true });
    gitIn(inner, 'init', '-q');
    writeFiles(inner, { 'file.txt': 'of the inner repository\n' });
    const options = { dirty: true, gate: 'cat tools/inner/file.txt; . ./numbers.test.sh; exit $failed' };
    await expect(runOn(repository, { a: patch }, options)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining(`${inner} is a git repository without a commit`) });
    gitIn(inner, 'add', '-A');
    gitIn(inner, 'commit', '-qm', 'one');
    const { evidence, out } = await runOn(repository, { a: patch }, options);
    expect(evidence.outcome).toBe('fixed');
    expect(readFileSync(join(out, 'logs/A.log'), 'utf8')).toContain('of the inner repository');
  });

  test('also work of the same size in the second in which the index was written', async () => {
    const repository = failingRepository({ 'note.txt': 'old\n' });
    const patch = patchFor(repository, { 'answer.sh': answers.right });
    gitIn(repository, 'config', 'core.trustctime', 'false');
    const [note, index] = [join(repository, 'note.txt'), join(repository, '.git/index')];
    const then = new Date('2026-01-01T00:00:00Z');
    utimesSync(note, then, then);
    gitIn(repository, 'update-index', '--refresh');
    writeFileSync(note, 'new\n');
    for (const file of [note, index]) utimesSync(file, then, then);
    const { evidence, out } = await runOn(repository, { a: patch }, { dirty: true });
    expect(evidence.snapshot.commit).not.toBe(gitIn(repository, 'rev-parse', 'HEAD'));
    expect(readFileSync(join(out, 'manifests/A.jsonl'), 'utf8')).toContain(createHash('sha256').update('new\n').digest('hex'));
  });

  test('what --setup made, once for all worlds, with the same HOME', async () => {
    const repository = failingRepository({ '.gitignore': 'installed\n', 'gate.sh': '[ "$(cat installed/library)" = ready ] && [ -e "$HOME/cache" ] || exit 3\n. ./numbers.test.sh\nexit $failed\n' });
    const { evidence, out } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { setup: 'mkdir installed; echo ready > installed/library; touch "$HOME/cache"' });
    expect(evidence.outcome).toBe('fixed');
    expect(evidence.snapshot.prepared?.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(readFileSync(join(out, 'logs/setup.log'), 'utf8')).toContain('set-up:');
  });

  test('a set-up that bakes in its own path runs again in every world that has another path, and the evidence says so', async () => {
    const repository = failingRepository({ '.gitignore': 'installed\n', 'gate.sh': '[ "$(cat installed/path)" = "$PWD" ] || exit 3\n. ./numbers.test.sh\nexit $failed\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { setup: 'mkdir installed; pwd > installed/path', isolation: 'copy' });
    expect(evidence.outcome).toBe('fixed');
    expect(evidence.limits.join(' ')).toContain('installed/path');
  });

  test('a set-up that fails is an error with the end of its output', async () => {
    const repository = failingRepository();
    await expect(runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { setup: 'echo no network here; exit 9' })).rejects.toMatchObject({ code: 'environment', message: expect.stringContaining('no network here') });
  });

  test('ignored paths with --carry', async () => {
    const repository = failingRepository({ '.gitignore': 'node_modules\n', 'gate.sh': '[ -e node_modules/library ] || exit 3\n. ./numbers.test.sh\nexit $failed\n' });
    writeFiles(repository, { 'node_modules/library': 'installed by hand\n' });
    const patches = { a: patchFor(repository, { 'answer.sh': answers.right }) };
    expect((await runOn(repository, patches, { carry: ['node_modules'] })).evidence.outcome).toBe('fixed');
    expect((await runOn(repository, patches)).evidence.outcome).toBe('no-winner');
  });
});
