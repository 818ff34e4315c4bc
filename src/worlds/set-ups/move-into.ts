import { chmodSync, lstatSync, readdirSync, renameSync, type Stats } from 'node:fs';
import { bytePathOf, fileOf, textOf, type BytePath } from '../byte-path.js';

/** First path below a folder that is there in another one too, unless both are folders; null if there is none. No link is followed. */
export function firstClash(from: string, into: string): string | null {
  for (const { path, clashes } of topmost(bytePathOf(from), bytePathOf(into))) if (clashes) return textOf(path);
  return null;
}

/** Moves all that lies below a folder into another one on the same file system, as it is. Nothing of both may clash. */
export function moveInto(from: string, into: string): void {
  const [source, target] = [bytePathOf(from), bytePathOf(into)];
  for (const { path, stat } of topmost(source, target)) move(`${source}/${path}`, `${target}/${path}`, stat);
}

/** Paths below a folder that are no folders of the other one, where what is above them is. */
function* topmost(source: BytePath, target: BytePath): Generator<{ path: BytePath; stat: Stats; clashes: boolean }> {
  const pending: BytePath[] = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const name of readdirSync(fileOf(`${source}/${folder}`), { encoding: 'latin1' })) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const stat = lstatSync(fileOf(`${source}/${path}`));
      const there = lstatSync(fileOf(`${target}/${path}`), { throwIfNoEntry: false });
      if (stat.isDirectory() && there?.isDirectory() === true) pending.push(path);
      else yield { path, stat, clashes: there !== undefined };
    }
  }
}

const ownerMayWrite = 0o200;

/** A folder that its owner may not write to cannot go to another place (rename manual): its `..` is part of it. */
function move(from: BytePath, to: BytePath, stat: Stats): void {
  const isClosed = stat.isDirectory() && (stat.mode & ownerMayWrite) === 0;
  if (isClosed) chmodSync(fileOf(from), stat.mode | ownerMayWrite);
  renameSync(fileOf(from), fileOf(to));
  if (isClosed) chmodSync(fileOf(to), stat.mode);
}
