import type { Promotion, PromotionReason } from '../core/documents/evidence.js';
import type { Plan, PlannedCandidate } from '../core/documents/plan.js';
import type { Repository } from '../git/repository.js';
import type { ScratchRepository } from '../git/scratch.js';

/** A promotion that was decided for and is about to be done. */
export interface PromotionOrder {
  plan: Plan;
  winner: PlannedCandidate;
  /** Tree computed from snapshot and recorded patch alone. */
  tree: string;
  /** The difference between the snapshot and that tree, as git writes it. */
  change: Buffer;
  scratch: ScratchRepository;
  repository: Repository;
  /** Hash of the event `promotion.decided`. */
  evidenceHash: string;
}

/** Why a promotion cannot be done. */
export interface PromotionRefusal {
  reason: PromotionReason;
  /** What stands in the way, and what to do about it. */
  why: string;
}

/** How a promoted commit came to its place, beside what the evidence says of it. */
export interface Placing {
  /** Whether the branch that it goes to got other commits since the snapshot. */
  baseMoved: boolean;
  /** Whether it was there already, made by an earlier run: its message names that run's evidence. */
  found: boolean;
}

/** A promotion with everything ready but the last move. */
export interface PreparedPromotion extends Placing {
  branch: string | null;
  commit: string | null;
  pullRequest: Promotion['pullRequest'];
  /** The last move: all or nothing. Resolves with null, or with why it was refused. */
  carryOut(): Promise<PromotionRefusal | null>;
}

/** Prepares one kind of promotion. */
export type PreparePromotion = (order: PromotionOrder) => Promise<PreparedPromotion | PromotionRefusal>;

/** Whether a promotion was refused. */
export function isRefusal(result: PreparedPromotion | PromotionRefusal): result is PromotionRefusal {
  return 'reason' in result;
}
