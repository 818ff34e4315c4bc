import type { PromotionReason } from '../core/documents/evidence.js';
import type { Plan, PlannedCandidate } from '../core/documents/plan.js';
import type { Repository } from '../git/repository.js';
import type { ScratchRepository } from '../git/scratch.js';

/** A promotion that was decided for and is about to be done. */
export interface PromotionOrder {
  plan: Plan;
  winner: PlannedCandidate;
  /** Tree computed from snapshot and recorded patch alone. */
  tree: string;
  scratch: ScratchRepository;
  repository: Repository;
  /** Hash of the event `promotion.decided`. */
  evidenceHash: string;
}

/** What was done, or why it could not be. */
export type PromotionResult = { done: true; branch: string | null; commit: string | null } | { done: false; reason: PromotionReason; why: string };
