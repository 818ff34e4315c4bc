import { describe, expect, it } from 'vitest';
import { digestOfJson } from '../../../../src/core/digest.js';
import { chainEvent, type Event } from '../../../../src/core/documents/event.js';
import type { Evidence } from '../../../../src/core/documents/evidence.js';
import { checkChain } from '../../../../src/studio/page/browser/chain/check.js';
import { chainAsWritten } from '../../../../src/studio/page/chain-state.js';
import type { ChainState } from '../../../../src/studio/page/chain-words.js';
import { demoEvents, demoEvidence } from '../../evidence.js';

/** A run whose last event names its evidence, as the program writes it. */
function sealedRun(): { evidence: Evidence; events: Event[] } {
  const { events: log, ...rest } = demoEvidence();
  const before = demoEvents().slice(0, -1);
  const last = chainEvent({ at: '2026-01-01T00:00:00.510Z', type: 'run.finished', data: { outcome: 'fixed', evidence: digestOfJson(rest) } }, before.at(-1) ?? null);
  const events = [...before, last];
  return { evidence: { ...rest, events: { ...log, count: events.length, head: last.hash } }, events };
}

/** What the program says when it writes the page, and what the page's script says: they have to agree. */
async function bothSayings(evidence: Evidence, events: Event[]): Promise<ChainState> {
  const written = chainAsWritten(evidence, events);
  expect(await checkChain({ evidence, events, shortened: false }, crypto.subtle)).toEqual(written);
  return written;
}

describe('the check of the hash chain', () => {
  it('holds for a whole log that names this evidence', async () => {
    const { evidence, events } = sealedRun();
    expect(await bothSayings(evidence, events)).toEqual({ state: 'holds', count: events.length });
  });

  it('names the event that was changed, moved or renumbered', async () => {
    const { evidence, events } = sealedRun();
    const changed = events.map((event, index) => (index === 3 ? { ...event, data: { ...event.data, label: 'another' } } : event));
    expect(await bothSayings(evidence, changed)).toEqual({ state: 'broken', why: 'event 3: its hash does not match its content' });
    expect(await bothSayings(evidence, events.filter((_, index) => index !== 5))).toEqual({ state: 'broken', why: 'event 5: its number is 6, not 5' });
    const relinked = events.map((event, index) => (index === 4 ? { ...event, prev: 'f'.repeat(64) } : event));
    expect(await bothSayings(evidence, relinked)).toEqual({ state: 'broken', why: 'event 4: it does not follow the event before it' });
  });

  it('sees a cut log and another evidence', async () => {
    const { evidence, events } = sealedRun();
    expect(await bothSayings(evidence, events.slice(0, -1))).toEqual({ state: 'broken', why: `the evidence names ${events.length} events, the log has ${events.length - 1}` });
    expect(await bothSayings({ ...evidence, events: { ...evidence.events, head: '1'.repeat(64) } }, events)).toEqual({ state: 'broken', why: 'its last hash is not the one in the evidence' });
    expect(await bothSayings({ ...evidence, limits: [] }, events)).toEqual({ state: 'broken', why: 'its last event names another evidence' });
  });

  it('is not claimed where it was not made', async () => {
    const { evidence, events } = sealedRun();
    expect((await checkChain({ evidence, events, shortened: false }, null)).state).toBe('unchecked');
    expect((await checkChain({ evidence, events: null, shortened: true }, crypto.subtle)).state).toBe('unchecked');
    expect(await checkChain({ evidence: { ...evidence, limits: [] }, events, shortened: true }, crypto.subtle)).toEqual({ state: 'holds', count: events.length });
  });
});
