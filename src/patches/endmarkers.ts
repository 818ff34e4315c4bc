import type { Section } from './document.js';

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

/** Whether a section says that the new file ends without newline in some line. */
export function marksNewEnd(section: Section): boolean {
  return section.hunks.some(({ lines }) => newEndOf(lines) >= 0);
}

/** Whether lines of the new file follow the one that a section says is the last: git would join them with it. */
export function continuesBehindEnd({ hunks }: Section): boolean {
  return hunks.some(({ lines }, position) => {
    const end = newEndOf(lines);
    return end >= 0 && (position < hunks.length - 1 || lines.slice(end + 2).some((line) => !/^[-\\]/.test(line)));
  });
}

/** Position of the new line that a marker follows, or -1. */
function newEndOf(lines: readonly string[]): number {
  return lines.findIndex((line, position) => !/^[-\\]/.test(line) && (lines[position + 1]?.startsWith('\\') ?? false));
}

/**
 * Whether a section says that a file ends without newline in some line, and the file does not. git finds such a line
 * anywhere and joins it with the next one. Files that several sections touch are left to git: what they look like in
 * between is not in the base.
 */
export function misstatesEnd(section: Section, sections: readonly Section[], content: Buffer | null): boolean {
  const line = incompleteLastLine(section);
  if (line === null || content === null) return false;
  if (sections.some((other) => other !== section && other.header.join('\n') === section.header.join('\n'))) return false;
  const text = content.toString('latin1').replace(/\r$/, '');
  return text !== line && !text.endsWith(`\n${line}`);
}
