import type { TestId } from './documents/evidence.js';
import { isFailing, isPassing, testKey } from './judging.js';
import type { TestResult } from './report.js';
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
  for (const [key, before] of baseline.tests) {
    if (before.name === '') compareSuite(before, baseline, candidate, comparison);
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
function compareSuite(before: TestResult, baseline: ComparedWorld, candidate: ComparedWorld, comparison: Comparison): void {
  if (!isFailing(before.state)) return;
  const key = testKey(before);
  if (isFailing(candidate.tests.get(key)?.state ?? 'passed')) return;
  const loaded = [...candidate.tests.values()].filter((test) => test.name !== '' && belongsTo(test, before.suite));
  const known = [...baseline.tests.values()].some((test) => test.name !== '' && belongsTo(test, before.suite));
  if (loaded.some(({ state }) => isFailing(state))) return;
  if (loaded.some(({ state }) => state === 'passed')) comparison.fixed.add(key);
  else if (!known || loaded.length === 0) comparison.missing.add(key);
}

/** Whether a test's suite is the given one or lies inside it (`file`, `file > group`, `package/Test`). */
function belongsTo(test: TestId, suite: string): boolean {
  return test.suite === suite || (suite !== '' && test.suite.startsWith(suite) && /^[^\p{L}\p{N}_]/u.test(test.suite.slice(suite.length)));
}
