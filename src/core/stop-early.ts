import { candidatesToRun, type Plan } from './documents/plan.js';
import { rank } from './ranking.js';

/**
 * Candidates that cannot win any more, because an accepted one comes before them. The ranking rests on the plan alone, so
 * it is known before any world has run: whatever these would show, the winner is the same.
 */
export function outranked(plan: Pick<Plan, 'candidates'>, accepted: ReadonlySet<string>): Set<string> {
  const order = rank(candidatesToRun(plan), plan.candidates);
  const best = order.findIndex((id) => accepted.has(id));
  return new Set(best < 0 ? [] : order.slice(best + 1));
}
