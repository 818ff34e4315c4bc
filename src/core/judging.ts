import type { ReportFormat, ReportProblem, TestCounts, TestReport, TestResult, TestState } from './report.js';

/** What one attempt or all attempts together prove; only `pass` can win. */
export type Verdict = 'pass' | 'fail' | 'inconclusive';

/** The part of a gate's declaration that verdicts depend on. */
export interface JudgedGate {
  format: ReportFormat;
  /** Whether an attempt without any report proves nothing. Ignored with format `none`. */
  reportsRequired: boolean;
  /** Least number of passed tests where a report is expected. */
  minTests: number;
}

/** How one run of the gate's command ended, and what its reports say. */
export interface GateAttempt {
  exitCode: number | null;
  signal: string | null;
  timedOut: boolean;
  /** The fresh reports in sum; null when there is none. */
  report: TestReport | null;
  /** What was wrong with finding the reports and capturing the output (`report-stale`, `output-truncated`, ...). */
  problems: readonly ReportProblem[];
}

/** A test that failed, or a suite that could not be loaded (empty name). */
interface FailingTest {
  suite: string;
  name: string;
  message?: string;
}

/** What attempts prove. */
export interface Judgement {
  verdict: Verdict;
  /** Every leaf of the reports; null when nothing is known, or when no one count holds for all attempts. */
  counts: TestCounts | null;
  /** Tests that failed (in any attempt), by suite and name. */
  failing: FailingTest[];
  /** Seconds the tests took, as far as the reports say. */
  durationS: number | null;
  problems: ReportProblem[];
  /** Each test once: of duplicates, and over all attempts, the worst state. */
  tests: readonly TestResult[];
}

/** The judgement of all attempts together, and of each on its own. */
export interface GateJudgement extends Judgement {
  attempts: Judgement[];
}

/** States from best to worst; `skipped` and `todo` prove less than a pass. */
const badness: Record<TestState, number> = { passed: 0, flaky: 1, todo: 2, skipped: 3, failed: 4, error: 5 };

/** The report cannot be trusted to be complete. */
const unreadable: readonly ReportProblem[] = ['report-empty', 'report-missing', 'report-stale', 'report-unparseable'];
/** Positive evidence of failure besides failing tests and the exit status. */
const failureEvidence: readonly ReportProblem[] = ['bail-out', 'plan-mismatch', 'timeout', 'killed'];
/** What forbids a pass without proving a failure. */
const doubts: readonly ReportProblem[] = [...unreadable, 'no-test-ran', 'no-testcases', 'unknown-status'];

const hasAny = (problems: ReadonlySet<ReportProblem>, wanted: readonly ReportProblem[]): boolean => wanted.some((problem) => problems.has(problem));

/** Whether a state is a failure. */
export function isFailing(state: TestState): boolean {
  return state === 'failed' || state === 'error';
}

/** Whether a state is a pass. */
export function isPassing(state: TestState): boolean {
  return state === 'passed' || state === 'flaky';
}

/** One text for a test's identity, suite and name; equal texts, equal tests. */
export function testKey(test: { suite: string; name: string }): string {
  return `${test.suite}\u0000${test.name}`;
}

/** Counts leaves by state, duplicates included. */
export function countsOf(tests: Iterable<Pick<TestResult, 'state'>>): TestCounts {
  const counts: TestCounts = { total: 0, passed: 0, failed: 0, errors: 0, skipped: 0, todo: 0, flaky: 0 };
  for (const { state } of tests) {
    counts.total += 1;
    if (state === 'flaky') counts.flaky += 1;
    counts[state === 'flaky' ? 'passed' : state === 'error' ? 'errors' : state] += 1;
  }
  return counts;
}

/** Each test once, in order of first appearance; of several results with the same suite and name the worst counts. */
export function worstOfEach(tests: readonly TestResult[]): readonly TestResult[] {
  if (!haveDuplicates(tests)) return tests;
  const byKey = new Map<string, TestResult>();
  for (const test of tests) {
    const key = testKey(test);
    const known = byKey.get(key);
    if (known === undefined || badness[test.state] > badness[known.state]) byKey.set(key, test);
  }
  return [...byKey.values()];
}

