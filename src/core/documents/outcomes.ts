import { z } from 'zod';

/*
 * How candidates, promotions and runs end. Progress tells it too, which need not load the whole document.
 */

/** What the evidence says of a candidate in the end. */
export const candidateVerdictSchema = z.enum(['accepted', 'rejected', 'indeterminate', 'inapplicable', 'skipped']);
export type CandidateVerdict = z.infer<typeof candidateVerdictSchema>;

/** Why nothing was promoted, or not yet. */
export const promotionReasonSchema = z.enum([
  'promotion-off',
  'no-winner',
  'already-green',
  'baseline-flaky',
  'world-differs',
  'replay-failed',
  'replay-tree-differs',
  'head-moved',
  'base-moved',
  'comment-edited',
  'base-gone',
  'no-permission',
  'fork-head',
  'needs-approval',
  'isolation-too-weak',
  'cancelled',
  'interrupted',
  'evidence-unreadable',
]);
export type PromotionReason = z.infer<typeof promotionReasonSchema>;

/** What a run came to. */
export const outcomeSchema = z.enum(['fixed', 'no-winner', 'already-green', 'indeterminate', 'replay-failed', 'interrupted', 'cancelled']);
export type Outcome = z.infer<typeof outcomeSchema>;
