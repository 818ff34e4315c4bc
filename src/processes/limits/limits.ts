import type { LimitsReached } from '../../core/reached-limits.js';

/** The limits of one command that is about to be started. */
export interface CommandLimits {
  /** What to put before its command line as whoever starts it. */
  readonly outer: readonly string[];
  /** The same, as whoever runs it. */
  readonly inner: readonly string[];
  /** What it ran into so far. */
  reached(): LimitsReached;
  /** Takes away what counted it; asked when it and all its descendants have ended. */
  release(): void;
}

/** Limits that hold for each command of a world by itself; the commands of a world run one after the other. */
export interface Limits {
  /** Prepares the limits of one command. */
  hold(): CommandLimits;
}

/** A command without limits: nothing is put before it. */
export const unlimited: CommandLimits = { outer: [], inner: [], reached: () => ({ endedForMemory: 0, refusedProcesses: 0 }), release: () => undefined };

/** No limits at all. */
export const noLimits: Limits = { hold: () => unlimited };
