import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
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
 * when it is sure that there will be evidence; from then on each event is written through to every opened file as it
 * happens, one line each. The log of a resumed run goes on behind its earlier events.
 */
export class EventLog implements EventSink {
  readonly events: Event[];
  readonly #clock: Clock;
  readonly #listeners: ((event: Event) => void)[] = [];
  #descriptors: number[] = [];

  constructor(clock: Clock, earlier: readonly Event[] = []) {
    this.#clock = clock;
    this.events = [...earlier];
  }

  /** Puts a new file with what there is so far in place, in one move, and writes every further event to it as it happens. */
  open(file: string): void {
    const half = `${file}.tmp`;
    rmSync(half, { recursive: true, force: true });
    const descriptor = openSync(half, 'wx', 0o644);
    this.#descriptors.push(descriptor);
    writeFileSync(descriptor, this.text());
    renameSync(half, file);
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
    for (const descriptor of this.#descriptors) writeSync(descriptor, lineOf(event));
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

  /** Makes everything durable and closes the files, if there are any. */
  close(): void {
    for (const descriptor of this.#descriptors) {
      fsyncSync(descriptor);
      closeSync(descriptor);
    }
    this.#descriptors = [];
  }
}

function lineOf(event: Event): string {
  return `${JSON.stringify(event)}\n`;
}
