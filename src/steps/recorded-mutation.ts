import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../core/digest.js';
import { guardsOf } from '../core/policy/guarded.js';
import { isRestored } from '../core/world-names.js';
import { SafeDebugError } from '../errors.js';
import { withApplied } from '../patches/apply.js';
import { guardedOutcome } from '../patches/guards.js';
import type { PatchOutcome } from '../patches/outcome.js';
import type { ScratchIndex } from '../patches/scratch-index.js';
import { discardMutation, noMutation, stageMutation, stageTree, type Mutation } from '../worlds/mutation.js';
import type { Workbench } from '../worlds/workbench.js';
import type { WorldTask } from './world-task.js';

/** A mutation that is staged when it is asked for, once for all attempts. */
export interface PendingMutation {
  get: () => Promise<Mutation>;
  /** Takes away what was staged. */
  discard: () => Promise<void>;
}

/** The mutation of a task's world. `get` rejects with `input` if the plan has no such candidate or its recorded patch was changed. */
export function mutationOf(workbench: Workbench, { world, candidate }: WorldTask): PendingMutation {
  let staged: Promise<Mutation> | null = candidate === null ? Promise.resolve(noMutation(workbench.plan.snapshot.tree)) : null;
  return {
    get: () => (staged ??= recordedMutation(workbench, candidate ?? '', world)),
    discard: async () => {
      // Whether it could be staged is told where it is needed.
      await staged?.then(discardMutation, () => undefined);
    },
  };
}

/** Stages the recorded patch of a candidate, byte for byte, with its guarded paths restored where the world asks for that, and requires the tree that the plan names. */
async function recordedMutation(workbench: Workbench, id: string, world: string): Promise<Mutation> {
  const { plan, snapshot: { scratch, patches } } = workbench;
  const candidate = plan.candidates.find((planned) => planned.id === id);
  if (candidate?.application.outcome !== 'applied') throw new SafeDebugError('input', `The plan has no candidate ${id} that could run. Candidates: ${plan.candidates.map((planned) => planned.id).join(', ')}.`);
  const { tree, restoredTree } = candidate.application;
  const patch = await readFile(join(workbench.planFolder, candidate.mutation.file));
  if (digestOf(patch) !== candidate.mutation.sha256) throw new SafeDebugError('input', `The recorded patch of candidate ${id} was changed: its digest is not the one in the plan.`);
  const restored = isRestored(world);
  const stage = async (applied: PatchOutcome, index: ScratchIndex): Promise<Mutation> => {
    const made = applied.outcome === 'applied' && restored ? (await guardedOutcome(scratch, plan.snapshot.tree, applied, guardsOf(plan))).restoredTree : applied.tree;
    if (made === null || made !== (restored ? restoredTree : tree)) throw new SafeDebugError('input', `The recorded patch of candidate ${id} does not give the tree that the plan names${restored ? ' for it with the guarded files restored' : ''}.`);
    return restored ? stageTree(scratch, plan.snapshot.tree, made) : stageMutation(scratch, index, made, applied.touched);
  };
  const { snapshot: { commit }, gate: { directory } } = plan;
  // A replay takes nothing over from what came before.
  return world === 'replay' ? withApplied(scratch, commit, patch, { directory }, stage) : patches.take(commit, patch, { directory }, stage);
}
