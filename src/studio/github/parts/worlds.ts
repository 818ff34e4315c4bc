import type { Account } from '../../account.js';
import { count } from '../../quantities.js';
import { brief } from '../../text.js';
import { columnNames, verdictRows, type ColumnName, type VerdictRow } from '../../verdict-rows.js';
import { code, stack, table } from '../blocks.js';
import type { Part } from '../fitting.js';
import { shorterAndShorter } from '../fitting.js';
import { md, type Content, type Markdown } from '../markdown.js';
import { signs } from './verdict.js';

const numbers: ReadonlySet<ColumnName> = new Set(['tests', 'fixed', 'broken', 'missing', 'lines']);
const columns = columnNames.map((name) => ({ name, side: numbers.has(name) ? ('right' as const) : ('left' as const) }));
const longestLabel = 60;
const longestWhy = 200;

/**
 * A row a world: baseline, candidates, replay. Where there is no room for all, the first candidates and the winner stay, and
 * a line says how many are missing.
 */
export function worldsPart(account: Account): Part {
  const { baseline, candidates, replay } = verdictRows(account);
  const shortened = (shown: readonly VerdictRow[]): Markdown => {
    const kept = candidates.filter((row) => shown.includes(row) || row.mood === 'winner');
    const hidden = candidates.length - kept.length;
    const note = hidden === 0 ? null : md`${count(hidden, 'more candidate')} in the evidence.`;
    return stack([table(columns, [baseline, ...kept, replay].map(rowOf)), note]);
  };
  return { sizes: shorterAndShorter(candidates, [candidates.length, 16, 3], shortened), rank: 1 };
}

function rowOf({ cells, mood }: VerdictRow): Content[] {
  return columnNames.map((name) => {
    switch (name) {
      case 'label':
        return brief(cells.label, longestLabel);
      case 'files':
        return cells.files === '' ? '' : code(cells.files);
      case 'why':
        return brief(cells.why, longestWhy);
      case 'verdict':
        return mood === 'winner' ? md`${signs[mood]} **${cells.verdict}**` : md`${signs[mood]} ${cells.verdict}`;
      default:
        return cells[name];
    }
  });
}
