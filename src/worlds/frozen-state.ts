import { lstatSync, readdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bytePathOf, fileOf, textOf, type BytePath } from './byte-path.js';

/** Stamps of every file of a folder at one instant. */
export type Stamps = Map<BytePath, string>;

const entriesPerTurn = 500;

/**
 * Stamps a folder: kind, size, inode, change and modification time of each entry. The change time cannot be set back by
 * a program, so equal stamps mean that nothing was written since.
 */
export async function stampFolder(folder: string): Promise<Stamps> {
  const stamps: Stamps = new Map();
  const root = bytePathOf(folder);
  const pending: BytePath[] = [''];
  let sinceTurn = 0;
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    for (const entry of readdirSync(fileOf(root + path), { withFileTypes: true, encoding: 'latin1' })) {
      const inner = `${path}/${entry.name}`;
      const { ino, size, mode, mtimeNs, ctimeNs } = lstatSync(fileOf(root + inner), { bigint: true });
      stamps.set(inner, `${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`);
      if (entry.isDirectory()) pending.push(inner);
    }
    if ((sinceTurn += 1) % entriesPerTurn === 0) await nextTurn();
  }
  return stamps;
}

/** First path whose stamp differs between two looks at a folder, or null if nothing was touched. */
export function firstTouched(before: Stamps, after: Stamps): string | null {
  for (const [path, stamp] of before) if (after.get(path) !== stamp) return textOf(path.slice(1));
  for (const path of after.keys()) if (!before.has(path)) return textOf(path.slice(1));
  return null;
}
