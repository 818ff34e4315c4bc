import type { MarkdownText } from './markdown.js';

/** Header lines of git and of plain unified diffs (git-diff manual, "Generating patch text with -p"). */
const header =
  /^(?:diff --git |index [0-9a-f]|(?:old|new|deleted file|new file) mode |(?:copy|rename) (?:from|to) |(?:dis)?similarity index |--- |\+\+\+ |@@ |GIT binary patch$|(?:literal|delta) \d)/;

/**
 * Diffs that stand in the text without a fence. Markdown has no structure for them, so they are found by their headers,
 * outside code, quotes and HTML, and reach as far as the lines look like a diff. Each comes with its line feeds.
 */
export function rawDiffs({ text, foreignLines }: MarkdownText): string[] {
  const lines = text.split('\n');
  const foreign = new Set(foreignLines.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, offset) => first - 1 + offset)));
  const found: string[] = [];
  for (let position = 0; position < lines.length; ) {
    const end = !foreign.has(position) && startsDiff(lines, position) ? endOfDiff(lines, position) : position;
    if (end > position) found.push(lines.slice(position, end).map((line) => `${line}\n`).join(''));
    position = Math.max(end, position + 1);
  }
  return found;
}

function startsDiff(lines: readonly string[], position: number): boolean {
  const line = lines[position] ?? '';
  if (line.startsWith('diff --git ')) return true;
  return line.startsWith('--- ') && (lines[position + 1] ?? '').startsWith('+++ ') && (lines[position + 2] ?? '').startsWith('@@ ');
}

/** The index behind the last line of the diff that starts at `first`. Blank lines belong to it only if it goes on below. */
function endOfDiff(lines: readonly string[], first: number): number {
  let end = first;
  let expected = { old: 0, new: 0 };
  for (let position = first; position < lines.length; position += 1) {
    const line = lines[position] ?? '';
    const counts = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (counts) expected = { old: Number(counts[1] ?? 1), new: Number(counts[2] ?? 1) };
    const inHunk = expected.old > 0 || expected.new > 0;
    if (!counts && inHunk && /^(?:[-+ ]|$)/.test(line)) {
      if (!line.startsWith('+')) expected.old -= 1;
      if (!line.startsWith('-')) expected.new -= 1;
    } else if (!header.test(line) && !continuesHunk(line, end < position)) {
      if (line !== '') break;
      continue;
    }
    if (line !== '' || inHunk) end = position + 1;
  }
  return end;
}

/** Whether a line can belong to a hunk whose counts are too small. Behind a blank line an item of a list looks like a changed line. */
function continuesHunk(line: string, afterBlank: boolean): boolean {
  return /^[-+ \\]/.test(line) && !(afterBlank && /^[-+] \S/.test(line));
}
