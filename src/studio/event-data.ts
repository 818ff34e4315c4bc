import type { Event } from '../core/documents/event.js';

/** A text in an event's data, or null if there is none of that name. */
export function textIn({ data }: Event, key: string): string | null {
  const value = data[key];
  return typeof value === 'string' ? value : null;
}

/** A number in an event's data, or null if there is none of that name. */
export function numberIn({ data }: Event, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}

/** A yes or no in an event's data, or null if there is none of that name. */
export function flagIn({ data }: Event, key: string): boolean | null {
  const value = data[key];
  return typeof value === 'boolean' ? value : null;
}

/** The texts of a list in an event's data; empty if there is none of that name. */
export function textsIn({ data }: Event, key: string): string[] {
  const value = data[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** When an event happened, in milliseconds since 1970. */
export function timeOf({ at }: Event): number {
  return Date.parse(at);
}
