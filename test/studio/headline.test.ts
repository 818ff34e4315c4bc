import { expect, test } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { headlineOf } from '../../src/studio/headline.js';
import { demoEvidence, modelCall } from './evidence.js';

test('a run without a candidate says whether anybody was asked for one', () => {
  const { replay, promotion } = demoEvidence();
  const without = (others: Partial<Evidence>): string =>
    headlineOf(demoEvidence({ outcome: 'no-winner', candidates: [], selection: { rule: 'r', ranking: [], winner: null }, replay: { ...replay, status: 'not-run' }, promotion: { ...promotion, decision: 'withheld', reasons: ['no-winner'] }, ...others })).details;
  const asked = 'Nothing could be tried: models or agents were asked, and none gave a change that can be used.';
  expect(without({ calls: [modelCall('r1-1', { outcome: 'unauthorised' })] })).toBe(asked);
  expect(without({ model: { calls: null, inputTokens: null, outputTokens: null, costUsd: null } })).toBe(asked);
  expect(without({})).toBe('Nothing could be tried: there was no candidate.');
});
