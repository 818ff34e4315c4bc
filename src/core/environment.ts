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

/** What stands first counts for more than all that follows together: a separate user is what keeps secrets apart. */
function strength({ user, used, processes, network, limits }: Isolation): number {
  const held = [user === 'separate', used === 'namespace', processes === 'contained', network === 'off', limits.memory?.by === 'cgroup', limits.processes?.by === 'cgroup'];
  return held.reduce((sum, holds) => sum * 2 + Number(holds), 0);
}
