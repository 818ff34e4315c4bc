import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget, inputBound } from '../../src/models/budget.js';
import { costOf, priceOf, priceTableSchema, type Price } from '../../src/core/prices.js';
import { usageOf } from '../../src/core/usage.js';
import type { ModelCall } from '../../src/core/documents/model-call.js';
import { digestOf } from '../../src/core/digest.js';
import { testPrice } from './support/settings.js';

describe('a budget', () => {
  /** A request: its bound, what the server really counts within it, and whether it says so. */
  const request = fc.record({ input: fc.integer({ min: 100, max: 500 }), output: fc.integer({ min: 100, max: 500 }), inputShare: fc.constantFrom(0, 0.5, 0.9, 1), outputShare: fc.constantFrom(0, 0.5, 0.9, 1), told: fc.constantFrom('all', 'input', 'none', 'declined'), turns: fc.nat(5) });

  it('is never exceeded, whatever is answered, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 3, maxLength: 20 }), fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 60_000 }), async (requests, maxTokens, microdollars) => {
        const maxCostUsd = microdollars / 1e6;
        const budget = new Budget({ maxTokens, maxCostUsd, maxMs: null }, testPrice, () => 0);
        let tokens = 0;
        let cost = 0n;
        const ask = async ({ input, output, inputShare, outputShare, told, turns }: (typeof requests)[number]): Promise<void> => {
          const reservation = await budget.reserve({ input, output });
          if (!reservation.granted) return;
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          const real = { input: Math.floor(input * inputShare), cached: null, output: Math.floor(output * outputShare) };
          if (told !== 'declined') {
            tokens += real.input + real.output;
            cost += costOf(real, testPrice) ?? 0n;
          }
          reservation.settle(told === 'declined' ? 'nothing' : told === 'all' ? real : { input: told === 'input' ? real.input : null, cached: null, output: null });
        };
        await Promise.all(requests.map(ask));
        expect(tokens).toBeLessThanOrEqual(maxTokens);
        expect(cost).toBeLessThanOrEqual(BigInt(microdollars) * 1_000_000n);
      }),
      { numRuns: 500 },
    );
  });

  it('lets a request wait for those under way, and sends it when they took less than they could', async () => {
    const budget = new Budget({ maxTokens: 100, maxCostUsd: null, maxMs: null }, null, () => 0);
    const first = await budget.reserve({ input: 50, output: 30 });
    const events: string[] = [];
    const second = budget.reserve({ input: 50, output: 30 }).then((answer) => events.push(answer.granted ? 'granted' : 'refused'));
    await Promise.resolve();
    events.push('settled');
    if (first.granted) first.settle({ input: 10, cached: null, output: 5 });
    await second;
    expect(events).toEqual(['settled', 'granted']);
  });

  it('refuses when time is up, counted from the first request on', async () => {
    let now = 0;
    const budget = new Budget({ maxTokens: null, maxCostUsd: null, maxMs: 1000 }, null, () => now);
    now = 5000;
    expect(budget.remainingMs).toBe(1000);
    expect((await budget.reserve({ input: 1, output: 1 })).granted).toBe(true);
    now = 5999;
    expect(budget.remainingMs).toBe(1);
    expect((await budget.reserve({ input: 1, output: 1 })).granted).toBe(true);
    now = 6000;
    expect(await budget.reserve({ input: 1, output: 1 })).toEqual({ granted: false, why: 'the time budget of 1000 ms is used up' });
  });

  it('takes every byte of a prompt for a token, which no tokenizer exceeds', () => {
    expect(inputBound({ system: 'ä', user: 'abc' })).toBe(2 + 3 + 64);
  });
});

describe('a price table', () => {
  const table: Price[] = [
    { model: 'openai/maker/*', inputPerMillionUsd: 1, outputPerMillionUsd: 2, asOf: '2026-11-01' },
    { model: 'openai/*:free', inputPerMillionUsd: 0, outputPerMillionUsd: 0, asOf: '2026-11-01' },
    { model: 'anthropic/claude-*', inputPerMillionUsd: 3, outputPerMillionUsd: 15, asOf: '2026-11-01' },
  ];

  it('gives the first price that fits, across slashes and colons, and none for an unknown model', () => {
    expect(priceOf('openai', 'maker/big/model:v1', table)).toBe(table[0]);
    expect(priceOf('openai', 'other/model:free', table)).toBe(table[1]);
    expect(priceOf('anthropic', 'claude-x.1', table)).toBe(table[2]);
    expect(priceOf('anthropic', 'other', table)).toBeNull();
  });

  it('is exact for prices with six decimals', () => {
    const price = { model: '*', inputPerMillionUsd: 0.000001, outputPerMillionUsd: 0.1, asOf: '2026-11-01' };
    expect(costOf({ input: 3, cached: null, output: 7 }, price)).toBe(3n + 700_000n);
    expect(costOf({ input: null, cached: null, output: 7 }, price)).toBeNull();
  });

  it('demands a date and at most six decimals', () => {
    expect(priceTableSchema.safeParse(table).success).toBe(true);
    expect(priceTableSchema.safeParse([{ ...table[0], asOf: 'lately' }]).success).toBe(false);
    expect(priceTableSchema.safeParse([{ ...table[0], inputPerMillionUsd: 0.0000001 }]).success).toBe(false);
    expect(priceTableSchema.safeParse([{ ...table[0], outputPerMillionUsd: -1 }]).success).toBe(false);
  });
});

describe('the sum of calls', () => {
  const call = (part: Partial<ModelCall>): ModelCall => ({ id: 'r1-1', provider: 'openai', model: 'm', purpose: 'proposal', round: 1, promptSha256: digestOf(''), replySha256: null, inputTokens: 10, outputTokens: 5, costUsd: 0.00001, latencyMs: 1, retries: 0, replayed: false, outcome: 'answered', message: '', ...part });

  it('has four decimals and never rounds a cost to nothing', () => {
    expect(usageOf([call({}), call({})])).toEqual({ calls: 2, inputTokens: 20, outputTokens: 10, costUsd: 0.0001 });
    expect(usageOf([call({ costUsd: 0.1 }), call({ costUsd: 0.2 })]).costUsd).toBe(0.3);
    expect(usageOf([])).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 });
  });

  it('is unknown where one call is, and leaves out what was not asked', () => {
    expect(usageOf([call({}), call({ inputTokens: null, costUsd: null })])).toEqual({ calls: 2, inputTokens: null, outputTokens: 10, costUsd: null });
    expect(usageOf([call({}), call({ outcome: 'budget', inputTokens: 0, outputTokens: 0, costUsd: 0 }), call({ replayed: true, inputTokens: 0, outputTokens: 0, costUsd: 0 })])).toMatchObject({ calls: 1, inputTokens: 10 });
  });
});
