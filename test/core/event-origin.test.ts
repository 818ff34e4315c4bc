import { describe, expect, test } from 'vitest';
import { mayTell, type EventOrigin } from '../../src/core/event-origin.js';
import type { EventType } from '../../src/core/documents/event.js';

const plan: EventOrigin = { step: 'plan' };
const worldA: EventOrigin = { step: 'world', id: 'A' };
const replay: EventOrigin = { step: 'replay' };

describe('each step tells its own', () => {
  test.each<[EventOrigin, EventType, string | undefined]>([
    [plan, 'run.started', undefined],
    [plan, 'candidate.skipped', 'B'],
    [worldA, 'gate.finished', 'A'],
    [{ step: 'world', id: 'baseline' }, 'baseline.finished', 'baseline'],
    [replay, 'verdict.reached', 'A'],
    [replay, 'winner.selected', 'A'],
    [replay, 'gate.started', 'replay-baseline'],
    [replay, 'snapshot.restored', 'replay'],
  ])('%o may tell %s of %s', (origin, type, world) => {
    expect(mayTell(origin, { type, world })).toBe(true);
  });
});

describe('nothing of others', () => {
  test.each<[EventOrigin, EventType, string | undefined]>([
    [worldA, 'gate.finished', 'B'],
    [worldA, 'verdict.reached', 'A'],
    [worldA, 'winner.selected', 'A'],
    [worldA, 'promotion.decided', 'A'],
    [worldA, 'gate.finished', undefined],
    [plan, 'gate.finished', 'A'],
    [plan, 'run.finished', undefined],
    [replay, 'gate.finished', 'A'],
    [replay, 'worlds.compared', 'replay'],
    [replay, 'replay.gated', 'replay'],
    [replay, 'promotion.decided', 'A'],
    [replay, 'run.finished', undefined],
  ])('%o may not tell %s of %s', (origin, type, world) => {
    expect(mayTell(origin, { type, world })).toBe(false);
  });
});
