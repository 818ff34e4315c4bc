import type { Plan, PlannedCandidate } from './documents/plan.js';

/** Names of the artifacts of a workflow run tell it, the world and the attempt, so that no other job's can be taken for them. */
export function storeName(run: Plan['run'], part: string): string {
  return run === null ? part : `sd-${run.id}-${part}-a${run.attempt}`;
}

/** The names of everything that the steps of a plan leave for each other. `version` counts the plans of a run from 1; each extends the one before. */
export function storeNames(candidates: readonly PlannedCandidate[], run: Plan['run'], version: number): Plan['names'] {
  const worlds = ['baseline', ...candidates.map(({ id }) => id)].map((world) => [world, run === null ? `world-${world}` : storeName(run, world)]);
  return { plan: storeName(run, planPart(version)), replay: storeName(run, 'replay'), worlds: Object.fromEntries(worlds) };
}

/** Part of a plan's name in the store: `plan` for the first of a run, `plan-2` for the one that extends it. */
export function planPart(version: number): string {
  return version === 1 ? 'plan' : `plan-${version}`;
}

/** Names of all plans of a run, the first one first. */
export function planNames({ run, earlier }: Plan): string[] {
  return Array.from({ length: earlier.length + 1 }, (_, index) => storeName(run, planPart(index + 1)));
}
