import type { Equality, Outcome, PromotionReason } from './documents/evidence.js';
import type { Policy } from './documents/plan.js';

/**
 * How a run came to its end apart from what the worlds show. `incomplete`: a job failed, or what the jobs left for each
 * other is not what they said it was.
 */
export type Ending = 'complete' | 'incomplete' | 'interrupted' | 'cancelled';

/** What the replay showed, held against the winner. */
export interface ReplayFacts {
  ran: boolean;
  /** Whether its record could be read at all; if not, nothing else of it is known. */
  readable: boolean;
  snapshotTreeAgrees: boolean;
  treeAgrees: boolean;
  accepted: boolean;
  testsAgree: boolean;
  /** Whether the baseline, run once more beside the replay, failed again in all that the winner fixes. Null if that is not known. */
  baselineAgrees: boolean | null;
  equality: Equality | null;
  /** Anything that makes the replay's evidence unreadable or incomplete. */
  problems: readonly string[];
}

/** Whether everything agrees, so that the winner may be called verified. */
export function isVerified(replay: ReplayFacts): boolean {
  return replay.ran && replayDoubts(replay).length === 0;
}

/** Every reason to doubt a replay; empty for a verified one. */
export function replayDoubts(replay: ReplayFacts): PromotionReason[] {
  if (!replay.ran) return ['replay-failed'];
  if (!replay.readable) return ['evidence-unreadable'];
  const doubts: PromotionReason[] = [];
  if (!replay.snapshotTreeAgrees || !replay.treeAgrees) doubts.push('replay-tree-differs');
  if (!replay.accepted || !replay.testsAgree) doubts.push('replay-failed');
  if (replay.baselineAgrees === false) doubts.push('baseline-flaky');
  if (replay.equality === null || replay.baselineAgrees === null || replay.problems.length > 0) doubts.push('evidence-unreadable');
  else if (!replay.equality.equal) doubts.push('world-differs');
  return doubts;
}

/** What the run has shown, in one word. */
export function outcomeOf(ending: Ending, baseline: 'reproduced' | 'already-green' | 'indeterminate', winner: string | null, replay: ReplayFacts): Outcome {
  if (ending === 'incomplete') return 'indeterminate';
  if (ending !== 'complete') return ending;
  if (baseline !== 'reproduced') return baseline;
  if (winner === null) return 'no-winner';
  return isVerified(replay) ? 'fixed' : 'replay-failed';
}

/** Reasons that stand against promotion before anything is done; none means that it may be done. */
export function promotionObstacles(ending: Ending, outcome: Outcome, policy: Policy, replay: ReplayFacts): PromotionReason[] {
  if (ending === 'incomplete') return ['evidence-unreadable'];
  switch (outcome) {
    case 'interrupted':
      return ['interrupted'];
    case 'cancelled':
      return ['cancelled'];
    case 'already-green':
      return ['already-green'];
    case 'indeterminate':
      return ['baseline-flaky'];
    case 'no-winner':
      return ['no-winner'];
    case 'replay-failed':
      return replayDoubts(replay);
    case 'fixed':
      return policy.promote === 'none' ? ['promotion-off'] : [];
  }
}
