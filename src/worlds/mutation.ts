import { rm, rmdir } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { git, gitRecords } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import { systemCodeOf } from '../errors.js';
import { bytePathOf, fileOf, type BytePath } from './byte-path.js';

interface ChangedPath {
  path: BytePath;
  mode: string;
  object: string;
  deleted: boolean;
}

/**
 * Turns a freshly forked tree, which holds `baseTree`, into `tree`: git writes the changed files with its own checkout
 * machinery, from objects that it computed itself. Returns the changed paths. The world's own index stays as it was, so
 * that the change shows as uncommitted work there.
 */
export async function applyTree(folder: string, scratch: ScratchRepository, baseTree: string, tree: string): Promise<BytePath[]> {
  const changes = await changedPaths(scratch, baseTree, tree);
  for (const { path } of changes.filter(({ deleted }) => deleted)) await removeFile(folder, path);
  const written = changes.filter(({ deleted }) => !deleted);
  if (written.length > 0) await writeFiles(folder, scratch, written);
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

async function removeFile(folder: string, path: BytePath): Promise<void> {
  const root = `${bytePathOf(folder)}/`;
  await rm(fileOf(root + path), { force: true });
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
    try {
      await rmdir(fileOf(root + path.slice(0, slash)));
    } catch (error) {
      const code = systemCodeOf(error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return; // other files live there
      throw error;
    }
  }
}

async function writeFiles(folder: string, scratch: ScratchRepository, files: readonly ChangedPath[]): Promise<void> {
  const indexFile = join(scratch.directory, `index-${randomBytes(8).toString('hex')}`);
  const place = { ...scratch.place, directory: folder, workTree: folder, indexFile };
  const entries = Buffer.from(files.map(({ mode, object, path }) => `${mode} ${object}\t${path}\0`).join(''), 'latin1');
  try {
    await git(place, ['update-index', '-z', '--index-info'], { input: entries });
    await git(place, ['checkout-index', '--all', '--force', '--quiet']);
  } finally {
    await rm(indexFile, { force: true });
  }
}
