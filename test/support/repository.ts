import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rm } from 'node:fs/promises';
import { afterAll, onTestFinished } from 'vitest';

const environment = {
  PATH: process.env['PATH'],
  HOME: tmpdir(),
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'safe-debug-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A folder that is gone after all tests of the file. */
export function lastingFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'safe-debug-test-')));
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** Runs git for a test, apart from the user's configuration. Returns what it prints, without the last line end. */
export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(/\n$/, '');
}

/** Content of a repository: path to text or bytes. */
export type Files = Record<string, string | Buffer>;

/** Writes files, with their folders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A repository with one commit that holds the files; its path. */
export function repositoryWith(files: Files, folder = temporaryFolder()): string {
  gitIn(folder, 'init', '-q', '-b', 'main');
  writeFiles(folder, files);
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-q', '--allow-empty', '-m', 'base');
  return folder;
}

/** The patch that turns the repository's HEAD into one with these changes (null removes a file); the work tree is put back. */
export function patchFor(repository: string, changes: Record<string, string | null>): string {
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) gitIn(repository, 'rm', '-q', '--', path);
    else writeFiles(repository, { [path]: content });
  }
  gitIn(repository, 'add', '-A');
  const patch = execFileSync('git', ['diff', '--cached', '--binary'], { cwd: repository, env: environment, encoding: 'utf8' });
  gitIn(repository, 'reset', '-q', '--hard');
  return patch;
}

/** Everything about a repository that a run must not change. */
export function stateOf(repository: string): string {
  return [
    gitIn(repository, 'for-each-ref'),
    gitIn(repository, 'rev-parse', 'HEAD'),
    gitIn(repository, 'ls-files', '--stage', '--debug'),
    gitIn(repository, 'status', '--porcelain', '--ignored'),
    gitIn(repository, 'config', '--local', '--list'),
    gitIn(repository, 'worktree', 'list'),
    gitIn(repository, 'count-objects', '-v'),
  ].join('\n--\n');
}
