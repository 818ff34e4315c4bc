import { lstatSync, readdirSync } from 'node:fs';
import { bytePathOf, fileOf, type BytePath } from '../byte-path.js';

const blockBytes = 512;

/** Bytes that a folder and everything below it take on the disk; a file with several names counts once. What is gone meanwhile counts as nothing. */
export function diskUseOf(folder: string): number {
  const seen = new Set<number>();
  const pending: BytePath[] = [bytePathOf(folder)];
  let bytes = 0;
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const stat = lstatSync(fileOf(path), { throwIfNoEntry: false });
    if (stat === undefined || seen.has(stat.ino)) continue;
    if (stat.nlink > 1 && !stat.isDirectory()) seen.add(stat.ino);
    bytes += stat.blocks * blockBytes;
    if (stat.isDirectory()) for (const name of readdirSync(fileOf(path), { encoding: 'latin1' })) pending.push(`${path}/${name}`);
  }
  return bytes;
}
