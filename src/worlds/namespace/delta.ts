import { lstatSync, readdirSync } from 'node:fs';
import type { Manifest } from '../../core/documents/manifest.js';
import { ManifestBuilder } from '../../core/documents/manifest-builder.js';
import type { ManifestEntry } from '../../core/documents/manifest-entry.js';
import type { WorldManifest } from '../../core/equality.js';
import { placeIn } from '../../core/sorted.js';
import { systemCodeOf } from '../../errors.js';
import { bytePathOf, fileOf, textOf, type BytePath } from '../byte-path.js';
import { unreadable, walkTree, type Found, type WalkRules } from '../walk.js';

/** What a walk through a frozen tree finds. Paths are in the order of bytes, where all those below a folder stand side by side. */
interface SnapshotPaths {
  manifest: Manifest;
  /** All that the manifest has. */
  paths: readonly BytePath[];
  ignored: readonly BytePath[];
  /** Files that have several names. */
  linked: readonly BytePath[];
}

/** The manifest of a frozen snapshot: everything that a world did not touch is taken from it. */
export class SnapshotManifest {
  readonly #tree: BytePath;
  readonly #stamps = new Map<BytePath, Stamp | null>();
  readonly #found: SnapshotPaths;

  private constructor(tree: BytePath, found: SnapshotPaths) {
    this.#tree = tree;
    this.#found = found;
  }

  /** Walks the frozen tree once. */
  static async of(tree: string, rules: WalkRules): Promise<SnapshotManifest> {
    const builder = new ManifestBuilder();
    const [paths, linked]: [BytePath[], BytePath[]] = [[], []];
    const ignored = await walkTree(tree, rules, (described) => {
      builder.add(described.entry);
      paths.push(described.path);
      if (described.linked) linked.push(described.path);
    });
    return new SnapshotManifest(bytePathOf(tree), { manifest: builder.manifest, paths: paths.sort(), ignored: ignored.sort(), linked: linked.sort() });
  }

  /** Files that have several names, in the order of their paths. */
  get linked(): readonly BytePath[] {
    return this.#found.linked;
  }

  /** What the frozen tree has at a path. All worlds ask for much the same paths, so it is looked at once. */
  stampOf(path: BytePath): Stamp | null {
    const known = this.#stamps.get(path);
    if (known !== undefined) return known;
    const stamp = stampAt(`${this.#tree}/${path}`);
    this.#stamps.set(path, stamp);
    return stamp;
  }

