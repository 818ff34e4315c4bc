import { chmod, lstat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Plan } from '../../core/documents/plan.js';
import { messageOf } from '../../errors.js';
import { makeFolder } from '../../files/make-folder.js';
import { ownHome, ownUserId } from '../../processes/own-user.js';

/** Where results of set-ups are kept between runs, and why that folder cannot be used, or null; no folder where nothing tells a place for it. */
export type SetUpCache = { folder: string; fault: string | null } | { folder: null; fault: string };

/** Makes the folder for results of set-ups, if a plan declares what its own depends on; null if it does not. It is hidden from worlds, so it has to be there before them. */
export async function openCache({ worlds }: Pick<Plan, 'worlds'>): Promise<SetUpCache | null> {
  if (worlds.setup === null || worlds.setupInputs.length === 0) return null;
  const folder = cacheFolder();
  if (folder === null) return { folder, fault: 'this user has no home folder to keep it in; set HOME or XDG_CACHE_HOME' };
  return { folder, fault: await makePrivate(folder) };
}

/** Where results of set-ups are kept between runs (XDG Base Directory Specification: a relative path counts as none); null for a user without a home folder. */
function cacheFolder(): string | null {
  const named = process.env['XDG_CACHE_HOME'] ?? '';
  const home = ownHome();
  const caches = isAbsolute(named) ? named : home === null ? null : join(home, '.cache');
  return caches === null ? null : join(caches, 'safe-debug', 'set-ups');
}

/** Makes a folder that only we may enter. Why it cannot be had, or null: a folder of somebody else is never taken. */
async function makePrivate(folder: string): Promise<string | null> {
  try {
    await makeFolder(folder, 0o700);
    const stat = await lstat(folder);
    if (!stat.isDirectory() || stat.uid !== ownUserId()) return `${folder} is not a folder of this user`;
    await chmod(folder, 0o700);
    return null;
  } catch (error) {
    return `${folder} cannot be made (${messageOf(error)})`;
  }
}
