import { isFailing, isPassing, testKey } from './judging.js';
import type { TestResult, TestState } from './report.js';
import type { WorldResult } from './world-result.js';

/** How a world's tests differ from the baseline's. Tests by their key. */
export interface Comparison {
  /** Failing on the baseline, passing now. */
  fixed: Set<string>;
  /** Passing on the baseline, failing now. */
  broken: Set<string>;
  /** Passing on the baseline, absent now; or run on the baseline, in whatever state, and skipped or to do now. */
  missing: Set<string>;
  /** Passed only after a retry although they did not pass on the baseline: that proves nothing. */
  retried: Set<string>;
}

/** A world as far as its tests go. */
type ComparedWorld = Pick<WorldResult, 'tests'>;

/** Holds a world's tests against the baseline's, test by test (design section 9, "Tests"). */
export function compareWithBaseline(baseline: ComparedWorld, candidate: ComparedWorld): Comparison {
  const comparison: Comparison = { fixed: new Set(), broken: new Set(), missing: new Set(), retried: new Set() };
  const [suitesBefore, suitesNow] = [new SuiteIndex(baseline), new SuiteIndex(candidate)];
  for (const [key, before] of baseline.tests) {
    if (before.name === '') compareSuite(before, suitesBefore, suitesNow, candidate, comparison);
    else compareTest(key, before, candidate.tests.get(key), comparison);
  }
  for (const [key, now] of candidate.tests) {
    if (baseline.tests.has(key)) continue;
    if (now.state === 'flaky') comparison.retried.add(key);
  }
  return comparison;
}

function compareTest(key: string, before: TestResult, now: TestResult | undefined, comparison: Comparison): void {
  if (now === undefined) {
    // A failing test that is gone is not fixed, but not missed either: some runners name a test by how it failed.
    if (isPassing(before.state)) comparison.missing.add(key);
    return;
  }
  if (!(isPassing(now.state) || isFailing(now.state))) {
    if (isPassing(before.state) || isFailing(before.state)) comparison.missing.add(key);
    return;
  }
  if (isPassing(before.state)) {
    if (isFailing(now.state)) comparison.broken.add(key);
  } else if (now.state === 'flaky') {
    comparison.retried.add(key);
  } else if (isFailing(before.state) && now.state === 'passed') {
    comparison.fixed.add(key);
  }
}

/** A suite that failed to load is fixed when it loads, passes something and fails nothing; when nothing of it runs, it is missing. */
function compareSuite(before: TestResult, baseline: SuiteIndex, now: SuiteIndex, candidate: ComparedWorld, comparison: Comparison): void {
  if (!isFailing(before.state)) return;
  const key = testKey(before);
  if (isFailing(candidate.tests.get(key)?.state ?? 'passed')) return;
  const loaded = now.statesWithin(before.suite);
  if ([...loaded].some(isFailing)) return;
  if (loaded.has('passed')) comparison.fixed.add(key);
  else if (loaded.size === 0 || baseline.statesWithin(before.suite).size === 0) comparison.missing.add(key);
}

/** The states of a world's named tests, by suite. Sorted, so that what lies within a suite is one stretch: a report may name thousands of suites that failed. */
class SuiteIndex {
  readonly #states = new Map<string, Set<TestState>>();
  readonly #suites: string[];

  constructor({ tests }: ComparedWorld) {
    for (const { suite, name, state } of tests.values()) {
      if (name !== '') this.#states.set(suite, (this.#states.get(suite) ?? new Set()).add(state));
    }
    this.#suites = [...this.#states.keys()].sort();
  }

  /** States of all tests whose suite is the given one or lies inside it (`file`, `file > group`, `package/Test`). */
  statesWithin(suite: string): Set<TestState> {
    const states = new Set(this.#states.get(suite));
    if (suite === '') return states;
    for (let at = this.#firstFrom(suite); this.#suites[at]?.startsWith(suite) === true; at++) {
      const inner = this.#suites[at] ?? '';
      if (/^[^\p{L}\p{N}_]/u.test(inner.slice(suite.length))) for (const state of this.#states.get(inner) ?? []) states.add(state);
    }
    return states;
  }

  /** Position of the first suite that does not come before the given one. */
  #firstFrom(suite: string): number {
    let [from, to] = [0, this.#suites.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#suites[middle] ?? '') < suite) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
