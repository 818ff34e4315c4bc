import type { GateDefinition } from './documents/common.js';
import type { WorldRecord } from './documents/record.js';
import type { GateResult, TestId } from './documents/evidence.js';
import { countsOf, isFailing, judgeAttempts, testKey, worstOfEach, type GateAttempt, type Judgement, type JudgedGate, type Verdict } from './judging.js';
import type { ReportFormat, TestResult, TestState } from './report.js';

/** A world's record together with what its raw reports say. */
export interface ObservedWorld {
  record: WorldRecord;
  /** One per attempt of the record, read from the raw reports. */
  attempts: GateAttempt[];
}

/** What the later steps find of a world: its record, or why there is none. */
export type WorldObservation =
  | { status: 'observed'; world: ObservedWorld }
  | { status: 'missing' }
  | { status: 'malformed'; why: string }
  | { status: 'conflict'; why: string };

/** How the gate's reports are read in this run, after `auto` was resolved. */
export interface ReportReading {
  format: ReportFormat;
  required: boolean;
}

/** Everything one world shows, with invariants and the gate itself as tests. */
export interface WorldResult {
  verdict: Verdict;
  problems: string[];
  tests: Map<string, TestResult>;
  attempts: { verdict: Verdict; problems: string[]; tests: Map<string, TestResult> }[];
  judgement: Judgement;
  observed: ObservedWorld;
}

/** The pseudo-test that stands for the gate as a whole. */
const gateTest: TestId = { suite: '', name: '(gate)' };

/** Whether an entry among the tests is the gate as a whole, which is no test: nobody should read its exit status as one. */
export function isGate({ suite, name }: TestId): boolean {
  return suite === gateTest.suite && name === gateTest.name;
}

/** Name of the pseudo-test of an invariant. */
function invariantTest(name: string): TestId {
  return { suite: '', name: `(invariant) ${name}` };
}

/** Judges a world by its record and raw reports. `expected` tells failures that are declared as already known. */
export function resultOf(observed: ObservedWorld, gate: GateDefinition, reading: ReportReading, expected: (test: TestId) => boolean): WorldResult {
  const judgedGate: JudgedGate = { format: reading.format, reportsRequired: reading.required, minTests: gate.minTests };
  const judgement = judgeAttempts(observed.attempts, judgedGate);
  const attempts = judgement.attempts.map((attempt, index) => {
    const invariants = invariantResults(observed, index);
    const verdict = withInvariants(tolerant(attempt, observed.attempts[index], judgedGate, expected), invariants, expected);
    return { verdict, problems: [...attempt.problems], tests: mapOf([...attempt.tests, ...invariants]) };
  });
  const tests = mapOf(worstOfEach(attempts.flatMap((attempt) => [...attempt.tests.values()])));
  const disagree = statesDisagree(attempts.map((attempt) => attempt.tests)) || new Set(attempts.map(({ verdict }) => verdict)).size > 1;
  const problems = new Set<string>([...judgement.problems, ...observed.record.problems]);
  if (disagree) problems.add('flaky-attempts');
  const verdict = disagree || problems.has('test-set-changed') ? 'inconclusive' : (attempts[0]?.verdict ?? 'inconclusive');
  return { verdict, problems: [...problems].sort(), tests, attempts, judgement, observed };
}

/** A failure that consists of declared failures alone counts as a pass; whatever else is wrong stays wrong. */
function tolerant(judged: Judgement, attempt: GateAttempt | undefined, gate: JudgedGate, expected: (test: TestId) => boolean): Verdict {
  if (judged.verdict !== 'fail' || judged.failing.length === 0 || !judged.failing.every(expected)) return judged.verdict;
  if (!attempt?.report || attempt.timedOut || attempt.signal !== null) return judged.verdict;
  const others = attempt.report.tests.filter((test) => !isFailing(test.state));
  const clean = judged.problems.every((problem) => problem === 'exit-report-disagree' || problem === 'duplicate-test-name' || problem === 'flaky-in-report');
  return clean && countsOf(others).passed >= gate.minTests && others.length > 0 ? 'pass' : judged.verdict;
}

function withInvariants(verdict: Verdict, invariants: readonly TestResult[], expected: (test: TestId) => boolean): Verdict {
  return invariants.some((test) => isFailing(test.state) && !expected(test)) ? 'fail' : verdict;
}

