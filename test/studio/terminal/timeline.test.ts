import { describe, expect, it } from 'vitest';
import { timeline } from '../../../src/studio/terminal/timeline.js';
import { textWidth } from '../../../src/studio/text.js';
import { candidate, demoEvents, demoEvidence, eventsOf, gateHappenings, gateResult } from '../evidence.js';

describe('the timeline on a terminal', () => {
  it('draws worlds, restore, replay and decision to scale', () => {
    expect(timeline(demoEvidence(), demoEvents(), { width: 100, colour: false }).split('\n')).toEqual([
      '                 0              100 ms         200 ms         300 ms',
      'baseline         ▒▒▒████████████                                                80 ms  3/5  fails',
      'A                 ▒▒▒███████████                                                70 ms  4/5  rejected',
      'B                               ▒▒▒█████████                                    60 ms  5/5  winner',
      'C                               ▒▒██████████                                    65 ms  3/5  rejected',
      'restore S0                                       ◇',
      'replay-baseline                                   ▒▒████████                    58 ms  3/5  fails',
      'replay                                            ▒▒▒▒████████                  55 ms  5/5  equal',
      'promotion                                                                    ◆              promoted',
      '▒ fork and patch  █ gate  ◇ restore  ◆ decision; 100 ms of preparation before',
    ]);
  });

  it.each([60, 72, 100, 200])('stays within %i columns, and never takes more than 100', (width) => {
    const lines = timeline(demoEvidence(), demoEvents(), { width, colour: false }).split('\n');
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(Math.min(width, 100));
  });

  it('is empty when no world began', () => {
    expect(timeline(demoEvidence(), eventsOf([[0, 'run.started'], [5, 'snapshot.taken']]), { width: 100, colour: false })).toBe('');
  });

  it('takes the end of a gate from the evidence when its event is missing', () => {
    const events = eventsOf([[0, 'run.started'], [0, 'baseline.started', {}, 'baseline'], ...gateHappenings('baseline', 0, 0, 100).slice(0, 2), [200, 'promotion.decided', { decision: 'withheld' }]]);
    const evidence = demoEvidence({ baseline: { outcome: 'reproduced', result: gateResult('fpfpp', { durationMs: 100 }) } });
    const lane = timeline(evidence, events, { width: 100, colour: false }).split('\n').find((line) => line.startsWith('baseline'));
    expect(lane).toMatch(/^baseline {3}█{33} {33} {2}100 ms/);
  });

  it('shows a gate without an end as open up to the edge', () => {
    const events = eventsOf([[0, 'run.started'], [0, 'world.forked', { attempt: 1 }, 'A'], [50, 'gate.started', { attempt: 1 }, 'A'], [100, 'promotion.decided', { decision: 'withheld' }]]);
    const evidence = demoEvidence({ outcome: 'interrupted', candidates: [candidate('A', { result: null, verdict: 'skipped', reasons: ['skipped'] })] });
    const lane = timeline(evidence, events, { width: 80, colour: false }).split('\n').find((line) => line.startsWith('A'));
    expect(lane).toMatch(/^A {10}▒+░+ {2}no end {2}– {2}skipped$/);
  });

  it('says that the gate of a candidate that could not win any more was ended', () => {
    const events = eventsOf([[0, 'run.started'], [0, 'world.forked', { attempt: 1 }, 'A'], [50, 'gate.started', { attempt: 1 }, 'A'], [75, 'candidate.skipped', { reason: 'skipped' }, 'A'], [100, 'promotion.decided', { decision: 'withheld' }]]);
    const evidence = demoEvidence({ candidates: [candidate('A', { result: null, verdict: 'skipped', reasons: ['skipped'] })] });
    const lane = timeline(evidence, events, { width: 80, colour: false }).split('\n').find((line) => line.startsWith('A'));
    expect(lane).toMatch(/^A {10}▒+█+ {3,}ended {2}– {2}skipped$/);
  });

  it('keeps several attempts in one lane and tells their range', () => {
    const events = eventsOf([[0, 'run.started'], ...gateHappenings('A', 0, 10, 60, 1), ...gateHappenings('A', 70, 80, 160, 2)]);
    const result = gateResult('ppppp');
    const attempts = [50, 80].map((durationMs) => ({ ...result.attempts[0], verdict: 'pass' as const, exitCode: 0, signal: null, timedOut: false, cpuMs: null, maxRssBytes: null, results: 'ppppp', problems: [], durationMs }));
    const lane = timeline(demoEvidence({ candidates: [candidate('A', { result: { ...result, attempts } })] }), events, { width: 100, colour: false }).split('\n')[1];
    expect(lane).toMatch(/^A {2}▒+█+ +▒+█+ +2 × 50 ms–80 ms {2}5\/5 {2}rejected$/);
  });

  it('says how many worlds it leaves out', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `A${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 'A'}`);
    const events = eventsOf([[0, 'run.started'], ...ids.flatMap((id) => gateHappenings(id, 0, 10, 60))]);
    const lines = timeline(demoEvidence({ candidates: ids.map((id) => candidate(id)) }), events, { width: 80, colour: false }).split('\n');
    expect(lines).toHaveLength(27);
    expect(lines[25]).toMatch(/16 more worlds$/);
  });

  it('colours only when asked to', () => {
    expect(timeline(demoEvidence(), demoEvents(), { width: 80, colour: true })).toContain('\u001b[32m');
    expect(timeline(demoEvidence(), demoEvents(), { width: 80, colour: false })).not.toContain('\u001b');
  });
});
