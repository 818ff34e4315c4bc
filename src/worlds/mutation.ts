import { copyFile, lstat, mkdir, mkdtemp, readlink, rm, rmdir, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { git, gitRecords, type GitPlace } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import { systemCodeOf } from '../errors.js';
import { bytePathOf, fileOf, type BytePath } from './byte-path.js';

interface ChangedPath {
  path: BytePath;
  mode: string;
  object: string;
  deleted: boolean;
}

/** What a change is made from. */
export interface MutationSource {
  scratch: ScratchRepository;
  /** The snapshot's files that say how others are written (gitattributes manual). */
  attributeFiles: readonly BytePath[];
}

/**
 * Turns a freshly forked tree, which holds `baseTree`, into `tree`: git writes the changed files with its own checkout
 * machinery, from objects that it computed itself, into a folder of ours; from there they go into the world, never through a link
 * that a set-up may have put there. Returns the changed paths. The world's own index stays as it was, so
 * that the change shows as uncommitted work there.
 */
export async function applyTree(folder: string, source: MutationSource, baseTree: string, tree: string): Promise<BytePath[]> {
  const changes = await changedPaths(source.scratch, baseTree, tree);
  const root = bytePathOf(folder);
  for (const { path } of changes.filter(({ deleted }) => deleted)) await removeFile(root, path);
  const written = changes.filter(({ deleted }) => !deleted);
  if (written.length > 0) await writeFiles(root, source, tree, written);
  return changes.map(({ path }) => path);
}

/** Reads `diff-tree --raw -z` (its manual, "Raw output format"). */
async function changedPaths(scratch: ScratchRepository, baseTree: string, tree: string): Promise<ChangedPath[]> {
  const records = await gitRecords(scratch.place, ['diff-tree', '-r', '--raw', '-z', '--no-renames', '--full-index', baseTree, tree]);
  const changes: ChangedPath[] = [];
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [, mode = '', , object = '', status = ''] = (records[index] ?? Buffer.alloc(0)).toString('latin1').split(' ');
    changes.push({ path: (records[index + 1] ?? Buffer.alloc(0)).toString('latin1'), mode, object, deleted: status.startsWith('D') });
  }
  return changes;
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

async function writeFiles(root: BytePath, { scratch, attributeFiles }: MutationSource, tree: string, files: readonly ChangedPath[]): Promise<void> {
  const folder = await mkdtemp(join(scratch.directory, 'checkout-'));
  try {
    const staged = join(folder, 'files');
    await mkdir(staged);
    const place = { ...scratch.place, directory: staged, workTree: staged, indexFile: join(folder, 'index') };
    await indexFiles(place, tree, attributeFiles, files);
    await git(place, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { input: Buffer.from(files.map(({ path }) => `${path}\0`).join(''), 'latin1') });
    for (const { path } of files) await putInto(root, path, `${bytePathOf(staged)}/${path}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An index of the files and of those that say how they are written; git reads attributes from it where the work tree has none. */
async function indexFiles(place: GitPlace, tree: string, attributeFiles: readonly BytePath[], files: readonly ChangedPath[]): Promise<void> {
  const attributes = attributeFiles.length === 0 ? [] : await gitRecords(place, ['ls-tree', '-z', '--full-tree', tree, '--', ...attributeFiles.map((path) => fileOf(path).toString('utf8'))]);
  const lines = [...attributes.map((record) => record.toString('latin1').replace(' blob ', ' ')), ...files.map(({ mode, object, path }) => `${mode} ${object}\t${path}`)];
  await git(place, ['update-index', '-z', '--index-info'], { input: Buffer.from(lines.map((line) => `${line}\0`).join(''), 'latin1') });
}

/** Puts a file or link of ours at a path of the world. What is in its way goes: a link or file where a folder has to be, anything where it has to be. A submodule has no file. */
async function putInto(root: BytePath, path: BytePath, staged: BytePath): Promise<void> {
  for (const folder of foldersAbove(path)) {
    const at = fileOf(`${root}/${folder}`);
    if (await isFolder(`${root}/${folder}`)) continue;
    await rm(at, { force: true });
    await mkdir(at);
  }
  const [from, to] = [fileOf(staged), fileOf(`${root}/${path}`)];
  const stat = await lstat(from);
  if (stat.isDirectory()) return;
  await rm(to, { recursive: true, force: true });
  if (stat.isSymbolicLink()) await symlink(await readlink(from, { encoding: 'buffer' }), to);
  else await copyFile(from, to, constants.COPYFILE_EXCL);
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
