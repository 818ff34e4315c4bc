import { describe, expect, it } from 'vitest';
import { LiveView } from '../../../src/studio/terminal/live.js';
import { plainLine } from '../../../src/studio/terminal/progress-line.js';
import { textWidth } from '../../../src/studio/text.js';
import { demoEvents, eventsOf, gateHappenings, hostileNames, type Happening } from '../evidence.js';

const start = Date.parse('2026-01-01T00:00:00.000Z');
const frame = { now: start, columns: 80, rows: 24, colour: false };

function viewAfter(happenings: readonly Happening[]): LiveView {
  const view = new LiveView();
  for (const event of eventsOf(happenings)) view.take(event);
  return view;
}

const proposed: Happening[] = [
  [0, 'run.started', { id: 'x' }],
  [10, 'candidate.proposed', { label: 'a' }, 'A'],
  [10, 'candidate.proposed', { label: 'b' }, 'B'],
];

it('says of a candidate that was left out that it was not tried', () => {
  expect(eventsOf([[0, 'verdict.reached', { verdict: 'skipped', reasons: ['skipped'] }, 'A']]).map(plainLine)).toEqual(['A: not tried']);
});

describe('the live view', () => {
  it('tells what each world is doing and for how long', () => {
    const view = viewAfter([...proposed, ...gateHappenings('baseline', 100, 110, 400), ...gateHappenings('A', 200, 210, 999).slice(0, 2)]);
    expect(view.lines({ ...frame, now: start + 1410 })).toEqual([
      'trying the candidates  1.4 s',
      'baseline  · gate ended with exit status 0 after 290 ms',
      'A         gate 1.2 s',
      'B         waiting',
    ]);
  });

  it('shows the preparation before the gate', () => {
    const view = viewAfter([...proposed, [100, 'world.forked', { attempt: 1 }, 'A'], [110, 'mutation.applied', { attempt: 1 }, 'A']]);
    expect(view.lines({ ...frame, now: start + 150 })[2]).toBe('A         preparing 50 ms');
  });

  it('follows the attempt that still runs', () => {
    const view = viewAfter([...proposed, ...gateHappenings('A', 0, 0, 50, 1).slice(0, 2), ...gateHappenings('A', 0, 20, 50, 2).slice(0, 2), [50, 'gate.finished', { attempt: 1, exitCode: 0 }, 'A']]);
    expect(view.lines({ ...frame, now: start + 120 })[2]).toBe('A         gate (attempt 2) 100 ms');
  });

  it('ends with the verdicts', () => {
    const view = new LiveView();
    for (const event of demoEvents()) view.take(event);
    expect(view.lines({ ...frame, now: start + 510 })).toEqual([
      'finished  510 ms',
      'baseline         ✓ fails as it should, 2 failing tests',
      'A                ✗ rejected (gate-failed)',
      'B                ✓ accepted, fixes 2 tests',
      'C                ✗ rejected (gate-failed, nothing-fixed)',
      'replay-baseline  · gate ended with exit status 0 after 58 ms',
      'replay           ✓ worlds equal',
    ]);
  });

  it('keeps busy worlds when there is no room for all', () => {
    const view = viewAfter([...proposed, ...gateHappenings('B', 0, 0, 50).slice(0, 2)]);
    expect(view.lines({ ...frame, rows: 2 })).toEqual(['trying the candidates  0 ms  (2 more worlds not shown)', 'B  gate 0 ms']);
  });

  it('never gives a line wider than the terminal', () => {
    const view = viewAfter([...proposed, [20, 'world.failed', { why: hostileNames.wide.repeat(20) }, 'A']]);
    for (const columns of [1, 5, 20, 60]) expect(Math.max(...view.lines({ ...frame, columns }).map(textWidth))).toBeLessThanOrEqual(columns);
  });
});

describe('a plain line of progress', () => {
  it('is given for what a reader wants to know', () => {
    expect(demoEvents().map(plainLine).filter((line) => line !== null)).toEqual([
      'run 20260101t000000z-00000000',
      'snapshot aaaaaaaaaaaa',
      'A: candidate slice-by-size',
      'B: candidate off-by-one',
      'C: candidate clamp-to-total',
      'baseline: gate started',
      'A: gate started',
      'baseline: gate ended with exit status 0 after 80 ms',
      'A: gate ended with exit status 0 after 70 ms',
      'baseline: fails as it should, 2 failing tests',
      'C: gate started',
      'B: gate started',
      'B: gate ended with exit status 0 after 60 ms',
      'C: gate ended with exit status 0 after 65 ms',
      'A: rejected (gate-failed)',
      'B: accepted, fixes 2 tests',
      'C: rejected (gate-failed, nothing-fixed)',
      'B: the best candidate; it is replayed',
      'replay: snapshot restored',
      'replay-baseline: gate started',
      'replay: gate started',
      'replay-baseline: gate ended with exit status 0 after 58 ms',
      'replay: gate ended with exit status 0 after 55 ms',
      'replay: gate pass, results as in the winner',
      'replay: worlds equal',
      'B: promotion: promoted',
      'finished: fixed',
    ]);
  });

  it('names signals, time limits and reasons in words', () => {
    const lines = eventsOf([
      [0, 'gate.finished', { attempt: 2, exitCode: null, signal: 'SIGSEGV', timedOut: false, durationMs: 1500 }, 'A'],
      [0, 'gate.finished', { attempt: 1, exitCode: null, signal: 'SIGKILL', timedOut: true, durationMs: 1500 }, 'A'],
      [0, 'promotion.decided', { decision: 'withheld', reasons: ['head-moved'], why: 'HEAD is elsewhere' }, 'A'],
      [0, 'worlds.compared', { equal: false, differences: 2 }, 'replay'],
    ]).map(plainLine);
    expect(lines).toEqual(['A: gate, attempt 2, ended by SIGSEGV after 1.5 s', 'A: gate ran into the time limit after 1.5 s', 'A: promotion: withheld (HEAD moved): HEAD is elsewhere', 'replay: worlds differ in 2 paths']);
  });

  it.each(Object.entries(hostileNames))('is one harmless, bounded line whatever a label says (%s)', (_, label) => {
    const [event] = eventsOf([[0, 'candidate.proposed', {}, 'A']]);
    const line = event === undefined ? null : plainLine({ ...event, data: { label } });
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}]/u);
    expect(line?.length).toBeLessThanOrEqual(200);
  });
});
