import { describe, expect, it } from 'vitest';
import { baselineTests, cellOf, filteredTests, matrixWorlds, tallyText } from '../../../src/studio/page/matrix.js';
import { candidate, demoEvidence, gateResult } from '../evidence.js';

const [unsteady] = gateResult('fpfpp').attempts;
const flaky = gateResult('fpfPp');
const disagreeing = unsteady === undefined ? flaky : gateResult('fpfpp', { attempts: [unsteady, { ...unsteady, results: 'fpfpf' }] });

describe('the matrix of tests and worlds', () => {
  it('puts baseline and replay before the candidates and leaves out worlds without a result', () => {
    const { candidates } = demoEvidence();
    const restored = { world: { id: 'E-restored', tree: 'e'.repeat(40), digest: null }, result: gateResult('fpppp') };
    const evidence = demoEvidence({ candidates: [...candidates, candidate('D', { result: null }), candidate('E', { restored })] });
    expect(matrixWorlds(evidence).map(({ world }) => world)).toEqual(['baseline', 'replay-baseline', 'replay', 'A', 'B', 'C', 'E', 'E-restored']);
  });

  it('says in a candidate\'s world what changed against the baseline, and the plain result elsewhere', () => {
    const evidence = demoEvidence({ candidates: [candidate('A', { result: gateResult('pf-pp'), fixed: [0], broken: [1], missing: [2] })] });
    const [baseline, , , world] = matrixWorlds(evidence);
    const words = (from: typeof world): string[] => (from === undefined ? [] : [0, 1, 2, 3].map((test) => cellOf(from, test).word));
    expect(words(world)).toEqual(['fixed', 'broken', 'missing', 'pass']);
    expect(words(baseline)).toEqual(['fail', 'pass', 'fail', 'pass']);
  });

  it('knows flaky tests by a retry and by attempts that disagree', () => {
    const evidence = demoEvidence({ baseline: { outcome: 'indeterminate', result: disagreeing }, candidates: [candidate('A', { result: flaky })] });
    const worlds = matrixWorlds(evidence);
    expect(filteredTests(5, worlds).flaky).toEqual([3, 4]);
    expect(worlds.filter(({ world }) => world === 'baseline' || world === 'A').map((world) => [cellOf(world, 3).word, cellOf(world, 4).word])).toEqual([['pass', 'pass, flaky'], ['flaky pass', 'pass']]);
    expect(baselineTests(evidence)).toEqual({ known: 5, failing: [0, 2], flaky: [4] });
  });

  it('sorts tests into filters over all worlds', () => {
    expect(filteredTests(5, matrixWorlds(demoEvidence()))).toEqual({ all: [0, 1, 2, 3, 4], failing: [0, 2], fixed: [0, 2], broken: [], missing: [], flaky: [], differing: [0, 2] });
  });

  it('counts test by test, with what neither passed nor failed', () => {
    expect(tallyText(gateResult('fpfpp'))).toBe('3 of 5 tests pass');
    expect(tallyText({ ...gateResult('fpfpp'), results: 'pPst-' })).toBe('2 of 4 tests pass, 1 skipped, 1 to do, 1 only after a retry');
    expect(tallyText({ ...gateResult('fpfpp'), results: '' })).toBe('no test is known');
  });
});
