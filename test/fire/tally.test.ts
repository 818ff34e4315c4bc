import { describe, expect, test } from 'vitest';
import { tallyTable } from './tally-table.js';
import { parseTally } from './tally.js';

const line = (fields: object): string => JSON.stringify({ file: 'a.test.ts', attack: 'x', honest: false, held: true, named: true, falseAlarm: false, beyond: false, times: 1, ...fields });

describe('the table of attacks', () => {
  test('counts attacks and honest twins apart, file by file and in all', () => {
    const lines = parseTally([line({}), line({ held: false, named: false, times: 3 }), line({ held: false, beyond: true, times: 5 }), line({ file: 'b.test.ts', honest: true, falseAlarm: true })].join('\n'));
    expect(tallyTable(lines).split('\n').map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['attacks', 'held', 'named in evidence', 'not promised', 'honest twins', 'false alarms'],
      ['a.test.ts', '4', '1', '1', '5', '0', '0'],
      ['b.test.ts', '0', '0', '0', '0', '1', '1'],
      ['all', '4', '1', '1', '5', '1', '1'],
    ]);
  });

  test('takes no line that is not an outcome', () => {
    expect(() => parseTally('{"attack":"x"}\n')).toThrow(/honest|file/);
  });
});
