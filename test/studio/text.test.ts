import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brief, cutToWidth, fit, manyLines, oneLine, textWidth, wrap } from '../../src/studio/text.js';
import { hostileNames } from './evidence.js';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.values(hostileNames)));
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

describe('untrusted text', () => {
  it('shows what cannot be seen as escapes', () => {
    expect(oneLine('a\nb\r\t\u001b[31m\u202e')).toBe('a\\nb\\r\\t\\u001b[31m\\u202e');
    expect(oneLine('\u{e0001}')).toBe('\\u{e0001}');
    expect(oneLine('half \ud800')).toBe('half \\ud800');
  });

  it('leaves letters of all scripts and joined emoji alone', () => {
    for (const text of ['naïve', 'שלום', '日本語', '👩‍👩‍👧', 'क्‍ष']) expect(oneLine(text)).toBe(text);
  });

  it('keeps lines and tabs where several lines are wanted', () => {
    expect(manyLines('a\r\n\tb\rc\u2028')).toBe('a\n\tb\\rc\\u2028');
  });

  it('never lets anything unseen through, and keeps its bound', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 80 }), (text, most) => {
        expect(oneLine(text)).not.toMatch(unseen);
        expect(brief(text, most)).not.toMatch(unseen);
        expect([...brief(text, most)].length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is shortened with an ellipsis only when something was left out', () => {
    expect(brief('abcdef', 6)).toBe('abcdef');
    expect(brief('abcdefg', 6)).toBe('abcde…');
    expect(brief('x'.repeat(1_000_000), 4)).toBe('xxx…');
  });
});

describe('text on a grid of columns', () => {
  it('counts wide characters twice and marks not at all', () => {
    expect(textWidth('abc')).toBe(3);
    expect(textWidth('日本')).toBe(4);
    expect(textWidth('e\u0301')).toBe(1);
    expect(textWidth('😀👩‍👩‍👧')).toBe(4);
  });

  it('fills up or cuts to an exact width', () => {
    expect(fit('ab', 4)).toBe('ab  ');
    expect(fit('ab', 4, 'right')).toBe('  ab');
    expect(fit('abcdef', 4)).toBe('abc…');
    expect(fit('日本語', 4)).toBe('日… ');
  });

  it('fits any text into any width', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, columns) => {
        const line = oneLine(text);
        expect(textWidth(fit(line, columns))).toBe(columns);
        expect(textWidth(cutToWidth(line, columns))).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('wraps at spaces and loses nothing', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, columns) => {
        const line = oneLine(text);
        const lines = wrap(line, columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(line.replaceAll(' ', ''));
        expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