/** Folds assertions into their tests: failing if one fails, passing if one passes, else skipped or to do. Other tests stay as they are. */
function foldAssertions(tests: readonly TestResult[]): readonly TestResult[] {
  if (!tests.some(({ assertion }) => assertion === true)) return tests;
  const folded = new Map<string, TestResult>();
  const others: TestResult[] = [];
  for (const { suite, name, state, assertion, message } of tests) {
    if (assertion !== true) others.push({ suite, name, state, ...(message === undefined ? {} : { message }) });
    else if (decides(state, folded.get(suite)?.state)) folded.set(suite, { suite: '', name: suite, state, ...(message === undefined ? {} : { message: `${name}\n${message}` }) });
  }
  return [...others, ...folded.values()];
}

/** Whether an assertion's state counts more for its test than what was known: the worst failure, then a pass, then the rest. */
function decides(state: TestState, known: TestState | undefined): boolean {
  const weight = (of: TestState): number => (isFailing(of) ? 2 + badness[of] : isPassing(of) ? 1 + badness[of] : 0);
  return known === undefined || weight(state) > weight(known);
}

/**
 * Judges one attempt by the rules of `fixtures/cases/README.md` ("reports"): `pass` needs exit 0, no signal, no timeout,
 * every report fresh and readable, `minTests` passed tests where a report is expected, and no failure; positive
 * evidence of failure is `fail`; anything else is `inconclusive`.
 */
export function judgeAttempt(attempt: GateAttempt, gate: JudgedGate): Judgement {
  const report = gate.format === 'none' ? null : attempt.report;
  const reportExpected = gate.format !== 'none' && (gate.reportsRequired || report !== null);
  const problems = new Set<ReportProblem>([...attempt.problems, ...(report?.problems ?? [])]);
  for (const problem of endingProblems(attempt)) problems.add(problem);
  if (reportExpected && report === null && !hasAny(problems, unreadable)) problems.add('report-missing');

  const counts = report === null || (report.tests.length === 0 && hasAny(problems, unreadable)) ? null : countsOf(report.tests);
  const found = report?.tests ?? [];
  const leaves = worstOfEach(found);
  const folded = foldAssertions(found);
  const tests = folded === found ? leaves : worstOfEach(folded);
  // The same assertion may well be made twice in one test.
  if (leaves !== found && haveDuplicates(found.filter(({ assertion }) => assertion !== true))) problems.add('duplicate-test-name');
  if (counts !== null && counts.flaky > 0) problems.add('flaky-in-report');
  if (counts !== null && gate.minTests > 0 && nothingRan(counts, problems)) problems.add('no-test-ran');

  const failuresShown = (counts !== null && counts.failed + counts.errors > 0) || hasAny(problems, ['bail-out', 'plan-mismatch']);
  const failuresStated = failuresShown || report?.unlistedFailures === true;
  const passesShown = counts !== null && counts.passed > 0 && !failuresShown && !hasAny(problems, doubts);
  const exited = attempt.exitCode !== null && !attempt.timedOut;
  if (exited && (attempt.exitCode === 0 ? failuresStated : passesShown)) problems.add('exit-report-disagree');

  const failed = failuresShown || hasAny(problems, failureEvidence) || (attempt.exitCode !== null && attempt.exitCode !== 0);
  const enough = !reportExpected || (counts !== null && counts.passed >= gate.minTests && !failuresStated);
  const passed = attempt.exitCode === 0 && enough && !hasAny(problems, doubts);
  return {
    verdict: failed ? 'fail' : passed ? 'pass' : 'inconclusive',
    counts,
    failing: failingOf(leaves),
    durationS: report?.durationS ?? null,
    problems: [...problems].sort(),
    tests,
  };
}

/**
 * Judges all attempts of one gate together. Attempts that all pass with the same tests in the same states are a pass;
 * if none passes and one fails, it is a fail; attempts that disagree are inconclusive. At least one attempt is needed.
 */
