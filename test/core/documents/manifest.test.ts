import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../src/core/digest.js';
import { Manifest, ManifestReader, type ManifestEntry } from '../../../src/core/documents/manifest.js';

const entry = fc.record({ path: fc.oneof(fc.constantFrom('a', 'a/b', 'a-b', 'b', 'b/c'), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 })), set: fc.constantFrom('source', 'output', 'ignored'), mode: fc.constantFrom('100644', '100755'), sha256: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)) });
const entries: fc.Arbitrary<ManifestEntry[]> = fc.uniqueArray(entry, { selector: ({ path }) => path, maxLength: 12 });
const bytesOf = (manifest: Manifest): Buffer => Buffer.from(manifest.text);
const written = (...lines: unknown[]): Buffer => Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
const file = (path: string): ManifestEntry => ({ path, set: 'output', mode: '100644', sha256: 'a'.repeat(64) });

describe('a manifest', () => {
  test('is written in the order of paths, one entry a line, and read as it was written', () => {
    const some: ManifestEntry[] = [{ path: 'b\n"', set: 'source', mode: '100644', sha256: 'a'.repeat(64) }, { path: 'a', set: 'output', mode: '120000', link: '../x' }, { path: 'c', set: 'output', mode: '000000', special: 'fifo' }];
    const manifest = Manifest.of(some);
    expect(manifest.text.split('\n').slice(0, 2)).toEqual(['{"path":"a","set":"output","mode":"120000","link":"../x"}', `{"path":"b\\n\\"","set":"source","mode":"100644","sha256":"${'a'.repeat(64)}"}`]);
    expect(new ManifestReader().read(bytesOf(manifest))).toEqual(manifest);
    expect(new ManifestReader().read(Buffer.alloc(0)).entries).toEqual([]);
  });

  test('with changes is the manifest of the changed entries, whatever changes', () => {
    fc.assert(
      fc.property(entries, entries, fc.array(fc.nat()), (before, put, removed) => {
        const changes = new Map<string, ManifestEntry | null>([...removed.map((at) => [before[at % before.length]?.path ?? 'none', null] as const), ...put.map((each) => [each.path, each] as const)]);
        const rest = before.filter(({ path }) => !changes.has(path));
        expect(Manifest.of(before).changed(changes)).toEqual(Manifest.of([...rest, ...put]));
      }),
    );
  });

  test('of many changes is whole', () => {
    const many = Array.from({ length: 150_000 }, (_, index) => file(`${index}`));
    const other = new Map(many.map((each) => [each.path, { ...each, mode: '100755' }]));
    expect(Manifest.of(many).changed(other).entries).toHaveLength(many.length);
  });
});

describe('reading manifests one after the other', () => {
  test('gives what reading each by itself gives, and entries that two have alike are shared', () => {
    fc.assert(
      fc.property(entries, fc.array(entries, { minLength: 1, maxLength: 3 }), (base, changes) => {
        const reader = new ManifestReader();
        const manifests = changes.map((put) => Manifest.of(base).changed(new Map(put.map((each) => [each.path, each]))));
        for (const manifest of manifests) {
          const read = reader.read(bytesOf(manifest));
          expect(read).toEqual(manifest);
          expect(read.digest).toBe(digestOf(manifest.text));
        }
        const [first, again] = [reader.read(bytesOf(Manifest.of(base))), reader.read(bytesOf(Manifest.of(base)))];
        expect(again.entries.every((each, at) => each === first.entries[at])).toBe(true);
      }),
    );
  });

  test.each<[string, Buffer, string]>([
    ['that was cut', written(file('a')).subarray(0, -1), 'the manifest does not end with a line end: it was cut'],
    ['that is not UTF-8', Buffer.concat([Buffer.from([0xff]), written(file('a'))]), 'the manifest is not UTF-8'],
    ['that repeats a path', written(file('a'), file('a')), 'line 2 of the manifest repeats the path a'],
    ['that is not in order', written(file('b'), file('c'), file('a')), 'line 3 of the manifest is not in the order of paths: a'],
    ['with another order of keys', written({ set: 'output', path: 'a', mode: '100644', sha256: 'a'.repeat(64) }), 'line 1 of the manifest is not a manifest entry'],
    ['with other white space', Buffer.from('{"path": "a","set":"output","mode":"120000","link":"b"}\n'), 'line 1 of the manifest is not a manifest entry'],
    ['with anything else in it', written(file('a'), {}), 'line 2 of the manifest is not a manifest entry'],
  ])('refuses one %s, whatever was read before', (_name, bytes, message) => {
    const reader = new ManifestReader();
    expect(() => reader.read(bytes)).toThrow(message);
    for (const before of [written(file('a')), written(file('a'), file('b'), file('c'))]) {
      reader.read(before);
      expect(() => reader.read(bytes)).toThrow(message);
    }
  });
});
