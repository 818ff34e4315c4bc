import { describe, expect, it } from 'vitest';
import { summary } from '../../../src/studio/terminal/summary.js';
import { textWidth } from '../../../src/studio/text.js';
import { candidate, demoEvents, demoEvidence, gateResult, hostileNames } from '../evidence.js';

const digest = `sha256:${'a'.repeat(64)}`;
const options = { out: '.safe-debug', digest, program: 'safe-debug', baselineLog: '', colour: false, width: 100 };

describe('the summary of a run', () => {
  it('says the verdict first and the way to verify it last', () => {
    const lines = summary(demoEvidence(), demoEvents(), options).split('\n');
    expect(lines.slice(0, 4)).toEqual(['✓ fixed by B (off-by-one)', '  2 failing tests pass, nothing broken; replayed, worlds equal; promoted to branch', '  safe-debug/aaaaaaaaaaaa-b', '']);
    expect(lines.slice(-7)).toEqual([
      '  - Flakiness was not tested: every gate ran once.',
      '  - Read the patch.',
      '',
      'Evidence  .safe-debug/latest.json',
      'Page      .safe-debug/evidence.html',
      `Verify    safe-debug verify .safe-debug --repo /home/me/pages --expect ${digest}`,
      '',
    ]);
  });

  it('names the reason when nothing was promoted', () => {
    const { promotion } = demoEvidence();
    const withheld = { ...promotion, decision: 'withheld' as const, branch: null, commit: null };
    expect(summary(demoEvidence({ promotion: { ...withheld, reasons: ['promotion-off'] } }), [], options)).toContain('worlds equal; not promoted: promotion is off\n');
    const failed = summary(demoEvidence({ outcome: 'replay-failed', promotion: { ...withheld, reasons: ['world-differs'] } }), [], options);
    expect(failed).toMatch(/^✗ B \(off-by-one\) won, but its replay failed\n {2}The winner's world and its replay differ in files\.\n/);
  });

  it('does not call a run without a winner fixed', () => {
    const { replay, promotion } = demoEvidence();
    const none = demoEvidence({
      outcome: 'no-winner',
      candidates: [candidate('A', { reasons: ['tests-missing'], missing: [1, 3] })],
      selection: { rule: 'r', ranking: [], winner: null },
      replay: { ...replay, status: 'not-run', result: null, baseline: null, equality: null, testsAgree: null },
      promotion: { ...promotion, decision: 'withheld', reasons: ['no-winner'], branch: null, commit: null },
    });
    const text = summary(none, [], options);
    expect(text).toMatch(/^• no winner\n/);
    expect(text.replace(/\s+/g, ' ')).toContain('A: 2 tests that ran on the baseline do not run any more (first: pages > last page).');
    expect(text).not.toContain('fixed by');
  });

  it('shows the last words of a gate of which only the exit status is known, where nothing won', () => {
    const blind = { tests: [{ suite: '', name: '(gate)' }], outcome: 'no-winner' as const, selection: { rule: 'r', ranking: [], winner: null } };
    const log = '\n> test\nnpm error Missing script: "tset"\u001b[0m\n';
    expect(summary(demoEvidence(blind), [], { ...options, baselineLog: log })).toContain('Last lines of the gate on the untouched snapshot\n  > test\n  npm error Missing script: "tset"\\u001b[0m\n\n');
    expect(summary(demoEvidence(blind), [], { ...options, baselineLog: log })).toContain('Why the gate fails on the untouched snapshot: .safe-debug/logs/');
    expect(summary(demoEvidence(), [], { ...options, baselineLog: log })).not.toContain('Last lines');
  });

  it('says that no report was found, where the gate passes without one', () => {
    const result = gateResult('', { tests: [], counts: null, problems: ['report-missing'], verdict: 'inconclusive', exitCode: 0 });
    const base = demoEvidence();
    const text = summary(demoEvidence({ outcome: 'indeterminate', gate: { ...base.gate, reports: ['out/*.xml'] }, baseline: { outcome: 'indeterminate', result }, selection: { rule: 'r', ranking: [], winner: null } }), [], options).replace(/\s+/g, ' ');
    expect(text).toContain('The gate ended with exit status 0, but no report was found');
    expect(text).toContain('"out/*.xml" matched nothing that could be used.');
  });

  it('quotes the evidence folder for the shell', () => {
    expect(summary(demoEvidence(), [], { ...options, out: "my evidence's" })).toContain(`safe-debug verify 'my evidence'\\''s' --repo /home/me/pages --expect ${digest}\n`);
  });

  it.each(Object.entries(hostileNames))('lets no hostile name through (%s)', (_, hostile) => {
    const tests = [{ suite: hostile, name: hostile }];
    const base = demoEvidence();
    const evidence = demoEvidence({
      outcome: 'no-winner',
      selection: { rule: 'r', ranking: [], winner: null },
      tests,
      candidates: [candidate('A', { label: hostile, reasons: ['tests-broken'], broken: [0], result: null })],
      promotion: { ...base.promotion, branch: hostile },
      limits: [hostile],
    });
    const text = summary(evidence, [], { ...options, out: hostile.slice(0, 60) });
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\p{Cf}/u);
    const free = text.split('\n').filter((line) => !/^(?:Evidence|Page|Verify)/.test(line));
    expect(Math.max(...free.map(textWidth))).toBeLessThanOrEqual(100);
  });
});
