import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { chainEvent, type Event, type EventContent, type EventType } from '../core/documents/event.js';
import type { Clock } from '../clock.js';

/** Data of an event: plain JSON. */
export type EventData = EventContent['data'];

/** Takes note of what happens. Steps write to it; the live view and the chain read from it. */
export interface EventSink {
  emit(type: EventType, data: EventData, world?: string): void;
}

/** The hash-chained log of a run, one line an event, written through as it happens. */
export class EventLog implements EventSink {
  readonly events: Event[] = [];
  readonly #descriptor: number;
  readonly #clock: Clock;
  readonly #listeners: ((event: Event) => void)[] = [];

  /** Starts an empty log in `file`. */
  constructor(file: string, clock: Clock) {
    this.#descriptor = openSync(file, 'w', 0o644);
    this.#clock = clock;
  }

  /** Calls the listener with every further event. */
  listen(listener: (event: Event) => void): void {
    this.#listeners.push(listener);
  }

  emit(type: EventType, data: EventData, world?: string): void {
    this.append({ at: this.#clock.now().toISOString(), type, world, data });
  }

  /** Chains an event that happened at a known time. */
  append(content: EventContent): Event {
    const event = chainEvent(content, this.events.at(-1) ?? null);
    this.events.push(event);
    writeSync(this.#descriptor, `${JSON.stringify(event)}\n`);
    for (const listener of this.#listeners) listener(event);
    return event;
  }

  /** Number of events and hash of the last one, as the evidence carries them. */
  get head(): { count: number; head: string } {
    return { count: this.events.length, head: this.events.at(-1)?.hash ?? '' };
  }

  /** Makes everything durable and closes the file. */
  close(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}
