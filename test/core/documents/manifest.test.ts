import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../src/core/digest.js';
import type { ManifestEntry } from '../../../src/core/documents/manifest-entry.js';
import { pieceLength } from '../../../src/core/documents/manifest-piece.js';
import { Manifest } from '../../../src/core/documents/manifest.js';
import { ManifestReader } from '../../../src/core/documents/manifest-reader.js';

const path = fc.oneof(fc.constantFrom('a', 'a/b', 'a-b', 'b', 'b/c'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }));
const set = fc.constantFrom('source', 'output', 'ignored');
const small = fc.record({ path, set, mode: fc.constantFrom('100644', '100755'), sha256: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)) });
/** Some of these fill a piece. */
const large = fc.record({ path, set, mode: fc.constant('120000'), link: fc.constantFrom('x'.repeat(Math.ceil(pieceLength / 3)), 'y'.repeat(pieceLength)) });
const entries: fc.Arbitrary<ManifestEntry[]> = fc.uniqueArray(fc.oneof({ arbitrary: small, weight: 3 }, { arbitrary: large, weight: 1 }), { selector: (entry) => entry.path, maxLength: 12 });

const bytesOf = (manifest: Manifest): Buffer => Buffer.concat(manifest.bytes);
const written = (...lines: unknown[]): Buffer => Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const file = (name: string): ManifestEntry => ({ path: name, set: 'output', mode: '100644', sha256: 'a'.repeat(64) });
const many = (count: number): ManifestEntry[] => Array.from({ length: count }, (_, index) => file(`${index}`));
const without = (base: readonly ManifestEntry[], changes: ReadonlyMap<string, unknown>): ManifestEntry[] => base.filter((entry) => !changes.has(entry.path));
const changesOf = (put: readonly ManifestEntry[], removed: readonly ManifestEntry[] = []): Map<string, ManifestEntry | null> =>
  new Map([...removed.map((entry) => [entry.path, null] as const), ...put.map((entry) => [entry.path, entry] as const)]);

/** Bytes in chunks, each in the place of the one before, as they are read from files. */
function* chunksOf(bytes: Buffer, length: number): Generator<Buffer> {
  const place = Buffer.alloc(length);
  for (let at = 0; at < bytes.length; at += length) yield place.subarray(0, bytes.copy(place, 0, at, at + length));
}

describe('a manifest', () => {
  test('is written in the order of paths, one entry a line, and read as it was written', async () => {
    const some: ManifestEntry[] = [{ path: 'b\n"', set: 'source', mode: '100644', sha256: 'a'.repeat(64) }, { path: 'a', set: 'output', mode: '120000', link: '../x' }, { path: 'c', set: 'output', mode: '000000', special: 'fifo' }];
    const manifest = Manifest.of(some);
    expect(bytesOf(manifest).toString('utf8').split('\n').slice(0, 2)).toEqual(['{"path":"a","set":"output","mode":"120000","link":"../x"}', `{"path":"b\\n\\"","set":"source","mode":"100644","sha256":"${'a'.repeat(64)}"}`]);
    expect(manifest.entries).toEqual([some[1], some[0], some[2]]);
    expect((await new ManifestReader().read([bytesOf(manifest)])).entries).toEqual(manifest.entries);
    expect((await new ManifestReader().read([])).entries).toEqual([]);
  });

  test('with changes is the manifest of the changed entries, whatever changes', () => {
    fc.assert(
      fc.property(entries, entries, fc.array(fc.nat()), (before, put, places) => {
        const changes = changesOf(put, places.map((place) => before[place % before.length] ?? file('none')));
        const [changed, expected] = [Manifest.of(before).changed(changes), Manifest.of([...without(before, changes), ...put])];
        expect(changed.entries).toEqual(expected.entries);
        expect(bytesOf(changed).equals(bytesOf(expected))).toBe(true);
        expect(changed.digest).toBe(digestOf(bytesOf(expected)));
        expect(changed.pieces.every(({ count }) => count > 0)).toBe(true);
      }),
    );
  });

  test('of many changes is whole', () => {
    const all = many(150_000);
    const other = changesOf(all.map((each) => ({ ...each, mode: '100755' })));
    expect(Manifest.of(all).changed(other).entries).toHaveLength(all.length);
    expect(Manifest.of([]).changed(other).entries).toHaveLength(all.length);
  });

  test('shares all pieces with a changed one, but for those that the changes fall into', () => {
    const before = Manifest.of(many(10_000));
    const changed = before.changed(changesOf([{ ...file('5'), mode: '100755' }], [file('50'), file('9999')]));
    const own = changed.pieces.filter((piece) => !before.pieces.includes(piece));
    expect(before.pieces.length).toBeGreaterThan(30);
    expect(changed.pieces).toHaveLength(before.pieces.length);
    expect(own.map(({ last }) => last)).toEqual([before.pieces.find((piece) => piece.last >= '5')?.last, '9998']);
  });
});

