import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsOf, judgeAttempt, judgeAttempts, worstOfEach, type GateAttempt, type JudgedGate } from '../../src/core/judging.js';
import type { ReportProblem, TestReport, TestState } from '../../src/core/report.js';

const gate: JudgedGate = { format: 'junit', reportsRequired: true, minTests: 1 };
const without: JudgedGate = { format: 'none', reportsRequired: false, minTests: 1 };
const report = (states: TestState[], more: Partial<TestReport> = {}): TestReport => ({
  tests: states.map((state, index) => ({ suite: 's', name: `t${index}`, state })), durationS: null, problems: [], ...more,
});
const attempt = (more: Partial<GateAttempt> = {}): GateAttempt => ({ exitCode: 0, signal: null, timedOut: false, report: report(['passed']), problems: [], ...more });
const brief = (more: Partial<GateAttempt>, declared = gate) => {
  const { verdict, problems } = judgeAttempt(attempt(more), declared);
  return [verdict, ...problems];
};

describe('one attempt', () => {
  test.each<[string, Partial<GateAttempt>, string[]]>([
    ['passes with exit 0 and passing tests', {}, ['pass']],
    ['may have skipped and todo tests beside', { report: report(['passed', 'skipped', 'todo']) }, ['pass']],
    ['fails with a failing test', { exitCode: 1, report: report(['passed', 'failed']) }, ['fail']],
    ['fails with a failing test although exit is 0', { report: report(['passed', 'error']) }, ['fail', 'exit-report-disagree']],
    ['fails with exit 1 although all passed', { exitCode: 1 }, ['fail', 'exit-report-disagree']],
    ['fails with exit 1 and no tests', { exitCode: 5, report: report([]) }, ['fail', 'no-test-ran']],
    ['fails with exit 1 and no report', { exitCode: 1, report: null }, ['fail', 'report-missing']],
    ['proves nothing with exit 0 and no report', { report: null }, ['inconclusive', 'report-missing']],
    ['proves nothing with skipped tests alone', { report: report(['skipped', 'todo']) }, ['inconclusive', 'no-test-ran']],
    ['proves nothing with an unreadable report', { report: report(['passed'], { problems: ['report-unparseable'] }) }, ['inconclusive', 'report-unparseable']],
    ['fails with an unreadable report that shows a failure', { report: report(['failed'], { problems: ['report-unparseable'] }) }, ['fail', 'exit-report-disagree', 'report-unparseable']],
    ['proves nothing with stale reports alone', { report: null, problems: ['report-stale'] }, ['inconclusive', 'report-stale']],
    ['proves nothing with a stale report beside a fresh one', { problems: ['report-stale'] }, ['inconclusive', 'report-stale']],
    ['proves nothing with a test of unknown state', { report: report(['passed', 'skipped'], { problems: ['unknown-status'] }) }, ['inconclusive', 'unknown-status']],
    ['proves nothing with failures only in the totals', { report: report(['passed'], { unlistedFailures: true, problems: ['count-mismatch'] }) }, ['inconclusive', 'count-mismatch', 'exit-report-disagree']],
    ['fails with exit 1 and failures only in the totals', { exitCode: 1, report: report(['passed'], { unlistedFailures: true }) }, ['fail', 'exit-report-disagree']],
    ['passes with totals that miscount passes', { report: report(['passed'], { problems: ['count-mismatch'] }) }, ['pass', 'count-mismatch']],
    ['passes with a flaky pass, and says so', { report: report(['passed', 'flaky']) }, ['pass', 'flaky-in-report']],
    ['fails when it bailed out', { report: report(['passed'], { problems: ['bail-out'] }) }, ['fail', 'bail-out', 'exit-report-disagree']],
    ['fails when the plan was not met', { exitCode: 1, report: report(['passed'], { problems: ['plan-mismatch'] }) }, ['fail', 'plan-mismatch']],
    ['fails when it timed out, whatever the report shows', { exitCode: null, signal: 'SIGTERM', timedOut: true }, ['fail', 'timeout']],
    ['fails when it timed out and still exited with 0', { timedOut: true }, ['fail', 'timeout']],
    ['fails when it was killed', { exitCode: null, signal: 'SIGKILL' }, ['fail', 'killed']],
    ['fails when a shell tells that it was killed', { exitCode: 137, report: null }, ['fail', 'killed', 'report-missing']],
    ['fails when the command does not exist', { exitCode: 127, report: null }, ['fail', 'command-not-found', 'report-missing']],
    ['proves nothing when its end is unknown', { exitCode: null }, ['inconclusive']],
    ['passes with a cut log', { problems: ['output-truncated'] }, ['pass', 'output-truncated']],
  ])('%s', (_, more, expected) => {
    expect(brief(more)).toEqual(expected);
  });

  test('needs the declared number of passed tests', () => {
    expect(brief({ report: report(['passed', 'skipped']) }, { ...gate, minTests: 2 })).toEqual(['inconclusive']);
    expect(brief({ report: report(['passed', 'flaky']) }, { ...gate, minTests: 2 })).toEqual(['pass', 'flaky-in-report']);
    expect(brief({ report: report([]) }, { ...gate, minTests: 0 })).toEqual(['pass']);
  });

  test('is judged by its exit alone where no report is expected', () => {
    expect(brief({ report: null }, without)).toEqual(['pass']);
    expect(brief({ report: null, exitCode: 2 }, without)).toEqual(['fail']);
    expect(brief({ report: null }, { ...gate, reportsRequired: false })).toEqual(['pass']);
    expect(brief({ report: report(['failed']) }, { ...gate, reportsRequired: false })).toEqual(['fail', 'exit-report-disagree']);
  });

  test('counts every leaf, but knows each test once, by its worst result', () => {
    const twice = report([], { tests: [{ suite: 's', name: 't', state: 'passed' }, { suite: 's', name: 't', state: 'failed', message: 'm' }, { suite: 'r', name: 't', state: 'passed' }] });
    const judged = judgeAttempt(attempt({ exitCode: 1, report: twice }), gate);
    expect(judged.counts).toEqual({ total: 3, passed: 2, failed: 1, errors: 0, skipped: 0, todo: 0, flaky: 0 });
    expect(judged.failing).toEqual([{ suite: 's', name: 't', message: 'm' }]);
    expect(judged.tests).toHaveLength(2);
    expect(judged.problems).toEqual(['duplicate-test-name']);
  });

  test('shows unknown counts as null, not as zero', () => {
    expect(judgeAttempt(attempt({ report: report([], { problems: ['report-unparseable'] }) }), gate).counts).toBeNull();
    expect(judgeAttempt(attempt({ report: null }), gate).counts).toBeNull();
    expect(judgeAttempt(attempt({ report: report([]) }), gate).counts?.total).toBe(0);
  });
});

