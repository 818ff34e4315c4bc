import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ManifestEntry } from '../../src/core/documents/manifest-entry.js';
import { Manifest } from '../../src/core/documents/manifest.js';
import { eachPair } from '../../src/core/manifest-pairs.js';

/** A manifest of several pieces. Half of what it has is of the source set alone. */
const many: ManifestEntry[] = Array.from({ length: 1000 }, (_, index) => ({ path: String(1000 + index), set: index % 50 === 49 && index > 500 ? 'output' : 'source', mode: '100644', sha256: 'a'.repeat(64) }));
const change = fc.record({ at: fc.nat(1099), kind: fc.constantFrom('content', 'gone', 'new') });
const changes = fc.array(change, { maxLength: 20 });

function changed(base: Manifest, given: readonly { at: number; kind: 'content' | 'gone' | 'new' }[]): Manifest {
  return base.changed(
    new Map(
      given.map(({ at, kind }) => {
        const path = `${1000 + at}${kind === 'new' ? '-new' : ''}`;
        return [path, kind === 'gone' ? null : { path, set: at % 2 === 0 ? 'source' : 'output', mode: '100644', sha256: 'b'.repeat(64) }] as const;
      }),
    ),
  );
}

/** Pairs by path, and how many entries of the source set are alike. */
function pairsOf(left: Manifest, right: Manifest): { different: unknown[]; alike: number; paths: number } {
  const found = { different: [] as unknown[], alike: 0, paths: 0 };
  let [before, isSound] = ['', true];
  eachPair(left, right, (count) => (found.alike += count), (either, one, other) => {
    isSound &&= either === (one ?? other) && either.path > before;
    before = either.path;
    found.paths += 1;
    if (JSON.stringify(one) !== JSON.stringify(other)) found.different.push([one, other]);
    else if (either.set === 'source') found.alike += 1;
  });
  expect(isSound).toBe(true);
  return found;
}

function pairsByMap(left: Manifest, right: Manifest): { different: unknown[]; alike: number } {
  const [one, other] = [left, right].map(({ entries }) => new Map(entries.map((entry) => [entry.path, entry])));
  const pairs = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort().map((path) => [one?.get(path), other?.get(path)] as const);
  const isSame = ([a, b]: (typeof pairs)[number]): boolean => JSON.stringify(a) === JSON.stringify(b);
  return { different: pairs.filter((pair) => !isSame(pair)), alike: pairs.filter((pair) => isSame(pair) && pair[0]?.set === 'source').length };
}

test('two manifests are held against each other path by path, whatever pieces they have', () => {
  const base = Manifest.of(many);
  fc.assert(
    fc.property(changes, changes, fc.boolean(), (onTheLeft, onTheRight, isMadeAnew) => {
      const [left, other] = [changed(base, onTheLeft), changed(base, onTheRight)];
      const right = isMadeAnew ? Manifest.of(other.entries) : other;
      expect(pairsOf(left, right)).toMatchObject(pairsByMap(left, right));
    }),
  );
});

test('what two manifests share of the source set is not looked at one by one', () => {
  const base = Manifest.of(many);
  const { alike, different, paths } = pairsOf(base, changed(base, [{ at: 0, kind: 'content' }]));
  expect({ alike, different: different.length }).toEqual({ alike: many.filter(({ set }) => set === 'source').length - 1, different: 1 });
  expect(paths).toBe(base.pieces.filter((piece) => piece.first === '1000' || !piece.isReadSource).reduce((sum, { count }) => sum + count, 0));
});

test('a manifest is held against an empty one', () => {
  const [none, some] = [Manifest.of([]), Manifest.of(many.slice(0, 3))];
  expect(pairsOf(none, none)).toEqual({ different: [], alike: 0, paths: 0 });
  expect(pairsOf(some, none).different).toEqual(many.slice(0, 3).map((entry) => [entry, undefined]));
  expect(pairsOf(none, some).different).toEqual(many.slice(0, 3).map((entry) => [undefined, entry]));
});
