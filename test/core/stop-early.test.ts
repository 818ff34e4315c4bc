import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSchema, type Plan, type PlannedCandidate } from '../../src/core/documents/plan.js';
import { rank } from '../../src/core/ranking.js';
import { outranked } from '../../src/core/stop-early.js';

function planOf(sizes: readonly (readonly [number | null, number])[]): Pick<Plan, 'candidates'> {
  return {
    candidates: sizes.map(([additions, files], index) =>
      planSchema.shape.candidates.element.parse({
        id: String.fromCharCode(65 + index),
        label: 'any',
        source: { kind: 'file', author: null, authorId: null, url: null, sha256: null },
        mutation: { file: 'candidates/any.patch', sha256: `sha256:${'0'.repeat(64)}`, files, additions, deletions: 0 },
        application: { outcome: 'applied', tree: '0'.repeat(40), duplicateOf: null, paths: [], flags: [], guarded: [], restoredTree: null },
        proposal: null,
      }),
    ),
  };
}

const idsOf = (candidates: readonly PlannedCandidate[]): string[] => candidates.map(({ id }) => id);
const sizes = fc.array(fc.tuple(fc.option(fc.nat(4)), fc.nat(3)), { minLength: 1, maxLength: 10 });

test('everything behind the best accepted candidate is outranked, and nothing while none is accepted', () => {
  const plan = planOf([[3, 1], [1, 1], [2, 1], [null, 1]]);
  expect([...outranked(plan, new Set())]).toEqual([]);
  expect([...outranked(plan, new Set(['C']))]).toEqual(['A', 'D']);
  expect([...outranked(plan, new Set(['A', 'B']))]).toEqual(['C', 'A', 'D']);
});

test('whatever order candidates end in, leaving out the outranked gives the winner of the whole run', () => {
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.nat()), (given, verdicts, random) => {
      const plan = planOf(given);
      const good = new Set(idsOf(plan.candidates).filter(() => verdicts.next().value));
      const order = idsOf(plan.candidates).map((id) => ({ id, key: random.next().value ?? 0 })).sort((a, b) => a.key - b.key).map(({ id }) => id);
      const accepted = new Set<string>();
      for (const id of order) if (!outranked(plan, accepted).has(id) && good.has(id)) accepted.add(id);
      const ranking = (ids: ReadonlySet<string>): string[] => rank(plan.candidates.filter(({ id }) => ids.has(id)), plan.candidates);
      expect(ranking(accepted)[0]).toBe(ranking(good)[0]);
    }),
  );
});
