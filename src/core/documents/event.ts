import { z } from 'zod';
import { canonicalJson, sha256Hex } from '../digest.js';
import { instantSchema } from './common.js';

/** What can happen in a run, in the words of design section 10. */
const eventTypeSchema = z.enum([
  'run.started',
  'run.resumed',
  'snapshot.taken',
  'candidate.proposed',
  'model.called',
  'candidate.skipped',
  'baseline.started',
  'baseline.finished',
  'world.forked',
  'world.failed',
  'mutation.applied',
  'gate.started',
  'gate.finished',
  'verdict.reached',
  'winner.selected',
  'snapshot.restored',
  'replay.applied',
  'replay.gated',
  'worlds.compared',
  'promotion.decided',
  'promotion.found',
  'run.finished',
]);
export type EventType = z.infer<typeof eventTypeSchema>;

const hexHash = z.string().regex(/^[0-9a-f]{64}$/);

/** One line of `events.jsonl`. */
export const eventSchema = z.strictObject({
  seq: z.int().nonnegative(),
  at: instantSchema,
  type: eventTypeSchema,
  world: z.string().optional(),
  data: z.record(z.string(), z.json()),
  prev: hexHash,
  hash: hexHash,
});
export type Event = z.infer<typeof eventSchema>;

/** What an event says before it is chained. */
export type EventContent = Pick<Event, 'at' | 'type' | 'data'> & { world?: string | undefined };

/** `prev` of the first event. */
const chainStart = '0'.repeat(64);

/** Chains one event to its predecessor: `hash` is the sha256 over RFC 8785 of the event without `hash`. */
export function chainEvent(content: EventContent, previous: Pick<Event, 'seq' | 'hash'> | null): Event {
  const body = {
    seq: previous === null ? 0 : previous.seq + 1,
    at: content.at,
    type: content.type,
    ...(content.world === undefined ? {} : { world: content.world }),
    data: content.data,
    prev: previous?.hash ?? chainStart,
  };
  return { ...body, hash: sha256Hex(canonicalJson(body)) };
}

/** First event that does not follow from the ones before it, as its index and the reason; null if the chain holds. */
export function firstBrokenLink(events: readonly Event[]): { index: number; why: string } | null {
  let previous: Event | null = null;
  for (const [index, event] of events.entries()) {
    const { hash, ...body } = event;
    if (event.seq !== index) return { index, why: `its number is ${event.seq}, not ${index}` };
    if (event.prev !== (previous?.hash ?? chainStart)) return { index, why: 'it does not follow the event before it' };
    if (hash !== sha256Hex(canonicalJson(body))) return { index, why: 'its hash does not match its content' };
    previous = event;
  }
  return null;
}
