import type { Event } from '../../core/documents/event.js';
import type { Evidence } from '../../core/documents/evidence.js';
import { numberIn, timeOf } from '../event-data.js';
import { scheduleOf, type Lane } from '../lanes.js';

/** What a stretch of the run was spent on. `wait`: ready, but no place to run in was free. */
export type StageKind = 'snapshot' | 'set-up' | 'fork' | 'patch' | 'wait' | 'gate' | 'ask' | 'compare' | 'promotion';

/** A stretch of the run in milliseconds since its start; `end` null if nothing tells when it ended. */
export interface Stage {
  what: StageKind;
  attempt: number | null;
  start: number;
  end: number | null;
}

/** One lane of the picture: the run itself, the models that were asked, a world, or the promotion. */
export interface StageLane {
  name: string;
  mood: Lane['mood'];
  stages: Stage[];
}

/** The whole run on one scale, from its first event on. */
export interface Stages {
  lanes: StageLane[];
  restoredAt: number | null;
  decidedAt: number | null;
  lengthMs: number;
}

/** Puts a run's events on lanes in the order snapshot, baseline, models, candidates, replay, promotion. Null if no world began. */
export function stagesOf(evidence: Evidence, events: readonly Event[]): Stages | null {
  const schedule = scheduleOf(evidence, events);
  const [first] = events;
  if (schedule === null || first === undefined) return null;
  const origin = timeOf(first);
  const since = (event: Event | undefined): number | null => (event === undefined ? null : timeOf(event) - origin);
  const worlds = schedule.lanes.map((lane): StageLane => ({ name: lane.world, mood: lane.mood, stages: worldStages(lane, events, origin) }));
  const asking = askingStages(events, origin);
  const models: StageLane[] = asking.length === 0 ? [] : [{ name: 'models', mood: 'open', stages: asking }];
  const afterBaseline = worlds.findIndex(({ name }) => name === 'baseline') + 1;
  const snapshot: StageLane = { name: 'snapshot', mood: 'open', stages: snapshotStages(since(events.find(({ type }) => type === 'snapshot.taken')), schedule.preparationMs) };
  const decided = since(events.findLast(({ type }) => type === 'promotion.decided'));
  const compared = since(events.findLast(({ type }) => type === 'worlds.compared'));
  const lastGate = Math.max(0, ...worlds.flatMap(({ stages }) => stages.map(({ start, end }) => end ?? start)));
  const promotion: StageLane[] = decided === null ? [] : [{ name: 'promotion', mood: evidence.promotion.decision === 'promoted' ? 'good' : 'open', stages: [{ what: 'promotion', attempt: null, start: Math.min(compared ?? lastGate, decided), end: decided }] }];
  return {
    lanes: [snapshot, ...worlds.slice(0, afterBaseline), ...models, ...worlds.slice(afterBaseline), ...promotion],
    restoredAt: since(events.findLast(({ type }) => type === 'snapshot.restored')),
    decidedAt: decided,
    lengthMs: Math.max(1, decided ?? 0, lastGate),
  };
}

function snapshotStages(taken: number | null, firstWorld: number): Stage[] {
  if (taken === null) return [{ what: 'snapshot', attempt: null, start: 0, end: firstWorld }];
  const stages: Stage[] = [{ what: 'snapshot', attempt: null, start: 0, end: taken }];
  if (firstWorld > taken) stages.push({ what: 'set-up', attempt: null, start: taken, end: firstWorld });
  return stages;
}

/** When models were asked: calls that overlap are one stretch. A call is told when it ends, with how long it took; recordings take no time. */
function askingStages(events: readonly Event[], origin: number): Stage[] {
  const spans = events.flatMap((event) => {
    const took = event.type === 'model.called' ? (numberIn(event, 'latencyMs') ?? 0) : 0;
    return took === 0 ? [] : [{ start: Math.max(0, timeOf(event) - origin - took), end: timeOf(event) - origin }];
  });
  const stages: (Stage & { end: number })[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    const last = stages.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else stages.push({ what: 'ask', attempt: null, start, end });
  }
  return stages;
}

/** A world's stages: each ends where the next begins; gates end as `scheduleOf` knows. */
function worldStages({ world, bars }: Lane, events: readonly Event[], origin: number): Stage[] {
  const own = events.filter((event) => event.world === world);
  const stages: Stage[] = [];
  const gates = bars.filter(({ what }) => what === 'gate');
  let started = 0;
  for (const event of own) {
    const at = timeOf(event) - origin;
    const attempt = numberIn(event, 'attempt') ?? 1;
    const open = stages.at(-1);
    if (open !== undefined && open.end === null && open.what !== 'gate') open.end = at;
    if (event.type === 'baseline.started') stages.push({ what: 'fork', attempt, start: at, end: null });
    else if (event.type === 'world.forked') stages.push({ what: 'patch', attempt, start: at, end: null });
    else if (event.type === 'mutation.applied' || event.type === 'replay.applied') stages.push({ what: 'wait', attempt, start: at, end: null });
    else if (event.type === 'gate.started' && event.data['alone'] !== true) stages.push({ what: 'gate', attempt, start: at, end: gateEnd(gates[started++], at) });
    else if (event.type === 'worlds.compared') stages.push({ what: 'compare', attempt: null, start: Math.min(at, latestEnd(stages)), end: at });
  }
  return stages.filter(({ what, start, end }) => what !== 'wait' || (end ?? start) - start >= 1);
}

function gateEnd(bar: Lane['bars'][number] | undefined, start: number): number | null {
  return bar === undefined || bar.end === null ? null : start + (bar.end - bar.start);
}

function latestEnd(stages: readonly Stage[]): number {
  return Math.max(0, ...stages.map(({ start, end }) => end ?? start));
}
