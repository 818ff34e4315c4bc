import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFolder } from '../support/open-folder.js';
import { finish, inProject, type Finished } from '../support/program.js';
import { patchFor, writeFiles } from '../support/repository.js';
import { answers, failingRepository } from '../support/run.js';

const id = '54321';
const [becoming, ...ofUnlisted]: [string, ...string[]] = ['setpriv', '--reuid', id, '--regid', id, '--clear-groups', '--no-new-privs', '--', process.execPath, inProject('dist/cli/index.js')];
const canBeUnlisted = process.getuid?.() === 0 && spawnSync(becoming, [...ofUnlisted, '--help'], { cwd: '/' }).status === 0;

/** Runs the command line on a failing repository with one right candidate, all of which belongs to a user id that is in no list of users, as in `docker run -u 54321`. */
function runUnlisted(environment: NodeJS.ProcessEnv, ...options: string[]): Promise<Finished & { folder: string }> {
  const folder = openFolder();
  const [repository, temporary] = [join(folder, 'repository'), join(folder, 'temporary')];
  mkdirSync(repository);
  mkdirSync(temporary);
  failingRepository({ 'packages.lock': '1\n' }, repository);
  writeFiles(join(folder, 'candidates'), { 'a.patch': patchFor(repository, { 'answer.sh': answers.right }) });
  chmodSync(folder, 0o755);
  execFileSync('chown', ['-R', `${id}:${id}`, folder]);
  const args = ['run', '--gate', 'sh gate.sh', '--candidates', 'candidates', '--repo', repository, '--out', 'out', '--json', ...options];
  const child = spawn(becoming, [...ofUnlisted, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], TMPDIR: temporary, NO_COLOR: '1', ...environment } });
  return finish(child).then((finished) => ({ ...finished, folder }));
}

describe.runIf(canBeUnlisted)('a user id that is in no list of users', () => {
  test('runs and promotes to a branch, without any home', async () => {
    const { status, stdout, stderr } = await runUnlisted({}, '--promote', 'branch');
    expect([status, stderr.match(/uv_os|SystemError/)]).toEqual([0, null]);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' } });
  });

  test('is told that there is no home to keep results of set-ups in, or to keep', async () => {
    const cached = await runUnlisted({}, '--setup', 'true', '--setup-inputs', 'packages.lock');
    expect(cached.status, cached.stderr).toBe(0);
    expect(cached.stdout).toContain('its result was not kept: this user has no home folder to keep it in; set HOME or XDG_CACHE_HOME.');
    expect(await runUnlisted({}, '--home', 'keep')).toMatchObject({ status: 3, stderr: expect.stringContaining('This user has no home folder that --home keep could keep') });
  });

  test('has a private folder of its own for results of set-ups', async () => {
    const folder = openFolder();
    chmodSync(folder, 0o777);
    const { status, stdout, stderr } = await runUnlisted({ XDG_CACHE_HOME: folder }, '--setup', 'true', '--setup-inputs', 'packages.lock');
    expect(status, stderr).toBe(0);
    expect(stdout).not.toContain('is not a folder of this user');
  });
});
