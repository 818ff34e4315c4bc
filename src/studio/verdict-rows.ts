import type { EvidenceCandidate, GateResult } from '../core/documents/evidence.js';
import type { Account } from './account.js';
import { changedLines, count, passedOfTotal } from './quantities.js';
import { brief } from './text.js';
import { baselineSayings, candidateAtAGlance, equalitySaying, replaySayings, verdictSayings } from './words.js';

/** Columns of the table of worlds, in the order in which every view shows them. */
export const columnNames = ['world', 'label', 'tests', 'fixed', 'broken', 'missing', 'lines', 'verdict', 'why'] as const;
export type ColumnName = (typeof columnNames)[number];

/** How a world came out. `open`: neither for nor against; `quiet`: nothing was tried. */
export type RowMood = 'winner' | 'good' | 'bad' | 'open' | 'quiet';

/** One world in the table: harmless texts, which a page or a comment still has to escape. */
export interface VerdictRow {
  cells: Record<ColumnName, string>;
  mood: RowMood;
}

/** The table of worlds: baseline, each candidate, the replay. */
export interface VerdictRows {
  baseline: VerdictRow;
  candidates: VerdictRow[];
  replay: VerdictRow;
}

/** What the table says of each world: tests passed of all, what was fixed, broken and is missing, changed lines, verdict, why. */
export function verdictRows(account: Account): VerdictRows {
  return { baseline: baselineRow(account), candidates: account.candidates.map((candidate) => candidateRow(account, candidate)), replay: replayRow(account) };
}

function baselineRow({ baseline }: Account): VerdictRow {
  const { result, outcome } = baseline;
  const failing = result?.failing.length ?? 0;
  const why = failing === 0 ? '' : `${count(failing, 'test')} fail${failing === 1 ? 's' : ''}`;
  return { cells: { ...worldCells('baseline', result), verdict: baselineSayings[outcome].short, why }, mood: outcome === 'reproduced' ? 'open' : 'bad' };
}

const candidateMoods: Record<EvidenceCandidate['verdict'], RowMood> = { accepted: 'good', rejected: 'bad', indeterminate: 'open', inapplicable: 'bad', skipped: 'quiet' };

function candidateRow(account: Account, candidate: EvidenceCandidate): VerdictRow {
  const wins = candidate.id === account.selection.winner;
  const compared = candidate.result !== null;
  const cells = {
    ...worldCells(candidate.id, candidate.result),
    label: brief(candidate.label, 80),
    fixed: compared ? String(candidate.fixed.length) : '–',
    broken: compared ? String(candidate.broken.length) : '–',
    missing: compared ? String(candidate.missing.length) : '–',
    lines: changedLines(candidate.mutation),
    verdict: wins ? 'winner' : verdictSayings[candidate.verdict].short,
    why: candidateAtAGlance(account, candidate),
  };
  return { cells, mood: wins ? 'winner' : candidateMoods[candidate.verdict] };
}

const replayMoods: Record<Account['replay']['status'], RowMood> = { verified: 'good', failed: 'bad', 'not-run': 'quiet' };

function replayRow({ replay }: Account): VerdictRow {
  const tests = replay.testsAgree === null ? '' : replay.testsAgree ? 'same results, ' : 'other results, ';
  const why = replay.status === 'not-run' ? '' : `${tests}${equalitySaying(replay.equality).short}`;
  return { cells: { ...worldCells('replay', replay.result), verdict: replaySayings[replay.status].short, why }, mood: replayMoods[replay.status] };
}

function worldCells(world: string, result: GateResult | null): VerdictRow['cells'] {
  return { world, label: '', tests: passedOfTotal(result), fixed: '', broken: '', missing: '', lines: '', verdict: '', why: '' };
}
