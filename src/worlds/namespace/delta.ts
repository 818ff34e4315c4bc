import { lstatSync, readdirSync, type BigIntStats } from 'node:fs';
import type { ManifestEntry } from '../../core/documents/manifest.js';
import { systemCodeOf } from '../../errors.js';
import { bytePathOf, fileOf, type BytePath } from '../byte-path.js';
import { recordWalk, unreadable, walkWorld, type DescribedPath, type Found, type WalkResult, type WalkRules } from '../walk.js';

/**
 * The manifest of a frozen snapshot, by ranges of paths: everything that a world did not touch is taken from it. In the
 * order of bytes all paths below a folder stand side by side.
 */
export class SnapshotManifest {
  /** In the order of paths, and the entries in the same order. */
  readonly #paths: readonly BytePath[];
  readonly #entries: readonly ManifestEntry[];
  readonly #ignored: readonly BytePath[];
  /** Files that have several names, in the order of their paths. */
  readonly linked: readonly BytePath[];

  private constructor(described: readonly DescribedPath[], ignored: readonly BytePath[]) {
    this.#paths = described.map(({ path }) => path);
    this.#entries = described.map(({ entry }) => entry);
    this.#ignored = ignored;
    this.linked = described.filter(({ linked }) => linked).map(({ path }) => path);
  }

  /** Walks the frozen tree once. */
  static async of(tree: string, rules: WalkRules): Promise<SnapshotManifest> {
    const { described, ignored } = await recordWalk(tree, rules);
    return new SnapshotManifest(described.sort((a, b) => (a.path < b.path ? -1 : 1)), ignored.sort());
  }

  /** What lies at a path and below it. */
  part(path: BytePath): WalkResult {
    return { entries: this.#entriesAt(path), ignored: this.#countIgnored(path) };
  }

  #entriesAt(path: BytePath): ManifestEntry[] {
    const [first, end] = below(path);
    const at = lowerBound(this.#paths, path);
    const inside = this.#entries.slice(lowerBound(this.#paths, first), lowerBound(this.#paths, end));
    return this.#paths[at] === path ? this.#entries.slice(at, at + 1).concat(inside) : inside;
  }

  #countIgnored(path: BytePath): number {
    const [first, end] = below(path);
    const itself = this.#ignored[lowerBound(this.#ignored, path)] === path ? 1 : 0;
    return itself + lowerBound(this.#ignored, end) - lowerBound(this.#ignored, first);
  }
}

/** The bounds of all paths below one: from the first possible one to the first that is none (`0` comes after `/`). */
function below(path: BytePath): [BytePath, BytePath] {
  return [`${path}/`, `${path}0`];
}

/** Index of the first path in a sorted list that does not come before another one. */
function lowerBound(paths: readonly BytePath[], path: BytePath): number {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? '') < path) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the parts of an overlay are: absolute paths of trees, as this program reaches them. */
export interface OverlayTrees {
  /** The snapshot's tree, which nobody writes to. */
  lower: string;
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
export function walkOverlay(trees: OverlayTrees, snapshot: SnapshotManifest, rules: WalkRules): Promise<WalkResult> {
  const [lower, upper, merged] = [bytePathOf(trees.lower), bytePathOf(trees.upper), bytePathOf(trees.merged)];
  const rewritten = writtenThroughOtherNames(snapshot.linked, lower, merged, trees.index);
  const holdsRewritten = (path: BytePath): boolean => {
    const [first, end] = below(path);
    return rewritten[lowerBound(rewritten, path)] === path || lowerBound(rewritten, first) < lowerBound(rewritten, end);
  };
  const isUntouched = (path: BytePath): boolean => {
    const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
    return before !== null && now !== null && before.ino === now.ino && before.mode === now.mode && !holdsRewritten(path);
  };
  return walkWorld(trees.merged, rules, (folder) => {
    const written = namesIn(`${upper}/${folder}`);
    return ({ path, entry }: Found) => (written === null || written.has(entry.name) || !isUntouched(path) ? null : snapshot.part(path));
  });
}

/** A file with several names is written once for all of them, and only one name is in the upper directory. */
function writtenThroughOtherNames(linked: readonly BytePath[], lower: BytePath, merged: BytePath, index: string): BytePath[] {
  if (linked.length === 0 || namesIn(bytePathOf(index))?.size === 0) return [];
  return linked.filter((path) => {
    const [before, now] = [statOf(`${lower}/${path}`), statOf(`${merged}/${path}`)];
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

function statOf(path: BytePath): BigIntStats | null {
  try {
    return lstatSync(fileOf(path), { bigint: true });
  } catch {
    return null; // gone, or closed to us: it has to be looked at
  }
}
