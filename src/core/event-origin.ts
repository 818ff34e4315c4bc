import type { Event, EventType } from './documents/event.js';

/** Whose folder of the store events come from: a plan's, a world's, or the replay's. */
export type EventOrigin = { step: 'plan' } | { step: 'world'; id: string } | { step: 'replay' };

const ofWorlds: readonly EventType[] = ['world.forked', 'mutation.applied', 'replay.applied', 'gate.started', 'gate.finished', 'world.failed', 'baseline.started', 'baseline.finished'];
const ofPlans: ReadonlySet<EventType> = new Set<EventType>(['run.started', 'snapshot.taken', 'candidate.proposed', 'candidate.skipped', 'model.called']);
const ofWorld: ReadonlySet<EventType> = new Set(ofWorlds);
const ofReplay: ReadonlySet<EventType> = new Set<EventType>([...ofWorlds, 'verdict.reached', 'winner.selected', 'snapshot.restored']);
const aboutCandidates: ReadonlySet<EventType> = new Set<EventType>(['verdict.reached', 'winner.selected']);

/**
 * Whether a step may tell an event. The job of a world or of the replay belongs to the candidate's code, which may write
 * what it likes into its log: a world speaks of itself alone, and nobody but the promotion of what it decided.
 */
export function mayTell(origin: EventOrigin, { type, world }: Pick<Event, 'type' | 'world'>): boolean {
  switch (origin.step) {
    case 'plan':
      return ofPlans.has(type);
    case 'world':
      return ofWorld.has(type) && world === origin.id;
    case 'replay':
      return ofReplay.has(type) && (aboutCandidates.has(type) || world === 'replay' || world === 'replay-baseline');
  }
}
