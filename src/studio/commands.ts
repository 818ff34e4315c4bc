import { basename, relative } from 'node:path';
import { oneLine } from './text.js';

/** Name of the program on the PATH, as package.json declares it. */
const name = 'safe-debug';

/** A word as a POSIX shell reads it back unchanged; characters that cannot be seen are shown as escapes instead. */
export function shellWord(word: string): string {
  const visible = oneLine(word);
  return /^[\w@%+=:,./-]+$/.test(visible) ? visible : `'${visible.replaceAll("'", "'\\''")}'`;
}

/** How this program is called again from a folder: by its name on the PATH, else as `node` with the path of its file. */
export function programCommand(file: string | undefined, folder: string): string {
  if (file === undefined || basename(file) === name) return name;
  const near = relative(folder, file);
  return `node ${shellWord(near.startsWith('..') ? file : near)}`;
}

/** The command that checks an evidence folder against the repository and the digest of its document. `program`: how it is called. */
export function verifyCommand(program: string, out: string, digest: string, repository: string): string {
  return `${program} verify ${shellWord(out)} --repo ${shellWord(repository)} --expect ${digest}`;
}

/** The command that takes up a run that was cut short, from its evidence folder. */
export function resumeCommand(program: string, out: string, id: string): string {
  return `${program} run --resume ${id} --out ${shellWord(out)}`;
}
