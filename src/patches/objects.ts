import { git, type GitPlace } from '../git/git.js';

/** Names or ids of objects (gitrevisions manual) with their bytes; null for what does not exist or is of another type. */
export type Objects = ReadonlyMap<string, Buffer | null>;

/** One entry of a tree object. `name` is decoded as UTF-8. */
export interface TreeEntry {
  mode: string;
  name: string;
  oid: string;
}

/**
 * Reads objects of one type with one `git cat-file --batch` (its manual describes the format). A name may lead to another
 * type, such as `TREE:PATH` where a directory became a file: that counts as missing. So do names with a line feed, which
 * cannot be asked for.
 */
export async function readObjects(place: GitPlace, type: 'blob' | 'tree', names: readonly string[]): Promise<Objects> {
  const objects = new Map<string, Buffer | null>();
  const askable = [...new Set(names)].filter((name) => {
    const asked = name !== '' && !name.includes('\n');
    if (!asked) objects.set(name, null);
    return asked;
  });
  if (askable.length === 0) return objects;
  const { stdout } = await git(place, ['cat-file', '--batch'], { input: askable.map((name) => `${name}\n`).join('') });
  let position = 0;
  for (const name of askable) {
    const endOfLine = stdout.indexOf(10, position);
    const [, found, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(position, endOfLine).toString('latin1')) ?? [];
    position = endOfLine + 1;
    objects.set(name, found === type ? stdout.subarray(position, position + Number(size)) : null);
    if (size !== undefined) position += Number(size) + 1;
  }
  return objects;
}

/** The entries of a tree object: `<mode> <name> NUL <id bytes>` each; `oidLength` is the number of hex digits of an id. */
export function treeEntries(tree: Buffer, oidLength: number): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let position = 0; position < tree.length; ) {
    const space = tree.indexOf(32, position);
    const nul = tree.indexOf(0, space);
    const end = nul + 1 + oidLength / 2;
    entries.push({
      mode: tree.subarray(position, space).toString('latin1').padStart(6, '0'),
      name: tree.subarray(space + 1, nul).toString('utf8'),
      oid: tree.subarray(nul + 1, end).toString('hex'),
    });
    position = end;
  }
  return entries;
}
