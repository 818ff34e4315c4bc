import { createHash } from 'node:crypto';
import type { Digest } from '../core/digest.js';
import { openRegularFile } from './regular-file.js';

const pieceBytes = 65_536;

/** Digest of a file's bytes, read in pieces: most files are one piece, for which a stream would be the most of the work. */
export async function digestOfFile(file: string): Promise<Digest> {
  const handle = await openRegularFile(file);
  try {
    const hash = createHash('sha256');
    const piece = Buffer.allocUnsafe(pieceBytes);
    for (let read = await handle.read(piece); read.bytesRead > 0; read = await handle.read(piece)) hash.update(piece.subarray(0, read.bytesRead));
    return `sha256:${hash.digest('hex')}`;
  } finally {
    await handle.close();
  }
}
