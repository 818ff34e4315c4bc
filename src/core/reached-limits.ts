import { memorySize } from './world-limits.js';

/** What a world may use at most; null = no limit. */
export interface WorldLimits {
  memoryBytes: number | null;
  /** Processes and threads at once. */
  processes: number | null;
}

/** How often commands ran into their limits, as far as the system tells: 0 where it tells nothing. */
export interface LimitsReached {
  /** Processes that the kernel ended because the memory was used up. */
  endedForMemory: number;
  /** Times that no further process or thread could be made. */
  refusedProcesses: number;
}

/** The sum of what several commands ran into. */
export function allReached(parts: readonly LimitsReached[]): LimitsReached {
  const sum = (key: keyof LimitsReached): number => parts.reduce((total, part) => total + part[key], 0);
  return { endedForMemory: sum('endedForMemory'), refusedProcesses: sum('refusedProcesses') };
}

/** What there is to say of limits that were reached, a sentence each. `who` begins it: `The gate`. */
export function reachedSentences(who: string, { memoryBytes, processes }: WorldLimits, { endedForMemory, refusedProcesses }: LimitsReached): string[] {
  const sentences: string[] = [];
  if (memoryBytes !== null && endedForMemory > 0) sentences.push(`${who} reached its memory limit of ${memorySize(memoryBytes)}: the kernel ended ${endedForMemory === 1 ? '1 process' : `${endedForMemory} processes`}.`);
  if (processes !== null && refusedProcesses > 0) sentences.push(`${who} reached its limit of ${processes} processes and threads: further ones could not be started.`);
  return sentences;
}
