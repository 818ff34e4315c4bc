import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemCodeOf } from '../errors.js';

/** Milliseconds between two looks at what has arrived. */
const lookEveryMs = 100;

/** More arrived than the service had listed. */
export class TooManyBytesError extends Error {
  constructor(most: number) {
    super(`more than the ${most} bytes arrived that the service lists`);
    this.name = 'TooManyBytesError';
  }
}

/**
 * Waits for a download into `folder`, and rejects with `TooManyBytesError` once a file there has more than `most` bytes: who
 * holds an artifact's upload address can exchange its bytes after it was listed. The artifact client cannot be told to
 * stop, so what still arrives is cut away until it has ended, and never fills the disk.
 */
export async function downloadWithin<T>(download: Promise<T>, folder: string, most: number): Promise<T> {
  const ended = download.then(
    () => true,
    () => true,
  );
  try {
    while (!(await Promise.race([ended, wait(lookEveryMs, false)]))) if ((await largestIn(folder)) > most) throw new TooManyBytesError(most);
    return await download;
  } catch (error) {
    // What cannot be taken away now goes with the folder around it.
    discard(ended, folder).catch(() => undefined);
    throw error;
  }
}

/** Bytes of the largest file; an attempt that was cut may have left one of its own. A file that is gone by now has none. */
async function largestIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(join(folder, name))));
  return Math.max(0, ...sizes);
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

async function discard(ended: Promise<boolean>, folder: string): Promise<void> {
  do {
    const names = await readdir(folder).catch(() => []);
    await Promise.allSettled(names.map((name) => truncate(join(folder, name))));
  } while (!(await Promise.race([ended, wait(lookEveryMs, false)])));
  await rm(folder, { recursive: true, force: true });
}
