/** The paths of a tree, found by what texts call them. */
export class PathIndex {
  readonly #paths: ReadonlySet<string>;
  readonly #byName = new Map<string, string[]>();
  readonly #byStem = new Map<string, string[]>();
  readonly #byFolder = new Map<string, string[]>();

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
    for (const path of paths) {
      add(this.#byName, nameOf(path), path);
      add(this.#byStem, stemOf(nameOf(path)), path);
      add(this.#byFolder, folderOf(path), path);
    }
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Files directly in a folder, '' for the top. */
  inFolder(folder: string): readonly string[] {
    return this.#byFolder.get(folder) ?? [];
  }

  /**
   * The files that a written name can mean: the path itself, or those that share the longest end with it (a log knows the
   * path on the machine that ran, a test its own folder). A bare name counts only where one file has it. A name that ends
   * in `/` is a module: any file with such a path before its extension, or before the last words of the name.
   */
  resolve(written: string): string[] {
    const parts = written.replaceAll('\\', '/').split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
    if (written.endsWith('/')) return this.#module(parts);
    return this.#longestEnd(parts, this.#byName.get(parts.at(-1) ?? '') ?? []);
  }

  /** The file that a module's path means, with one of the endings. */
  withEnding(path: string, endings: readonly string[]): string[] {
    const found = endings.map((ending) => path + ending).find((candidate) => this.has(candidate));
    return found === undefined ? [] : [found];
  }

  #longestEnd(parts: readonly string[], candidates: readonly string[]): string[] {
    const shared = candidates.map((path) => ({ path, length: sharedEnd(path.split('/'), parts) }));
    const longest = Math.max(0, ...shared.map(({ length }) => length));
    const best = shared.filter(({ length }) => length === longest).map(({ path }) => path);
    return best.length === 1 || (longest > 1 && best.length <= 3) ? best : [];
  }

  #module(parts: readonly string[]): string[] {
    for (let length = parts.length; length >= 2; length -= 1) {
      const words = parts.slice(0, length);
      const candidates = (this.#byStem.get(words.at(-1) ?? '') ?? []).filter((path) => sharedEnd(stemOf(path).split('/'), words) === words.length);
      if (candidates.length > 0 && candidates.length <= 3) return candidates;
    }
    return [];
  }
}

/** How many last parts two paths share. */
function sharedEnd(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  for (let length = 0; length < most; length += 1) if (one.at(-1 - length) !== other.at(-1 - length)) return length;
  return most;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function add(map: Map<string, string[]>, key: string, path: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [path]);
  else known.push(path);
}
