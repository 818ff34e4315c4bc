import { Budget, type BudgetLimits } from '../../../src/models/budget.js';
import type { CallSettings } from '../../../src/models/call.js';
import type { ModelClient, RequestLimits } from '../../../src/models/client.js';
import { cleanerFor } from '../../../src/models/cleaning.js';
import type { Pace } from '../../../src/models/pace.js';
import type { Price } from '../../../src/core/prices.js';
import { testKey } from './model-server.js';

/** A clock that only pauses move. */
export class TestPace implements Pace {
  readonly pauses: number[] = [];
  time = 0;

  now(): number {
    return this.time;
  }

  wait(ms: number): Promise<void> {
    this.pauses.push(ms);
    this.time += ms;
    return Promise.resolve();
  }

  random(): number {
    return 0.5;
  }
}

const noBudget: BudgetLimits = { maxTokens: null, maxCostUsd: null, maxMs: null };
export const testPrice: Price = { model: '*', inputPerMillionUsd: 2.5, cachedInputPerMillionUsd: 0.25, outputPerMillionUsd: 10, asOf: '2026-11-01' };
const testLimits: RequestLimits = { maxOutputTokens: 1000, temperature: null, timeoutMs: 20_000, maxReplyBytes: 1_000_000 };

/** Settings of calls in a test; parts of them by wish. */
export function settingsFor(client: ModelClient, { budget = noBudget, price = testPrice, secrets = [], limits = {}, pace = new TestPace() }: { budget?: BudgetLimits; price?: Price | null; secrets?: string[]; limits?: Partial<RequestLimits>; pace?: TestPace } = {}): CallSettings & { pace: TestPace } {
  return { client, budget: new Budget(budget, price, () => pace.now()), limits: { ...testLimits, ...limits }, maxRetries: 3, cleaner: cleanerFor([testKey, ...secrets]), pace };
}
