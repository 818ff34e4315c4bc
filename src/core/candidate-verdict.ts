import { compareWithBaseline, type Comparison } from './comparison.js';
import type { CandidateReason, CandidateVerdict, TestId } from './documents/evidence.js';
import type { PlannedCandidate } from './documents/plan.js';
import { isFailing, testKey } from './judging.js';
import type { WorldObservation, WorldResult } from './world-result.js';

/** What is decided about a candidate, and why. */
export interface CandidateDecision {
  verdict: CandidateVerdict;
  reasons: CandidateReason[];
  comparison: Comparison | null;
}

const undecided = (verdict: CandidateVerdict, ...reasons: CandidateReason[]): CandidateDecision => ({ verdict, reasons, comparison: null });

/** Decides about a candidate that never ran: its patch could not be used, or its tree is another candidate's. Null if it is to run. */
export function decideWithoutWorld({ application }: PlannedCandidate): CandidateDecision | null {
  switch (application.outcome) {
    case 'applied':
      return null;
    case 'no-change':
      return undecided('inapplicable', 'no-change');
    case 'rejected':
      return undecided('inapplicable', application.reason === 'protected-path' ? 'protected-path' : 'apply-failed');
  }
}

/** Decides about a candidate whose world left no usable record. */
export function decideWithoutRecord(observation: Exclude<WorldObservation, { status: 'observed' }>, ended: boolean): CandidateDecision {
  switch (observation.status) {
    case 'missing':
      return ended ? undecided('skipped', 'skipped') : undecided('indeterminate', 'record-missing');
    case 'malformed':
      return undecided('indeterminate', 'record-malformed');
    case 'conflict':
      return undecided('indeterminate', 'record-conflict');
  }
}

/**
 * Decides about a candidate by its world (design section 9, "Accepted"): the gate passes, something is fixed, nothing
 * is broken or missing, no failure outside the expected ones, all attempts agree, and no guarded path is touched that may not be.
 */
export function decideByWorld(candidate: PlannedCandidate, result: WorldResult, baseline: WorldResult, expected: (test: TestId) => boolean): CandidateDecision {
  const comparison = compareWithBaseline(baseline, result);
  const reasons: CandidateReason[] = [];
  if (candidate.application.outcome === 'applied' && candidate.application.guarded.length > 0 && candidate.application.restoredTree === null) reasons.push('guarded-path');
  if (result.problems.includes('flaky-attempts') || result.problems.includes('test-set-changed') || comparison.retried.size > 0) reasons.push('flaky');
  if (result.attempts.some(({ problems }) => problems.includes('timeout'))) reasons.push('timeout');
  else if (result.verdict === 'fail' || hasUnexpectedFailure(result, expected)) reasons.push('gate-failed');
  else if (result.verdict === 'inconclusive' && !reasons.includes('flaky')) reasons.push('no-tests');
  if (comparison.broken.size > 0) reasons.push('tests-broken');
  if (comparison.missing.size > 0) reasons.push('tests-missing');
  if (comparison.fixed.size === 0) reasons.push('nothing-fixed');
  if (reasons.length === 0) return { verdict: 'accepted', reasons, comparison };
  return { verdict: provesNothing(result, reasons) ? 'indeterminate' : 'rejected', reasons, comparison };
}

/**
 * Decides about a candidate that may change guarded paths by both of its worlds (design section 8, "Guarded"): one that is
 * accepted as written must be accepted with the snapshot's guarded files, too.
 */
export function decideByBoth(written: CandidateDecision, restored: CandidateDecision): CandidateDecision {
  if (written.verdict !== 'accepted' || restored.verdict === 'accepted') return written;
  return restored.comparison === null ? restored : { ...written, verdict: restored.verdict, reasons: ['guarded-restored-failed'] };
}

function hasUnexpectedFailure(result: WorldResult, expected: (test: TestId) => boolean): boolean {
  return [...result.tests.values()].some((test) => isFailing(test.state) && !expected(test));
}

const proofs: ReadonlySet<CandidateReason> = new Set<CandidateReason>(['guarded-path', 'tests-broken', 'tests-missing', 'gate-failed', 'timeout']);

/** A gate that is flaky, or that gave no verdict and shows no other fault, proves nothing either way. */
function provesNothing(result: WorldResult, reasons: readonly CandidateReason[]): boolean {
  if (reasons.includes('flaky')) return true;
  return result.verdict === 'inconclusive' && !reasons.some((reason) => proofs.has(reason));
}

/** Matches declared failures: exact names, `suite > name` or `name`, where `*` stands for any text. */
export function expectedFailures(patterns: readonly string[]): (test: TestId) => boolean {
  const split = patterns.map((pattern) => pattern.split('*'));
  const cache = new Map<string, boolean>();
  return (test) => {
    const key = testKey(test);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const matches = split.some((pieces) => matchesPieces(test.name, pieces) || matchesPieces(`${test.suite} > ${test.name}`, pieces));
    cache.set(key, matches);
    return matches;
  };
}

/** Whether a text is these pieces with anything between them. Each piece is taken where it first fits: a regular expression could try every way to share the text among them. */
function matchesPieces(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const piece of others) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
