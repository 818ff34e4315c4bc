import { homedir, userInfo } from 'node:os';

/** The user id that this process's files get; null on Windows. Unlike `userInfo()` it needs no entry in the list of users: containers run under any id. */
export function ownUserId(): number | null {
  return process.geteuid?.() ?? null;
}

/** What tells this process's user from others in the name of a folder: the user id, on Windows the user's name. */
export function ownUserName(): string {
  return String(ownUserId() ?? userInfo().username);
}

/** This user's home folder; null for a user id that is in no list of users while HOME is not set: it has none. */
export function ownHome(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}
