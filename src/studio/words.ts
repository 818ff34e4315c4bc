import type { CandidateSource } from '../core/documents/common.js';
import type { CandidateReason, CandidateVerdict, Equality, Evidence, EvidenceCandidate, Outcome, PromotionReason, TestId } from '../core/documents/evidence.js';
import type { Account } from './account.js';
import { isGate } from '../core/world-result.js';
import { onlyExitStatus, realTests } from './gate-alone.js';
import { guardedSaying } from './guarded-saying.js';
import { brief } from './text.js';
import { count } from './quantities.js';

/** The same thing said twice: a few words for a table's cell, and a whole sentence. One harmless line each. */
export interface Saying {
  short: string;
  long: string;
}

/** Longest test name, path or note inside a sentence, in characters. */
const longestName = 120;

/** A test as people know it: `suite > name`; a suite that failed to load has no name of its own. */
export function testTitle({ suite, name }: TestId): string {
  if (name === '') return `${brief(suite, longestName)} (did not load)`;
  return suite === '' ? brief(name, longestName) : `${brief(suite, longestName)} > ${brief(name, longestName)}`;
}

/** Where a candidate comes from, as it stands in a sentence. */
export const sourceWords: Record<CandidateSource['kind'], string> = {
  comment: 'a comment',
  suggestion: 'a suggestion',
  branch: 'a branch',
  commit: 'a commit',
  artifact: 'an artifact',
  file: 'a file',
  model: 'a model',
  agent: 'an agent',
};

/** What the evidence says of a candidate, with why: `winner`, `accepted`, `rejected`, ... */
export const verdictSayings: Record<CandidateVerdict, Saying> = {
  accepted: { short: 'accepted', long: 'Fixes something, breaks nothing, and its gate passes.' },
  rejected: { short: 'rejected', long: 'The evidence speaks against it.' },
  indeterminate: { short: 'indeterminate', long: 'Its gate proved nothing either way.' },
  inapplicable: { short: 'inapplicable', long: 'Its patch cannot be used on the snapshot.' },
  skipped: { short: 'skipped', long: 'It was not tried.' },
};

function firstOf(evidence: Account, indices: readonly number[]): string {
  const test = evidence.tests[realTests(evidence, indices)[0] ?? -1];
  return test === undefined ? '' : ` (first: ${testTitle(test)})`;
}

function failures(evidence: Account, { result }: EvidenceCandidate): Saying {
  const failing = (result?.failing ?? []).filter((test) => !isGate(test));
  const [first] = failing;
  if (first !== undefined) return { short: `${count(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''}`, long: `${count(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''} (first: ${testTitle(first)}).` };
  if (result?.signal) return { short: `gate ended by ${brief(result.signal, 20)}`, long: `The gate's command was ended by the signal ${brief(result.signal, 20)}.` };
  if (result?.exitCode === 0) return incomplete(result.problems);
  const status = `exit status ${result?.exitCode ?? 'unknown'}`;
  return { short: status, long: `The gate's command ended with ${status}${onlyExitStatus(evidence) ? '' : ', although no test of its reports failed'}.` };
}

/** A gate that ended with exit status 0 and failed all the same: what it reports says something else. */
function incomplete(problems: readonly string[]): Saying {
  const telling = problems.filter((problem) => problem !== 'exit-report-disagree');
  const short = problemSaying(telling[0] ?? 'exit-report-disagree').short;
  return { short, long: `The gate's command ended with exit status 0, but its results prove no pass${problemList(telling)}.` };
}

function application({ application: applied }: EvidenceCandidate): Saying {
  if (applied.outcome === 'applied') return { short: 'patch refused', long: 'The patch could not be used.' };
  return { short: brief(applied.reason, 40), long: brief(applied.message, 400) };
}

/** What the gate showed in the world that has the guarded files of the snapshot. */
function restoredFailure({ restored }: EvidenceCandidate): string {
  const failing = (restored?.result.failing ?? []).filter((test) => !isGate(test));
  const [first] = failing;
  const which = first === undefined ? '' : `: ${count(failing.length, 'test')} fail${failing.length === 1 ? 's' : ''} (first: ${testTitle(first)})`;
  return `With the guarded files as in the snapshot its gate does not accept it${which}. Guarded edits are allowed only to what holds without them, too.`;
}

