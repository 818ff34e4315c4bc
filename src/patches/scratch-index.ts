import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitLine, type GitPlace } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';

/** An index of its own that holds the base tree; patches are tried on it. One that failed leaves it as it was. */
export interface ScratchIndex {
  place: GitPlace;
  file: string;
}

/** Index files that hold one tree each, by scratch repository and tree. A copy of one takes a fraction of what reading the tree takes. */
const readTrees = new WeakMap<ScratchRepository, Map<string, Promise<string>>>();

/** Runs `use` with an index of the tree `base`, the id of a commit or tree, and removes the index afterwards. */
export async function withIndex<T>(scratch: ScratchRepository, base: string, use: (index: ScratchIndex) => Promise<T>): Promise<T> {
  const index = indexAt(scratch, 'index');
  try {
    await copyFile(await readTree(scratch, base), index.file);
    return await use(index);
  } finally {
    await rm(index.file, { force: true });
    await rm(`${index.file}.lock`, { force: true });
  }
}

/** Writes the index as a tree and returns its id. */
export function writeTree(index: ScratchIndex): Promise<string> {
  return gitLine(index.place, ['write-tree']);
}

/** An index file that holds a tree and that nobody changes; read once. */
function readTree(scratch: ScratchRepository, tree: string): Promise<string> {
  const known = readTrees.get(scratch) ?? new Map<string, Promise<string>>();
  readTrees.set(scratch, known);
  const reading = known.get(tree) ?? readInto(indexAt(scratch, 'tree'), tree);
  known.set(tree, reading);
  reading.catch(() => known.delete(tree)); // whoever asked is told; the next one may try again
  return reading;
}

async function readInto({ place, file }: ScratchIndex, tree: string): Promise<string> {
  await git(place, ['read-tree', tree]);
  return file;
}

/** A fresh index file, not written yet. */
function indexAt(scratch: ScratchRepository, kind: 'index' | 'tree'): ScratchIndex {
  const file = join(scratch.directory, `${kind}-${randomUUID()}`);
  return { file, place: { ...scratch.place, indexFile: file } };
}