function invariantResults(observed: ObservedWorld, index: number): TestResult[] {
  const attempt = observed.record.attempts[index];
  return (attempt?.invariants ?? []).map(({ name, exitCode, signal, timedOut }) => {
    const state: TestState = exitCode === 0 && signal === null && !timedOut ? 'passed' : 'failed';
    const how = timedOut ? 'ran into the time limit' : signal === null ? `ended with exit status ${exitCode}` : `was ended by ${signal}`;
    return { ...invariantTest(name), state, ...(state === 'failed' ? { message: `the command ${how}` } : {}) };
  });
}

/** Adds the gate itself as a test, for runs in which the baseline failed as a whole. */
export function addGateTest(result: WorldResult): void {
  const stateOf = (verdict: Verdict): TestState => (verdict === 'pass' ? 'passed' : 'failed');
  result.tests.set(testKey(gateTest), { ...gateTest, state: stateOf(result.verdict) });
  for (const attempt of result.attempts) attempt.tests.set(testKey(gateTest), { ...gateTest, state: stateOf(attempt.verdict) });
}

/** Whether a failing world failed as a whole: no failing test explains it, or it never came to an orderly end. */
export function failedAsWhole(result: WorldResult): boolean {
  const orderly = result.observed.attempts.every(({ timedOut, signal, report }) => !timedOut && signal === null && report !== null);
  const explained = [...result.tests.values()].some(({ state }) => isFailing(state));
  const readable = !result.problems.some((problem) => ['killed', 'report-unparseable', 'report-empty', 'report-missing', 'bail-out', 'plan-mismatch'].includes(problem));
  return !orderly || !explained || !readable;
}

/** The world's part of the evidence. `tests` is the sorted union over all worlds. */
export function gateResultOf(result: WorldResult, tests: readonly TestId[], log: string): GateResult {
  const records = result.observed.record.attempts;
  const first = records[0];
  const failing = [...result.tests.values()].filter(({ state }) => isFailing(state));
  return {
    verdict: result.verdict,
    exitCode: first?.exitCode ?? null,
    signal: first?.signal ?? null,
    timedOut: first?.timedOut ?? false,
    durationMs: first?.durationMs ?? 0,
    cpuMs: first?.cpuMs ?? null,
    maxRssBytes: first?.maxRssBytes ?? null,
    counts: result.judgement.counts,
    results: lettersOf(result.tests, tests),
    failing: failing.map(({ suite, name, message }) => ({ suite, name, ...(message === undefined ? {} : { message }) })),
    problems: result.problems,
    log,
    attempts: result.attempts.map((attempt, index) => ({
      verdict: attempt.verdict,
      exitCode: records[index]?.exitCode ?? null,
      signal: records[index]?.signal ?? null,
      timedOut: records[index]?.timedOut ?? false,
      durationMs: records[index]?.durationMs ?? 0,
      cpuMs: records[index]?.cpuMs ?? null,
      maxRssBytes: records[index]?.maxRssBytes ?? null,
      results: lettersOf(attempt.tests, tests),
      problems: attempt.problems,
    })),
  };
}

const letters: Record<TestState, string> = { passed: 'p', flaky: 'P', failed: 'f', error: 'e', skipped: 's', todo: 't' };

function lettersOf(results: ReadonlyMap<string, TestResult>, tests: readonly TestId[]): string {
  return tests.map((test) => letterOf(results.get(testKey(test)))).join('');
}

function letterOf(result: TestResult | undefined): string {
  return result === undefined ? '-' : letters[result.state];
}

/** Union of the tests of several worlds, sorted by suite and name. */
export function unionOfTests(results: readonly WorldResult[]): TestId[] {
  const union = new Map<string, TestId>();
  for (const { tests, attempts } of results) {
    for (const [key, { suite, name }] of tests) union.set(key, { suite, name });
    for (const attempt of attempts) for (const [key, { suite, name }] of attempt.tests) union.set(key, { suite, name });
  }
  return [...union.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, test]) => test);
}

function mapOf(tests: readonly TestResult[]): Map<string, TestResult> {
  return new Map(tests.map((test) => [testKey(test), test]));
}

/** Whether one test ended differently in two attempts; a pass with a retry inside the runner is a pass here. */
function statesDisagree(attempts: readonly ReadonlyMap<string, TestResult>[]): boolean {
  const [first, ...others] = attempts;
  const broad = (result: TestResult | undefined): string => letterOf(result).toLowerCase();
  return others.some((other) => other.size !== first?.size || [...other].some(([key, result]) => broad(first.get(key)) !== broad(result)));
}
