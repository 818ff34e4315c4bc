import type { GitPlace } from '../git/git.js';
import { readObjects, treeEntries, type TreeEntry } from './objects.js';

/** A directory that lies above an added path (`''` is the top): its entries before and after the patch. */
export interface Neighbourhood {
  directory: string;
  before: TreeEntry[];
  after: TreeEntry[];
}

/** Reads the directories above the given paths, in both trees, with one git process; none for no paths. */
export async function readNeighbours(place: GitPlace, base: string, tree: string, paths: readonly string[]): Promise<Neighbourhood[]> {
  const directories = [...new Set(paths.flatMap(directoriesAbove))].toSorted();
  const objects = await readObjects(place, directories.flatMap((directory) => [`${base}:${directory}`, `${tree}:${directory}`]));
  const entriesOf = (root: string, directory: string): TreeEntry[] => {
    const content = objects.get(`${root}:${directory}`) ?? null;
    return content === null ? [] : treeEntries(content, tree.length);
  };
  return directories.map((directory) => ({ directory, before: entriesOf(base, directory), after: entriesOf(tree, directory) }));
}

/** `a/b/c` lies below `''`, `a` and `a/b`. */
export function directoriesAbove(path: string): string[] {
  const names = path.split('/');
  return names.map((_, position) => names.slice(0, position).join('/'));
}
