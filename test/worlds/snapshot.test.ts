import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, failingRepository, runOn } from '../support/run.js';
import { gitIn, patchFor, repositoryWith, stateOf, temporaryFolder, writeFiles } from '../support/repository.js';
import { restore } from './restore.js';
import { changedBy, mutate, stageTree } from '../../src/worlds/mutation.js';

describe('a snapshot', () => {
  test('holds exactly the committed files, with modes, links and odd names, and a git directory of its own', async () => {
    const repository = repositoryWith({ 'run.sh': '#!/bin/sh\n', 'a b/ü "q"\n\t.txt': 'odd\n', '-dash': 'x', '[glob]*': 'y', 'crlf.txt': 'a\r\nb\r\n', '.gitignore': 'ignored\n', 'deep/er/file': '1' });
    chmodSync(join(repository, 'run.sh'), 0o755);
    symlinkSync('deep/er/file', join(repository, 'link'));
    gitIn(repository, 'add', '-A');
    gitIn(repository, 'commit', '-qm', 'more');
    gitIn(repository, 'tag', '-a', '-m', 'a tag', 'v1.0');
    writeFiles(repository, { ignored: 'not in the commit', untracked: 'neither', 'deep/er/file': 'changed since' });
    const before = stateOf(repository);
    const { worlds } = await restore(repository);
    const world = await worlds.fork('x');
    expect(gitIn(world.tree, 'status', '--porcelain', '--ignored')).toBe('');
    expect(gitIn(world.tree, 'rev-parse', 'HEAD')).toBe(gitIn(repository, 'rev-parse', 'HEAD'));
    expect(gitIn(world.tree, 'describe')).toBe('v1.0');
    expect(gitIn(world.tree, 'rev-list', '--count', 'HEAD')).toBe('2');
    expect(lstatSync(join(world.tree, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(readlinkSync(join(world.tree, 'link'))).toBe('deep/er/file');
    expect(readFileSync(join(world.tree, 'a b/ü "q"\n\t.txt'), 'utf8')).toBe('odd\n');
    expect(readFileSync(join(world.tree, 'crlf.txt'), 'utf8')).toBe('a\r\nb\r\n');
    expect(existsSync(join(world.tree, 'untracked'))).toBe(false);
    expect(readFileSync(join(world.tree, '.git/config'), 'utf8')).not.toContain(repository);
    expect(stateOf(repository)).toBe(before);
  });

  test('keeps names that are not UTF-8', async () => {
    const repository = repositoryWith({ plain: '1' });
    const name = Buffer.concat([Buffer.from(`${repository}/caf`), Buffer.from([0xe9])]);
    writeFileSync(name, 'latin');
    gitIn(repository, 'add', '-A');
    gitIn(repository, 'commit', '-qm', 'latin');
    const { snapshot, worlds } = await restore(repository);
    const world = await worlds.fork('x');
    const { manifest: { entries } } = await world.manifest({ source: snapshot.source, ignoreRules: snapshot.ignoreRules, readIgnored: false });
    expect(entries.map(({ path, set }) => `${set} ${path}`)).toEqual(['source "caf\\351"', 'source plain']);
  });

  test('of a shallow clone is as shallow', async () => {
    const origin = repositoryWith({ a: '1' });
    for (const text of ['2', '3']) {
      writeFiles(origin, { a: text });
      gitIn(origin, 'commit', '-qam', text);
    }
    const clone = join(temporaryFolder(), 'clone');
    gitIn(origin, 'clone', '-q', '--depth', '2', `file://${origin}`, clone);
    const { worlds } = await restore(clone);
    const world = await worlds.fork('x');
    expect(gitIn(world.tree, 'rev-list', '--count', 'HEAD')).toBe('2');
    expect(gitIn(world.tree, 'rev-parse', '--is-shallow-repository')).toBe('true');
  });

  test('of a bare repository, of a worktree, and of a clone that borrows its objects', async () => {
    const origin = repositoryWith({ a: '1' });
    const folder = temporaryFolder();
    gitIn(origin, 'clone', '-q', '--bare', origin, join(folder, 'bare.git'));
    gitIn(origin, 'clone', '-q', '--shared', origin, join(folder, 'shared'));
    gitIn(origin, 'worktree', 'add', '-q', join(folder, 'worktree'));
    for (const repository of ['bare.git', 'shared', 'worktree']) {
      const { worlds } = await restore(join(folder, repository));
      const world = await worlds.fork('x');
      expect(readFileSync(join(world.tree, 'a'), 'utf8'), repository).toBe('1');
      expect(gitIn(world.tree, 'fsck', '--connectivity-only'), repository).toBe('');
    }
  });

  test('fills submodules from the checkout and says which stayed empty', async () => {
    const library = repositoryWith({ 'lib.txt': 'library' });
    const repository = repositoryWith({ a: '1' });
    gitIn(repository, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', library, 'vendor/lib');
    gitIn(repository, 'update-index', '--add', '--cacheinfo', `160000,${gitIn(library, 'rev-parse', 'HEAD')},vendor/absent`);
    gitIn(repository, 'commit', '-qm', 'submodules');
    const { snapshot, worlds } = await restore(repository);
    const world = await worlds.fork('x');
    expect(readFileSync(join(world.tree, 'vendor/lib/lib.txt'), 'utf8')).toBe('library');
    expect(existsSync(join(world.tree, 'vendor/lib/.safe-debug-index'))).toBe(false);
    expect(snapshot.notes).toEqual(['Submodules that stayed empty, because their commits are not in the checkout: vendor/absent']);
  });

  test('leaves pointers of Git LFS as they are and runs no filter of the repository', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n';
    const repository = repositoryWith({ '.gitattributes': '*.bin filter=lfs\n*.txt filter=evil\n', 'data.bin': pointer, 'a.txt': 'a\n' });
    const marker = join(temporaryFolder(), 'ran');
    gitIn(repository, 'config', 'filter.evil.smudge', `touch ${marker}; cat`);
    gitIn(repository, 'config', 'core.fsmonitor', `touch ${marker}; true`);
    const { worlds } = await restore(repository);
    const world = await worlds.fork('x');
    expect(readFileSync(join(world.tree, 'data.bin'), 'utf8')).toBe(pointer);
    expect(existsSync(marker)).toBe(false);
  });

  test('notices a write to itself', async () => {
    const { snapshot } = await restore(repositoryWith({ a: '1', 'b/c': '2' }));
    expect(await snapshot.worlds.touchedPath()).toBeNull();
    writeFileSync(join(snapshot.folders.tree, 'b/c'), '3');
    expect(await snapshot.worlds.touchedPath()).toBe('tree/b/c');
  });
});

describe('a world', () => {
  test('writes to nothing that others see', async () => {
    const repository = repositoryWith({ a: '1' });
    const before = stateOf(repository);
    const { snapshot, worlds } = await restore(repository);
    const [first, second] = [await worlds.fork('first'), await worlds.fork('second')];
    execFileSync('sh', ['-c', 'echo evil > a; git config core.fsmonitor "touch /nowhere"; git tag x; git -c user.name=x -c user.email=x commit -qam x; echo > "$HOME/x"'], { cwd: first.tree, env: { PATH: process.env['PATH'], HOME: first.home } });
    expect(readFileSync(join(second.tree, 'a'), 'utf8')).toBe('1');
    expect(readFileSync(join(snapshot.folders.tree, 'a'), 'utf8')).toBe('1');
    expect(gitIn(second.tree, 'tag')).toBe('');
    expect(await snapshot.worlds.touchedPath()).toBeNull();
    expect(stateOf(repository)).toBe(before);
  });

  test('gets a patch as git writes it: modes, links, deletions, folders in place of files', async () => {
    const repository = repositoryWith({ a: '1', gone: 'x', 'dir/inner': 'y', swap: 'file', '.gitattributes': '*.crlf text eol=crlf\n' });
    gitIn(repository, 'checkout', '-q', '-b', 'change');
    gitIn(repository, 'rm', '-qr', 'gone', 'dir', 'swap');
    writeFiles(repository, { 'swap/inside': 'now a folder', 'new.sh': '#!/bin/sh\n', 'text.crlf': 'one\ntwo\n' });
    chmodSync(join(repository, 'new.sh'), 0o755);
    symlinkSync('a', join(repository, 'link'));
    gitIn(repository, 'add', '-A');
    gitIn(repository, 'commit', '-qm', 'change');
    const tree = gitIn(repository, 'rev-parse', 'change^{tree}');
    gitIn(repository, 'checkout', '-q', 'main');
    const { snapshot, worlds } = await restore(repository);
    const world = await worlds.fork('x');
    writeFileSync(join(snapshot.scratch.directory, 'objects/info/alternates'), `${join(repository, '.git/objects')}\n`);
    const mutation = await stageTree(snapshot.scratch, gitIn(repository, 'rev-parse', 'main^{tree}'), tree);
    await mutate(world, mutation);
    expect(changedBy(mutation).toSorted()).toEqual(['dir/inner', 'gone', 'link', 'new.sh', 'swap', 'swap/inside', 'text.crlf']);
    expect(readFileSync(join(world.tree, 'swap/inside'), 'utf8')).toBe('now a folder');
    expect(readlinkSync(join(world.tree, 'link'))).toBe('a');
    expect(lstatSync(join(world.tree, 'new.sh')).mode & 0o111).not.toBe(0);
    expect(readFileSync(join(world.tree, 'text.crlf'), 'utf8')).toBe('one\r\ntwo\r\n');
    expect([existsSync(join(world.tree, 'gone')), existsSync(join(world.tree, 'dir'))]).toEqual([false, false]);
    expect(gitIn(world.tree, 'rev-parse', 'HEAD')).toBe(gitIn(repository, 'rev-parse', 'main'));
    expect(gitIn(world.tree, 'diff', '--cached', '--stat')).toBe('');
  });

  test('is described in three sets by the rules of the snapshot, whatever a gate does to the rules', async () => {
    const repository = repositoryWith({ '.gitignore': 'dist/\n*.tmp\n!keep.tmp\n', 'src/a.js': '1', 'src/.gitignore': 'local\n' });
    const { snapshot, worlds } = await restore(repository);
    const world = await worlds.fork('x');
    writeFiles(world.tree, { '.gitignore': '*\n', 'dist/bundle.js': 'b', 'dist/deep/er.js': 'c', 'x.tmp': 't', 'keep.tmp': 'k', 'src/local': 'l', 'out/report.txt': 'r', ':(top)magic': 'm', 'src/new.js': 'n' });
    execFileSync('mkfifo', [join(world.tree, 'pipe')]);
    symlinkSync('/etc/passwd', join(world.tree, 'escape'));
    const rules = { source: snapshot.source.with(['src/new.js']), ignoreRules: snapshot.ignoreRules, readIgnored: false };
    const { manifest: { entries }, ignored } = await world.manifest(rules);
    expect(entries.map(({ path, set }) => `${set} ${path}`).toSorted()).toEqual([
      'output :(top)magic', 'output escape', 'output keep.tmp', 'output out/report.txt', 'output pipe', 'source .gitignore', 'source src/.gitignore', 'source src/a.js', 'source src/new.js',
    ]);
    expect(ignored).toBe(4);
    expect(entries.find(({ path }) => path === 'escape')).toEqual({ path: 'escape', set: 'output', mode: '120000', link: '/etc/passwd' });
    expect(entries.find(({ path }) => path === 'pipe')).toEqual({ path: 'pipe', set: 'output', mode: '000000', special: 'fifo' });
    const all = await world.manifest({ ...rules, readIgnored: true });
    expect(all.manifest.entries.filter(({ set }) => set === 'ignored').map(({ path }) => path).toSorted()).toEqual(['dist/bundle.js', 'dist/deep/er.js', 'src/local', 'x.tmp']);
  });
});

describe('a gate that reaches out of its world', () => {
  test('by writing to the snapshot is detected before promotion and named', async () => {
    const repository = failingRepository({ 'gate.sh': '. ./numbers.test.sh\ncase $PWD in */worlds/A-1/*) for f in ../../../private/snapshot-*/tree/answer.sh; do echo "# planted" >> "$f"; done;; esac\nexit $failed\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch', home: 'keep' });
    expect(evidence.environment.isolation.user).toBe('same-user');
    expect(evidence.promotion).toMatchObject({ decision: 'withheld', branch: null });
    expect(evidence.replay.status).toBe('failed');
    expect([...evidence.replay.problems, ...evidence.limits].join('\n')).toContain('tree/answer.sh');
  });
});
