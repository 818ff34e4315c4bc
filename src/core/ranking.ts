import type { PlannedCandidate } from './documents/plan.js';

/** The rule as the evidence states it. */
export const rankingRule = 'fewer changed lines, then fewer changed files, then earlier in the plan; a patch whose lines cannot be counted comes last';

/** Orders accepted candidates, best first. A total order: ids are unique and stand in the plan's order. */
export function rank(accepted: readonly PlannedCandidate[], plan: readonly PlannedCandidate[]): string[] {
  const position = new Map(plan.map(({ id }, index) => [id, index]));
  const key = (candidate: PlannedCandidate): number[] => [changedLines(candidate), candidate.mutation.files ?? Number.POSITIVE_INFINITY, position.get(candidate.id) ?? Number.POSITIVE_INFINITY];
  return [...accepted].sort((a, b) => compareKeys(key(a), key(b))).map(({ id }) => id);
}

function changedLines({ mutation }: PlannedCandidate): number {
  return mutation.additions === null || mutation.deletions === null ? Number.POSITIVE_INFINITY : mutation.additions + mutation.deletions;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}
