import { entersGitDirectory, isAbsolutePath } from '../core/policy/paths.js';
import { gitRecords, type GitPlace } from '../git/git.js';
import { readObjects } from './objects.js';

/** Paths of symbolic links with their targets. */
type Links = ReadonlyMap<string, string>;

/** How many links Linux follows in one path (path_resolution manual). */
const followLimit = 40;

/**
 * Whether a patch makes a link leave the tree: one of the `touched` links does, or another one does now and did not before.
 */
export async function introducesEscape(place: GitPlace, base: string, tree: string, touched: ReadonlySet<string>): Promise<boolean> {
  const after = await readLinks(place, tree);
  const escaping = [...after.keys()].filter((path) => leavesTree(path, after));
  if (escaping.length === 0) return false;
  const before = await readLinks(place, base);
  return escaping.some((path) => touched.has(path) || !leavesTree(path, before));
}

/** Whether following the link at `path` leads above the top, to a root, or into the git directory. */
export function leavesTree(path: string, links: Links): boolean {
  const target = links.get(path);
  if (target === undefined) return false;
  return walkLeaves(path, links) || leavesOnWindows(path, target);
}

function walkLeaves(path: string, links: Links): boolean {
  const place: string[] = [];
  const ahead = path.split('/');
  let followed = 0;
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (place.pop() === undefined) return true;
      continue;
    }
    const target = links.get([...place, name].join('/'));
    if (target === undefined) {
      if (entersGitDirectory(name)) return true;
      place.push(name);
      continue;
    }
    followed += 1;
    if (followed > followLimit) return false;
    if (isAbsolutePath(target)) return true;
    ahead.unshift(...target.split('/'));
  }
  return false;
}

/** On Windows a backslash separates, too. */
function leavesOnWindows(path: string, target: string): boolean {
  return target.includes('\\') && walkLeaves(path, new Map([[path, target.replaceAll('\\', '/')]]));
}

async function readLinks(place: GitPlace, tree: string): Promise<Links> {
  const records = await gitRecords(place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  const entries = records.flatMap((record) => {
    const match = /^120000 blob ([0-9a-f]+)\t(.+)$/s.exec(record.toString('utf8'));
    return match ? [{ oid: match[1] ?? '', path: match[2] ?? '' }] : [];
  });
  const targets = await readObjects(place, 'blob', entries.map(({ oid }) => oid));
  return new Map(entries.map(({ oid, path }) => [path, targets.get(oid)?.toString('utf8') ?? '']));
}
