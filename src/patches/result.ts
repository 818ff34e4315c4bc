import { git, type GitPlace } from '../git/git.js';
import type { TouchedPath } from './outcome.js';

/** One difference between two trees, with the ids of both sides (all zeros for none). */
export interface Difference extends TouchedPath {
  oldOid: string;
  newOid: string;
  /** Whether the path's bytes are UTF-8. */
  readable: boolean;
}

/** All differences between two trees; added and deleted lines are null when one of the files is binary. */
export interface TreeDifference {
  differences: Difference[];
  additions: number | null;
  deletions: number | null;
}

/**
 * Compares two trees by `git diff-tree -r --raw --numstat -z --no-renames` (git-diff-tree manual, "Raw output format"). A
 * change of type counts as a modification.
 */
export async function compareTrees(place: GitPlace, base: string, tree: string): Promise<TreeDifference> {
  const { stdout } = await git(place, ['diff-tree', '-r', '--raw', '--numstat', '-z', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', base, tree]);
  const records = stdout.toString('latin1').split('\0');
  const result: TreeDifference = { differences: [], additions: 0, deletions: 0 };
  for (let position = 0; position < records.length; position += 1) {
    const record = records[position] ?? '';
    const raw = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([AMDT])/.exec(record);
    if (raw) {
      position += 1;
      result.differences.push(differenceOf(raw, records[position] ?? ''));
    } else {
      addCounts(result, /^(\d+|-)\t(\d+|-)\t/.exec(record));
    }
  }
  return result;
}

function differenceOf(raw: RegExpExecArray, name: string): Difference {
  const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = raw;
  const bytes = Buffer.from(name, 'latin1');
  const path = bytes.toString('utf8');
  const change = status === 'A' || status === 'D' ? status : 'M';
  return { path, change, oldMode, newMode, oldOid, newOid, readable: Buffer.from(path, 'utf8').equals(bytes) };
}

function addCounts(result: TreeDifference, counts: RegExpExecArray | null): void {
  if (counts === null) return;
  const [, added, deleted] = counts;
  if (added === '-' || result.additions === null || result.deletions === null) {
    result.additions = null;
    result.deletions = null;
    return;
  }
  result.additions += Number(added);
  result.deletions += Number(deleted);
}
