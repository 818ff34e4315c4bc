import type { Account } from '../../account.js';
import { askedLines } from '../../asked.js';
import { bullets, stack } from '../blocks.js';
import { absent, shorterAndShorter, type Part } from '../fitting.js';
import { md, type Markdown } from '../markdown.js';

/** Who was asked for proposals and what it cost, and which candidate improves which. Absent where only people proposed. */
export function askedPart(account: Account): Part {
  const lines = askedLines(account);
  if (lines.length === 0) return absent;
  const render = (shown: readonly string[], hidden: number): Markdown => stack([md`#### Models and agents`, bullets([...shown, ...(hidden === 0 ? [] : [`${hidden} more in the evidence`])])]);
  return { sizes: shorterAndShorter(lines, [lines.length, 3], render), rank: 2 };
}
