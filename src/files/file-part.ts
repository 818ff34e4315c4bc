import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { systemCodeOf } from '../errors.js';

/** At most so many bytes of the beginning of a text file (UTF-8); nothing of one that is not there. */
export function beginningOf(file: string, bytes: number): Promise<string> {
  return partOf(file, bytes, () => 0);
}

/** At most so many bytes of the end of a text file (UTF-8); nothing of one that is not there. */
export function endOf(file: string, bytes: number): Promise<string> {
  return partOf(file, bytes, (size) => Math.max(0, size - bytes));
}

/** All bytes of a file or of what a pipe or device gives. Rejects with a plain error as soon as there are more than `most`. */
export async function wholeOf(file: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`it has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function partOf(file: string, bytes: number, startIn: (size: number) => number): Promise<string> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return '';
    throw error;
  }
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, startIn(size));
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}
