import { expect, it } from 'vitest';
import { changedLines, count, duration, passedOfTotal, size } from '../../src/studio/quantities.js';
import { gateResult } from './evidence.js';

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [1234, '1.2 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('writes %i milliseconds as %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KiB'],
  [33_554_432, '32.0 MiB'],
])('writes %i bytes as %s', (bytes, text) => expect(size(bytes)).toBe(text));

it('counts in the singular and plural', () => {
  expect([count(0, 'test'), count(1, 'test'), count(2, 'test')]).toEqual(['0 tests', '1 test', '2 tests']);
});

it('writes changed lines, or that they are unknown', () => {
  expect(changedLines({ additions: 2, deletions: 0 })).toBe('+2 −0');
  expect(changedLines({ additions: null, deletions: null })).toBe('?');
});

it('counts passed tests by the reports, else by the letters, else not at all', () => {
  expect(passedOfTotal(gateResult('ppfpp'))).toBe('4/5');
  expect(passedOfTotal({ ...gateResult('pPf-s'), counts: null })).toBe('2/4');
  expect(passedOfTotal({ ...gateResult('-----'), counts: null })).toBe('–');
  expect(passedOfTotal(null)).toBe('–');
});
