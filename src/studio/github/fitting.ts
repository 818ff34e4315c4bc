import { nothing, type Markdown } from './markdown.js';

/** A part of a document in several sizes, the fullest first. The last one is short and says what is missing and where it is. */
export interface Part {
  sizes: readonly [Markdown, ...Markdown[]];
  /** Parts with a smaller rank get room first. */
  rank: number;
}

/** Most bytes of a comment or of a pull request's body; GitHub takes 65,536 characters. */
export const mostOfBody = 60_000;

/** Most bytes of a step's summary; GitHub drops one of more than 1 MiB altogether. */
export const mostOfSummary = 900_000;

const between = '\n\n';

/**
 * A document of at most `most` UTF-8 bytes, and so of at most as many characters however they are counted. Every part is
 * there in some size: those with a smaller rank as full as possible first. Throws RangeError if not even the smallest sizes fit.
 */
export function fitted(parts: readonly Part[], most: number): string {
  const chosen = parts.map(({ sizes }) => sizes.at(-1) ?? sizes[0]);
  let used = chosen.reduce((sum, size) => sum + bytesOf(size) + between.length, 1);
  if (used > most) throw new RangeError(`the smallest form of the document has ${used} bytes, more than ${most}`);
  const order = parts.map((part, index) => ({ part, index })).sort((a, b) => a.part.rank - b.part.rank);
  for (const { part, index } of order) {
    const least = bytesOf(part.sizes.at(-1) ?? part.sizes[0]);
    const best = part.sizes.find((size) => used - least + bytesOf(size) <= most);
    if (best === undefined) continue;
    chosen[index] = best;
    used += bytesOf(best) - least;
  }
  return `${chosen.filter((size) => size.toString() !== '').join(between)}\n`;
}

/** A part that is always there as it is. */
export function always(markdown: Markdown): Part {
  return { sizes: [markdown], rank: 0 };
}

/** A part with nothing to show. */
export const absent: Part = always(nothing);

/** UTF-8 bytes. A text never has more code points or UTF-16 units than it has bytes. */
function bytesOf(markdown: Markdown): number {
  return Buffer.byteLength(markdown.toString());
}

/**
 * A list in several sizes: its first entries, as many as `limits` says (falling), each time with the number left out. To be
 * the least size, the last limit must be small enough for any entries.
 */
export function shorterAndShorter<Entry>(entries: readonly Entry[], limits: readonly [number, ...number[]], render: (shown: readonly Entry[], hidden: number) => Markdown): [Markdown, ...Markdown[]] {
  const [first, ...others] = limits;
  const sizeOf = (limit: number): Markdown => render(entries.slice(0, limit), Math.max(0, entries.length - limit));
  return [sizeOf(first), ...others.map(sizeOf)];
}
