import { chmod, lstat } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Plan } from '../../core/documents/plan.js';
import { messageOf } from '../../errors.js';
import { makeFolder } from '../../files/make-folder.js';

/** Where results of set-ups are kept between runs, and why that folder cannot be used, or null. */
export interface SetUpCache {
  folder: string;
  fault: string | null;
}

/** Makes the folder for results of set-ups, if a plan declares what its own depends on; null if it does not. It is hidden from worlds, so it has to be there before them. */
export async function openCache({ worlds }: Pick<Plan, 'worlds'>): Promise<SetUpCache | null> {
  if (worlds.setup === null || worlds.setupInputs.length === 0) return null;
  const folder = cacheFolder();
  return { folder, fault: await makePrivate(folder) };
}

/** Where results of set-ups are kept between runs (XDG Base Directory Specification: a relative path counts as none). */
function cacheFolder(): string {
  const named = process.env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(named) ? named : join(homedir(), '.cache'), 'safe-debug', 'set-ups');
}

/** Makes a folder that only we may enter. Why it cannot be had, or null: a folder of somebody else is never taken. */
async function makePrivate(folder: string): Promise<string | null> {
  try {
    await makeFolder(folder, 0o700);
    const stat = await lstat(folder);
    if (!stat.isDirectory() || stat.uid !== userInfo().uid) return `${folder} is not a folder of this user`;
    await chmod(folder, 0o700);
    return null;
  } catch (error) {
    return `${folder} cannot be made (${messageOf(error)})`;
  }
}
