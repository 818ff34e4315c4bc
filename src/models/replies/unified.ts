import type { Replacement } from './placing.js';

/** Unchanged lines around a change (git-diff manual, `-U`). */
const contextLines = 3;

/** The section of a git patch that changes a file, and moves it where `movedTo` says so. `lines` are the file's, with their ends. */
export function editedFile(path: string, movedTo: string | null, lines: readonly string[], replacements: readonly Replacement[]): string {
  const target = movedTo ?? path;
  const rename = movedTo === null ? '' : `rename from ${quoted(path)}\nrename to ${quoted(movedTo)}\n`;
  const header = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${target}`)}\n${rename}`;
  return replacements.length === 0 ? header : `${header}${nameLine('---', `a/${path}`)}${nameLine('+++', `b/${target}`)}${hunks(lines, replacements)}`;
}

/** The section that creates a file; an empty one has no hunk. */
export function createdFile(path: string, lines: readonly string[]): string {
  const header = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\nnew file mode 100644\n`;
  return lines.length === 0 ? header : `${header}--- /dev/null\n${nameLine('+++', `b/${path}`)}@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => marked('+', line)).join('')}`;
}

/** The section that deletes a file; git passes over a mode that is not the file's. */
export function deletedFile(path: string, lines: readonly string[]): string {
  const header = `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\ndeleted file mode 100644\n`;
  return lines.length === 0 ? header : `${header}${nameLine('---', `a/${path}`)}+++ /dev/null\n@@ -1,${lines.length} +0,0 @@\n${lines.map((line) => marked('-', line)).join('')}`;
}

/** Groups changes whose surroundings touch, and writes a hunk for each group. */
function hunks(lines: readonly string[], replacements: readonly Replacement[]): string {
  const groups: Replacement[][] = [];
  for (const replacement of replacements) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && replacement.start - previous.end <= 2 * contextLines) group.push(replacement);
    else groups.push([replacement]);
  }
  let shift = 0;
  return groups
    .map((group) => {
      const { text, growth } = hunk(lines, group, shift);
      shift += growth;
      return text;
    })
    .join('');
}

function hunk(lines: readonly string[], group: readonly Replacement[], shift: number): { text: string; growth: number } {
  const start = Math.max(0, (group[0]?.start ?? 0) - contextLines);
  const end = Math.min(lines.length, (group.at(-1)?.end ?? 0) + contextLines);
  const written: string[] = [];
  let position = start;
  for (const replacement of group) {
    written.push(...lines.slice(position, replacement.start).map((line) => marked(' ', line)));
    written.push(...lines.slice(replacement.start, replacement.end).map((line) => marked('-', line)), ...replacement.lines.map((line) => marked('+', line)));
    position = replacement.end;
  }
  written.push(...lines.slice(position, end).map((line) => marked(' ', line)));
  const growth = group.reduce((sum, replacement) => sum + replacement.lines.length - (replacement.end - replacement.start), 0);
  const oldCount = end - start;
  const newCount = oldCount + growth;
  return { text: `@@ -${range(start, oldCount)} +${range(start + shift, newCount)} @@\n${written.join('')}`, growth };
}

/** An empty range names the line before it (POSIX `diff -u`). */
function range(start: number, count: number): string {
  return `${count === 0 ? start : start + 1},${count}`;
}

function marked(mark: ' ' | '-' | '+', line: string): string {
  return line.endsWith('\n') ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`;
}

/** A name with white space ends in a tab, as git writes it, so that readers do not take a part for a time. */
function nameLine(mark: '---' | '+++', name: string): string {
  const text = quoted(name);
  return `${mark} ${text}${!text.startsWith('"') && /\s/.test(name) ? '\t' : ''}\n`;
}

/** Git's C-style quoting for names with quotes, backslashes or control characters (git-config manual, core.quotePath). */
function quoted(name: string): string {
  if (!/["\\\p{Cc}]/u.test(name)) return name;
  const escaped = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, (control) => [...Buffer.from(control)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''));
  return `"${escaped}"`;
}
