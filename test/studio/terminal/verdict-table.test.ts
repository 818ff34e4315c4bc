import { describe, expect, it } from 'vitest';
import { verdictTable } from '../../../src/studio/terminal/verdict-table.js';
import { textWidth } from '../../../src/studio/text.js';
import { candidate, demoEvidence, hostileNames } from '../evidence.js';

const plain = { width: 100, colour: false };

describe('the table of verdicts', () => {
  it('has one row a world with tests, changes, verdict and the reason at a glance', () => {
    expect(verdictTable(demoEvidence(), plain).split('\n')).toEqual([
      'world     label           tests  fixed broken missing  lines  verdict   why',
      'baseline                  3/5                                 fails     2 tests fail',
      'A         slice-by-size   4/5        1      0       0  +1 −1  rejected  1 test fails',
      'B         off-by-one      5/5        2      0       0  +1 −1  winner    fixes 2, breaks nothing',
      'C         clamp-to-total  3/5        0      0       0  +1 −1  rejected  2 tests fail, fixes nothing',
      'replay                    5/5                                 verified  same results, worlds equal',
    ]);
  });

  it('leaves out numbers before it moves the reasons', () => {
    expect(verdictTable(demoEvidence(), { width: 80, colour: false }).split('\n').slice(0, 3)).toEqual([
      'world     label           tests  lines  verdict   why',
      'baseline                  3/5           fails     2 tests fail',
      'A         slice-by-size   4/5    +1 −1  rejected  1 test fails',
    ]);
  });

  it('puts the reasons below the rows where there is little room', () => {
    const lines = verdictTable(demoEvidence(), { width: 60, colour: false }).split('\n');
    expect(lines[0]).toBe('world     label           tests  lines  verdict');
    expect(lines.slice(3, 5)).toEqual(['A         slice-by-size   4/5    +1 −1  rejected', '  1 test fails']);
  });

  it('shows unknown figures as unknown', () => {
    const refused = candidate('A', {
      label: 'refused',
      mutation: { file: 'candidates/A.patch', sha256: candidate('A').mutation.sha256, files: null, additions: null, deletions: null },
      application: { outcome: 'rejected', reason: 'corrupt-patch', message: 'A hunk is damaged.' },
      world: null,
      result: null,
      verdict: 'inapplicable',
      reasons: ['apply-failed'],
    });
    expect(verdictTable(demoEvidence({ candidates: [refused] }), plain).split('\n')[2]).toMatch(/^A {9}refused {2}– {10}– {6}– {7}– {2}\? {6}inapplicable {2}corrupt-patch$/);
  });

  it.each(Object.entries(hostileNames))('keeps a row together with a hostile label (%s)', (_, label) => {
    for (const width of [60, 80, 100]) {
      const table = verdictTable(demoEvidence({ candidates: [candidate('A', { label, reasons: ['gate-failed'] })] }), { width, colour: false });
      const lines = table.split('\n');
      expect(lines.filter((line) => /^(?:world|baseline|A|replay) /.test(line))).toHaveLength(4);
      expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(width);
      expect(table).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\p{Cf}/u);
    }
  });
});
