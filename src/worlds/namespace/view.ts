import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder, mountLine, ownSharedMemory } from '../../processes/mount-table.js';
import { isInside } from '../hidden-folders.js';

/** Folders that every user may write to: each world has its own, empty at first. */
const everybodysFolders = ['/tmp', '/var/tmp'];

/** The same in memory (shm_overview manual). Where worlds themselves lie in it, it is one of the folders above. */
const sharedMemory = '/dev/shm';

/** What the commands of every world see of this machine. */
export interface ViewRules {
  /** Path of every world. */
  place: string;
  /** The folder for worlds of all runs: only the world itself is seen in it. */
  workspaces: string;
  /** Folders in whose place there is an empty one, as far as they are there. */
  hidden: readonly string[];
  /** Whether commands may move what we may move: folders above a hidden one, and with them the emptiness in its place. */
  movable: boolean;
  /** Files and folders that stay visible in folders of everybody. */
  kept: readonly string[];
}

/** How the file system of a world comes to its place. */
export interface Ground {
  what: string;
  kind: string;
  options: string;
}

/**
 * Prepares the view of one world in `folder`, which is ours: folders of everybody are folders of this world, with what is
 * kept bound into them. Returns the table of mounts (fstab manual) for the ground at its place, the lines that come before anything is covered, and all of this.
 */
export function makeView(folder: string, ground: Ground, before: readonly string[], { place, workspaces, hidden, movable, kept }: ViewRules): string {
  const holdsWorlds = isInside(place, sharedMemory);
  const everybodys = holdsWorlds ? [...everybodysFolders, sharedMemory] : everybodysFolders;
  const covers = coversFor(folder, [...everybodys, workspaces]);
  const behind = (path: string): string => {
    const cover = covers.find(({ at }) => isInside(path, at));
    return cover === undefined ? path : join(cover.own, path.slice(cover.at.length));
  };
  for (const { at, own } of covers) {
    mkdirSync(own, { recursive: true });
    chmodSync(own, everybodys.includes(at) ? 0o1777 : 0o711);
  }
  makeWay(place, behind(place));
  const bound = outermost(kept).filter((path) => behind(path) !== path && !covers.some(({ at }) => at === path));
  for (const path of bound) standIn(path, behind(path));
  const there = hidden.filter(existsSync);
  const stillSeen = there.filter((path) => (behind(path) === path && !isInside(path, sharedMemory)) || bound.some((open) => isInside(path, open)));
  return [
    ...(movable ? foldersAbove(there).map((path) => mountLine(path, path, 'none', 'rbind')) : []),
    mountLine(ground.what, behind(place), ground.kind, ground.options),
    ...bound.map((path) => mountLine(path, behind(path), 'none', 'rbind')),
    ...before,
    // What lies in our folder cannot be named any more when that is covered.
    ...covers.toSorted((a, b) => Number(isInside(folder, a.at)) - Number(isInside(folder, b.at))).map(({ at, own }) => mountLine(own, at, 'none', 'rbind')),
    ...(holdsWorlds ? [] : [ownSharedMemory]),
    ...stillSeen.map(emptyFolder),
  ].join('');
}

/** A folder of this machine, and the one that a world has in its place. */
interface Cover {
  at: string;
  own: string;
}

function coversFor(folder: string, paths: readonly string[]): Cover[] {
  const existing = paths.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  return outermost(existing).map((at, index) => ({ at, own: join(folder, `cover-${index}`) }));
}

/** The paths that lie in no other one of them. */
function outermost(paths: readonly string[]): string[] {
  const different = [...new Set(paths)];
  return different.filter((path) => !different.some((other) => other !== path && isInside(path, other)));
}

/** Folders above others that we may rename, the outermost first. One on which something is mounted cannot be renamed (rename manual, EBUSY). */
function foldersAbove(paths: readonly string[]): string[] {
  const above = (path: string): string[] => (dirname(path) === path ? [] : [...above(dirname(path)), path]);
  return [...new Set(paths.flatMap((path) => above(dirname(path))))].filter((path) => mayChange(dirname(path))).toSorted((a, b) => a.length - b.length);
}

function mayChange(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false; // closed to us: what lies in it stays where it is
  }
}

/** Makes folders down to a path; who may pass through the original ones may pass through them, whatever our umask is. The place of worlds need not be there outside. */
function makeWay(original: string, path: string): void {
  if (existsSync(path)) return;
  makeWay(dirname(original), dirname(path));
  mkdirSync(path);
  chmodSync(path, ((statSync(original, { throwIfNoEntry: false })?.mode ?? 0o001) & 0o001) === 0 ? 0o700 : 0o711);
}

/** Something of the same kind, for the original to be bound over. */
function standIn(original: string, path: string): void {
  if (statSync(original).isDirectory()) return makeWay(original, path);
  makeWay(dirname(original), dirname(path));
  writeFileSync(path, '');
}

/** Characters that end a path in a command or a list of paths. */
const afterPath = /[\s'"`:;,|&<>()=$*?[\]{}]/;

/** Files and folders below the folders of everybody that texts name, as far as they exist: `/tmp/tool/bin/x` in a command, say. */
export function namedPaths(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const folder of everybodysFolders) {
      for (const rest of text.split(`${folder}/`).slice(1)) {
        const path = existingPart(folder, rest.split(afterPath)[0] ?? '');
        if (path !== null) found.add(path);
      }
    }
  }
  return [...found];
}

/** The longest part of a path that exists, or null if that is the folder alone. */
function existingPart(folder: string, rest: string): string | null {
  for (let parts = rest.split('/').filter((part) => part !== ''); parts.length > 0; parts = parts.slice(0, -1)) {
    const path = [folder, ...parts].join('/');
    if (!parts.includes('..') && existsSync(path)) return path;
  }
  return null;
}