describe('several attempts', () => {
  const failing = { exitCode: 1, report: report(['failed']) };

  test.each<[string, Partial<GateAttempt>[], string[]]>([
    ['all passing', [{}, {}], ['pass']],
    ['all failing the same way', [failing, failing], ['fail']],
    ['failing in different tests', [{ exitCode: 1, report: report(['failed', 'passed']) }, { exitCode: 1, report: report(['passed', 'failed']) }], ['fail', 'flaky-attempts']],
    ['passing and failing', [{}, failing, {}], ['inconclusive', 'flaky-attempts']],
    ['passing, with a test less', [{ report: report(['passed', 'passed']) }, {}], ['inconclusive', 'test-set-changed']],
    ['passing, with a test skipped once', [{ report: report(['passed', 'passed']) }, { report: report(['passed', 'skipped']) }], ['inconclusive', 'flaky-attempts']],
    ['passing, once after a retry inside', [{}, { report: report(['flaky']) }], ['pass', 'flaky-in-report']],
    ['passing and timing out', [{}, { exitCode: null, signal: 'SIGTERM', timedOut: true, report: null }], ['inconclusive', 'flaky-attempts', 'report-missing', 'timeout']],
    ['proving nothing and failing', [{ report: null }, failing], ['fail', 'flaky-attempts', 'report-missing']],
  ])('%s', (_, attempts, expected) => {
    const { verdict, problems } = judgeAttempts(attempts.map(attempt), gate);
    expect([verdict, ...problems]).toEqual(expected);
  });

  test('name what failed in any of them, and counts only where they agree', () => {
    const mixed = judgeAttempts([attempt(), attempt(failing)], gate);
    expect([mixed.failing, mixed.counts]).toEqual([[{ suite: 's', name: 't0' }], null]);
    expect(judgeAttempts([attempt(), attempt()], gate).counts?.passed).toBe(1);
    expect(mixed.attempts.map(({ verdict }) => verdict)).toEqual(['pass', 'fail']);
  });

  test('are at least one', () => {
    expect(() => judgeAttempts([], gate)).toThrow(RangeError);
  });
});

describe('whatever is put in', () => {
  const states = fc.constantFrom<TestState>('passed', 'flaky', 'failed', 'error', 'skipped', 'todo');
  const problems = fc.uniqueArray(fc.constantFrom<ReportProblem>('bail-out', 'count-mismatch', 'invalid-encoding', 'no-testcases', 'plan-mismatch', 'report-empty', 'report-stale', 'report-unparseable', 'unknown-status'), { maxLength: 2 });
  const tests = fc.array(fc.record({ suite: fc.constantFrom('', 's'), name: fc.constantFrom('a', 'b', 'c'), state: states }), { maxLength: 6 });
  const anyReport = fc.option(fc.record({ tests, durationS: fc.constant(null), problems, unlistedFailures: fc.boolean() }));
  const anyAttempt = fc.record({ exitCode: fc.option(fc.constantFrom(0, 0, 1, 127, 137)), signal: fc.option(fc.constant('SIGKILL')), timedOut: fc.boolean(), report: anyReport, problems: fc.constant([]) });

  test('a pass has exit 0, no failure, enough tests and no doubt', () => {
    fc.assert(
      fc.property(fc.array(anyAttempt, { minLength: 1, maxLength: 3 }), (attempts) => {
        const judged = judgeAttempts(attempts, gate);
        if (judged.verdict !== 'pass') return;
        for (const { exitCode, signal, timedOut, report: read } of attempts) {
          expect([exitCode, signal, timedOut]).toEqual([0, null, false]);
          expect(read?.tests.some(({ state }) => state === 'failed' || state === 'error')).toBe(false);
          expect(read?.tests.some(({ state }) => state === 'passed' || state === 'flaky')).toBe(true);
          expect(read?.problems.filter((problem) => problem !== 'count-mismatch' && problem !== 'invalid-encoding')).toEqual([]);
        }
        expect(judged.failing).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  test('counts add up, and the worst of each test does not depend on the order', () => {
    fc.assert(
      fc.property(tests, (list) => {
        const counts = countsOf(list);
        expect(counts.passed + counts.failed + counts.errors + counts.skipped + counts.todo).toBe(counts.total);
        const sorted = (found: typeof list) => worstOfEach(found).map(({ suite, name, state }) => `${suite} ${name} ${state}`).sort();
        expect(sorted([...list].reverse())).toEqual(sorted(list));
      }),
    );
  });
});
