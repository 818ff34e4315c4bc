import { expect, test } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { headlineOf } from '../../src/studio/headline.js';
import { candidate, demoEvidence, modelCall } from './evidence.js';

test('a run without a candidate says whether anybody was asked for one', () => {
  const { replay, promotion } = demoEvidence();
  const without = (others: Partial<Evidence>): string =>
    headlineOf(demoEvidence({ outcome: 'no-winner', candidates: [], selection: { rule: 'r', ranking: [], winner: null }, replay: { ...replay, status: 'not-run' }, promotion: { ...promotion, decision: 'withheld', reasons: ['no-winner'] }, ...others })).details;
  const asked = 'Nothing could be tried: models or agents were asked, and none gave a change that can be used.';
  expect(without({ calls: [modelCall('r1-1', { outcome: 'unauthorised' })] })).toBe(asked);
  expect(without({ model: { calls: null, inputTokens: null, outputTokens: null, costUsd: null } })).toBe(asked);
  expect(without({})).toBe('Nothing could be tried: there was no candidate.');
});

test('a run whose candidates guarded files kept from winning does not say that no gate passed', () => {
  const base = demoEvidence();
  const of = (...candidates: Evidence['candidates']): string => headlineOf({ ...base, outcome: 'no-winner', candidates, selection: { rule: 'r', ranking: [], winner: null } }).details;
  const guarded = candidate('A', { verdict: 'rejected', reasons: ['guarded-path'] });
  const failed = candidate('B', { verdict: 'rejected', reasons: ['nothing-fixed'] });
  expect(of(guarded)).toMatch(/^No candidate was accepted\. A: It changes guarded paths/);
  expect(of(candidate('A', { verdict: 'rejected', reasons: ['guarded-restored-failed'] }))).toMatch(/^No candidate was accepted\. A: With the guarded files as in the snapshot/);
  expect(of(guarded, failed)).toBe('None of 2 candidates was accepted.');
  expect(of(failed)).toBe('No candidate makes the gate pass without breaking something. B: No test that fails on the baseline passes now.');
});
