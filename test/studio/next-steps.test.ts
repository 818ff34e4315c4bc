import { describe, expect, test } from 'vitest';
import { nextSteps } from '../../src/studio/next-steps.js';
import { candidate, demoEvidence, eventsOf, gateResult } from './evidence.js';

const steps = (...given: Parameters<typeof nextSteps>): string => nextSteps(...given).join('\n');
const base = demoEvidence();
const withheld = { ...base.promotion, decision: 'withheld' as const, branch: null };

describe('what a person can do next', () => {
  test('nothing, when the winner is promoted', () => {
    expect(nextSteps(base, [], 'out')).toEqual([]);
  });

  test('take the winner, when promotion is off', () => {
    expect(steps({ ...base, promotion: { ...withheld, reasons: ['promotion-off'] } }, [], 'my out')).toBe("Take it with \"git apply 'my out'/candidates/B.patch\", or run again with --promote branch.");
  });

  test('what stood in the way of a promotion, in the words of the event', () => {
    const events = eventsOf([[0, 'promotion.decided', { decision: 'withheld', reasons: ['base-moved'], why: 'the work tree has changes of its own' }, 'B']]);
    expect(steps({ ...base, promotion: { ...withheld, reasons: ['base-moved'] } }, events, 'out')).toContain('Not promoted: the work tree has changes of its own.');
  });

  test('--dirty, when the commit is green', () => {
    expect(steps({ ...base, outcome: 'already-green' }, [], 'out')).toContain('--dirty');
  });

  test('look for the command, when it was not found', () => {
    const result = gateResult('-----', { problems: ['command-not-found'] });
    expect(steps({ ...base, outcome: 'indeterminate', baseline: { outcome: 'indeterminate', result } }, [], 'out')).toMatch(/not found \(exit status 127\)[\s\S]*out\/logs/);
  });

  test('the tests that were not stable', () => {
    const [attempt] = gateResult('ppfpp').attempts;
    if (!attempt) throw new Error('no attempt');
    const result = { ...gateResult('ppfpp'), attempts: [attempt, { ...attempt, results: 'ppppp' }] };
    expect(steps({ ...base, outcome: 'indeterminate', baseline: { outcome: 'indeterminate', result } }, [], 'out')).toContain(`Different from attempt to attempt: ${base.tests[2]?.suite ? `${base.tests[2].suite} > ` : ''}${base.tests[2]?.name}`);
  });

  test('where report globs count from, when no world has a report', () => {
    const result = gateResult('-----', { problems: ['report-missing'], counts: null });
    const evidence = { ...base, outcome: 'no-winner' as const, gate: { ...base.gate, directory: 'packages/api', reports: ['nope/*.xml'] }, baseline: { outcome: 'reproduced' as const, result }, candidates: [candidate('A', { result, verdict: 'indeterminate', reasons: ['no-tests'] })] };
    expect(steps(evidence, [], 'out')).toMatch(/No report was found[\s\S]*packages\/api\); "nope\/\*\.xml" matched nothing/);
  });

  test('try an idea without its guarded files, where it changes others too', () => {
    const applied = (paths: string[]) => ({ application: { outcome: 'applied' as const, tree: 'd'.repeat(40), duplicateOf: null, paths, flags: [], guarded: [{ path: 'test/a.test.js', why: 'test' }], restoredTree: null } });
    const mixed = candidate('A', { reasons: ['guarded-path'], verdict: 'rejected', ...applied(['src/pages.js', 'test/a.test.js']) });
    const others = [candidate('B', { reasons: ['guarded-path', 'tests-missing'], ...applied(['src/pages.js', 'test/a.test.js']) }), candidate('C', { reasons: ['guarded-path'], ...applied(['test/a.test.js']) })];
    expect(steps({ ...base, outcome: 'no-winner', candidates: [mixed, ...others] }, [], 'out').match(/^.* also changes.*$/gm)).toEqual(['A also changes guarded files (test/a.test.js). Try it without them, or allow them with --allow-guarded: its gate then runs with and without them.']);
    expect(steps({ ...base, outcome: 'no-winner', candidates: [mixed], tests: [{ suite: '', name: '(gate)' }] }, [], 'out')).not.toContain('also changes');
  });

  test('where the failure of an idea shows that holds only with its guarded edits', () => {
    const restored = { world: { id: 'A-restored', tree: 'e'.repeat(40), digest: null }, result: { ...gateResult('fpppp'), log: 'logs/A-restored.log' } };
    const only = candidate('A', { reasons: ['guarded-restored-failed'], verdict: 'rejected', result: { ...gateResult('ppppp'), log: 'logs/A.log' }, restored });
    expect(steps({ ...base, outcome: 'no-winner', candidates: [only] }, [], 'out')).toBe('What the gate printed with the guarded files restored: out/logs/A-restored.log');
    const other = candidate('B', { reasons: ['gate-failed'], verdict: 'rejected', result: { ...gateResult('fpppp'), log: 'logs/B.log' } });
    expect(nextSteps({ ...base, outcome: 'no-winner', candidates: [only, other] }, [], 'out').slice(-2)).toEqual(['What the gate printed with the guarded files restored: out/logs/A-restored.log', 'What the gates printed: out/logs/B.log and beside it']);
  });

  test('the globs that would allow the differences of a replay', () => {
    const equality = { equal: false, compared: { source: 1, output: 1, ignored: 0 }, winnerDigest: base.gate.digest, replayDigest: base.gate.digest, observedVolatile: [], differences: [{ path: 'a b', set: 'output' as const, kind: 'content' as const, declare: 'a b' }] };
    expect(steps({ ...base, outcome: 'replay-failed', replay: { ...base.replay, status: 'failed', equality } }, [], 'out')).toContain("--volatile 'a b'");
  });
});
