import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCodeOf } from '../errors.js';

/**
 * Makes a folder that a user named, and those above it; one that exists is fine. Rejects with the system's error.
 * Node's own recursive way never comes back from places like /proc, where making a folder fails as if its parent were
 * missing.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const made = await mkdir(path, { mode }).catch((error: unknown) => error);
  if (made === undefined || systemCodeOf(made) === 'EEXIST') return;
  const parent = dirname(path);
  if (systemCodeOf(made) !== 'ENOENT' || parent === path || existsSync(parent)) throw made;
  await makeFolder(parent, mode);
  await mkdir(path, { mode });
}
