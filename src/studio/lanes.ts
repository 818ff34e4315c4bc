import type { Event } from '../core/documents/event.js';
import type { Evidence, EvidenceCandidate, GateResult } from '../core/documents/evidence.js';
import { candidateOf, restoredWorld } from '../core/world-names.js';
import { numberIn, timeOf } from './event-data.js';

/**
 * A stretch of time in a world, in milliseconds since the first world began: its preparation (fork, set-up in the world,
 * patch) or a gate. `end` is null if nothing tells when it ended.
 */
export interface Bar {
  what: 'preparation' | 'gate';
  attempt: number;
  start: number;
  end: number | null;
}

/** How a world came out, for its colour. `ended`: nobody waited for its gate, because its candidate could not win any more. */
type LaneMood = 'good' | 'bad' | 'open' | 'ended';

/** One world over time. */
export interface Lane {
  world: string;
  bars: Bar[];
  result: GateResult | null;
  mood: LaneMood;
}

/** A moment between the worlds. */
export interface Moment {
  what: 'restored' | 'decided';
  at: number;
}

/** A run over time, ready to be drawn to scale. All times in milliseconds since the first world began. */
export interface Schedule {
  /** From the start of the run to the first world: planning, restoring the snapshot, set-up. */
  preparationMs: number;
  lanes: Lane[];
  moments: Moment[];
  lengthMs: number;
}

/**
 * Puts a run's events on one scale, a lane a world in the order baseline, candidates, replay. Null if no world began.
 * A gate ends with its `gate.finished`; without one, its measured duration is taken from the evidence, or its world was ended (`candidate.skipped`).
 */
export function scheduleOf(evidence: Evidence, events: readonly Event[]): Schedule | null {
  const first = events.find(({ type }) => type === 'baseline.started' || type === 'world.forked');
  const [runStart] = events;
  if (first === undefined || runStart === undefined) return null;
  const origin = timeOf(first);
  const lanes = worldsInOrder(evidence).map((world) => laneOf(evidence, world, events, origin)).filter(({ bars }) => bars.length > 0);
  const moments = momentsOf(events, origin);
  const lengthMs = Math.max(1, ...lanes.flatMap(({ bars }) => bars.map(({ start, end }) => end ?? start)), ...moments.map(({ at }) => at));
  return { preparationMs: Math.max(0, origin - timeOf(runStart)), lanes, moments, lengthMs };
}

/** Ids of all worlds that a run can have, in the order baseline, candidates, replay. */
export function worldsInOrder({ candidates }: Pick<Evidence, 'candidates'>): string[] {
  return ['baseline', ...candidates.flatMap(({ id }) => [id, restoredWorld(id)]), 'replay-baseline', 'replay'];
}

function laneOf(evidence: Evidence, world: string, events: readonly Event[], origin: number): Lane {
  const result = resultOf(evidence, world);
  const own = events.filter((event) => event.world === world);
  const bars: Bar[] = [];
  for (const event of own) {
    const attempt = numberIn(event, 'attempt') ?? 1;
    const start = timeOf(event) - origin;
    const open = bars.findLast((bar) => bar.attempt === attempt);
    if (event.type === 'baseline.started') {
      bars.push({ what: 'preparation', attempt, start, end: null });
    } else if (event.type === 'world.forked') {
      // The baseline comes first and waits for nothing, so its fork is known to begin with it.
      if (open?.what !== 'preparation' || open.end !== null) bars.push({ what: 'preparation', attempt, start, end: null });
    } else if (event.type === 'gate.started' && event.data['alone'] !== true) {
      if (open?.what === 'preparation') open.end = start;
      bars.push({ what: 'gate', attempt, start, end: null });
    } else if (event.type === 'gate.finished' && open?.what === 'gate') {
      open.end = start;
    }
  }
  const skipped = own.find(({ type }) => type === 'candidate.skipped');
  const ended = result === null && skipped !== undefined ? timeOf(skipped) - origin : null;
  return { world, bars: bars.map((bar) => withEnd(withMeasuredEnd(bar, result), ended)), result, mood: ended === null ? moodOf(evidence, world, result) : 'ended' };
}

function withMeasuredEnd(bar: Bar, result: GateResult | null): Bar {
  const measured = result?.attempts[bar.attempt - 1];
  return bar.what === 'gate' && bar.end === null && measured !== undefined ? { ...bar, end: bar.start + measured.durationMs } : bar;
}

/** What still ran when its world was ended ended with it. */
function withEnd(bar: Bar, ended: number | null): Bar {
  return bar.end === null && ended !== null ? { ...bar, end: Math.max(bar.start, ended) } : bar;
}

/** What the gate showed in a world, by the world's id; null if it did not run or is unknown. */
export function resultOf(evidence: Evidence, world: string): GateResult | null {
  if (world === 'baseline') return evidence.baseline.result;
  if (world === 'replay') return evidence.replay.result;
  if (world === 'replay-baseline') return evidence.replay.baseline;
  const candidate = candidateIn(evidence, world);
  return (candidate?.id === world ? candidate.result : candidate?.restored?.result) ?? null;
}

function moodOf(evidence: Evidence, world: string, result: GateResult | null): LaneMood {
  if (result === null) return 'open';
  if (world === 'baseline') return evidence.baseline.outcome === 'reproduced' ? 'open' : 'bad';
  if (world === 'replay-baseline') return result.verdict === 'fail' ? 'open' : 'bad';
  if (world === 'replay') return evidence.replay.status === 'verified' ? 'good' : 'bad';
  return candidateIn(evidence, world)?.verdict === 'accepted' ? 'good' : 'bad';
}

/** The candidate that a world belongs to. */
export function candidateIn({ candidates }: Evidence, world: string): EvidenceCandidate | undefined {
  return candidates.find(({ id }) => id === candidateOf(world));
}

/** A later decision replaces an earlier one: a promotion that could not be carried out is withheld in the end. */
function momentsOf(events: readonly Event[], origin: number): Moment[] {
  const restored = events.findLast(({ type }) => type === 'snapshot.restored');
  const decided = events.findLast(({ type }) => type === 'promotion.decided');
  return [
    ...(restored ? [{ what: 'restored' as const, at: timeOf(restored) - origin }] : []),
    ...(decided ? [{ what: 'decided' as const, at: timeOf(decided) - origin }] : []),
  ];
}

/** Round times on a scale, 0 first: steps of 1, 2 or 5 times a power of ten, at most `most` of them beside 0. */
export function ticksOf(lengthMs: number, most: number): number[] {
  const least = Math.max(1, lengthMs / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5].map((factor) => factor * power).find((candidate) => candidate >= least) ?? 10 * power;
  return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, index) => index * step);
}
