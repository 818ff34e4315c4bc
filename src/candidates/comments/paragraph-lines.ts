import type { Nodes, Paragraph, PhrasingContent } from 'mdast';

/**
 * The lines of a paragraph as they are written. A line starts where the paragraph's own text has a line end: one
 * inside code, emphasis, a link or HTML starts none. HTML comments are gone, and so are the rows of a table.
 */
export function linesOfParagraph(paragraph: Paragraph, source: string): string[] {
  const lines = paragraph.children.map((child) => written(child, source)).join('').split('\n');
  return lines.slice(0, startOfTable(lines));
}

function written(child: PhrasingContent, source: string): string {
  const text = source.slice(child.position?.start.offset, child.position?.end.offset);
  if (child.type === 'text') return text;
  if (child.type === 'break') return '\n';
  if (child.type === 'html' && child.value.startsWith('<!--')) return ' ';
  return text.replaceAll('\n', ' ');
}

/** Index of a table's header row, or the number of lines (GFM, "Tables": a delimiter row under a row with as many cells). */
function startOfTable(lines: readonly string[]): number {
  const delimiter = lines.findIndex((line, position) => position > 0 && isDelimiterRow(line) && cellsOf(line).length === cellsOf(lines[position - 1] ?? '').length);
  return delimiter < 0 ? lines.length : delimiter - 1;
}

function isDelimiterRow(line: string): boolean {
  return /[|:]/.test(line) && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell.trim()));
}

function cellsOf(row: string): string[] {
  return row.trim().replaceAll('\\|', '').replace(/^\||\|$/g, '').split('|');
}

/**
 * Whether GitHub shows a paragraph as part of a footnote: `[^1]: text`, or the line right below one. For CommonMark alone
 * the first is a paragraph or a link definition and the second a paragraph.
 */
export function readsAsFootnote(before: Nodes | undefined, paragraph: Paragraph): boolean {
  const [first] = paragraph.children;
  if (first?.type === 'text' && /^\[\^[^\]\s]+\]:/.test(first.value)) return true;
  return before?.type === 'definition' && before.identifier.startsWith('^') && before.position?.end.line === (paragraph.position?.start.line ?? 0) - 1;
}
