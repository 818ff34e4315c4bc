import { copyFile, lstat, mkdir, mkdtemp, readlink, rm, rmdir, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { systemCodeOf } from '../errors.js';
import { git } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import type { TouchedPath } from '../patches/outcome.js';
import { compareTrees } from '../patches/result.js';
import { withIndex, type ScratchIndex } from '../patches/scratch-index.js';
import { bytePathOf, fileOf, type BytePath } from './byte-path.js';
import { giveTo } from './owner.js';
import type { World } from './strategy.js';

/** A change of the snapshot's tree, ready to be made in worlds: git has written the files into a folder of ours. */
export interface Mutation {
  /** The tree that it makes. */
  tree: string;
  deleted: readonly BytePath[];
  written: readonly BytePath[];
  /** Folder with the written files, or null where there are none. */
  staged: string | null;
}

/** The mutation that changes nothing. */
export function noMutation(tree: string): Mutation {
  return { tree, deleted: [], written: [], staged: null };
}

/** The paths that a mutation changes. */
export function changedBy({ deleted, written }: Mutation): BytePath[] {
  return [...deleted, ...written];
}

/** Stages the change from one tree to another. `discardMutation` takes it away. */
export async function stageTree(scratch: ScratchRepository, baseTree: string, tree: string): Promise<Mutation> {
  const { differences } = await compareTrees(scratch.place, baseTree, tree);
  return withIndex(scratch, tree, (index) => stageMutation(scratch, index, tree, differences));
}

/**
 * Stages the change to the tree that an index holds, as far as it is among `touched`: git writes the files with its own checkout machinery, from
 * objects that it computed itself, by the attributes in the index (gitattributes manual). `discardMutation` takes it away. Rejects with `environment`
 * if git cannot write them; then nothing stays.
 */
export async function stageMutation(scratch: ScratchRepository, index: ScratchIndex, tree: string, touched: readonly TouchedPath[]): Promise<Mutation> {
  const pathsOf = (which: (path: TouchedPath) => boolean): BytePath[] => touched.filter(which).map(({ path }) => bytePathOf(path));
  const [deleted, written] = [pathsOf(({ change }) => change === 'D'), pathsOf(({ change }) => change !== 'D')];
  if (written.length === 0) return { tree, deleted, written, staged: null };
  const staged = await mkdtemp(join(scratch.directory, 'staged-'));
  const place = { ...index.place, directory: staged, workTree: staged };
  const mutation = { tree, deleted, written, staged };
  try {
    await git(place, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { input: Buffer.from(written.map((path) => `${path}\0`).join(''), 'latin1') });
  } catch (error) {
    await discardMutation(mutation);
    throw error;
  }
  return mutation;
}

/** Takes away what was staged for a mutation. */
export async function discardMutation({ staged }: Mutation): Promise<void> {
  if (staged !== null) await rm(staged, { recursive: true, force: true });
}

/**
 * Makes a mutation in a freshly forked world, never through a link that a set-up may have put there. The world's own index stays as
 * it was, so that the change shows as uncommitted work there.
 */
export async function mutate({ reached, owner }: Pick<World, 'reached' | 'owner'>, { deleted, written, staged }: Mutation): Promise<void> {
  const root = bytePathOf(reached.tree);
  for (const path of deleted) await removeFile(root, path);
  if (staged === null) return;
  for (const path of written) await putInto({ root, owner }, path, `${bytePathOf(staged)}/${path}`);
}

/** Removes a file and the folders that are empty then, as git does. What lies behind a link is not the world's. */
async function removeFile(root: BytePath, path: BytePath): Promise<void> {
  const folders = foldersAbove(path);
  for (const folder of folders) if (!(await isFolder(`${root}/${folder}`))) return;
  await rm(fileOf(`${root}/${path}`), { force: true });
  for (const folder of folders.reverse()) {
    try {
      await rmdir(fileOf(`${root}/${folder}`));
    } catch (error) {
      const code = systemCodeOf(error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST') return; // other files live there
      throw error;
    }
  }
}

/** Puts a file or link of ours at a path of the world. What is in its way goes: a link or file where a folder has to be, anything where it has to be. */
async function putInto({ root, owner }: { root: BytePath; owner: World['owner'] }, path: BytePath, staged: BytePath): Promise<void> {
  for (const folder of foldersAbove(path)) {
    const at = fileOf(`${root}/${folder}`);
    if (await isFolder(`${root}/${folder}`)) continue;
    await rm(at, { force: true });
    await mkdir(at);
    await giveTo(owner, at);
  }
  const [from, to] = [fileOf(staged), fileOf(`${root}/${path}`)];
  const stat = await lstat(from);
  await rm(to, { recursive: true, force: true });
  if (stat.isSymbolicLink()) await symlink(await readlink(from, { encoding: 'buffer' }), to);
  else await copyFile(from, to, constants.COPYFILE_EXCL);
  await giveTo(owner, to);
}

/** The folders above a path, outermost first. */
function foldersAbove(path: BytePath): BytePath[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Whether a path is a folder itself, not a link to one. */
async function isFolder(path: BytePath): Promise<boolean> {
  try {
    return (await lstat(fileOf(path))).isDirectory();
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
