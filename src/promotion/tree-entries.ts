import { isUtf8 } from 'node:buffer';
import { git, gitRecords } from '../git/git.js';
import type { TreeEntry } from '../github/host.js';
import type { ScratchRepository } from '../git/scratch.js';

/**
 * What has to change in `base` to get `tree`, with the bytes of every file, as git's raw difference lists it (git-diff-tree
 * manual, "Raw output format"). Null where a path or a kind of entry cannot be named through GitHub's API.
 */
export async function treeEntries(scratch: ScratchRepository, base: string, tree: string): Promise<TreeEntry[] | null> {
  const records = await gitRecords(scratch.place, ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--full-index', base, tree]);
  const entries: TreeEntry[] = [];
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [header, name] = [records[index]?.toString('latin1') ?? '', records[index + 1] ?? Buffer.alloc(0)];
    const entry = isUtf8(name) ? await entryOf(scratch, header, name.toString('utf8')) : null;
    if (entry === null) return null;
    entries.push(entry);
  }
  return entries;
}

async function entryOf(scratch: ScratchRepository, header: string, path: string): Promise<TreeEntry | null> {
  const [, newMode = '', , newId = '', status = ''] = header.slice(1).split(' ');
  if (status === 'D') return { path, deleted: true };
  if (newMode !== '100644' && newMode !== '100755' && newMode !== '120000') return null;
  const { stdout } = await git(scratch.place, ['cat-file', 'blob', newId]);
  return { path, mode: newMode, content: stdout };
}
