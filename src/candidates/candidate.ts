import type { CandidateSource } from '../core/documents/common.js';
import type { PlannedCandidate } from '../core/documents/plan.js';

/** An idea before it is planned: where it came from, what to call it, and its patch byte for byte. */
export interface ProposedCandidate {
  label: string;
  source: CandidateSource;
  patch: Buffer;
  /** Of models and agents: how it came about. */
  proposal?: PlannedCandidate['proposal'];
}

/** Ids in the plan's order: `A` to `Z`, then `AA`, `AB` and so on. */
export function candidateId(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : candidateId(Math.floor(index / 26) - 1) + letter;
}
