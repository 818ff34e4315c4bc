import type { Section } from './document.js';
import { createsFile } from './mendings.js';

/**
 * The line that a section says is the file's last, without a final newline: an old line followed by `\ No newline at end of
 * file` (GNU diffutils manual, "Incomplete Lines"). Null when it says nothing of the kind.
 */
function incompleteLastLine(section: Section): string | null {
  for (const { lines } of section.hunks) {
    const position = lines.findIndex((line, at) => !line.startsWith('+') && (lines[at + 1]?.startsWith('\\') ?? false));
    if (position >= 0) return (lines[position] ?? '').slice(1).replace(/\r$/, '');
  }
  return null;
}

/** Whether a section says of any line, old or new, that it has no newline. */
export function marksEnd(section: Section): boolean {
  return section.hunks.some(({ lines }) => lines.some((line) => line.startsWith('\\')));
}

/** Whether lines of the new file follow the one that a section says is the last: git would join them with it. */
export function continuesBehindEnd({ hunks }: Section): boolean {
  return hunks.some(({ lines }, position) => {
    const end = newEndOf(lines);
    return end >= 0 && (position < hunks.length - 1 || lines.slice(end + 2).some((line) => !/^[-\\]/.test(line)));
  });
}

/** Whether a hunk makes a last line without newline although what it replaces is not the end of the file. */
function endsBeforeEnd(section: Section, text: string): boolean {
  const last = section.hunks.find(({ lines }) => newEndOf(lines) >= 0);
  if (last === undefined || createsFile(section)) return false;
  const fileLines = text.replace(/\n$/, '').split('\n').map(withoutReturn);
  const replaced = last.lines.filter((line) => !/^[+\\]/.test(line)).map((line) => withoutReturn(line.slice(1)));
  if (replaced.length === 0) return text !== '' && last.oldStart < fileLines.length;
  return fileLines.slice(-replaced.length).join('\n') !== replaced.join('\n');
}

const withoutReturn = (line: string): string => line.replace(/\r$/, '');

/** Position of the new line that a marker follows, or -1. */
function newEndOf(lines: readonly string[]): number {
  return lines.findIndex((line, position) => !/^[-\\]/.test(line) && (lines[position + 1]?.startsWith('\\') ?? false));
}

/**
 * Whether a section says that a file ends without newline in some line, before or after the change, and the file does not
 * end there. git finds such a line anywhere and joins it with the next one. Files that several sections touch are left to
 * git: what they look like in between is not in the base.
 */
export function misstatesEnd(section: Section, sections: readonly Section[], content: Buffer | null): boolean {
  const line = incompleteLastLine(section);
  if (content === null || !marksEnd(section)) return false;
  if (sections.some((other) => other !== section && other.header.join('\n') === section.header.join('\n'))) return false;
  const text = content.toString('latin1').replace(/\r$/, '');
  if (endsBeforeEnd(section, text)) return true;
  return line !== null && text !== line && !text.endsWith(`\n${line}`);
}
