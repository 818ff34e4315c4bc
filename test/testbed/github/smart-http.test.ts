import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openGitHub } from './testing.js';
import type { GitHub } from './types.js';

const run = promisify(execFile);
const environment = {
  ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com',
};

async function folder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), 'bed-clone-'));
  onTestFinished(() => rm(created, { recursive: true, force: true }));
  return created;
}

/** git at work in a folder; resolves with what it said on both channels, whether it succeeded or not. */
async function git(cwd: string, ...args: string[]): Promise<{ ok: boolean; said: string }> {
  try {
    const { stdout, stderr } = await run('git', args, { cwd, env: environment });
    return { ok: true, said: stdout + stderr };
  } catch (fault) {
    return { ok: false, said: fault instanceof Error && 'stderr' in fault ? String(fault.stderr) : String(fault) };
  }
}

const addressOf = (hub: GitHub, token: string) => `${hub.serverUrl.replace('//', `//x-access-token:${token}@`)}/owner/project.git`;

async function cloneWith(hub: GitHub, token: string): Promise<string> {
  const at = await folder();
  expect((await git(at, 'clone', '-q', addressOf(hub, token), '.')).ok).toBe(true);
  return at;
}

async function commit(at: string, path: string, content: string): Promise<void> {
  await writeFile(join(at, path), content);
  await git(at, 'add', '.');
  await git(at, 'commit', '-qm', path);
}

describe('git over HTTP', () => {
  test('fetches shallow, filtered and by commit id, with the header of actions/checkout', async () => {
    const hub = await openGitHub({ private: true });
    const token = hub.mintJobToken('owner/project', { contents: 'read' }, 'world');
    const sha = await hub.git('owner/project', 'rev-parse', 'main');
    const at = await folder();
    await git(at, 'init', '-q');
    const header = `http.${hub.serverUrl}/.extraheader=AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const fetched = await git(at, '-c', header, 'fetch', '-q', '--depth=1', '--filter=blob:none', `${hub.serverUrl}/owner/project`, sha);
    expect(fetched).toEqual({ ok: true, said: '' });
    expect((await git(at, 'rev-parse', 'FETCH_HEAD')).said.trim()).toBe(sha);
    expect(hub.requests.at(-1)).toMatchObject({ operationId: 'git/fetch', status: 200, caller: { kind: 'job', job: 'world' } });
  });

  test('is closed to strangers where the repository is private, and to tokens without the permission', async () => {
    const hub = await openGitHub({ private: true });
    const at = await folder();
    expect((await git(at, 'ls-remote', `${hub.serverUrl}/owner/project`)).ok).toBe(false);
    expect((await git(at, 'ls-remote', addressOf(hub, hub.mintJobToken('owner/project', { issues: 'write' })))).said).toContain('403');
    expect((await git(at, 'ls-remote', addressOf(hub, 'ghs_unknown'))).ok).toBe(false);
  });

  test('takes a push of who may write: pull requests move, and it is an event', async () => {
    const hub = await openGitHub();
    await hub.as('owner').push('owner/project', { branch: 'b', files: { 'b.txt': '1' } });
    const { number } = await hub.as('owner').openPull('owner/project', { title: 'P', head: 'b' });
    const token = hub.addToken('owner');
    const at = await cloneWith(hub, token);
    await git(at, 'checkout', '-q', 'b');
    await commit(at, 'c.txt', 'c');
    expect((await git(at, 'push', '-q', 'origin', 'b')).ok).toBe(true);
    const sha = (await git(at, 'rev-parse', 'HEAD')).said.trim();
    expect(await hub.git('owner/project', 'rev-parse', `refs/pull/${number}/head`)).toBe(sha);
    expect(hub.events.slice(-2).map((event) => [event.name, event.payload.after])).toEqual([['push', sha], ['pull_request', sha]]);
    expect((await git(at, 'fetch', '-q', 'origin', `pull/${number}/merge`)).ok).toBe(true);
    expect(await readFile(join(at, 'c.txt'), 'utf8')).toBe('c');
  });

  test('refuses a push with a reading token, to a protected branch, to refs/pull, and of workflow files by a job', async () => {
    const hub = await openGitHub();
    hub.protectBranch('owner/project', 'main');
    const at = await cloneWith(hub, hub.addToken('owner'));
    const pushWith = async (token: string, ...references: string[]) => (await git(at, 'push', addressOf(hub, token), ...references)).said;
    const job = hub.mintJobToken('owner/project', { contents: 'write' });
    expect(await pushWith(hub.mintJobToken('owner/project', { contents: 'read' }), 'HEAD:refs/heads/x')).toContain('403');
    await commit(at, 'x.txt', 'x');
    expect(await pushWith(job, 'HEAD:refs/heads/x')).toContain('new branch');
    expect(await pushWith(hub.addToken('owner'), 'HEAD:main')).toContain('GH006: Protected branch update failed');
    expect(await pushWith(job, 'HEAD:refs/pull/1/head')).toContain('deny updating a hidden ref');
    await commit(at, '.github/workflows/evil.yml', 'on: push\n');
    expect(await pushWith(job, 'HEAD:refs/heads/evil')).toContain('refusing to allow a GitHub App to create or update workflow `.github/workflows/evil.yml`');
    expect(await hub.git('owner/project', 'for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe('main\nx');
  });
});
