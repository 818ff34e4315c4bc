import { candidateOf } from '../core/world-names.js';
import { outranked } from '../core/stop-early.js';
import type { Workbench } from '../worlds/workbench.js';
import { deriveWorlds } from './derive-worlds.js';
import type { Running } from './run.js';

/** Runs one world and puts what it leaves into the store. */
type RunOne = (workbench: Workbench, world: string, running: Running) => Promise<void>;

/** Runs candidates, and ends those that cannot win any more as soon as an accepted one shows that. */
export class EarlyStop {
  readonly #workbench: Workbench;
  readonly #running: Running;
  readonly #runOne: RunOne;
  /** What ends each world of a candidate that runs or waits. */
  readonly #ends = new Map<string, AbortController>();

  constructor(workbench: Workbench, running: Running, one: RunOne) {
    this.#workbench = workbench;
    this.#running = running;
    this.#runOne = one;
  }

  /** Runs a world of a candidate. Resolves too if it was ended because it cannot win; no record is left of it then. */
  async run(world: string): Promise<void> {
    const end = new AbortController();
    this.#ends.set(world, end);
    const { signal } = this.#workbench;
    try {
      await this.#runOne({ ...this.#workbench, signal: AbortSignal.any([signal, end.signal]) }, world, this.#running);
    } catch (error) {
      if (end.signal.aborted && !signal.aborted) return;
      throw error;
    } finally {
      this.#ends.delete(world);
    }
    await this.look();
  }

  /** Judges by what is there so far: nothing can be said before the baseline has a record. */
  async look(): Promise<void> {
    const { plan, planDigest, events, signal } = this.#workbench;
    const { records, unfinished: { store } } = this.#running;
    if (signal.aborted || !records.has('baseline') || this.#ends.size === 0) return;
    const folders = new Map(await Promise.all([...records.keys()].map(async (world) => [world, await store.get(plan.names.worlds[world] ?? world)] as const)));
    const { candidates } = await deriveWorlds(plan, planDigest, folders, 'complete', records);
    const accepted = new Set(candidates.flatMap(({ id, verdict }) => (verdict === 'accepted' ? [id] : [])));
    const beaten = outranked(plan, accepted);
    const best = candidates.find(({ id, verdict }) => verdict === 'accepted' && !beaten.has(id))?.id;
    for (const [world, end] of this.#ends) {
      if (!beaten.has(candidateOf(world)) || end.signal.aborted) continue;
      events.emit('candidate.skipped', { reason: 'skipped', why: `${best} is accepted, and comes first in the ranking whatever this one shows` }, world);
      end.abort();
    }
  }
}
