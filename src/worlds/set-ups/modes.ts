import { lstatSync, readdirSync } from 'node:fs';
import { digestOfJson, type Digest } from '../../core/digest.js';
import { bytePathOf, fileOf, textOf, type BytePath } from '../byte-path.js';

const permissionBits = 0o7777;

/** Digest over all paths below a folder, folders and empty ones among them, with who may use them. A link's mode says nothing: it counts by its path. */
export function digestOfModes(folder: string): Digest {
  const root = bytePathOf(folder);
  const modes: [string, string][] = [];
  const pending: BytePath[] = [''];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    for (const entry of readdirSync(fileOf(`${root}/${inner}`), { withFileTypes: true, encoding: 'latin1' })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      const mode = (lstatSync(fileOf(`${root}/${path}`)).mode & permissionBits).toString(8);
      modes.push([textOf(path), entry.isDirectory() ? `folder ${mode}` : entry.isSymbolicLink() ? 'link' : mode]);
      if (entry.isDirectory()) pending.push(path);
    }
  }
  return digestOfJson(modes.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
