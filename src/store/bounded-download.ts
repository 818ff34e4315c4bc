import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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
  while (!(await Promise.race([ended, wait(lookEveryMs, false)]))) {
    if ((await largestIn(folder)) <= most) continue;
    // What cannot be taken away now goes with the folder around it.
    discard(ended, folder).catch(() => undefined);
    throw new TooManyBytesError(most);
  }
  return download;
}

/** Bytes of the largest file; an attempt that was cut may have left one of its own. */
async function largestIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  return Math.max(0, ...sizes);
}

async function discard(ended: Promise<boolean>, folder: string): Promise<void> {
  do {
    const names = await readdir(folder).catch(() => []);
    await Promise.allSettled(names.map((name) => truncate(join(folder, name))));
  } while (!(await Promise.race([ended, wait(lookEveryMs, false)])));
  await rm(folder, { recursive: true, force: true });
}
