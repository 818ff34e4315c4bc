import type { Usage } from '../core/documents/evidence.js';
import { count } from './quantities.js';

/** What models were asked and what it cost; what is not known is said to be unknown, and a measured nothing is one. */
export function usageText({ calls, inputTokens, outputTokens, costUsd }: Usage): string {
  if (calls === 0) return 'no model was called';
  const tokens = (number: number | null, side: string): string => (number === null ? `${side} tokens unknown` : count(number, `${side} token`));
  return `${calls === null ? 'number of calls unknown' : count(calls, 'call')}, ${tokens(inputTokens, 'input')}, ${tokens(outputTokens, 'output')}, ${costUsd === null ? 'cost unknown' : `USD ${costUsd}`}`;
}
