import type { TallyLine } from './tally.js';

const columns = ['attacks', 'held', 'named in evidence', 'not promised', 'honest twins', 'false alarms'] as const;
type Column = (typeof columns)[number];

/** The summary of a run as text: one row a test file and one for all. */
export function tallyTable(lines: readonly TallyLine[]): string {
  const files = [...new Set(lines.map(({ file }) => file))].sort();
  const rows = [...files.map((file) => row(file, lines.filter((line) => line.file === file))), row('all', lines)];
  const table = [['', ...columns], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return table.map((cells) => cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')).join('\n');
}

function row(name: string, lines: readonly TallyLine[]): string[] {
  const counts: Record<Column, number> = {
    attacks: sum(lines, ({ honest, beyond }) => !honest && !beyond),
    held: sum(lines, ({ honest, beyond, held }) => !honest && !beyond && held),
    'named in evidence': sum(lines, ({ honest, beyond, named }) => !honest && !beyond && named),
    'not promised': sum(lines, ({ beyond }) => beyond),
    'honest twins': sum(lines, ({ honest }) => honest),
    'false alarms': sum(lines, ({ falseAlarm }) => falseAlarm),
  };
  return [name, ...columns.map((column) => String(counts[column]))];
}

function sum(lines: readonly TallyLine[], counts: (line: TallyLine) => boolean): number {
  return lines.filter(counts).reduce((total, { times }) => total + times, 0);
}
