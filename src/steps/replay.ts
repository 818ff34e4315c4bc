import { type Plan, worldsOf } from '../core/documents/plan.js';
import type { Digest } from '../core/digest.js';
import { isGate } from '../core/world-result.js';
import { messageOf, systemFaultOf } from '../errors.js';
import type { Store } from '../store/store.js';
import type { Workbench } from '../worlds/workbench.js';
import { deriveWorlds } from './derive-worlds.js';
import { runWorld } from './world.js';

/** Where each world's folder is, by the names in the plan; null where the store has none. */
export async function worldFolders(plan: Plan, store: Store): Promise<Map<string, string | null>> {
  const folders = new Map<string, string | null>();
  for (const world of worldsOf(plan)) folders.set(world, await store.get(plan.names.worlds[world] ?? ''));
  const replay = await store.get(plan.names.replay);
  if (replay !== null) for (const world of ['replay', 'replay-baseline']) folders.set(world, replay);
  return folders;
}

/**
 * Ranks what the worlds left and, if there is a winner, restores the snapshot, runs the baseline once more and the
 * winner's recorded patch again. Writes both worlds into `target`. `records` has the digests of the records that this
 * process wrote, and gets those of the two. Returns the winner's id, or null; rejects when interrupted.
 */
export async function replayWinner(workbench: Workbench, store: Store, target: string, records: Map<string, Digest> = new Map()): Promise<string | null> {
  const { plan, events, signal } = workbench;
  const { tests, baseline, candidates, selection } = await deriveWorlds(plan, workbench.planDigest, await worldFolders(plan, store), signal.aborted ? 'interrupted' : 'complete', records);
  const realCount = (indices: readonly number[]): number => indices.filter((index) => tests[index] !== undefined && !isGate(tests[index])).length;
  for (const { id, verdict, reasons, fixed, broken, missing } of candidates) {
    events.emit('verdict.reached', { verdict, reasons, fixed: realCount(fixed), broken: realCount(broken), missing: realCount(missing) }, id);
  }
  const { winner } = selection;
  if (baseline.outcome !== 'reproduced' || winner === null) return null;
  events.emit('winner.selected', { ranking: selection.ranking, rule: selection.rule }, winner);
  const touched = await workbench.snapshot.worlds.touchedPath();
  events.emit('snapshot.restored', { id: 'S0', tree: plan.snapshot.tree, touched }, 'replay');
  const baselineAgain = runWorld(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target);
  // On a machine of its own the baseline comes first: no code of the winner has run there by then.
  if (plan.run !== null) await Promise.allSettled([baselineAgain]);
  const results = await Promise.allSettled([baselineAgain, runWorld(workbench, { world: 'replay', candidate: winner, slot: winner }, target)]);
  signal.throwIfAborted();
  for (const [index, result] of results.entries()) {
    const world = index === 0 ? 'replay-baseline' : 'replay';
    if (result.status === 'fulfilled') records.set(world, result.value.digest);
    // A world that could not be run leaves no record; without both of them nothing is verified.
    else events.emit('world.failed', { why: systemFaultOf(result.reason) ?? messageOf(result.reason) }, world);
  }
  return winner;
}
