import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBrokenLink, type Event, type EventType } from '../core/documents/event.js';
import { messageOf } from '../errors.js';
import type { Plan } from '../core/documents/plan.js';
import { planNames } from '../core/store-names.js';
import type { Store } from '../store/store.js';
import type { EventLog } from './event-log.js';
import { layout } from './layout.js';
import { readEvents } from './reader.js';

/** What only the promotion says. */
const reserved: ReadonlySet<string> = new Set<EventType>(['promotion.decided', 'promotion.found', 'run.finished']);

/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Events that cannot be used are left out, and that is noted.
 */
export async function mergeEvents(plan: Plan, store: Store, log: EventLog): Promise<void> {
  const parts: Event[][] = [];
  for (const name of [...planNames(plan), ...Object.values(plan.names.worlds), plan.names.replay]) {
    const folder = await store.get(name);
    if (folder === null || (await stat(join(folder, layout.events)).catch(() => null)) === null) continue;
    const part = await readEvents(folder).catch((error: unknown) => messageOf(error));
    if (typeof part === 'string' || firstBrokenLink(part) !== null) log.emit('world.failed', { why: `the events of ${name} cannot be used: ${typeof part === 'string' ? part : 'their chain is broken'}` });
    else parts.push(part.filter(({ type }) => !reserved.has(type)));
  }
  for (let next = earliest(parts); next !== undefined; next = earliest(parts)) {
    const event = next.shift();
    if (event) log.append(event);
  }
}

/** The part whose next event is the earliest; of equal ones the first. */
function earliest(parts: readonly Event[][]): Event[] | undefined {
  return parts.filter((part) => part.length > 0).reduce<Event[] | undefined>((best, part) => (best === undefined || timeOf(part) < timeOf(best) ? part : best), undefined);
}

function timeOf(part: readonly Event[]): string {
  return part[0]?.at ?? '';
}
