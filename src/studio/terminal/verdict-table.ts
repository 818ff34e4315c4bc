import type { Evidence } from '../../core/documents/evidence.js';
import { cutToWidth, fit, textWidth } from '../text.js';
import { columnNames, verdictRows, type ColumnName, type RowMood, type VerdictRow } from '../verdict-rows.js';
import { coloursOf, type Colours } from './colour.js';
import type { Layout } from './timeline.js';

type Paint = (text: string) => string;

const widest = 100;
const widestLabel = 24;
const narrowestLabel = 12;
const numbers: ReadonlySet<ColumnName> = new Set(['fixed', 'broken', 'missing']);
/** A terminal has no room for the names of files. */
const allNames = columnNames.filter((name) => name !== 'files');
const withoutNumbers = allNames.filter((name) => !numbers.has(name));
const barest = withoutNumbers.filter((name) => name !== 'why');
/** Sets of columns from the fullest to the barest. Numbers go first, because the reasons say the same. */
const columnSets: readonly (readonly ColumnName[])[] = [allNames, withoutNumbers, allNames.filter((name) => name !== 'why'), barest];
/** Columns of text that each column of the table takes; 0 for one that is left out. */
type Widths = Record<ColumnName, number>;
const noWidths: Widths = { world: 0, label: 0, files: 0, tests: 0, fixed: 0, broken: 0, missing: 0, lines: 0, verdict: 0, why: 0 };

/**
 * One row a world: baseline, each candidate, the replay; with tests passed of all, what was fixed, broken and is missing,
 * changed lines, the verdict and why. At most `width` columns. Lines joined by `\n`, without one at the end.
 */
export function verdictTable(evidence: Evidence, { width, colour }: Layout): string {
  const colours = coloursOf(colour);
  const room = Math.min(width, widest);
  const { baseline, candidates, replay } = verdictRows(evidence);
  const rows = [baseline, ...candidates, replay];
  const paints = paintsOf(colours);
  const columns = columnsFor(rows, room);
  const whyBelow = columns.why === 0;
  const shown = columnNames.filter((name) => columns[name] > 0);
  const header = shown.map((name) => cell(name, name, columns)).join('').trimEnd();
  const lines = rows.flatMap(({ cells, mood }) => {
    const line = shown.map((name) => (name === 'verdict' ? paints[mood](cell(cells[name], name, columns)) : cell(cells[name], name, columns))).join('');
    const below = whyBelow && cells.why !== '' ? [colours.dim(cutToWidth(`  ${cells.why}`, room))] : [];
    return [line.trimEnd(), ...below];
  });
  return [colours.dim(header), ...lines].join('\n');
}

/**
 * Width of each column, 0 for those left out: the fullest set of columns in which every cell fits, but for the label, which
 * may be shortened. Reasons that have no column go below their rows.
 */
function columnsFor(rows: readonly VerdictRow[], room: number): Widths {
  const needed = (name: ColumnName): number => Math.max(name.length, ...rows.map(({ cells }) => textWidth(cells[name])));
  const leastLabel = Math.min(needed('label'), narrowestLabel);
  const widthsOf = (names: readonly ColumnName[]): Widths => {
    const widths = { ...noWidths };
    for (const name of names) widths[name] = needed(name);
    const others = names.reduce((sum, name) => sum + (name === 'label' ? 0 : widths[name]) + gapAfter(name), -gapAfter(names.at(-1) ?? 'why'));
    return { ...widths, label: Math.min(widths.label, widestLabel, room - others) };
  };
  return columnSets.map(widthsOf).find(({ label }) => label >= leastLabel) ?? { ...widthsOf(barest), label: leastLabel };
}

/** Columns of numbers stand closer together than the others. */
function gapAfter(name: ColumnName): number {
  return name === 'fixed' || name === 'broken' ? 1 : 2;
}

function cell(text: string, name: ColumnName, columns: Readonly<Widths>): string {
  return fit(text, columns[name], numbers.has(name) ? 'right' : 'left') + ' '.repeat(gapAfter(name));
}

function paintsOf({ green, red, yellow, dim, bold }: Colours): Record<RowMood, Paint> {
  return { winner: (text) => bold(green(text)), good: green, bad: red, open: yellow, quiet: dim };
}
