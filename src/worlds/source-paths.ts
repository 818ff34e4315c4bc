import type { BytePath } from './byte-path.js';

/** A set or a map of paths. */
type Paths = Pick<ReadonlySet<BytePath>, 'has' | 'keys'>;

/**
 * The paths of the `source` set of world equality, and the folders above them. Those of a patch stand beside the snapshot's:
 * a tree has many, and each world only some of its own.
 */
export class SourcePaths {
  readonly #paths: Paths;
  readonly #rest: SourcePaths | null;
  #folders: ReadonlySet<BytePath> | null = null;

  private constructor(paths: Paths, rest: SourcePaths | null) {
    this.#paths = paths;
    this.#rest = rest;
  }

  static of(paths: Paths): SourcePaths {
    return new SourcePaths(paths, null);
  }

  /** These paths and others. */
  with(others: Iterable<BytePath>): SourcePaths {
    return new SourcePaths(new Set(others), this);
  }

  has(path: BytePath): boolean {
    return this.#paths.has(path) || (this.#rest?.has(path) ?? false);
  }

  /** Whether any of the paths lies below a folder. */
  isAbove(folder: BytePath): boolean {
    this.#folders ??= foldersOf(this.#paths);
    return this.#folders.has(folder) || (this.#rest?.isAbove(folder) ?? false);
  }
}

/** All folders above the given paths. */
function foldersOf(paths: Paths): Set<BytePath> {
  const folders = new Set<BytePath>();
  for (const path of paths.keys()) {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = path.slice(0, slash);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
