import type { EvidenceCandidate, GateResult } from '../core/documents/evidence.js';
import type { Account } from './account.js';
import { isGate } from '../core/world-result.js';
import { onlyExitStatus, realTests, testsCell } from './gate-alone.js';
import { changedLines, count } from './quantities.js';
import { brief } from './text.js';
import { baselineSayings, candidateAtAGlance, equalitySaying, problemSaying, replaySayings, verdictSayings } from './words.js';

/** Columns of the table of worlds, in the order in which every view shows them. */
export const columnNames = ['world', 'label', 'files', 'tests', 'fixed', 'broken', 'missing', 'lines', 'verdict', 'why'] as const;
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

/** What the table says of each world: files touched, tests passed of all, what was fixed, broken and is missing, changed lines, verdict, why. */
export function verdictRows(account: Account): VerdictRows {
  return { baseline: baselineRow(account), candidates: account.candidates.map((candidate) => candidateRow(account, candidate)), replay: replayRow(account) };
}

const mostDoubts = 2;

function baselineRow(account: Account): VerdictRow {
  const { result, outcome } = account.baseline;
  const failing = (result?.failing ?? []).filter((test) => !isGate(test)).length;
  const failures = failing > 0 ? `${count(failing, 'test')} fail${failing === 1 ? 's' : ''}` : result !== null && onlyExitStatus(account) && result.exitCode !== 0 ? `exit status ${result.exitCode ?? 'unknown'}` : '';
  const doubts = outcome === 'indeterminate' ? (result?.problems ?? []).slice(0, mostDoubts).map((problem) => problemSaying(problem).short) : [];
  const why = [...doubts, failures].filter((text) => text !== '').join(', ');
  return { cells: { ...worldCells(account, 'baseline', result), verdict: baselineSayings[outcome].short, why }, mood: outcome === 'reproduced' ? 'open' : 'bad' };
}

const candidateMoods: Record<EvidenceCandidate['verdict'], RowMood> = { accepted: 'good', rejected: 'bad', indeterminate: 'open', inapplicable: 'bad', skipped: 'quiet' };

function candidateRow(account: Account, candidate: EvidenceCandidate): VerdictRow {
  const wins = candidate.id === account.selection.winner;
  const compared = candidate.result !== null && !onlyExitStatus(account);
  const cells = {
    ...worldCells(account, candidate.id, candidate.result),
    label: brief(candidate.label, 80),
    files: filesOf(candidate),
    fixed: compared ? String(realTests(account, candidate.fixed).length) : '–',
    broken: compared ? String(realTests(account, candidate.broken).length) : '–',
    missing: compared ? String(realTests(account, candidate.missing).length) : '–',
    lines: changedLines(candidate.mutation),
    verdict: wins ? 'winner' : verdictSayings[candidate.verdict].short,
    why: candidateAtAGlance(account, candidate),
  };
  return { cells, mood: wins ? 'winner' : candidateMoods[candidate.verdict] };
}

const replayMoods: Record<Account['replay']['status'], RowMood> = { verified: 'good', failed: 'bad', 'not-run': 'quiet' };

/** The files that a patch touches, the first of them by name. */
function filesOf({ application }: EvidenceCandidate): string {
  if (application.outcome !== 'applied') return '';
  const [first = '', ...others] = application.paths;
  return `${brief(first, 60)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

function replayRow(account: Account): VerdictRow {
  const { replay } = account;
  const tests = replay.testsAgree === null ? '' : replay.testsAgree ? 'same results, ' : 'other results, ';
  const why = replay.status === 'not-run' ? '' : `${tests}${equalitySaying(replay.equality).short}`;
  return { cells: { ...worldCells(account, 'replay', replay.result), verdict: replaySayings[replay.status].short, why }, mood: replayMoods[replay.status] };
}

function worldCells(account: Account, world: string, result: GateResult | null): VerdictRow['cells'] {
  return { world, label: '', files: '', tests: testsCell(account, result), fixed: '', broken: '', missing: '', lines: '', verdict: '', why: '' };
}