/** A candidate that may change guarded files has two worlds. */
function worldOf({ application: applied }: EvidenceCandidate): string {
  return applied.outcome === 'applied' && applied.restoredTree !== null ? 'One of its two worlds' : 'Its world';
}

/** Why a candidate did not win. Names of tests and paths are shortened and harmless on a terminal; a page still has to escape them. */
export function candidateReason(evidence: Account, candidate: EvidenceCandidate, reason: CandidateReason): Saying {
  switch (reason) {
    case 'apply-failed':
      return application(candidate);
    case 'no-change':
      return { short: 'changes nothing', long: application(candidate).long };
    case 'protected-path':
      return { short: 'touches protected files', long: application(candidate).long };
    case 'guarded-path':
      return guardedSaying(candidate);
    case 'guarded-restored-failed':
      return { short: 'fails with guarded files restored', long: restoredFailure(candidate) };
    case 'gate-failed':
      return failures(evidence, candidate);
    case 'nothing-fixed':
      return { short: 'fixes nothing', long: onlyExitStatus(evidence) ? 'The gate fails as it does on the baseline.' : 'No test that fails on the baseline passes now.' };
    case 'tests-broken':
      return { short: `breaks ${count(candidate.broken.length, 'test')}`, long: `${count(candidate.broken.length, 'test')} that passed on the baseline fail${candidate.broken.length === 1 ? 's' : ''} now${firstOf(evidence, candidate.broken)}.` };
    case 'tests-missing':
      return {
        short: `${count(candidate.missing.length, 'test')} missing`,
        long: `${count(candidate.missing.length, 'test')} that ran on the baseline ${candidate.missing.length === 1 ? 'does' : 'do'} not run any more${firstOf(evidence, candidate.missing)}.`,
      };
    case 'no-tests':
      if (candidate.result?.counts && candidate.result.counts.passed > 0) return { short: 'too few usable results', long: `${count(candidate.result.counts.passed, 'test')} passed, but that proves too little${problemList(candidate.result.problems)}: at least ${evidence.gate.minTests} must pass, in reports that can be read whole.` };
      return { short: 'no usable test results', long: `Its gate gave no test results that prove anything${problemList(candidate.result?.problems ?? [])}.` };
    case 'flaky':
      return { short: 'flaky', long: `Its attempts disagree, or a test passed only after a retry: that proves nothing${problemList(candidate.result?.problems ?? [])}.` };
    case 'timeout':
      return { short: 'ran into the time limit', long: `Its gate did not end within ${evidence.gate.timeoutS} s.` };
    case 'skipped':
      return { short: 'not tried', long: evidence.baseline.outcome === 'reproduced' ? (evidence.promotion?.policy.stopEarly === true && evidence.selection.winner !== null ? `It was left out, because ${evidence.selection.winner} is accepted and comes first in the ranking whatever this one shows.` : 'The run ended before it was tried.') : 'It was not held against anything, because the baseline did not fail in a stable way.' };
    case 'record-missing':
      return { short: 'no record', long: `${worldOf(candidate)} left no record of what happened.` };
    case 'record-malformed':
      return { short: 'unreadable record', long: `${worldOf(candidate)} left a record that cannot be read, or does not match its digests.` };
    case 'record-conflict':
      return { short: 'conflicting record', long: `${worldOf(candidate)} left a record that belongs to something else than the plan says.` };
    default: {
      const twin = reason.slice('duplicate-of:'.length);
      return { short: `same as ${twin}`, long: `It gives the same files as candidate ${twin} and shares its verdict.` };
    }
  }
}

function problemList(problems: readonly string[]): string {
  return problems.length === 0 ? '' : ` (${problems.slice(0, 3).map((problem) => problemSaying(problem).short).join(', ')})`;
}

/** Why there is no result of a candidate's gate to show. */
export function noResultSaying({ baseline }: Account, { verdict, reasons }: EvidenceCandidate): string {
  const twin = reasons.find((reason) => reason.startsWith('duplicate-of:'));
  if (twin !== undefined) return `Its gate is not told apart: the result of ${twin.slice('duplicate-of:'.length)} stands for it.`;
  if (verdict === 'inapplicable') return 'Its gate did not run, because its patch cannot be used.';
  if (verdict === 'skipped' && baseline.outcome !== 'reproduced') return 'A result of its gate is not told, because there is no baseline to hold it against.';
  return 'Its gate did not run, or left no readable result.';
}

