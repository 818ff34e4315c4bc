import type { Plan } from '../core/documents/plan.js';
import { runUsage } from '../core/usage.js';
import type { Examination } from '../steps/examine.js';
import type { Account } from '../studio/account.js';

/** What there is to tell of a run that was examined and not yet decided about. */
export function accountOf(plan: Plan, { derivation }: Pick<Examination, 'derivation'>): Account {
  const { trigger, gate, snapshot } = plan;
  const { outcome, tests, baseline, candidates, selection, replay, limits } = derivation;
  return { outcome, trigger, gate, tests, baseline, candidates, selection, replay, limits, model: runUsage(plan), calls: plan.calls, snapshot, promotion: null };
}
