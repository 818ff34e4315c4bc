import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from '../core/documents/manifest.js';
import { ManifestReader } from '../core/documents/manifest-reader.js';
import { chunksOf } from '../files/regular-file.js';

const largestManifestBytes = 256 * 1024 * 1024;

/** One for all manifests of this process: it writes and reads many of one snapshot. */
const reader = new ManifestReader();

/** Writes a manifest, and the folder that it is to be in. What it has is not read again where it is found in a file. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, manifest.bytes);
  reader.know(manifest);
}

/** Reads a manifest that somebody else may have written. Throws `evidence` for one that is none, and the system's error. */
export function readManifest(file: string): Promise<Manifest> {
  return reader.read(chunksOf(file, largestManifestBytes));
}
