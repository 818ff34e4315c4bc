import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { chainEvent, type Event, type EventContent, type EventType } from '../core/documents/event.js';
import type { Clock } from '../clock.js';

/** Data of an event: plain JSON. */
export type EventData = EventContent['data'];

/** Takes note of what happens. Steps write to it; the live view and the chain read from it. */
export interface EventSink {
  emit(type: EventType, data: EventData, world?: string): void;
}

/**
 * The hash-chained log of a run. Events are kept until a file is opened, because the evidence folder may only be touched
 * when it is sure that there will be evidence; from then on each event is written through as it happens, one line each.
 */
export class EventLog implements EventSink {
  readonly events: Event[] = [];
  readonly #clock: Clock;
  readonly #listeners: ((event: Event) => void)[] = [];
  #descriptor: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Writes what there is so far to a new file, and every further event as it happens. */
  open(file: string): void {
    this.#descriptor = openSync(file, 'w', 0o644);
    for (const event of this.events) writeSync(this.#descriptor, lineOf(event));
  }

  /** Calls the listener with every event so far and every further one. */
  listen(listener: (event: Event) => void): void {
    for (const event of this.events) listener(event);
    this.#listeners.push(listener);
  }

  emit(type: EventType, data: EventData, world?: string): void {
    this.append({ at: this.#clock.now().toISOString(), type, world, data });
  }

  /** Chains an event that happened at a known time. */
  append(content: EventContent): Event {
    const event = chainEvent(content, this.events.at(-1) ?? null);
    this.events.push(event);
    if (this.#descriptor !== null) writeSync(this.#descriptor, lineOf(event));
    for (const listener of this.#listeners) listener(event);
    return event;
  }

  /** Number of events and hash of the last one, as the evidence carries them. */
  get head(): { count: number; head: string } {
    return { count: this.events.length, head: this.events.at(-1)?.hash ?? '' };
  }

  /** The whole log as text, from memory: the file could have been changed by somebody else. */
  text(): string {
    return this.events.map(lineOf).join('');
  }

  /** Makes everything durable and closes the file, if there is one. */
  close(): void {
    if (this.#descriptor === null) return;
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}

function lineOf(event: Event): string {
  return `${JSON.stringify(event)}\n`;
}
