import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBrokenLink, type Event } from '../core/documents/event.js';
import type { Plan } from '../core/documents/plan.js';
import { mayTell, type EventOrigin } from '../core/event-origin.js';
import { messageOf } from '../errors.js';
import { planNames } from '../core/store-names.js';
import type { Store } from '../store/store.js';
import type { EventLog } from './event-log.js';
import { layout } from './layout.js';
import { readEvents } from './reader.js';

/**
 * Chains the events of steps that ran as processes or jobs of their own into one log, in the order of their times; the
 * order within each step stays as it was. Logs that cannot be used, and events that are not their step's to tell, are left
 * out, and that is noted.
 */
export async function mergeEvents(plan: Plan, store: Store, log: EventLog): Promise<void> {
  const parts: Event[][] = [];
  for (const [name, origin] of logsOf(plan)) {
    const folder = await store.get(name);
    if (folder === null || (await stat(join(folder, layout.events)).catch(() => null)) === null) continue;
    const part = await readEvents(folder).catch((error: unknown) => messageOf(error));
    if (typeof part === 'string' || firstBrokenLink(part) !== null) log.emit('world.failed', { why: `the events of ${name} cannot be used: ${typeof part === 'string' ? part : 'their chain is broken'}` });
    else {
      const told = part.filter((event) => mayTell(origin, event));
      if (told.length < part.length) log.emit('world.failed', { why: `${part.length - told.length} events of ${name} were left out: they are not for that step to tell` });
      parts.push(told);
    }
  }
  for (let next = earliest(parts); next !== undefined; next = earliest(parts)) {
    const event = next.shift();
    if (event) log.append(event);
  }
}

/** Names in the store that may hold a log, and whose it is. */
function logsOf(plan: Plan): [string, EventOrigin][] {
  return [
    ...planNames(plan).map((name): [string, EventOrigin] => [name, { step: 'plan' }]),
    ...Object.entries(plan.names.worlds).map(([id, name]): [string, EventOrigin] => [name, { step: 'world', id }]),
    [plan.names.replay, { step: 'replay' }],
  ];
}

/** The part whose next event is the earliest; of equal ones the first. */
function earliest(parts: readonly Event[][]): Event[] | undefined {
  return parts.filter((part) => part.length > 0).reduce<Event[] | undefined>((best, part) => (best === undefined || timeOf(part) < timeOf(best) ? part : best), undefined);
}

function timeOf(part: readonly Event[]): string {
  return part[0]?.at ?? '';
}
