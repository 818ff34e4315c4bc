import { candidateOf } from '../core/world-names.js';

/** Which world to run, with which candidate's patch, at which place. */
export interface WorldTask {
  /** Id of the world: `baseline`, a candidate's id, the same with `-restored`, `replay` or `replay-baseline`. */
  world: string;
  /** Candidate whose recorded patch is applied, or null for the untouched snapshot. */
  candidate: string | null;
  /** Slot whose path the world takes; a replay takes its winner's, so that paths inside the worlds are equal. */
  slot: string;
}

/** The task of the baseline or of a world of a candidate. */
export function taskOf(world: string): WorldTask {
  return { world, candidate: world === 'baseline' ? null : candidateOf(world), slot: world };
}
