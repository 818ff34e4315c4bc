import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../core/digest.js';
import { guardsOf } from '../core/policy/guarded.js';
import { isRestored } from '../core/world-names.js';
import { SafeDebugError } from '../errors.js';
import { withApplied } from '../patches/apply.js';
import { guardedOutcome } from '../patches/guards.js';
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
    get: () => (staged ??= recordedMutation(workbench, candidate ?? '', isRestored(world))),
    discard: async () => {
      // Whether it could be staged is told where it is needed.
      await staged?.then(discardMutation, () => undefined);
    },
  };
}

/** Applies the recorded patch of a candidate again, byte for byte, restores its guarded paths where asked, and requires the tree that the plan names. */
async function recordedMutation(workbench: Workbench, id: string, restored: boolean): Promise<Mutation> {
  const { plan, snapshot: { scratch } } = workbench;
  const candidate = plan.candidates.find((planned) => planned.id === id);
  if (candidate?.application.outcome !== 'applied') throw new SafeDebugError('input', `The plan has no candidate ${id} that could run. Candidates: ${plan.candidates.map((planned) => planned.id).join(', ')}.`);
  const { tree, restoredTree } = candidate.application;
  const patch = await readFile(join(workbench.planFolder, candidate.mutation.file));
  if (digestOf(patch) !== candidate.mutation.sha256) throw new SafeDebugError('input', `The recorded patch of candidate ${id} was changed: its digest is not the one in the plan.`);
  const otherTree = (): SafeDebugError => new SafeDebugError('input', `The recorded patch of candidate ${id} does not give the tree that the plan names${restored ? ' for it with the guarded files restored' : ''}.`);
  return withApplied(scratch, plan.snapshot.commit, patch, { directory: plan.gate.directory }, async (applied, index) => {
    if (applied.outcome !== 'applied') throw otherTree();
    if (!restored) {
      if (applied.tree !== tree) throw otherTree();
      return stageMutation(scratch, index, tree, applied.touched);
    }
    const guarded = await guardedOutcome(scratch, plan.snapshot.tree, applied, guardsOf(plan));
    if (guarded.restoredTree === null || guarded.restoredTree !== restoredTree) throw otherTree();
    return stageTree(scratch, plan.snapshot.tree, restoredTree);
  });
}
