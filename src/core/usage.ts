import { noUsage, unknownUsage, type Usage } from './documents/evidence.js';
import type { ModelCall } from './documents/model-call.js';
import type { Plan, PlannedCandidate } from './documents/plan.js';
import { dollars, picodollars } from './money.js';

/**
 * The sum of calls as the evidence holds it: null where one part is unknown. Calls that were not made because of the
 * budget and calls answered from a recording count as none. Money is rounded to four decimals, but never down to nothing.
 */
export function usageOf(calls: readonly ModelCall[]): Usage {
  const made = calls.filter(({ outcome, replayed }) => outcome !== 'budget' && !replayed);
  const costs = known(made.map(({ costUsd }) => costUsd));
  return {
    calls: made.length,
    inputTokens: sum(known(made.map(({ inputTokens }) => inputTokens))),
    outputTokens: sum(known(made.map(({ outputTokens }) => outputTokens))),
    costUsd: costs && inFourDecimals(dollars(costs.reduce((total, cost) => total + picodollars(cost), 0n))),
  };
}

/** All values, or null if one is unknown. */
function known(values: readonly (number | null)[]): number[] | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === values.length ? numbers : null;
}

function sum(values: readonly number[] | null): number | null {
  return values && values.reduce((total, value) => total + value, 0);
}

function inFourDecimals(usd: number): number {
  return usd === 0 ? 0 : Math.max(0.0001, Math.round(usd * 1e4) / 1e4);
}

/** What the proposal of a candidate took: nothing for a person's, the calls of a model's, unknown for an agent's. */
export function candidateUsage({ source, proposal }: PlannedCandidate, { calls }: Pick<Plan, 'calls'>): Usage {
  if (source.kind === 'agent') return unknownUsage;
  if (proposal === null) return noUsage;
  const own = new Set(proposal.calls);
  return usageOf(calls.filter(({ id }) => own.has(id)));
}

/** What a run took in all. Once an agent was asked, nobody knows. */
export function runUsage({ calls, earlier, proposers }: Pick<Plan, 'calls' | 'earlier' | 'proposers'>): Usage {
  return proposers?.agent != null && earlier.length > 0 ? unknownUsage : usageOf(calls);
}
