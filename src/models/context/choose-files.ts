import { importedPaths } from './imports.js';
import { mentionsIn } from './mentions.js';
import { PathIndex } from './path-index.js';

/** A file of the snapshot that is worth showing. */
export interface ShownFile {
  path: string;
  text: string;
  /** Lines (from 1) that stack frames or messages name, the first named first. */
  lines: number[];
}

/** The snapshot's files as far as they are needed: all paths, and the text of one; null for what is no text. */
export interface SnapshotFiles {
  paths: readonly string[];
  read(path: string): Promise<string | null>;
}

/** Where to look for files that matter, the most telling sources first. */
export interface FailureTexts {
  failing: readonly { suite: string; name: string; message?: string | undefined }[];
  log: string;
  /** Paths of the latest change. */
  changed: readonly string[];
}

/** Bounds of the choice. `fileBytes`: larger files are shown as excerpts only if a line of them is named. */
export interface ChoiceLimits {
  files: number;
  fileBytes: number;
}

const defaultChoiceLimits: ChoiceLimits = { files: 24, fileBytes: 1_000_000 };

/** How much each reason weighs; a file may have several. */
const weights = { failure: 100, log: 40, imported: 60, importedByMention: 25, changed: 50 };

/** Longest text of one kind that is searched for paths, in UTF-16 units; of a log it is the end. */
const searched = 200_000;

/** Not the project's own, or no text that a person would change. */
const unlikely = /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|target|\.git|\.venv|site-packages|__snapshots__)\/|(?:^|[-.])lock(?:file)?(?:\.\w+)?$|\.(?:min\.js|map|snap|sum)$/i;

/**
 * Chooses the files that a failure points to, the most telling first: those that failing tests and the log name, what these
 * import, and what was changed lately. Pure but for `read`, which is asked only for files that may be shown.
 */
export async function chooseFiles(texts: FailureTexts, snapshot: SnapshotFiles, limits: ChoiceLimits = defaultChoiceLimits): Promise<ShownFile[]> {
  const choice = new Choice(snapshot, limits);
  const named = choice.addMentions(texts.failing.map(({ suite, name, message }) => `${suite}\n${name}\n${message ?? ''}`).join('\n').slice(0, searched), weights.failure);
  const logged = choice.addMentions(texts.log.slice(-searched), weights.log);
  for (const path of texts.changed) choice.add(path, weights.changed, null);
  await choice.addImports(named, weights.imported);
  await choice.addImports(logged.filter((path) => !named.includes(path)), weights.importedByMention);
  return choice.best();
}

/** Importers that are read at most, for each kind of mention. */
const importers = 12;

class Choice {
  readonly #index: PathIndex;
  readonly #texts = new Map<string, Promise<string | null>>();
  readonly #found = new Map<string, { weight: number; lines: number[] }>();

  constructor(private readonly snapshot: SnapshotFiles, private readonly limits: ChoiceLimits) {
    this.#index = new PathIndex(snapshot.paths);
  }

  /** Adds a path; names that are not in the tree, or hardly the project's own, are passed over. */
  add(path: string, weight: number, line: number | null): void {
    if (!this.#index.has(path) || unlikely.test(path)) return;
    const known = this.#found.get(path) ?? { weight: 0, lines: [] };
    if (line !== null && !known.lines.includes(line)) known.lines.push(line);
    this.#found.set(path, { ...known, weight: known.weight + weight });
  }

  /** Adds what a text names, each file's weight once; earlier names weigh a little more. Returns the paths. */
  addMentions(text: string, weight: number): string[] {
    const places = mentionsIn(text).flatMap(({ name, line }) => this.#index.resolve(name).map((path) => ({ path, line })));
    const paths = [...new Set(places.map(({ path }) => path))];
    paths.forEach((path, position) => this.add(path, weight - Math.min(position, 20) * 0.5, null));
    for (const { path, line } of places) this.add(path, 0, line);
    return paths.filter((path) => this.#found.has(path));
  }

  async addImports(paths: readonly string[], weight: number): Promise<void> {
    for (const path of paths.slice(0, importers)) {
      const text = await this.#text(path);
      if (text !== null) for (const imported of importedPaths(path, text, this.#index)) this.add(imported, weight, null);
    }
  }

  async best(): Promise<ShownFile[]> {
    const ranked = [...this.#found].sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1));
    const files: ShownFile[] = [];
    for (const [path, { lines }] of ranked) {
      if (files.length >= this.limits.files) break;
      const text = await this.#text(path);
      const fits = text !== null && (Buffer.byteLength(text) <= this.limits.fileBytes || lines.length > 0);
      if (fits) files.push({ path, text, lines });
    }
    return files;
  }

  #text(path: string): Promise<string | null> {
    const text = this.#texts.get(path) ?? this.snapshot.read(path);
    this.#texts.set(path, text);
    return text;
  }
}
