import type { Account } from './account.js';
import { fixesSaying, onlyExitStatus } from './gate-alone.js';
import { count } from './quantities.js';
import { brief } from './text.js';
import { candidateReason, decisionSayings, equalitySaying, outcomeSayings, promotionSayings, replaySayings } from './words.js';

/** The verdict of a run: a few words to remember, and what it rests on. Harmless on a terminal; a page still has to escape it. */
export interface Headline {
  mood: 'good' | 'bad' | 'open' | 'quiet';
  verdict: string;
  details: string;
}

/** Says first what came out: `fixed by B (off-by-one)` and `1 failing test passes, nothing broken; replayed, worlds equal; ...`. */
export function headlineOf(account: Account): Headline {
  const { outcome, selection, candidates } = account;
  if (isCancelled(account)) return { mood: 'quiet', verdict: 'cancelled; nothing promoted', details: outcomeSayings.cancelled.long };
  const winner = candidates.find(({ id }) => id === selection.winner);
  if (winner === undefined || (outcome !== 'fixed' && outcome !== 'replay-failed')) {
    return { mood: outcome === 'no-winner' || outcome === 'already-green' ? 'open' : 'bad', verdict: outcomeSayings[outcome].short, details: withoutWinner(account) };
  }
  const name = `${winner.id} (${brief(winner.label, 80)})`;
  const fixes = `${fixesSaying(account, winner.fixed)}${onlyExitStatus(account) ? '' : ', nothing broken'}`;
  if (outcome === 'fixed') return { mood: 'good', verdict: `fixed by ${name}`, details: `${fixes}; replayed, ${equalitySaying(account.replay.equality).short}; ${promotionText(account)}` };
  return { mood: 'bad', verdict: `${name} won, but its replay failed`, details: failedReplay(account) };
}

/** Whether a person ended the run, however far it had come by then. */
export function isCancelled({ outcome, promotion }: Account): boolean {
  return outcome === 'cancelled' || promotion?.reasons.includes('cancelled') === true;
}

/** The reasons as decided; before that, what the replay shows. */
function failedReplay({ promotion, replay }: Account): string {
  if (promotion !== null) return promotion.reasons.map((reason) => promotionSayings[reason].long).join(' ');
  return `${replaySayings[replay.status].long} ${equalitySaying(replay.equality).long}`;
}

function withoutWinner(account: Account): string {
  const { outcome, candidates, baseline } = account;
  if (outcome === 'indeterminate' && baseline.result === null) return 'The baseline broke before its gate ran, so no candidate can be judged.';
  if (outcome === 'indeterminate' && baseline.result?.exitCode === 0 && baseline.result.problems.includes('report-missing')) return 'The gate ended with exit status 0, but no report was found: whether tests fail is not known, so no candidate can be judged.';
  if (outcome !== 'no-winner') return outcomeSayings[outcome].long;
  if (candidates.length === 0) return account.calls.length > 0 || account.model.calls === null ? 'Nothing could be tried: models or agents were asked, and none gave a change that can be used.' : 'Nothing could be tried: there was no candidate.';
  const [only, ...others] = candidates;
  // The gate of a candidate that may not change guarded files can have passed.
  const guarded = candidates.some(({ reasons }) => reasons.includes('guarded-path') || reasons.includes('guarded-restored-failed'));
  const why = guarded ? 'No candidate was accepted.' : outcomeSayings[outcome].long;
  if (only !== undefined && only.reasons.length > 0 && others.length === 0) return `${why} ${only.id}: ${only.reasons.map((reason) => candidateReason(account, only, reason).long).join(' ')}`;
  return guarded ? `None of ${count(candidates.length, 'candidate')} was accepted.` : `${why} ${count(candidates.length, 'candidate')}, none accepted.`;
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
