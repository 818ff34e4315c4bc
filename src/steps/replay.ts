import { derive } from '../core/derivation.js';
import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import type { EventSink } from '../evidence/event-log.js';
import { observeWorlds } from '../evidence/observe.js';
import type { Store } from '../store/store.js';
import type { Workbench } from '../worlds/workbench.js';
import { runWorld, worldsOf } from './world.js';

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
 * winner's recorded patch again. Writes both worlds into `target`. Returns the winner's id, or null.
 */
export async function replayWinner(workbench: Workbench, store: Store, target: string): Promise<string | null> {
  const { plan, events, signal } = workbench;
  const findings = await observeWorlds(plan, workbench.planDigest, await worldFolders(plan, store), signal.aborted ? 'interrupted' : 'complete');
  const { baseline, candidates, selection } = derive(findings);
  for (const { id, verdict, reasons, fixed, broken, missing } of candidates) {
    events.emit('verdict.reached', { verdict, reasons, fixed: fixed.length, broken: broken.length, missing: missing.length }, id);
  }
  const { winner } = selection;
  if (baseline.outcome !== 'reproduced' || winner === null) return null;
  events.emit('winner.selected', { ranking: selection.ranking, rule: selection.rule }, winner);
  const touched = await workbench.snapshot.touchedPath();
  events.emit('snapshot.restored', { id: 'S0', tree: plan.snapshot.tree, touched }, 'replay');
  const results = await Promise.allSettled([
    runWorld(workbench, { world: 'replay-baseline', candidate: null, slot: 'baseline' }, target),
    runWorld(workbench, { world: 'replay', candidate: winner, slot: winner }, target),
  ]);
  reportFailures(results, events);
  return winner;
}

/** A world that could not be run leaves no record; the promotion sees that and is withheld. Only an interruption ends the step. */
function reportFailures(results: readonly PromiseSettledResult<unknown>[], events: EventSink): void {
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue;
    if (result.reason instanceof SafeDebugError && result.reason.code === 'interrupted') throw result.reason;
    events.emit('world.failed', { why: String(result.reason instanceof Error ? result.reason.message : result.reason) }, index === 0 ? 'replay-baseline' : 'replay');
  }
}