export function judgeAttempts(attempts: readonly GateAttempt[], gate: JudgedGate): GateJudgement {
  const judged = attempts.map((attempt) => judgeAttempt(attempt, gate));
  const [first] = judged;
  if (first === undefined) throw new RangeError('a gate without attempts cannot be judged');
  const problems = new Set(judged.flatMap((judgement) => judgement.problems));
  const complete = judged.filter((judgement) => !hasAny(new Set(judgement.problems), [...unreadable, 'timeout', 'killed']));
  const differences = new Set<ReportProblem>();
  if (complete.slice(1).some((judgement) => !sameTests(judgement, complete[0]))) differences.add('test-set-changed');
  if (judged.some(({ verdict }) => verdict !== first.verdict) || statesDiffer(judged)) differences.add('flaky-attempts');
  for (const problem of differences) problems.add(problem);

  const tests = judged.length === 1 ? first.tests : worstOfEach(judged.flatMap((judgement) => judgement.tests));
  return {
    verdict: combinedVerdict(judged, differences.size === 0),
    counts: differences.size === 0 ? first.counts : null,
    failing: failingOf(worstOfEach(judged.flatMap(({ failing }) => failing.map((test): TestResult => ({ ...test, state: 'failed' }))))),
    durationS: sumOf(judged.map(({ durationS }) => durationS)),
    problems: [...problems].sort(),
    tests,
    attempts: judged,
  };
}

/** What the end of the process says by itself. A shell answers 127 for a missing command and 128 + n after signal n (POSIX, sh). */
function endingProblems({ exitCode, signal, timedOut }: GateAttempt): ReportProblem[] {
  if (timedOut) return ['timeout'];
  if (signal !== null) return ['killed'];
  if (exitCode === 127) return ['command-not-found'];
  return exitCode !== null && exitCode > 128 && exitCode < 160 ? ['killed'] : [];
}

/** `no-testcases` (totals without tests) and `bail-out` say more than that nothing ran. */
function nothingRan(counts: TestCounts, problems: ReadonlySet<ReportProblem>): boolean {
  return counts.passed + counts.failed + counts.errors === 0 && !hasAny(problems, [...unreadable, 'no-testcases', 'bail-out', 'unknown-status']);
}

function failingOf(tests: readonly TestResult[]): FailingTest[] {
  return tests
    .filter(({ state }) => isFailing(state))
    .map(({ suite, name, message }) => (message === undefined ? { suite, name } : { suite, name, message }));
}

/** Whether a suite and name stand for two tests. Suites repeat: a set for each takes a fraction of the memory and time that joined keys would (400,000 tests: 20 MB, not 100). */
function haveDuplicates(tests: readonly TestResult[]): boolean {
  const suites = new Map<string, Set<string>>();
  for (const { suite, name } of tests) {
    const names = suites.get(suite) ?? new Set();
    if (names.has(name)) return true;
    suites.set(suite, names.add(name));
  }
  return false;
}

function sameTests(judgement: Judgement, other: Judgement | undefined): boolean {
  if (other === undefined || judgement.tests.length !== other.tests.length) return false;
  const known = new Set(other.tests.map(testKey));
  return judgement.tests.every((test) => known.has(testKey(test)));
}

/** Whether one test ended differently in two attempts; a pass with or without a retry inside the runner is the same. */
function statesDiffer(judged: readonly Judgement[]): boolean {
  if (judged.length === 1) return false;
  const seen = new Map<string, TestState>();
  for (const { tests } of judged) {
    for (const test of tests) {
      const state = test.state === 'flaky' ? 'passed' : test.state;
      const key = testKey(test);
      if ((seen.get(key) ?? state) !== state) return true;
      seen.set(key, state);
    }
  }
  return false;
}

function combinedVerdict(judged: readonly Judgement[], equal: boolean): Verdict {
  const verdicts = new Set(judged.map(({ verdict }) => verdict));
  if (!verdicts.has('pass')) return verdicts.has('fail') ? 'fail' : 'inconclusive';
  return verdicts.size === 1 && equal ? 'pass' : 'inconclusive';
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
