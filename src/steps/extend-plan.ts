import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProposedCandidate } from '../candidates/candidate.js';
import { digestOf } from '../core/digest.js';
import { checked } from '../core/documents/checked.js';
import { planSchema, planText, type Plan, type ProposalNote } from '../core/documents/plan.js';
import { guardsOf } from '../core/policy/guarded.js';
import type { ModelCall } from '../core/documents/model-call.js';
import type { EventSink } from '../evidence/event-log.js';
import { layout } from '../evidence/layout.js';
import { takePlan } from '../evidence/take-plan.js';
import type { AppliedPatches } from '../patches/applied-patches.js';
import type { StoredPlan } from './over-store.js';
import { announceCandidates } from './plan.js';
import { recordCandidates } from './recorded-candidates.js';
import { storeNames } from '../core/store-names.js';

/** What models and agents added to a run in one round. */
export interface Additions {
  candidates: readonly ProposedCandidate[];
  calls: readonly ModelCall[];
  notes: readonly ProposalNote[];
}

/**
 * Writes the plan that extends another one: everything in it stays as it is, new candidates come behind. The digest of
 * the earlier plan is part of it, so that what ran under that one still counts. Proposals beyond the most that the run
 * takes are left out, and that is noted.
 */
export async function extendPlan({ plan, planDigest, folder }: StoredPlan, { candidates, calls, notes }: Additions, patches: AppliedPatches, events: EventSink, target: string): Promise<StoredPlan> {
  await takePlan(folder, plan, planDigest, target);
  const room = Math.max(0, plan.mostCandidates - plan.candidates.length);
  const base = { patches, commit: plan.snapshot.commit, tree: plan.snapshot.tree, directory: plan.gate.directory, guards: guardsOf(plan) };
  const added = await recordCandidates(candidates.slice(0, room), plan.candidates, base, target);
  const all = [...plan.candidates, ...added];
  const left = candidates.length - added.length;
  const extended: Plan = checked(planSchema, {
    ...plan,
    candidates: all,
    calls: [...plan.calls, ...calls],
    proposalNotes: [...plan.proposalNotes, ...notes, ...(left > 0 ? [{ calls: [], text: `${left} more proposals were left out: this run takes at most ${plan.mostCandidates} candidates` }] : [])],
    earlier: [...plan.earlier, planDigest],
    names: storeNames(all, plan.run, plan.earlier.length + 2),
  } satisfies Plan);
  const text = planText(extended);
  await writeFile(join(target, layout.plan), text);
  announceCandidates(added, events);
  return { plan: extended, planDigest: digestOf(text), folder: target };
}
