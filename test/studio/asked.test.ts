import { describe, expect, test } from 'vitest';
import { noUsage, unknownUsage } from '../../src/core/documents/evidence.js';
import { askedLines } from '../../src/studio/asked.js';
import { candidate, demoEvidence, modelCall as call } from './evidence.js';

describe('who was asked', () => {
  test('is nobody where only people proposed', () => {
    expect(askedLines(demoEvidence())).toEqual([]);
  });

  test('is told by model, with calls, tokens and cost, and what went beyond the budget', () => {
    const calls = [call('r1-1'), call('r1-2'), call('r1-3', { outcome: 'budget', inputTokens: 0, outputTokens: 0, costUsd: 0, replySha256: null })];
    expect(askedLines({ calls, candidates: [], model: noUsage })).toEqual(['openai/small: 2 calls, 1800 input tokens, 240 output tokens, USD 0.0069; 1 more call would have gone beyond the budget']);
  });

  test('says unknown for what a server did not tell or nobody knows the price of', () => {
    expect(askedLines({ calls: [call('r1-1', { inputTokens: null, costUsd: null })], candidates: [], model: noUsage })).toEqual(['openai/small: 1 call, input tokens unknown, 120 output tokens, cost unknown']);
    expect(askedLines({ calls: [], candidates: [], model: unknownUsage })).toEqual(['coding agents: what they asked, and what it cost, is unknown']);
  });

  test('says that answers come from a recording', () => {
    const recorded = { replayed: true, costUsd: 0, inputTokens: 0, outputTokens: 0 };
    expect(askedLines({ calls: [call('r1-1', recorded), call('r1-2', recorded)], candidates: [], model: noUsage })).toEqual(['openai/small: 2 answers from a recording, nobody was asked']);
  });

  test('names which candidate improves which', () => {
    const improved = candidate('D', { proposal: { round: 2, parent: 'B', calls: ['r2-1'] } });
    expect(askedLines({ calls: [], candidates: [candidate('B'), improved], model: noUsage })).toEqual(['D improves B (round 2)']);
  });

  test('lets no hostile name through', () => {
    const [line = ''] = askedLines({ calls: [call('r1-1', { model: 'x\u001b[31m\n' })], candidates: [], model: noUsage });
    expect(line).not.toMatch(/[\u001b\n]/);
  });
});
