import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, fitted, shorterAndShorter, type Part } from '../../../src/studio/github/fitting.js';
import { md, trustedMarkdown } from '../../../src/studio/github/markdown.js';

const part = (rank: number, first: string, ...others: string[]): Part => ({ sizes: [trustedMarkdown(first), ...others.map(trustedMarkdown)], rank });

describe('a document within its limit', () => {
  it('is whole where there is room', () => {
    expect(fitted([part(1, 'long a', 'a'), part(2, 'long b', 'b')], 100)).toBe('long a\n\nlong b\n');
  });

  it('gives room to what matters most, in the order of the document', () => {
    expect(fitted([part(2, 'x'.repeat(30), 'x'), part(1, 'y'.repeat(30), 'y')], 40)).toBe(`x\n\n${'y'.repeat(30)}\n`);
  });

  it('takes the fullest size that fits', () => {
    expect(fitted([part(1, 'x'.repeat(50), 'x'.repeat(20), 'x')], 30)).toBe(`${'x'.repeat(20)}\n`);
  });

  it('counts bytes, which are never fewer than characters', () => {
    expect(fitted([part(1, '日'.repeat(10), 'few')], 20)).toBe('few\n');
  });

  it('says when even the least does not fit', () => {
    expect(() => fitted([always(md`too long`)], 5)).toThrow(RangeError);
  });

  it('is never longer than its limit, and no part is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { maxLength: 3 })), { maxLength: 12 }), fc.integer({ min: 60, max: 400 }), (drafts, most) => {
        const parts = drafts.map(([rank, sizes], index) => part(rank, `<${index}>${sizes.join('')}`, ...sizes.map((size) => `<${index}>${size}`), `<${index}>`));
        const least = parts.length * 5 + parts.length * 2 + 20;
        if (least > most) return;
        const document = fitted(parts, most);
        expect(Buffer.byteLength(document)).toBeLessThanOrEqual(most);
        for (const index of parts.keys()) expect(document).toContain(`<${index}>`);
      }),
    );
  });
});

it('shortens a list and says how much is left out', () => {
  const sizes = shorterAndShorter(['a', 'b', 'c'], [5, 2, 0], (shown, hidden) => md`${shown.join('')} ${hidden}`);
  expect(sizes.map(String)).toEqual(['abc 0', 'ab 1', ' 3']);
});