/** The first reason at a glance, or what speaks for a candidate that has none. */
export function candidateAtAGlance(evidence: Account, candidate: EvidenceCandidate): string {
  const [reason, ...others] = candidate.reasons;
  if (reason !== undefined) return [reason, ...others].map((each) => candidateReason(evidence, candidate, each).short).join(', ');
  if (candidate.verdict !== 'accepted') return '';
  const place = evidence.selection.ranking.indexOf(candidate.id) + 1;
  const fixes = onlyExitStatus(evidence) || realTests(evidence, candidate.fixed).length === 0 ? 'makes the gate pass' : `fixes ${realTests(evidence, candidate.fixed).length}, breaks nothing`;
  return place === 1 ? `${fixes}${candidate.restored === null ? '' : ', also with guarded files restored'}` : `also holds; ranked ${place} of ${evidence.selection.ranking.length}`;
}

/** Why nothing was promoted, or not yet. */
export const promotionSayings: Record<PromotionReason, Saying> = {
  'promotion-off': { short: 'promotion is off', long: 'Nothing was promoted because promotion is off.' },
  'no-winner': { short: 'no winner', long: 'No candidate was accepted, so there is nothing to promote.' },
  'already-green': { short: 'already green', long: 'The gate passes without any candidate: there is nothing to fix.' },
  'baseline-flaky': { short: 'baseline not stable', long: 'The untouched snapshot does not fail in a stable way, so nothing can be held against it.' },
  'world-differs': { short: 'worlds differ', long: "The winner's world and its replay differ in files." },
  'replay-failed': { short: 'replay failed', long: 'The replay of the winner did not give the same test results, or did not run.' },
  'replay-tree-differs': { short: 'replay tree differs', long: 'Snapshot and recorded patch did not give the tree that was tested.' },
  'head-moved': { short: 'HEAD moved', long: 'HEAD has moved since the snapshot was taken.' },
  'base-moved': { short: 'its target has other changes', long: 'What the winner would be promoted onto has changes of its own, or has changed since the snapshot was taken.' },
  'comment-edited': { short: 'comment edited', long: 'A comment that the run was based on was edited since.' },
  'base-gone': { short: 'base gone', long: 'What the winner would be promoted onto is no longer there.' },
  'no-permission': { short: 'not permitted', long: 'The promotion could not be carried out with the permissions at hand.' },
  'fork-head': { short: 'head is in a fork', long: 'The head is in a fork, to which nothing is pushed.' },
  'needs-approval': { short: 'needs approval', long: 'A person with write permission has to approve first.' },
  'isolation-too-weak': { short: 'isolation too weak', long: 'The worlds were not isolated well enough for candidates of this origin.' },
  cancelled: { short: 'cancelled', long: 'The run was cancelled.' },
  interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
  'evidence-unreadable': { short: 'evidence unreadable', long: 'Part of the evidence is missing or cannot be read, so nothing may rest on it.' },
};

/** What the run has shown. */
export const outcomeSayings: Record<Outcome, Saying> = {
  fixed: { short: 'fixed', long: 'A candidate makes the gate pass, and its replay on a restored snapshot agrees.' },
  'no-winner': { short: 'no winner', long: 'No candidate makes the gate pass without breaking something.' },
  'already-green': { short: 'already green', long: 'The gate passes on the untouched snapshot: there is nothing to fix.' },
  indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot, so no candidate can be judged.' },
  'replay-failed': { short: 'replay failed', long: 'A candidate won, but its replay does not agree with it.' },
  interrupted: { short: 'interrupted', long: 'The run was interrupted before it was complete.' },
  cancelled: { short: 'cancelled', long: 'The run was cancelled before it was complete.' },
};

/** What became of the replay. */
export const replaySayings: Record<Evidence['replay']['status'], Saying> = {
  verified: { short: 'verified', long: 'The snapshot was restored, the recorded patch applied again and the gate run again: tests and files agree with the winner.' },
  failed: { short: 'failed', long: 'The replay does not agree with the winner.' },
  'not-run': { short: 'not run', long: 'Nothing was replayed.' },
};

