import { setTimeout } from 'node:timers/promises';

/** Time and chance as retries need them; tests give their own. */
export interface Pace {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Resolves after a pause; rejects when `signal` ends it. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to below 1. */
  random(): number;
}

export const systemPace: Pace = {
  now: () => performance.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
  random: () => Math.random(),
};
