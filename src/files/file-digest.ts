import { createHash } from 'node:crypto';
import type { Digest } from '../core/digest.js';
import { chunksOf } from './regular-file.js';

/** Digest of a file's bytes. */
export async function digestOfFile(file: string): Promise<Digest> {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(file)) hash.update(chunk);
  return `sha256:${hash.digest('hex')}`;
}
