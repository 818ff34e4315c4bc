import { expect, test } from 'vitest';
import { ManifestBuilder } from '../../../src/core/documents/manifest-builder.js';
import type { ManifestEntry } from '../../../src/core/documents/manifest-entry.js';
import { Manifest } from '../../../src/core/documents/manifest.js';

/** More than twice what waits at most. */
const count = 25_000;
const entries: ManifestEntry[] = Array.from({ length: count }, (_, index) => ({ path: `folder/${index}`, set: 'source', mode: '100644', sha256: index.toString(16).padStart(64, '0') }));
const expected = Manifest.of(entries);

test.each<[string, ManifestEntry[]]>([
  ['in their order', entries],
  ['backwards', entries.toReversed()],
  ['in no order', entries.map((_, index) => entries[(index * 7919) % count] ?? expected.entries[0]).filter((entry) => entry !== undefined)],
])('a manifest of entries that come %s is the same', (_name, given) => {
  const builder = new ManifestBuilder();
  for (const entry of given) builder.add(entry);
  expect(builder.manifest.digest).toBe(expected.digest);
});

test('an entry takes the place of an earlier one at its path, and more may come once the manifest was asked for', () => {
  const builder = new ManifestBuilder();
  expect(builder.manifest.entries).toEqual([]);
  for (const entry of entries.slice(0, 3)) builder.add({ ...entry, mode: '100755' });
  expect(builder.manifest.entries).toHaveLength(3);
  for (const entry of entries.slice(1, 4)) builder.add(entry);
  expect(builder.manifest.entries.map(({ path, mode }) => [path, mode])).toEqual([['folder/0', '100755'], ['folder/1', '100644'], ['folder/2', '100644'], ['folder/3', '100644']]);
});
