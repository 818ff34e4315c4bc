/** State of one test in one report. `flaky` is a pass that needed a retry inside the runner. */
export type TestState = 'passed' | 'flaky' | 'failed' | 'error' | 'skipped' | 'todo';

/**
 * One leaf of a report: a test case, or a subtest without children. A suite, package or file that failed to load is one
 * leaf with an empty name and state `error`.
 */
export interface TestResult {
  suite: string;
  name: string;
  state: TestState;
  /**
   * The leaf is one assertion of the test that `suite` names, as runners like tape report them. The name of an assertion
   * may depend on its outcome, so it is no identity from run to run.
   */
  assertion?: true;
  /** First lines of the failure, as far as the report tells; display only. */
  message?: string;
}

/** Everything a reader can find wrong with a gate's reports; the codes of `fixtures/cases/README.md`. */
export type ReportProblem =
  | 'bail-out'
  | 'command-not-found'
  | 'count-mismatch'
  | 'duplicate-test-name'
  | 'exit-report-disagree'
  | 'flaky-attempts'
  | 'flaky-in-report'
  | 'invalid-characters'
  | 'invalid-encoding'
  | 'killed'
  | 'no-test-ran'
  | 'no-testcases'
  | 'output-truncated'
  | 'plan-mismatch'
  | 'report-empty'
  | 'report-missing'
  | 'report-stale'
  | 'report-unparseable'
  | 'test-set-changed'
  | 'timeout'
  | 'unknown-status';

/** What one reader got out of one report file, or the sum of several files. */
export interface TestReport {
  tests: TestResult[];
  /** Seconds, when the report states them as finite numbers; null = unknown. */
  durationS: number | null;
  problems: ReportProblem[];
  /** The report's own totals name failures that none of its tests shows: the count wins, but it is no proof of a pass. */
  unlistedFailures?: boolean;
}

/** Leaves by state; `total = passed + failed + errors + skipped + todo`, `flaky` is part of `passed`. */
export interface TestCounts {
  total: number;
  passed: number;
  failed: number;
  errors: number;
  skipped: number;
  todo: number;
  flaky: number;
}

/** Formats a gate may declare. `auto` is resolved before judging. */
export type ReportFormat = 'junit' | 'tap' | 'ctrf' | 'jest' | 'gotest' | 'none';
