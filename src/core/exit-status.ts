import type { Evidence } from './documents/evidence.js';

/**
 * Exit status for a finished run (design section 6): 0 for a promoted or waiting winner, or a verified one that nobody
 * asked to promote; 130 for an interrupted run; 1 for every other honest no.
 */
export function exitStatusOf({ outcome, promotion }: Evidence): number {
  if (outcome === 'interrupted') return 130;
  if (promotion.decision !== 'withheld') return 0;
  return outcome === 'fixed' && promotion.reasons.every((reason) => reason === 'promotion-off') ? 0 : 1;
}
