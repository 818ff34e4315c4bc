import type { BareGit } from './git.js';

export interface FileChange {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: 'added' | 'modified' | 'removed' | 'renamed' | 'copied' | 'changed';
  /** Blob after the change, or before a removal. */
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  /** The hunks without git's file header; null for binary files and pure renames. */
  readonly patch: string | null;
}

const statuses: Readonly<Record<string, FileChange['status']>> = { A: 'added', M: 'modified', D: 'removed', R: 'renamed', C: 'copied', T: 'changed' };

/** The changed files between two commits or trees (git-diff(1), raw output format with -z). */
export async function changedFiles(git: BareGit, from: string, to: string): Promise<readonly FileChange[]> {
  const fields = (await git.text(['diff-tree', '-r', '-M', '-z', '--raw', '--abbrev=40', from, to])).split('\0');
  const changes: FileChange[] = [];
  for (let at = 0; at < fields.length - 1; ) {
    const [, , before, after, status] = (fields[at] ?? '').split(' ');
    const kind = (status ?? '').charAt(0);
    const first = fields[at + 1] ?? '';
    const moved = kind === 'R' || kind === 'C';
    const path = moved ? (fields[at + 2] ?? '') : first;
    at += moved ? 3 : 2;
    changes.push({
      path,
      previousPath: moved ? first : null,
      status: statuses[kind] ?? 'changed',
      sha: (kind === 'D' ? before : after) ?? '',
      ...(await hunksOf(git, from, to, moved ? [first, path] : [path])),
    });
  }
  return changes;
}

async function hunksOf(git: BareGit, from: string, to: string, paths: readonly string[]): Promise<{ additions: number; deletions: number; patch: string | null }> {
  const text = await git.text(['diff', '-M', from, to, '--', ...paths.map((path) => `:(literal)${path}`)]);
  const start = text.indexOf('\n@@');
  if (start < 0) return { additions: 0, deletions: 0, patch: null };
  const patch = text.slice(start + 1);
  const lines = patch.split('\n');
  return { additions: lines.filter((line) => line.startsWith('+')).length, deletions: lines.filter((line) => line.startsWith('-')).length, patch };
}

/** The commit that a pull request's or comparison's diff starts at; the empty tree where histories share nothing. */
export async function mergeBase(git: BareGit, base: string, head: string): Promise<string> {
  return (await git.maybe(['merge-base', base, head])) ?? git.text(['hash-object', '-t', 'tree', '/dev/null']);
}
