import type { Account } from '../../account.js';
import { brief } from '../../text.js';
import { bullets, stack } from '../blocks.js';
import { absent, shorterAndShorter, type Part } from '../fitting.js';
import { md, type Markdown } from '../markdown.js';

const mostLimits = 60;
const fewLimits = 6;

/** What was not proven, one sentence each. */
export function limitsPart({ limits }: Account): Part {
  if (limits.length === 0) return absent;
  const render = (shown: readonly string[], hidden: number): Markdown => {
    const longest = shown.length > fewLimits ? 400 : 180;
    const more = hidden === 0 ? [] : [md`${hidden} more in the evidence`];
    return stack([md`#### Not proven`, bullets([...shown.map((limit) => brief(limit, longest)), ...more])]);
  };
  return { sizes: shorterAndShorter(limits, [mostLimits, fewLimits], render), rank: 1 };
}