describe('reading manifests one after the other', () => {
  test('gives what reading each by itself gives, however the bytes come', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.array(entries, { minLength: 1, maxLength: 3 }), fc.integer({ min: 500, max: 2 * pieceLength }), async (base, changes, chunkLength) => {
        const reader = new ManifestReader();
        for (const put of changes) {
          const manifest = Manifest.of(base).changed(changesOf(put));
          const read = await reader.read(chunksOf(bytesOf(manifest), chunkLength));
          expect(read.entries).toEqual(manifest.entries);
          expect(bytesOf(read).equals(bytesOf(manifest))).toBe(true);
          expect(read.digest).toBe(digestOf(bytesOf(manifest)));
        }
        const [first, again] = [await reader.read([bytesOf(Manifest.of(base))]), await reader.read(chunksOf(bytesOf(Manifest.of(base)), 1000))];
        expect(again.pieces.every((piece, at) => piece === first.pieces[at])).toBe(true);
      }),
    );
  });

  test('shares what a manifest has that was not read but is known', async () => {
    const [known, reader] = [Manifest.of(many(1000)), new ManifestReader()];
    reader.know(known);
    expect((await reader.read([bytesOf(known)])).pieces.every((piece, at) => piece === known.pieces[at])).toBe(true);
  });

  test('shares what is the same behind a change, and behind lines that are new or gone', async () => {
    const before = Manifest.of(many(10_000));
    const reader = new ManifestReader();
    const known = await reader.read([bytesOf(before)]);
    for (const changes of [changesOf([{ ...file('5'), mode: '100755' }]), changesOf([file('5-new')]), changesOf([], [file('5')])]) {
      const { pieces } = await reader.read([bytesOf(before.changed(changes))]);
      const own = pieces.filter((piece) => !known.pieces.includes(piece));
      // A line more may be more than one piece takes.
      expect([1, 2]).toContain(own.length);
      await reader.read([bytesOf(before)]);
    }
  });

  test.each<[string, Buffer, string]>([
    ['that was cut', written(file('a')).subarray(0, -1), 'the manifest does not end with a line end: it was cut'],
    ['that was cut in a long line', Buffer.alloc(10 * pieceLength, 'x'), 'the manifest does not end with a line end: it was cut'],
    ['that is not UTF-8', Buffer.concat([Buffer.from([0xff]), written(file('a'))]), 'the manifest is not UTF-8'],
    ['that repeats a path', written(file('a'), file('a')), 'line 2 of the manifest repeats the path a'],
    ['that is not in order', written(file('b'), file('c'), file('a')), 'line 3 of the manifest is not in the order of paths: a'],
    ['with another order of keys', written({ set: 'output', path: 'a', mode: '100644', sha256: 'a'.repeat(64) }), 'line 1 of the manifest is not a manifest entry'],
    ['with other white space', Buffer.from('{"path": "a","set":"output","mode":"120000","link":"b"}\n'), 'line 1 of the manifest is not a manifest entry'],
    ['with an empty line', Buffer.concat([written(file('a')), Buffer.from('\n')]), 'line 2 of the manifest is not a manifest entry'],
    ['with anything else in it', written(file('a'), {}), 'line 2 of the manifest is not a manifest entry'],
  ])('refuses one %s, whatever was read before', async (_name, bytes, message) => {
    const reader = new ManifestReader();
    await expect(reader.read([bytes])).rejects.toThrow(message);
    for (const before of [written(file('a')), written(file('a'), file('b'), file('c'))]) {
      await reader.read([before]);
      await expect(reader.read(chunksOf(bytes, 7))).rejects.toThrow(message);
    }
  });

  test('refuses a known piece that comes a second time, or before its place', async () => {
    const [first, second] = Manifest.of(many(400)).pieces;
    const reader = new ManifestReader();
    const [one, two] = [first?.bytes ?? Buffer.alloc(0), second?.bytes ?? Buffer.alloc(0)];
    await reader.read([one, two]);
    await expect(reader.read([one, one])).rejects.toThrow(`line ${(first?.count ?? 0) + 1} of the manifest is not in the order of paths: ${first?.first}`);
    await expect(reader.read([two, one])).rejects.toThrow(`line ${(second?.count ?? 0) + 1} of the manifest is not in the order of paths: ${first?.first}`);
  });
});
