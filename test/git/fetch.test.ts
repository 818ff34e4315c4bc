import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { candidateFromRevision } from '../../src/candidates/revisions.js';
import { messageOf, SafeDebugError } from '../../src/errors.js';
import { fetchCommits, fetchHistory, isReachable, parentsOf, type FetchPatience } from '../../src/git/fetch.js';
import { resolveCommit } from '../../src/git/repository.js';
import { serveRepository } from '../support/git-server.js';
import { gitIn, repositoryWith, temporaryFolder, writeFiles } from '../support/repository.js';

const token = 'ghs_canary0123456789';
const quick: FetchPatience = { waitsMs: [10, 10], stalledS: 1 };
const absent = 'f'.repeat(40);

/** A history of three commits on main, and one on a pull request; their ids. */
function history(): { repository: string; first: string; second: string; third: string; pull: string } {
  const repository = repositoryWith({ 'a.txt': 'one\n', 'folder/b.txt': 'b\n' });
  const commit = (files: Record<string, string>): string => {
    writeFiles(repository, files);
    gitIn(repository, 'add', '-A');
    gitIn(repository, 'commit', '-q', '-m', 'change');
    return gitIn(repository, 'rev-parse', 'HEAD');
  };
  const first = gitIn(repository, 'rev-parse', 'HEAD');
  const second = commit({ 'a.txt': 'two\n' });
  gitIn(repository, 'tag', 'v1');
  const third = commit({ 'a.txt': 'three\n' });
  gitIn(repository, 'checkout', '-q', '--detach', second);
  const pull = commit({ 'c.txt': 'pull\n' });
  gitIn(repository, 'update-ref', 'refs/pull/7/head', pull);
  gitIn(repository, 'checkout', '-q', 'main');
  return { repository, first, second, third, pull };
}

async function faultOf(work: Promise<unknown>): Promise<SafeDebugError> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof SafeDebugError)) throw new Error(`no error of ours: ${messageOf(thrown)}`);
  return thrown;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)).filter((path) => statSync(path).isFile());
}

