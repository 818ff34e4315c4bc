import type { Evidence, EvidenceCandidate } from '../../core/documents/evidence.js';
import { verdictRows, type ColumnName, type RowMood, type VerdictRow } from '../verdict-rows.js';
import { verdictSayings } from '../words.js';
import { html, type Content, type Html } from './html.js';
import { badge, code, name, scrolling, section, type Mood } from './pieces.js';

const titles: readonly (readonly [ColumnName, string])[] = [['world', 'World'], ['label', 'Label'], ['files', 'Files'], ['tests', 'Tests'], ['fixed', 'Fixed'], ['broken', 'Broken'], ['missing', 'Missing'], ['lines', 'Lines'], ['verdict', 'Verdict'], ['why', 'Why']];
const moods: Record<RowMood, Mood> = { winner: 'good', good: 'good', bad: 'bad', open: 'open', quiet: 'open' };

/** One row a world, in the words and the order of every other view. Roles are told, because the style sheet lays the rows out as a grid where there is little room. */
export function overviewSection(evidence: Evidence): Html {
  const { baseline, candidates, replay } = verdictRows(evidence);
  const rows = [row(baseline, '#baseline'), ...candidates.map((candidate) => row(candidate, `#candidate-${candidate.cells.world}`)), row(replay, '#replay')];
  const head = titles.map(([column, title]) => html`<th role="columnheader" scope="col" class="column-${column}">${title}</th>`);
  return section('worlds', 'Worlds', [scrolling('Worlds', html`<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows}</tbody></table>`), countsOtherwise(evidence) ? html`<p class="note">"Tests" is what the reports count, assertion by assertion; everything else is test by test.</p>` : null]);
}

/** Whether a report counts something else than the tests it names. */
function countsOtherwise({ baseline, candidates, replay }: Evidence): boolean {
  const results = [baseline.result, replay.result, ...candidates.map(({ result }) => result)];
  return results.some((result) => result !== null && result.counts !== null && result.counts.total !== result.results.replaceAll('-', '').length);
}

function row({ cells, mood }: VerdictRow, target: string): Html {
  const shown: Partial<Record<ColumnName, Content>> = { verdict: badge(moods[mood], cells.verdict), label: name(cells.label), files: cells.files === '' ? '' : code(cells.files) };
  const others = titles.slice(1).map(([column]) => html`<td role="cell" class="column-${column}">${shown[column] ?? cells[column]}</td>`);
  return html`<tr role="row" class="${mood === 'winner' ? 'winner' : 'plain'}"><th role="rowheader" scope="row"><a href="${target}">${cells.world}</a></th>${others}</tr>`;
}

/** The verdict on a candidate as a badge; the winner is called so. */
export function candidateBadge(evidence: Evidence, { id, verdict }: EvidenceCandidate): Html {
  if (id === evidence.selection.winner) return badge('good', 'winner');
  return badge(verdict === 'accepted' ? 'good' : verdict === 'rejected' || verdict === 'inapplicable' ? 'bad' : 'open', verdictSayings[verdict].short);
}
