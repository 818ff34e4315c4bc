import { cpus } from 'node:os';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitLine, gitRecords, recordsIn, type GitPlace } from '../git/git.js';
import { fileOf, textOf, type BytePath } from './byte-path.js';

/** Paths that git tracks in a tree, with their modes as git prints them. */
export type TrackedPaths = Map<BytePath, string>;

const parallelCheckout = ['-c', `checkout.workers=${Math.max(1, cpus().length)}`] as const;

/**
 * Writes a commit's files into a folder by git's own checkout machinery and leaves a fresh index in the folder's git
 * directory. Line endings and encodings follow the commit's attributes; no filter driver is configured, so pointers of
 * Git LFS stay pointers.
 */
export async function exportCommit(place: GitPlace, commit: string): Promise<TrackedPaths> {
  await git(place, ['read-tree', commit]);
  const writing = git(place, [...parallelCheckout, 'checkout-index', '--all', '--force', '--index', '--quiet']);
  const listing = git(place, ['ls-files', '--stage', '-z']);
  await Promise.allSettled([writing, listing]);
  await writing;
  return trackedPaths((await listing).stdout);
}

/** Reads the records of `ls-files --stage -z`: mode, object id, stage, tab, path. */
function trackedPaths(listed: Buffer): TrackedPaths {
  const tracked: TrackedPaths = new Map();
  const modes = new Map<string, string>();
  for (const record of recordsIn(listed)) {
    const mode = record.toString('latin1', 0, 6);
    if (!modes.has(mode)) modes.set(mode, mode);
    // A path that is cut from a string would keep the whole of it in memory; all paths have the few strings of modes.
    tracked.set(record.toString('latin1', record.indexOf('\t') + 1), modes.get(mode) ?? mode);
  }
  return tracked;
}

/**
 * Fills the folders of submodules from the user's checkout, where their commits are there; others stay empty folders,
 * as after a clone without submodules. Returns the paths it wrote and the submodules that stayed empty.
 */
export async function exportSubmodules(place: GitPlace, tree: string, checkout: string): Promise<{ written: BytePath[]; empty: string[] }> {
  const written: BytePath[] = [];
  const empty: string[] = [];
  for (const record of await gitRecords(place, ['ls-files', '--stage', '-z'])) {
    const line = record.toString('latin1');
    if (!line.startsWith('160000 ')) continue;
    const path = line.slice(line.indexOf('\t') + 1);
    const commit = line.split(' ')[1] ?? '';
    const source = Buffer.concat([Buffer.from(`${checkout}/`), fileOf(path)]).toString('utf8');
    const target = join(tree, fileOf(path).toString('utf8'));
    if (!(await hasCommit(source, commit))) empty.push(textOf(path));
    else written.push(...(await exportSubmodule(source, target, commit)).map((inner) => `${path}/${inner}`));
  }
  return { written, empty };
}

async function hasCommit(directory: string, commit: string): Promise<boolean> {
  const top = await git({ directory }, ['rev-parse', '--show-cdup'], { accept: 'any' }).catch(() => null);
  // An empty answer: the folder is the top of a repository of its own, not a plain folder of the outer one.
  if (top === null || top.exitStatus !== 0 || top.stdout.toString('utf8').trim() !== '') return false;
  return (await git({ directory }, ['cat-file', '-e', `${commit}^{commit}`], { accept: 'any' })).exitStatus === 0;
}

async function exportSubmodule(source: string, target: string, commit: string): Promise<BytePath[]> {
  await mkdir(target, { recursive: true });
  const gitDirectory = await gitLine({ directory: source }, ['rev-parse', '--absolute-git-dir']);
  const indexFile = join(target, '.safe-debug-index');
  const place: GitPlace = { directory: target, gitDirectory, workTree: target, indexFile };
  try {
    const tracked = await exportCommit(place, commit);
    const nested = await exportSubmodules(place, target, source);
    return [...tracked].filter(([, mode]) => mode !== '160000').map(([path]) => path).concat(nested.written);
  } finally {
    await rm(indexFile, { force: true });
  }
}
