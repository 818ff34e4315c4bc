import { setTimeout as wait } from 'node:timers/promises';
import { SafeDebugError } from '../errors.js';
import { git, gitLine } from './git.js';
import { remoteEnvironment, remoteFault } from './remote.js';
import { openRepository, type Repository } from './repository.js';
import { createScratchRepository, type ScratchRepository } from './scratch.js';

/** Where to fetch from, and into what. */
export interface Source {
  /** Address of the repository, http or https, without a name or password in it. */
  url: string;
  /** A token that may read the repository, or null. It is only in the environment of the one git command. */
  token: string | null;
  /** The bare repository to make; it must not exist, or be empty. */
  directory: string;
  /** How long a bad line is put up with. */
  patience?: FetchPatience;
}

/** Waits before another attempt, and how long a line may be silent before it counts as cut. */
export interface FetchPatience {
  waitsMs: readonly number[];
  stalledS: number;
}

const defaultPatience: FetchPatience = { waitsMs: [2_000, 6_000, 12_000], stalledS: 30 };

/**
 * Fetches commits with all their files, and `depth - 1` generations before them: 1 for the commits alone, 2 to see what
 * each changed. Each is then there under its own id. Throws `input` for an address or id that cannot be, or a commit that the
 * server does not have; `environment` for a token that may not read, and for a network that stays broken.
 */
export async function fetchCommits({ commits, depth = 1, ...source }: Source & { commits: readonly string[]; depth?: number }): Promise<Repository> {
  for (const commit of commits) if (!/^[0-9a-f]{40}$/.test(commit)) throw new SafeDebugError('input', `"${commit}" is not the id of a commit: it needs 40 hex digits.`);
  const wanted = [...new Set(commits)];
  const scratch = await fetchInto(source, [`--depth=${depth}`], wanted.map((commit) => `${commit}:refs/fetched/${commit}`), `the commit ${wanted.join(', ')}`);
  await requireCommits(scratch, wanted, source.url);
  return openRepository(source.directory);
}

/**
 * Fetches the commits that refs reach, without folders and files (a partial clone with `tree:0`, git-rev-list manual): enough
 * to ask who descends from whom. `refs` are full names, or patterns with one `*`; a full name that is not there is an error.
 * Throws like `fetchCommits`.
 */
export async function fetchHistory({ refs, ...source }: Source & { refs: readonly string[] }): Promise<Repository> {
  for (const ref of refs) if (!isRefPattern(ref)) throw new SafeDebugError('input', `"${ref}" is not a full name of a ref, or a pattern of such names.`);
  const scratch = await fetchInto(source, ['--filter=tree:0'], refs.map((ref) => `+${ref}:${ref}`), `the history of ${refs.join(', ')}`);
  // git notes the server as one to ask for what is missing; nothing of this is ever asked for.
  await git(scratch.place, ['config', '--remove-section', `remote.${source.url}`], { accept: 'any' });
  return openRepository(source.directory);
}

/** Whether a ref of the repository reaches a commit. */
export async function isReachable(repository: Repository, commit: string): Promise<boolean> {
  const known = await git(repository.place, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' });
  if (known.exitStatus !== 0) return false;
  const reaching = await git(repository.place, ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${commit}`]);
  return reaching.stdout.length > 0;
}

/** Ids of a commit's parents, as the commit itself names them: also where a shallow history hides them. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const content = await git(repository.place, ['cat-file', 'commit', commit]);
  const [head = ''] = content.stdout.toString('utf8').split('\n\n');
  return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent);
}

async function fetchInto(source: Source, options: readonly string[], refspecs: readonly string[], what: string): Promise<ScratchRepository> {
  const { url, token, directory, patience = defaultPatience } = source;
  const environment = remoteEnvironment(url, token, patience.stalledS);
  const scratch = createScratchRepository(directory, null);
  const args = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-maintenance', ...options, '--', url, ...refspecs];
  for (let attempt = 0; ; attempt += 1) {
    const { exitStatus, stderr } = await git(scratch.place, args, { accept: 'any', environment });
    if (exitStatus === 0) return scratch;
    const waitMs = patience.waitsMs[attempt];
    const fault = remoteFault(stderr, token, what, url);
    if (fault.isFinal || waitMs === undefined) throw fault.error;
    await wait(waitMs);
  }
}

async function requireCommits(scratch: ScratchRepository, commits: readonly string[], url: string): Promise<void> {
  const answers = await gitLine(scratch.place, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input: `${commits.join('\n')}\n` });
  const there = new Set(answers.split('\n'));
  for (const commit of commits) {
    if (!there.has(`${commit} commit`)) throw new SafeDebugError('input', `${url} sent no commit with the id ${commit}. Name the id of a commit.`);
  }
}

/** Full names as git-check-ref-format(1) has them, at most one star, and nothing that could be a refspec of its own. */
function isRefPattern(ref: string): boolean {
  return /^refs\/[^\s~^:?[\\*]+(?:\*[^\s~^:?[\\*]*)?$/.test(ref) && !ref.includes('..') && !ref.includes('@{');
}
