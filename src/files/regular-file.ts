import { constants } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCodeOf } from '../errors.js';

/** Nothing there (ENOENT, ENOTDIR), a link (ELOOP, on BSD EMLINK), a socket (ENXIO), a folder on Windows (EISDIR). */
const noRegularFile: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EMLINK', 'ENXIO', 'EISDIR']);

/**
 * Opens a file that somebody else may have put there: without following a link and without waiting for the other end of a
 * pipe. Rejects with the system's error, or with a plain one for anything but a regular file.
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  const file = await openUnfollowed(path);
  if (file === null) throw new Error(`${path} is no regular file`);
  return file;
}

/** The same, with null where there is no regular file. Rejects with the system's error for one that cannot be opened. */
export async function openIfRegular(path: string): Promise<FileHandle | null> {
  try {
    return await openUnfollowed(path);
  } catch (error) {
    if (noRegularFile.has(systemCodeOf(error) ?? '')) return null;
    throw error;
  }
}

/** Null for what could be opened and is no regular file. */
async function openUnfollowed(path: string): Promise<FileHandle | null> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return null;
}

const largestChunkBytes = 65_536;

/**
 * The bytes of a regular file of at most `most` bytes, in chunks: each is good until the next is asked for. Most files are one chunk, for
 * which a stream would be the most of the work.
 */
export async function* chunksOf(path: string, most = Infinity): AsyncGenerator<Uint8Array> {
  const file = await openRegularFile(path);
  try {
    const { size } = await file.stat();
    if (size > most) throw new Error(`${path} has ${size} bytes, more than ${most}`);
    const chunk = Buffer.allocUnsafe(Math.min(size + 1, largestChunkBytes));
    for (let read = await file.read(chunk); read.bytesRead > 0; read = await file.read(chunk)) yield chunk.subarray(0, read.bytesRead);
  } finally {
    await file.close();
  }
}

/** All bytes of a regular file of at most `most` bytes. */
export async function readRegularFile(path: string, most: number): Promise<Buffer> {
  const file = await openRegularFile(path);
  try {
    const { size } = await file.stat();
    if (size > most) throw new Error(`${path} has ${size} bytes, more than ${most}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Copies a regular file, with the folders above the target. */
export async function copyRegularFile(from: string, to: string): Promise<void> {
  const source = await openRegularFile(from);
  try {
    await mkdir(dirname(to), { recursive: true });
    const target = await open(to, 'w', 0o644);
    try {
      for await (const chunk of source.createReadStream({ autoClose: false, start: 0 })) await target.writeFile(chunk);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
