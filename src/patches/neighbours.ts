import type { GitPlace } from '../git/git.js';
import { readObjects, treeEntries, type TreeEntry } from './objects.js';
import type { Difference } from './result.js';

/** A directory that lies above an added path (`''` is the top): its entries before and after the patch. */
export interface Neighbourhood {
  directory: string;
  before: TreeEntry[];
  after: TreeEntry[];
}

/**
 * The directories above added paths, in both trees. git reads those that `base` has; what a new one holds is told by the
 * added paths themselves, so that a deep path costs no look-up for each of its directories.
 */
export async function readNeighbours(place: GitPlace, base: string, tree: string, added: readonly Difference[]): Promise<Neighbourhood[]> {
  const directories = [...new Set(added.flatMap(({ path }) => directoriesAbove(path)))].toSorted();
  const before = await readDirectories(place, base, directories);
  const after = await readDirectories(place, tree, [...before.keys()]);
  const created = entriesBelow(added);
  return directories.map((directory) => ({ directory, before: before.get(directory) ?? [], after: after.get(directory) ?? created.get(directory) ?? [] }));
}

/** The entries of those of the directories that a tree has. */
async function readDirectories(place: GitPlace, tree: string, directories: readonly string[]): Promise<Map<string, TreeEntry[]>> {
  const objects = await readObjects(place, 'tree', directories.map((directory) => `${tree}:${directory}`));
  return new Map(directories.flatMap((directory) => {
    const content = objects.get(`${tree}:${directory}`) ?? null;
    return content === null ? [] : [[directory, treeEntries(content, tree.length)]];
  }));
}

/** What a tree of the added files alone has in each directory. Directories have no id here: nobody reads them. */
function entriesBelow(added: readonly Difference[]): Map<string, TreeEntry[]> {
  const entries = new Map<string, Map<string, TreeEntry>>();
  for (const { path, newMode, newOid } of added) {
    const names = path.split('/');
    directoriesAbove(path).forEach((directory, position) => {
      const name = names[position] ?? '';
      const entry = position === names.length - 1 ? { mode: newMode, name, oid: newOid } : { mode: '040000', name, oid: '' };
      entries.set(directory, (entries.get(directory) ?? new Map<string, TreeEntry>()).set(name, entry));
    });
  }
  return new Map([...entries].map(([directory, named]) => [directory, [...named.values()]]));
}

/** `a/b/c` lies below `''`, `a` and `a/b`. */
export function directoriesAbove(path: string): string[] {
  const names = path.split('/');
  return names.map((_, position) => names.slice(0, position).join('/'));
}
