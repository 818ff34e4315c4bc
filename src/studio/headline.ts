import type { Account } from './account.js';
import { count } from './quantities.js';
import { brief } from './text.js';
import { candidateReason, decisionSayings, equalitySaying, outcomeSayings, promotionSayings, replaySayings } from './words.js';

/** The verdict of a run: a few words to remember, and what it rests on. Harmless on a terminal; a page still has to escape it. */
export interface Headline {
  mood: 'good' | 'bad' | 'open';
  verdict: string;
  details: string;
}

/** Says first what came out: `fixed by B (off-by-one)` and `1 failing test passes, nothing broken; replayed, worlds equal; ...`. */
export function headlineOf(account: Account): Headline {
  const { outcome, selection, candidates } = account;
  const winner = candidates.find(({ id }) => id === selection.winner);
  if (winner === undefined || (outcome !== 'fixed' && outcome !== 'replay-failed')) {
    return { mood: outcome === 'no-winner' || outcome === 'already-green' ? 'open' : 'bad', verdict: outcomeSayings[outcome].short, details: withoutWinner(account) };
  }
  const name = `${winner.id} (${brief(winner.label, 80)})`;
  const fixes = `${count(winner.fixed.length, 'failing test')} ${winner.fixed.length === 1 ? 'passes' : 'pass'}, nothing broken`;
  if (outcome === 'fixed') return { mood: 'good', verdict: `fixed by ${name}`, details: `${fixes}; replayed, ${equalitySaying(account.replay.equality).short}; ${promotionText(account)}` };
  return { mood: 'bad', verdict: `${name} won, but its replay failed`, details: failedReplay(account) };
}

/** The reasons as decided; before that, what the replay shows. */
function failedReplay({ promotion, replay }: Account): string {
  if (promotion !== null) return promotion.reasons.map((reason) => promotionSayings[reason].long).join(' ');
  return `${replaySayings[replay.status].long} ${equalitySaying(replay.equality).long}`;
}

function withoutWinner(account: Account): string {
  const { outcome, candidates } = account;
  if (outcome !== 'no-winner') return outcomeSayings[outcome].long;
  const [only, ...others] = candidates;
  const [reason] = only?.reasons ?? [];
  if (only !== undefined && reason !== undefined && others.length === 0) return `${outcomeSayings[outcome].long} ${only.id}: ${candidateReason(account, only, reason).long}`;
  return `${outcomeSayings[outcome].long} ${count(candidates.length, 'candidate')}, none accepted.`;
}

/** What was done with the winner: `promoted to branch X`, `not promoted: HEAD moved`. */
export function promotionText({ promotion }: Account): string {
  if (promotion === null) return 'promotion under way';
  const { decision, branch, pullRequest, reasons, policy } = promotion;
  const why = reasons.map((reason) => promotionSayings[reason].short).join(', ');
  if (decision === 'withheld') return `not promoted: ${why === '' ? 'no reason recorded' : why}`;
  const where = pullRequest !== null ? ` to pull request #${pullRequest.number}` : branch !== null ? ` to branch ${brief(branch, 120)}` : policy.promote === 'apply' ? ' to the work tree' : '';
  return `${decisionSayings[decision].short}${where}${why === '' ? '' : ` (${why})`}`;
}
