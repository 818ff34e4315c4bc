import { git, type GitPlace } from '../git/git.js';

/** Names or ids of objects (gitrevisions manual) with their bytes; null for what does not exist. */
export type Objects = ReadonlyMap<string, Buffer | null>;

/** One entry of a tree object. `name` is decoded as UTF-8. */
export interface TreeEntry {
  mode: string;
  name: string;
  oid: string;
}

/**
 * Reads objects with one `git cat-file --batch` (its manual describes the format). Names with a line feed cannot be asked
 * for and count as missing.
 */
export async function readObjects(place: GitPlace, names: readonly string[]): Promise<Objects> {
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
    const size = /^[0-9a-f]+ \w+ (\d+)$/.exec(stdout.subarray(position, endOfLine).toString('latin1'))?.[1];
    position = endOfLine + 1;
    if (size === undefined) {
      objects.set(name, null);
      continue;
    }
    objects.set(name, stdout.subarray(position, position + Number(size)));
    position += Number(size) + 1;
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
