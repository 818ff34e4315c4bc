import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Runs lines of the shell that call git, as `gitIn` does. A test's process is large, and starting another from it takes longer
 * than git needs for most of what it is asked: one shell starts them all.
 */
function gitLines(folder: string, ...lines: string[]): string {
  return execFileSync('sh', ['-ec', lines.join('\n')], { cwd: folder, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** A repository with one commit that holds the files; its path. */
export function repositoryWith(files: Files, folder = temporaryFolder()): string {
  writeFiles(folder, files);
  gitLines(folder, 'git init -q -b main --template=', 'mkdir -p .git/hooks .git/info', 'git add -A', 'git -c maintenance.auto=false commit -q --allow-empty -m base');
  return folder;
}

/** The patch that turns the repository's HEAD into one with these changes (null removes a file); the work tree is put back. */
export function patchFor(repository: string, changes: Record<string, string | null>): string {
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) rmSync(join(repository, path));
    else writeFiles(repository, { [path]: content });
  }
  return gitLines(repository, 'git add -A', 'git diff --cached --binary', 'git reset -q --hard');
}

/** Everything about a repository that a run must not change. */
export function stateOf(repository: string): string {
  return gitLines(repository, ['for-each-ref', 'rev-parse HEAD', 'ls-files --stage --debug', 'status --porcelain --ignored', 'config --local --list', 'worktree list', 'count-objects -v'].map((question) => `git ${question}`).join("\nprintf '\\n--\\n'\n"));
}
