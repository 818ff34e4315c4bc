import { describe, expect, it } from 'vitest';
import { stagesOf } from '../../../src/studio/page/stages.js';
import { demoEvents, demoEvidence, eventsOf } from '../evidence.js';

describe('the stages of a run', () => {
  const stages = stagesOf(demoEvidence(), demoEvents());

  it('are on one scale from the first event to the decision', () => {
    expect(stages).toMatchObject({ lengthMs: 500, restoredAt: 310, decidedAt: 500 });
    expect(stages?.lanes.map(({ name }) => name)).toEqual(['snapshot', 'baseline', 'A', 'B', 'C', 'replay-baseline', 'replay', 'promotion']);
  });

  it('tell snapshot and preparation apart', () => {
    expect(stages?.lanes[0]?.stages).toEqual([
      { what: 'snapshot', attempt: null, start: 0, end: 60 },
      { what: 'set-up', attempt: null, start: 60, end: 100 },
    ]);
  });

  it('follow a world from its fork to the comparison', () => {
    const replay = stages?.lanes.find(({ name }) => name === 'replay');
    expect(replay?.stages).toEqual([
      { what: 'patch', attempt: 1, start: 320, end: 345 },
      { what: 'gate', attempt: 1, start: 345, end: 400 },
      { what: 'compare', attempt: null, start: 400, end: 420 },
    ]);
    expect(stages?.lanes.at(-1)?.stages).toEqual([{ what: 'promotion', attempt: null, start: 420, end: 500 }]);
  });

  it('show how long a patched world waited for its turn', () => {
    const events = eventsOf([[0, 'run.started'], [10, 'world.forked', { attempt: 1 }, 'A'], [20, 'mutation.applied', { attempt: 1 }, 'A'], [50, 'gate.started', { attempt: 1 }, 'A'], [80, 'gate.finished', { attempt: 1 }, 'A']]);
    const lane = stagesOf(demoEvidence(), events)?.lanes.find(({ name }) => name === 'A');
    expect(lane?.stages.map(({ what, start, end }) => [what, start, end])).toEqual([['patch', 10, 20], ['wait', 20, 50], ['gate', 50, 80]]);
  });

  it('show when models were asked, calls that overlap as one stretch, and none for a recording', () => {
    const called = (at: number, latencyMs: number): [number, 'model.called', { latencyMs: number }] => [at, 'model.called', { latencyMs }];
    const events = eventsOf([[0, 'run.started'], [10, 'baseline.started', {}, 'baseline'], [20, 'gate.started', { attempt: 1 }, 'baseline'], [80, 'gate.finished', { attempt: 1 }, 'baseline'], called(140, 50), called(160, 40), called(300, 100), called(310, 0), [400, 'world.forked', { attempt: 1 }, 'A']]);
    const asked = stagesOf(demoEvidence(), events);
    expect(asked?.lanes.map(({ name }) => name)).toEqual(['snapshot', 'baseline', 'models', 'A']);
    expect(asked?.lanes[2]?.stages).toEqual([{ what: 'ask', attempt: null, start: 90, end: 160 }, { what: 'ask', attempt: null, start: 200, end: 300 }]);
    expect(stages?.lanes.map(({ name }) => name)).not.toContain('models');
  });

  it('are none where no world began', () => {
    expect(stagesOf(demoEvidence(), eventsOf([[0, 'run.started']]))).toBeNull();
  });
});
