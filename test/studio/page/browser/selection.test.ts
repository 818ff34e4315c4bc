import { describe, expect, it } from 'vitest';
import { pageLength, TestMatrix } from '../../../../src/studio/page/browser/matrix/selection.js';
import { candidate, demoEvidence, gateResult } from '../../evidence.js';

const total = 250;
const tests = Array.from({ length: total }, (_, index) => ({ suite: index % 2 === 0 ? 'Even' : 'Odd', name: `test ${index}` }));
const letters = `f${'p'.repeat(total - 1)}`;
const result = gateResult(letters, { tests });
const evidence = demoEvidence({
  tests,
  baseline: { outcome: 'reproduced', result },
  candidates: [candidate('A', { result: gateResult('p'.repeat(total), { tests }), fixed: [0] }), candidate('B', { result: gateResult(`${letters.slice(0, -1)}f`, { tests }), broken: [total - 1] })],
  replay: { ...demoEvidence().replay, result, baseline: result },
});
const matrix = new TestMatrix(evidence);
const everything = { filter: 'all', world: null, words: '', page: 0 } as const;

describe('the selection of tests', () => {
  it('comes in pages that end where the tests end', () => {
    expect(matrix.select(everything)).toMatchObject({ total, pages: 5, first: 0, page: 0 });
    const last = matrix.select({ ...everything, page: 9 });
    expect([last.page, last.first, last.tests.length, last.tests.at(-1)]).toEqual([4, 4 * pageLength, 50, total - 1]);
    expect(matrix.select({ ...everything, page: -1 }).page).toBe(0);
  });

  it('is narrowed to what happened, in any world or in one', () => {
    expect(matrix.select({ ...everything, filter: 'broken' }).tests).toEqual([total - 1]);
    expect(matrix.select({ ...everything, filter: 'broken', world: 'A' }).tests).toEqual([]);
    expect(matrix.select({ ...everything, world: 'A' }).counts).toEqual({ all: total, failing: 1, fixed: 1, broken: 0, missing: 0, flaky: 0, differing: 1 });
  });

  it('is narrowed by words of suite and name, in any order and case', () => {
    expect(matrix.select({ ...everything, words: '24 odd' }).tests).toEqual([241, 243, 245, 247, 249]);
    expect(matrix.select({ ...everything, words: 'nowhere' })).toMatchObject({ tests: [], total: 0, pages: 1 });
  });

  it('knows the page of a test', () => {
    expect([0, 49, 50, 249, 9999].map((test) => matrix.pageOf(test))).toEqual([0, 0, 1, 4, 4]);
  });
});
