import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userName } from './as-user.js';

/** A line of a mount table (fstab manual): what, where, which kind of file system, with which options. */
export function mountLine(what: string, where: string, kind: string, options: string): string {
  return `${escaped(what)} ${escaped(where)} ${kind} ${options} 0 0\n`;
}

/** Shared memory that no other command sees. */
export const ownSharedMemory = mountLine('safe-debug', '/dev/shm', 'tmpfs', 'mode=1777,nosuid,nodev');

/** An empty folder in place of another one. */
export function emptyFolder(folder: string): string {
  return mountLine('safe-debug', folder, 'tmpfs', 'mode=0555,size=4k');
}

/** Writes a password and a group file that know the user into a folder; returns the lines that put them into place. */
export function namedUser(folder: string, user: number, home: string): string {
  const files = { passwd: `${userName}:x:${user}:${user}::${home}:/bin/sh\n`, group: `${userName}:x:${user}:\n` };
  let lines = '';
  for (const [name, line] of Object.entries(files)) {
    const file = join(folder, name);
    writeFileSync(file, `${accountsOf(`/etc/${name}`)}${line}`, 'latin1');
    chmodSync(file, 0o644);
    lines += mountLine(file, `/etc/${name}`, 'none', 'bind');
  }
  return lines;
}

/** The accounts of this system, ending in a line end; empty where there is no such file. */
function accountsOf(file: string): string {
  return existsSync(file) ? `${readFileSync(file, 'latin1').trimEnd()}\n` : '';
}

function escaped(path: string): string {
  return path.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