  /** The manifest of a world: the snapshot's at and below the untouched paths, of which none lies below another, and elsewhere what was found. */
  with(untouched: readonly BytePath[], found: readonly ManifestEntry[], foundIgnored: number): WorldManifest {
    const { manifest, paths } = this.#found;
    const changes = new Map<string, ManifestEntry | null>();
    for (const path of outside(paths, untouched)) changes.set(textOf(path), null);
    for (const entry of found) changes.set(entry.path, entry);
    const ignored = rangesAt(this.#found.ignored, untouched).reduce((count, { first, end }) => count + end - first, foundIgnored);
    return { manifest: manifest.changed(changes), ignored };
  }
}

/** A part of a list: from the first index to the one that is not in it any more. */
interface Range {
  first: number;
  end: number;
}

/** Where a sorted list has the given paths and those below them. */
function rangesAt(sorted: readonly BytePath[], paths: readonly BytePath[]): Range[] {
  return paths.flatMap((path) => {
    const [first, end] = below(path);
    const at = lowerBound(sorted, path);
    return [
      { first: at, end: sorted[at] === path ? at + 1 : at },
      { first: lowerBound(sorted, first), end: lowerBound(sorted, end) },
    ];
  });
}

/** The paths of a sorted list that are neither among the given ones nor below any of them. */
function outside(sorted: readonly BytePath[], paths: readonly BytePath[]): BytePath[] {
  const left: BytePath[][] = [];
  let next = 0;
  for (const { first, end } of [...rangesAt(sorted, paths).toSorted((a, b) => a.first - b.first), { first: sorted.length, end: sorted.length }]) {
    left.push(sorted.slice(next, first));
    next = Math.max(next, end);
  }
  return left.flat();
}

/** The bounds of all paths below one: from the first possible one to the first that is none (`0` comes after `/`). */
function below(path: BytePath): [BytePath, BytePath] {
  return [`${path}/`, `${path}0`];
}

/** Index of the first path in a sorted list that does not come before another one. */
function lowerBound(paths: readonly BytePath[], path: BytePath): number {
  return placeIn(paths, (each) => each < path);
}

/** Where the parts of an overlay are: absolute paths of trees, as this program reaches them. */
export interface OverlayTrees {
  /** What was written, as the kernel keeps it (overlayfs documentation). */
  upper: string;
  merged: string;
  /** The kernel's list of files with several names that were written to. */
  index: string;
}

/**
 * The manifest of a world in an overlay: exactly what a walk through it finds, at a cost that follows what was written. A
 * path is the snapshot's if the upper directory does not have it and its inode is the one that the snapshot has there
 * (the inode numbers of an overlay on one file system are those of its parts). Everything else is looked at through the overlay, so
 * whiteouts, opaque and renamed directories need no reading here: the kernel does it.
 */
export async function walkOverlay(trees: OverlayTrees, snapshot: SnapshotManifest, rules: WalkRules): Promise<WorldManifest> {
  const [upper, merged] = [bytePathOf(trees.upper), bytePathOf(trees.merged)];
  const rewritten = writtenThroughOtherNames(snapshot, merged, trees.index);
  const holdsRewritten = (path: BytePath): boolean => {
    const [first, end] = below(path);
    return rewritten[lowerBound(rewritten, path)] === path || lowerBound(rewritten, first) < lowerBound(rewritten, end);
  };
  const isUntouched = (path: BytePath): boolean => {
    const [before, now] = [snapshot.stampOf(path), stampAt(`${merged}/${path}`)];
    return before !== null && now !== null && before.ino === now.ino && before.mode === now.mode && !holdsRewritten(path);
  };
  const untouched: BytePath[] = [];
  const found: ManifestEntry[] = [];
  const known = (folder: BytePath) => {
    const written = namesIn(`${upper}/${folder}`);
    return ({ path, entry }: Found) => {
      if (written === null || written.has(entry.name) || !isUntouched(path)) return false;
      untouched.push(path);
      return true;
    };
  };
  const ignored = await walkTree(trees.merged, rules, ({ entry }) => found.push(entry), known);
  return snapshot.with(untouched, found, ignored.length);
}

/** A file with several names is written once for all of them, and only one name is in the upper directory. */
function writtenThroughOtherNames(snapshot: SnapshotManifest, merged: BytePath, index: string): BytePath[] {
  const { linked } = snapshot;
  if (linked.length === 0 || namesIn(bytePathOf(index))?.size === 0) return [];
  return linked.filter((path) => {
    const [before, now] = [snapshot.stampOf(path), stampAt(`${merged}/${path}`)];
    return before === null || now === null || before.ctimeNs !== now.ctimeNs || before.ino !== now.ino;
  });
}

/** Names in a folder; none if there is no such folder, null if it cannot be read. */
function namesIn(folder: BytePath): Set<string> | null {
  try {
    return new Set(readdirSync(fileOf(folder), { encoding: 'latin1' }));
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return new Set();
    if (code !== undefined && unreadable.has(code)) return null;
    throw error;
  }
}

/** What tells that a path has been another one or was written to. */
interface Stamp {
  ino: bigint;
  mode: bigint;
  ctimeNs: bigint;
}

function stampAt(path: BytePath): Stamp | null {
  try {
    const { ino, mode, ctimeNs } = lstatSync(fileOf(path), { bigint: true });
    return { ino, mode, ctimeNs };
  } catch {
    return null; // gone, or closed to us: it has to be looked at
  }
}
