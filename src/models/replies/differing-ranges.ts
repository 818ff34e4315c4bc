/** Lines `start` to before `end` of one text, and the lines that stand there in the other. */
export interface DifferingRange {
  start: number;
  end: number;
  lines: string[];
}

/** Longer middles are taken as one range: the table below has this many fields at most. */
const largestTable = 250_000;

/** Where two lists of lines differ, by their longest common subsequence. */
export function differingRanges(before: readonly string[], after: readonly string[]): DifferingRange[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const written = after.slice(head, after.length - tail);
  if (old.length === 0 && written.length === 0) return [];
  if (old.length * written.length > largestTable) return [{ start: head, end: head + old.length, lines: written }];
  return rangesBetween(old, written).map(({ start, end, lines }) => ({ start: head + start, end: head + end, lines }));
}

function rangesBetween(old: readonly string[], written: readonly string[]): DifferingRange[] {
  const common = commonLengths(old, written);
  const ranges: DifferingRange[] = [];
  let range: DifferingRange | null = null;
  for (let row = 0, column = 0; row < old.length || column < written.length; ) {
    if (row < old.length && column < written.length && old[row] === written[column]) {
      range = null;
      row += 1;
      column += 1;
      continue;
    }
    if (range === null) ranges.push((range = { start: row, end: row, lines: [] }));
    const line = written[column];
    if (line !== undefined && (row === old.length || (common[row]?.[column + 1] ?? 0) > (common[row + 1]?.[column] ?? 0))) {
      range.lines.push(line);
      column += 1;
    } else range.end = row += 1;
  }
  return ranges;
}

/** Length of the longest common subsequence of what follows each pair of positions. */
function commonLengths(old: readonly string[], written: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from({ length: written.length + 1 }, () => 0));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = written.length - 1; column >= 0; column -= 1) {
      const best = old[row] === written[column] ? (table[row + 1]?.[column + 1] ?? 0) + 1 : Math.max(table[row + 1]?.[column] ?? 0, table[row]?.[column + 1] ?? 0);
      const fields = table[row];
      if (fields) fields[column] = best;
    }
  }
  return table;
}
