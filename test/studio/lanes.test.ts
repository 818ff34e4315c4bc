import { expect, it } from 'vitest';
import { scheduleOf, ticksOf } from '../../src/studio/lanes.js';
import { candidate, demoEvents, demoEvidence, eventsOf, gateHappenings, gateResult } from './evidence.js';

it('counts time from the first world on', () => {
  const schedule = scheduleOf(demoEvidence(), demoEvents());
  expect(schedule?.preparationMs).toBe(100);
  expect(schedule?.lengthMs).toBe(400);
  expect(schedule?.lanes.map(({ world, mood }) => [world, mood])).toEqual([['baseline', 'open'], ['A', 'bad'], ['B', 'good'], ['C', 'bad'], ['replay-baseline', 'open'], ['replay', 'good']]);
  expect(schedule?.lanes[2]?.bars).toEqual([
    { what: 'preparation', attempt: 1, start: 100, end: 120 },
    { what: 'gate', attempt: 1, start: 120, end: 180 },
  ]);
  expect(schedule?.moments).toEqual([{ what: 'restored', at: 210 }, { what: 'decided', at: 400 }]);
});

it('has a lane for a candidate with its guarded files restored, behind its own', () => {
  const [a, ...others] = demoEvidence().candidates;
  const restored = { world: { id: 'A-restored', tree: 'e'.repeat(40), digest: null }, result: gateResult('fpppp') };
  const events = eventsOf([[0, 'run.started'], ...gateHappenings('B', 0, 10, 100), ...gateHappenings('A-restored', 0, 10, 90), ...gateHappenings('A', 0, 10, 80)]);
  const schedule = scheduleOf(demoEvidence({ candidates: [{ ...candidate('A'), ...a, restored }, ...others] }), events);
  expect(schedule?.lanes.map(({ world, mood, result }) => [world, mood, result?.results])).toEqual([['A', 'bad', 'fpppp'], ['A-restored', 'bad', 'fpppp'], ['B', 'good', 'ppppp']]);
});

it('shows a gate that was repeated alone as two gates', () => {
  const events = eventsOf([[0, 'run.started'], ...gateHappenings('A', 0, 10, 100), [110, 'gate.started', { attempt: 1, alone: true }, 'A'], ...gateHappenings('A', 120, 130, 200)]);
  expect(scheduleOf(demoEvidence(), events)?.lanes[0]?.bars.map(({ what, start, end }) => [what, start, end])).toEqual([['preparation', 0, 10], ['gate', 10, 100], ['preparation', 120, 130], ['gate', 130, 200]]);
});

it('ends what ran in a world that was ended when it was ended', () => {
  const events = eventsOf([[0, 'run.started'], ...gateHappenings('B', 0, 10, 100), [0, 'world.forked', { attempt: 1 }, 'A'], [20, 'gate.started', { attempt: 1 }, 'A'], [0, 'world.forked', { attempt: 1 }, 'C'], [110, 'candidate.skipped', { reason: 'skipped', why: 'B is accepted' }, 'A'], [110, 'candidate.skipped', { reason: 'skipped', why: 'B is accepted' }, 'C'], [400, 'promotion.decided', { decision: 'promoted' }, 'B']]);
  const [, b] = demoEvidence().candidates;
  const skipped: Parameters<typeof candidate>[1] = { result: null, verdict: 'skipped', reasons: ['skipped'] };
  const lanes = scheduleOf(demoEvidence({ candidates: [candidate('A', skipped), { ...candidate('B'), ...b }, candidate('C', skipped)] }), events)?.lanes;
  expect(lanes?.map(({ world, mood, bars }) => [world, mood, bars.map(({ what, start, end }) => [what, start, end])])).toEqual([
    ['A', 'ended', [['preparation', 0, 20], ['gate', 20, 110]]],
    ['B', 'good', [['preparation', 0, 10], ['gate', 10, 100]]],
    ['C', 'ended', [['preparation', 0, 110]]],
  ]);
});

it('takes the last decision when a promotion could not be carried out', () => {
  const events = eventsOf([[0, 'world.forked', { attempt: 1 }, 'A'], [10, 'promotion.decided', { decision: 'promoted' }, 'A'], [30, 'promotion.decided', { decision: 'withheld' }, 'A']]);
  expect(scheduleOf(demoEvidence(), events)?.moments).toEqual([{ what: 'decided', at: 30 }]);
});

it.each([
  [1, 5, [0, 1]],
  [95, 4, [0, 50]],
  [400, 8, [0, 50, 100, 150, 200, 250, 300, 350, 400]],
  [7000, 4, [0, 2000, 4000, 6000]],
])('puts round ticks on %i ms', (length, most, ticks) => expect(ticksOf(length, most)).toEqual(ticks));
