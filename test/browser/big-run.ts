import { digestOfJson } from '../../src/core/digest.js';
import { chainEvent, type Event } from '../../src/core/documents/event.js';
import type { Evidence, TestId } from '../../src/core/documents/evidence.js';
import { candidate, demoEvents, demoEvidence, gateResult } from '../studio/evidence.js';

/** How large a run is. */
export interface Scale {
  candidates: number;
  tests: number;
  patchLines: number;
}

/** A run of a given size whose chain holds, and its patches. */
export function bigRun({ candidates, tests: total, patchLines }: Scale): { evidence: Evidence; events: Event[]; patches: Record<string, string> } {
  const tests: TestId[] = Array.from({ length: total }, (_, index) => ({ suite: `com.example.storage.index.PersistentIndexTest${Math.floor(index / 50)}`, name: `keeps the order of entries after insertion number ${index}` }));
  const letters = (failing: (index: number) => boolean): string => tests.map((_, index) => (failing(index) ? 'f' : 'p')).join('');
  const onBaseline = (index: number): boolean => index % 97 === 0;
  const baseline = gateResult(letters(onBaseline), { tests });
  const all = Array.from({ length: candidates }, (_, order) => {
    const id = String.fromCharCode(65 + order);
    const brokenHere = (index: number): boolean => order > 0 && index % 503 === order;
    const isFailing = (index: number): boolean => (order === 0 ? false : onBaseline(index) && index % (order + 1) !== 0) || brokenHere(index);
    const indices = [...tests.keys()];
    return candidate(id, { label: `idea number ${order}`, result: gateResult(letters(isFailing), { tests }), fixed: indices.filter((index) => onBaseline(index) && !isFailing(index)), broken: indices.filter((index) => !onBaseline(index) && isFailing(index)), verdict: order === 0 ? 'accepted' : 'rejected', reasons: order === 0 ? [] : ['gate-failed', 'tests-broken'] });
  });
  const { events: log, ...rest } = demoEvidence({ tests, baseline: { outcome: 'reproduced', result: baseline }, candidates: all, selection: { rule: 'fewer changed lines', ranking: ['A'], winner: 'A' }, replay: { ...demoEvidence().replay, baseline, result: gateResult(letters(() => false), { tests }) } });
  const before = demoEvents().slice(0, -1);
  const last = chainEvent({ at: '2026-01-01T00:00:00.510Z', type: 'run.finished', data: { evidence: digestOfJson(rest) } }, before.at(-1) ?? null);
  const events = [...before, last];
  return { evidence: { ...rest, events: { ...log, count: events.length, head: last.hash } }, events, patches: Object.fromEntries(all.map(({ id }, order) => [id, patchOf(patchLines, order)])) };
}

/** A patch of JavaScript, about 60 bytes a line. */
function patchOf(lines: number, order: number): string {
  const pairs = Math.floor(lines / 2);
  const body = Array.from({ length: pairs }, (_, index) => `-  const entry${index} = readEntry(index, ${index}, 'before');\n+  const entry${index} = readEntry(index, ${index + order}, "after");\n`);
  return `diff --git a/src/index.js b/src/index.js\n--- a/src/index.js\n+++ b/src/index.js\n@@ -1,${pairs} +1,${pairs} @@\n${body.join('')}`;
}