describe('fetching commits', () => {
  it('brings each commit with its files and without its history', async () => {
    const { repository, second, pull } = history();
    const { url } = await serveRepository(repository);
    const fetched = await fetchCommits({ url, token: null, directory: join(temporaryFolder(), 'git'), commits: [second, pull, second] });
    expect(await resolveCommit(fetched, pull)).toEqual({ commit: pull, tree: gitIn(repository, 'rev-parse', `${pull}^{tree}`) });
    expect(gitIn(fetched.path, 'show', `${second}:a.txt`)).toBe('two');
    expect(readFileSync(fetched.shallowFile, 'utf8').trim().split('\n').sort()).toEqual([second, pull].sort());
    expect(fetched.workTree).toBeNull();
    expect(gitIn(fetched.path, 'tag')).toBe('');
    expect(await parentsOf(fetched, pull)).toEqual([second]);
  });

  it('brings what a commit changed with a depth of two', async () => {
    const { repository, second, third } = history();
    const { url } = await serveRepository(repository);
    const fetched = await fetchCommits({ url, token: null, directory: join(temporaryFolder(), 'git'), commits: [third], depth: 2 });
    const candidate = await candidateFromRevision(fetched, second, third);
    expect(candidate.patch.toString()).toContain('-two\n+three\n');
    expect(gitIn(fetched.path, 'rev-list', third).split('\n')).toEqual([third, second]);
  });

  it('gives the token to the server, and to no argument and no file', async () => {
    const { repository, second } = history();
    const { url, requests } = await serveRepository(repository, { token });
    const directory = join(temporaryFolder(), 'git');
    await fetchCommits({ url, token, directory, commits: [second] });
    const secrets = [token, Buffer.from(`x-access-token:${token}`).toString('base64')];
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.every(({ authorization }) => authorization === `basic ${secrets[1]}` || authorization === `Basic ${secrets[1]}`)).toBe(true);
    const lines = requests.flatMap(({ commandLines }) => commandLines);
    expect(lines.some((line) => line.includes(' fetch ') && line.includes(url))).toBe(true);
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    const files = filesBelow(directory);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => secrets.some((secret) => readFileSync(file).includes(secret)))).toEqual([]);
  });

  it.each([
    ['a wrong token', 'ghs_wrong'],
    ['no token', null],
  ])('with %s says what the job needs, once, and not the token', async (_, given) => {
    const { repository, second } = history();
    const { url, requests } = await serveRepository(repository, { token });
    const fault = await faultOf(fetchCommits({ url, token: given, directory: join(temporaryFolder(), 'git'), commits: [second], patience: quick }));
    expect(fault.code).toBe('environment');
    expect(fault.message).toContain('permissions: contents: read');
    expect(fault.message).toContain(second);
    expect(fault.message).not.toContain('ghs_wrong');
    expect(requests).toHaveLength(1);
  });

  it('names a commit that the server does not have, without asking again', async () => {
    const { repository } = history();
    const { url, requests } = await serveRepository(repository);
    const fault = await faultOf(fetchCommits({ url, token: null, directory: join(temporaryFolder(), 'git'), commits: [absent], patience: quick }));
    expect(fault.code).toBe('input');
    expect(fault.message).toContain(`the commit ${absent}`);
    expect(fault.message).toContain('the server does not have it');
    expect(requests.filter(({ path }) => path.includes('info/refs'))).toHaveLength(1);
  });

  it('takes no tree or file for a commit', async () => {
    const { repository, second } = history();
    const { url } = await serveRepository(repository);
    const tree = gitIn(repository, 'rev-parse', `${second}^{tree}`);
    const fault = await faultOf(fetchCommits({ url, token: null, directory: join(temporaryFolder(), 'git'), commits: [tree], patience: quick }));
    expect(fault.code).toBe('input');
  });

  it.each([
    ['cut lines', { kind: 'drop' } as const],
    ['a server that is down', { kind: 'status', status: 503 } as const],
    ['a server that goes silent', { kind: 'silence' } as const],
  ])('survives %s for a while', async (_, fault) => {
    const { repository, second } = history();
    const { url } = await serveRepository(repository, { faultFor: (index) => (index === 0 || index === 2 ? fault : null) });
    const fetched = await fetchCommits({ url, token: null, directory: join(temporaryFolder(), 'git'), commits: [second], patience: quick });
    expect((await resolveCommit(fetched, second)).commit).toBe(second);
  });

  it('ends with the reason and the next step where the network stays broken', async () => {
    const { repository, second } = history();
    const { url, requests } = await serveRepository(repository, { faultFor: () => ({ kind: 'drop' }) });
    const fault = await faultOf(fetchCommits({ url, token, directory: join(temporaryFolder(), 'git'), commits: [second], patience: quick }));
    expect(fault.code).toBe('environment');
    expect(fault.message).toMatch(/Empty reply|reset|unable to access/);
    expect(fault.message).toContain('githubstatus.com');
    expect(requests).toHaveLength(3);
  });

  it('follows no redirect, so that the token reaches no other server', async () => {
    const { repository, second } = history();
    const other = await serveRepository(repository);
    const { url } = await serveRepository(repository, { faultFor: () => ({ kind: 'status', status: 302, location: `${other.url}/info/refs?service=git-upload-pack` }) });
    const fault = await faultOf(fetchCommits({ url, token, directory: join(temporaryFolder(), 'git'), commits: [second], patience: quick }));
    expect(fault.message).toContain('another address');
    expect(other.requests).toEqual([]);
  });

  it.each([['file:///etc'], ['ext::sh -c id'], ['git@host:owner/name'], ['https://user:password@host/owner/name'], ['https://host/owner/name?x=1']])('refuses the address %s', async (url) => {
    const fault = await faultOf(fetchCommits({ url, token, directory: join(temporaryFolder(), 'git'), commits: [absent] }));
    expect(fault.code).toBe('input');
    expect(fault.message).not.toContain('password@');
  });

  it.each([['HEAD'], ['--upload-pack=id'], ['abc'], [`${absent}:refs/heads/x`], ['A'.repeat(40)]])('refuses %s as the id of a commit', async (commit) => {
    expect((await faultOf(fetchCommits({ url: 'http://127.0.0.1:1/r', token, directory: join(temporaryFolder(), 'git'), commits: [commit] }))).code).toBe('input');
  });
});

describe('fetching history', () => {
  it('brings commits alone, and tells what they reach', async () => {
    const { repository, first, second, third, pull } = history();
    gitIn(repository, 'checkout', '-q', '--detach', first);
    gitIn(repository, 'commit', '-q', '--allow-empty', '-m', 'in no branch');
    const stray = gitIn(repository, 'rev-parse', 'HEAD');
    const { url } = await serveRepository(repository);
    const fetched = await fetchHistory({ url, token: null, directory: join(temporaryFolder(), 'git'), refs: ['refs/heads/*', 'refs/pull/7/head'] });
    for (const commit of [first, second, third, pull]) expect(await isReachable(fetched, commit)).toBe(true);
    for (const commit of [stray, absent]) expect(await isReachable(fetched, commit)).toBe(false);
    expect(await parentsOf(fetched, third)).toEqual([second]);
    expect(await parentsOf(fetched, first)).toEqual([]);
    expect(gitIn(fetched.path, 'merge-base', third, pull)).toBe(second);
    const kinds = gitIn(fetched.path, 'cat-file', '--batch-all-objects', '--batch-check=%(objecttype)').split('\n');
    expect(new Set(kinds)).toEqual(new Set(['commit']));
  });

  it('says when a ref is not there', async () => {
    const { repository } = history();
    const { url } = await serveRepository(repository);
    const fault = await faultOf(fetchHistory({ url, token: null, directory: join(temporaryFolder(), 'git'), refs: ['refs/pull/8/head'], patience: quick }));
    expect(fault.code).toBe('input');
    expect(fault.message).toContain('refs/pull/8/head');
  });

  it.each([['main'], ['refs/heads/a:refs/heads/b'], ['refs/heads/../x'], ['+refs/heads/a'], ['refs/*/a*']])('refuses %s as a ref', async (ref) => {
    expect((await faultOf(fetchHistory({ url: 'http://127.0.0.1:1/r', token: null, directory: join(temporaryFolder(), 'git'), refs: [ref] }))).code).toBe('input');
  });
});
