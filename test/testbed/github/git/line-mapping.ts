import type { BareGit } from './git.js';

interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** The hunks of a patch by their headers (git-diff(1), "Combined diff format" aside: `@@ -l,s +l,s @@`). */
function hunksIn(patch: string): readonly Hunk[] {
  return [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map((match) => ({
    oldStart: Number(match[1]), oldCount: Number(match[2] ?? 1), newStart: Number(match[3]), newCount: Number(match[4] ?? 1),
  }));
}

/** Where a line of a file in one commit is in another commit; null when it was changed or is gone. */
export async function lineIn(git: BareGit, path: string, line: number, from: string, to: string): Promise<number | null> {
  if ((await git.maybe(['cat-file', '-t', `${to}:${path}`])) === null) return null;
  const patch = await git.text(['diff', '-U0', '--no-renames', from, to, '--', `:(literal)${path}`]);
  let shift = 0;
  for (const hunk of hunksIn(patch)) {
    if (hunk.oldCount > 0 && line >= hunk.oldStart && line < hunk.oldStart + hunk.oldCount) return null;
    const before = hunk.oldCount === 0 ? hunk.oldStart < line : hunk.oldStart + hunk.oldCount <= line;
    if (before) shift += hunk.newCount - hunk.oldCount;
  }
  return line + shift;
}

/**
 * The place of a line in a file's diff: lines below the first `@@`, which is 0 (docs.github.com, "Create a review comment",
 * `position`), and the part of its hunk that ends with it. null when the diff does not show the line.
 */
export function placeInPatch(patch: string, side: 'LEFT' | 'RIGHT', line: number): { readonly position: number; readonly hunk: string } | null {
  let old = 0;
  let now = 0;
  let hunkStart = 0;
  const lines = patch.split('\n');
  for (const [position, text] of lines.entries()) {
    const header = hunksIn(text)[0];
    if (header !== undefined) {
      old = header.oldStart;
      now = header.newStart;
      hunkStart = position;
      continue;
    }
    const onSide = side === 'RIGHT' ? !text.startsWith('-') && now === line : !text.startsWith('+') && old === line;
    if (onSide && !text.startsWith('\\')) return { position, hunk: lines.slice(hunkStart, position + 1).join('\n') };
    if (text.startsWith('+') || text.startsWith(' ')) now += 1;
    if (text.startsWith('-') || text.startsWith(' ')) old += 1;
  }
  return null;
}
