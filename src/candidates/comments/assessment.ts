import type { ScratchRepository } from '../../git/scratch.js';
import { applyPatch } from '../../patches/apply.js';
import type { PatchReason } from '../../patches/outcome.js';
import { overlookedFault } from '../../patches/overlooked.js';
import { readPatch } from '../../patches/reading.js';
import type { Proposal } from './reading.js';
import { suggestionPatch } from './suggestion-patch.js';

/** Why a proposal cannot be tried, in the words of `fixtures/cases/README.md`. */
type ProposalProblem = 'corrupt-patch' | 'does-not-apply' | 'suggestion-out-of-range' | 'truncated-patch' | 'unsupported-format';

/** A proposal held against a tree. */
export interface Assessment {
  proposal: Proposal;
  /** The recorded patch; null for a suggestion as long as the file is not known. */
  patch: Buffer | null;
  /** Whether the patch applies; null if there is no tree to say so. */
  applies: boolean | null;
  /** Id of the resulting tree. */
  tree: string | null;
  problem: ProposalProblem | null;
}

/** What proposals are for: the ids of a commit and its tree, both readable by `scratch`. */
export interface AssessmentBase {
  scratch: ScratchRepository;
  commit: string;
  tree: string;
}

/** Says what a proposal makes of the base. Without a base only faults of the patch itself can be found. */
export async function assess(proposal: Proposal, base: AssessmentBase | null): Promise<Assessment> {
  if (proposal.source !== 'suggestion') return assessPatch(proposal, Buffer.from(proposal.patch), base);
  if (base === null) return { proposal, patch: null, applies: null, tree: null, problem: null };
  const patch = await suggestionPatch(base.scratch, base.commit, [proposal.suggestion]);
  if (patch === null) return { proposal, patch, applies: false, tree: null, problem: 'suggestion-out-of-range' };
  // git writes nothing for a suggestion that repeats the lines as they are.
  if (patch.length === 0) return { proposal, patch, applies: true, tree: base.tree, problem: null };
  return assessPatch(proposal, patch, base);
}

async function assessPatch(proposal: Proposal, patch: Buffer, base: AssessmentBase | null): Promise<Assessment> {
  if (base === null) {
    const fault = overlookedFault(readPatch(patch), patch, 1);
    return { proposal, patch, applies: fault === null ? null : false, tree: null, problem: fault && problemOf(fault) };
  }
  const outcome = await applyPatch(base.scratch, base.commit, patch);
  if (outcome.outcome === 'rejected' || outcome.reason === 'already-applied') {
    return { proposal, patch, applies: false, tree: null, problem: problemOf(outcome.reason) };
  }
  return { proposal, patch, applies: true, tree: outcome.tree, problem: null };
}

function problemOf(reason: PatchReason): ProposalProblem {
  switch (reason) {
    case 'truncated-patch':
    case 'unsupported-format':
    case 'corrupt-patch':
      return reason;
    case 'malformed-hunk-header':
    case 'overlapping-hunks':
      return 'corrupt-patch';
    case 'not-a-patch':
      return 'unsupported-format';
    default:
      return 'does-not-apply';
  }
}
