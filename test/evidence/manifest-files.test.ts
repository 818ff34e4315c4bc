import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/core/digest.js';
import type { ManifestEntry } from '../../src/core/documents/manifest-entry.js';
import { Manifest } from '../../src/core/documents/manifest.js';
import { readManifest, writeManifest } from '../../src/evidence/manifest-files.js';
import { temporaryFolder } from '../support/repository.js';

const entries: ManifestEntry[] = Array.from({ length: 2000 }, (_, index) => ({ path: String(10_000 + index), set: 'source', mode: '100644', sha256: 'a'.repeat(64) }));

test('a manifest is read as it was written, and takes no memory a second time', async () => {
  const [file, manifest] = [join(temporaryFolder(), 'manifests/A.jsonl'), Manifest.of(entries)];
  await writeManifest(file, manifest);
  expect(digestOf(readFileSync(file))).toBe(manifest.digest);
  const read = await readManifest(file);
  expect(read.digest).toBe(manifest.digest);
  expect(read.pieces.every((piece, at) => piece === manifest.pieces[at])).toBe(true);
});

test('a file that was changed since it was written is read as it is', async () => {
  const [file, manifest] = [join(temporaryFolder(), 'A.jsonl'), Manifest.of(entries)];
  await writeManifest(file, manifest);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"path":"11000","set":"source","mode":"100644"', '"path":"11000","set":"source","mode":"100755"'));
  const read = await readManifest(file);
  expect(read.entries.filter(({ mode }) => mode === '100755').map(({ path }) => path)).toEqual(['11000']);
  expect(read.digest).toBe(digestOf(readFileSync(file)));
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  await expect(readManifest(file)).rejects.toMatchObject({ code: 'evidence', message: 'the manifest does not end with a line end: it was cut' });
});
