import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { candidateId, type ProposedCandidate } from '../candidates/candidate.js';
import { digestOf } from '../core/digest.js';
import type { Guards } from '../core/policy/guarded.js';
import type { PlannedCandidate } from '../core/documents/plan.js';
import { layout } from '../evidence/layout.js';
import type { AppliedPatches } from '../patches/applied-patches.js';
import { guardedOutcome } from '../patches/guards.js';
import type { PatchOutcome } from '../patches/outcome.js';

/** What recorded patches are held against. */
export interface RecordingBase {
  patches: AppliedPatches;
  commit: string;
  tree: string;
  directory: string;
  guards: Guards;
}

/**
 * Records proposals as candidates behind those there are already: each patch byte for byte in `target`, and what git makes
 * of it on the snapshot. Returns the new ones.
 */
export async function recordCandidates(proposals: readonly ProposedCandidate[], earlier: readonly PlannedCandidate[], base: RecordingBase, target: string): Promise<PlannedCandidate[]> {
  const outcomes = await Promise.all(proposals.map(({ patch }) => base.patches.judge(base.commit, patch, { directory: base.directory })));
  const planned: PlannedCandidate[] = [];
  for (const [index, proposal] of proposals.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    const id = candidateId(earlier.length + index);
    const file = layout.patch(id);
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), proposal.patch);
    const counted = outcome.outcome === 'applied' ? { files: outcome.touched.length, additions: outcome.additions, deletions: outcome.deletions } : { files: null, additions: null, deletions: null };
    const application = await applicationOf(outcome, [...earlier, ...planned], base);
    planned.push({ id, label: labelOf(proposal.label), source: proposal.source, mutation: { file, sha256: digestOf(proposal.patch), ...counted }, application, proposal: proposal.proposal ?? null });
  }
  return planned;
}

/** At most 300 characters, none of them cut in half. */
function labelOf(text: string): string {
  return [...Buffer.from(text).toString()].slice(0, 300).join('');
}

async function applicationOf(outcome: PatchOutcome, earlier: readonly PlannedCandidate[], { patches: { scratch }, tree, guards }: RecordingBase): Promise<PlannedCandidate['application']> {
  if (outcome.outcome !== 'applied') return { outcome: outcome.outcome, reason: outcome.reason, message: outcome.message };
  const twin = earlier.find(({ application }) => application.outcome === 'applied' && application.tree === outcome.tree);
  return {
    outcome: 'applied',
    tree: outcome.tree,
    duplicateOf: twin?.id ?? null,
    paths: outcome.touched.map(({ path }) => path),
    flags: outcome.flags,
    ...(await guardedOutcome(scratch, tree, outcome, guards)),
  };
}