/** What became of the baseline. */
export const baselineSayings: Record<Evidence['baseline']['outcome'], Saying> = {
  reproduced: { short: 'fails', long: 'The failure was reproduced on the untouched snapshot.' },
  'already-green': { short: 'passes', long: 'The gate passes on the untouched snapshot.' },
  indeterminate: { short: 'indeterminate', long: 'The gate gives no stable failure on the untouched snapshot.' },
};

/** What the promotion came to. */
export const decisionSayings: Record<Evidence['promotion']['decision'], Saying> = {
  promoted: { short: 'promoted', long: 'The winner was promoted.' },
  'awaiting-review': { short: 'awaiting review', long: 'The winner waits for a review.' },
  withheld: { short: 'withheld', long: 'Nothing was promoted.' },
};

const problemSayings: Readonly<Record<string, Saying>> = {
  'bail-out': { short: 'tests bailed out', long: 'The test runner gave up before its end (bail out).' },
  'command-not-found': { short: 'command not found', long: "The gate's command, or a program it calls, was not found." },
  'count-mismatch': { short: 'counts differ', long: "A report's own totals differ from the tests it lists; the list counts." },
  'duplicate-test-name': { short: 'duplicate test names', long: 'Several tests have the same name; the worst of their results counts.' },
  'exit-report-disagree': { short: 'exit status and report disagree', long: 'The exit status says one thing and the reports say another.' },
  'flaky-attempts': { short: 'attempts disagree', long: 'The same gate gave different results in different attempts.' },
  'flaky-in-report': { short: 'passed after a retry', long: 'A test passed only after a retry inside the test runner.' },
  'invalid-characters': { short: 'invalid characters', long: 'A report held characters its format forbids; they were replaced.' },
  'invalid-encoding': { short: 'invalid encoding', long: 'A report held bytes that are not valid in its encoding; they were replaced.' },
  killed: { short: 'killed', long: 'The gate was killed by a signal.' },
  'no-test-ran': { short: 'no test ran', long: 'The reports list tests, but none of them ran.' },
  'no-testcases': { short: 'no tests', long: 'The reports list no tests.' },
  'output-truncated': { short: 'output cut', long: "The gate's output was longer than what is kept; the middle was left out." },
  'plan-mismatch': { short: 'not all planned tests', long: 'The number of tests is not the one the test runner announced.' },
  'report-empty': { short: 'empty report', long: 'A report file is empty.' },
  'report-missing': { short: 'no report', long: 'The gate left no report where one was expected.' },
  'report-stale': { short: 'stale report', long: 'A report file is older than the gate run, so it does not count.' },
  'report-unparseable': { short: 'unreadable report', long: 'A report cannot be read to its end.' },
  'test-set-changed': { short: 'test set changed', long: 'Different attempts ran different tests.' },
  timeout: { short: 'time limit', long: 'The gate ran into its time limit.' },
  'unknown-status': { short: 'unknown test status', long: 'A report gives a test a status that is not known; it does not count as a pass.' },
};

/** What was wrong with a gate run, by its code; problems without a code are sentences already. */
export function problemSaying(problem: string): Saying {
  return Object.hasOwn(problemSayings, problem) ? (problemSayings[problem] ?? { short: problem, long: problem }) : { short: brief(problem, 60), long: brief(problem, 400) };
}

/** What the comparison of winner and replay gave. */
export function equalitySaying(equality: Equality | null): Saying {
  if (equality === null) return { short: 'worlds not compared', long: 'The worlds of winner and replay could not be compared.' };
  const { compared, differences } = equality;
  const what = `${count(compared.source, 'source file')} and ${count(compared.output, 'output file')}`;
  const [first] = differences;
  if (first === undefined) return { short: 'worlds equal', long: `${what} compared: equal.` };
  return { short: `worlds differ in ${count(differences.length, 'path')}`, long: `${what} compared: ${differences.length} differ${differences.length === 1 ? 's' : ''} (first: ${brief(first.path, longestName)}, ${first.kind}).` };
}
