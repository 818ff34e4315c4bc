import type { EnvironmentFacts, Isolation } from './documents/common.js';
import type { WorldRecord } from './documents/record.js';
import type { WorldObservation } from './world-result.js';

/** What the evidence says of the machines: where worlds ran on several, the one that kept them apart the least speaks for all. */
export function circumstancesOf(worlds: ReadonlyMap<string, WorldObservation>): { environment: EnvironmentFacts; prepared: WorldRecord['prepared'] } | null {
  const records = [...worlds.values()].flatMap((world) => (world.status === 'observed' ? [world.world.record] : []));
  const [first, ...others] = records;
  if (first === undefined) return null;
  const environment = others.reduce((weakest, { environment: next }) => (strength(next.isolation) < strength(weakest.isolation) ? next : weakest), first.environment);
  return { environment, prepared: first.prepared };
}

/** Worlds whose set-up prepared other files than that of the first world did. */
export function otherwisePrepared(records: readonly WorldRecord[]): string[] {
  const [first, ...others] = records;
  return others.filter(({ prepared }) => prepared?.digest !== first?.prepared?.digest).map(({ world }) => world);
}

/** A separate user counts for more than all the rest together, because it is what keeps secrets apart. */
function strength({ user, used, processes, network }: Isolation): number {
  return (user === 'separate' ? 8 : 0) + (used === 'namespace' ? 4 : 0) + (processes === 'contained' ? 2 : 0) + (network === 'off' ? 1 : 0);
}
