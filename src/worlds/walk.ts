import { createHash } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readSync, readdirSync, readlinkSync, type Dirent, type Stats } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ManifestBuilder } from '../core/documents/manifest-builder.js';
import type { ManifestEntry, ManifestSet } from '../core/documents/manifest-entry.js';
import type { WorldManifest } from '../core/equality.js';
import { systemCodeOf } from '../errors.js';
import { bytePathOf, fileOf, textOf, type BytePath } from './byte-path.js';
import type { IgnoreRules } from './ignore-rules.js';
import type { SourcePaths } from './source-paths.js';

/** What a walk needs to know to put every path into its set. */
export interface WalkRules {
  /** Tracked paths of the snapshot and the paths of the patch: the `source` set. */
  source: SourcePaths;
  ignoreRules: IgnoreRules;
  /** Whether ignored files are read too, or only counted. */
  readIgnored: boolean;
}

/** An entry of a folder. */
export interface Found {
  path: BytePath;
  entry: Dirent;
}

/** What of a folder need not be looked at, because what lies at and below it is known. */
export type Known = (folder: BytePath) => (found: Found) => boolean;

/** A file or an unreadable folder, by its bytes. */
interface DescribedPath {
  path: BytePath;
  entry: ManifestEntry;
  /** Whether the file has other names too (hard links). */
  linked: boolean;
}

/** Is given what a walk describes, in no certain order. */
export type TakeDescribed = (described: DescribedPath) => void;

/** Larger files are named, not read: a sparse file of any size costs a gate nothing to make. */
const largestHashedBytes = 4 * 1024 ** 3;

/** What a gate can make of its own files so that they cannot be read: closed to us, or deeper than a path may be long. */
export const unreadable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);

/** Longest time without giving other work a turn. */
const sliceMs = 10;

/**
 * Walks a world after its gate and describes every file: synchronous calls with one reused buffer, the fastest way in
 * Node (docs/performance.md), in slices that let other worlds go on. The world's `.git` is left out.
 */
export async function walkWorld(tree: string, rules: WalkRules): Promise<WorldManifest> {
  const builder = new ManifestBuilder();
  const ignored = await walkTree(tree, rules, ({ entry }) => builder.add(entry));
  return { manifest: builder.manifest, ignored: ignored.length };
}

/** The same walk, without what is known. `take` is called with each path that is described; resolves with those that are ignored. */
export function walkTree(tree: string, rules: WalkRules, take: TakeDescribed, known: Known = () => () => false): Promise<BytePath[]> {
  return new Walk(tree, rules, take, known).run();
}

class Walk {
  readonly #root: BytePath;
  readonly #rules: WalkRules;
  readonly #take: TakeDescribed;
  readonly #known: Known;
  readonly #ignored: BytePath[] = [];
  #sliceStart = performance.now();

  constructor(tree: string, rules: WalkRules, take: TakeDescribed, known: Known) {
    this.#root = bytePathOf(tree);
    this.#rules = rules;
    this.#take = take;
    this.#known = known;
  }

  async run(): Promise<BytePath[]> {
    let unknown = await this.#walkSource();
    while (unknown.length > 0) unknown = await this.#sortOut(unknown);
    return this.#ignored;
  }

  /** Folders that hold tracked files; what else is found there is returned. */
  async #walkSource(): Promise<Found[]> {
    const unknown: Found[] = [];
    const folders: BytePath[] = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const found of this.#list(folder)) {
        if (this.#rules.source.has(found.path) && !found.entry.isDirectory()) await this.#describe(found, 'source');
        else if (found.entry.isDirectory() && this.#rules.source.isAbove(found.path)) folders.push(found.path);
        else unknown.push(found);
      }
    }
    return unknown;
  }

  /** One level of what git does not track: ignored or output. Folders that are not ignored give the next level. */
  async #sortOut(unknown: readonly Found[]): Promise<Found[]> {
    const name = ({ path, entry }: Found): BytePath => (entry.isDirectory() ? `${path}/` : path);
    const ignored = await this.#rules.ignoreRules.ignored(unknown.map(name));
    const next: Found[] = [];
    for (const found of unknown) {
      if (ignored.has(name(found))) await this.#countIgnored(found);
      else if (found.entry.isDirectory()) for (const inner of this.#list(found.path)) next.push(inner);
      else await this.#describe(found, 'output');
    }
    return next;
  }

  async #countIgnored(top: Found): Promise<void> {
    const pending = [top];
    for (let found = pending.pop(); found !== undefined; found = pending.pop()) {
      if (found.entry.isDirectory()) {
        for (const inner of this.#list(found.path)) pending.push(inner);
      } else {
        this.#ignored.push(found.path);
        if (this.#rules.readIgnored) await this.#describe(found, 'ignored');
      }
      await this.#pause();
    }
  }

  /** What of a folder has to be looked at. */
  #list(folder: BytePath): Found[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    const isKnown = this.#known(folder);
    // In their order, so that what is found one after the other stands side by side in a manifest.
    return this.#read(folder)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => ({ path: prefix + entry.name, entry }))
      .filter((found) => found.path !== '.git' && !isKnown(found));
  }

  #read(folder: BytePath): Dirent[] {
    try {
      return readdirSync(fileOf(`${this.#root}/${folder}`), { withFileTypes: true, encoding: 'latin1' });
    } catch (error) {
      const code = systemCodeOf(error);
      if (code === undefined || !unreadable.has(code)) throw error;
      const set = this.#rules.source.isAbove(folder) || folder === '' ? 'source' : 'output';
      this.#take({ path: folder, linked: false, entry: { path: textOf(folder), set, mode: '000000', special: `unreadable (${code})` } });
      return [];
    }
  }

  async #describe({ path }: Found, set: ManifestSet): Promise<void> {
    const described = await describeFile(`${this.#root}/${path}`, textOf(path), set, () => this.#pause());
    if (described) this.#take({ path, ...described });
    await this.#pause();
  }

  async #pause(): Promise<void> {
    if (performance.now() - this.#sliceStart < sliceMs) return;
    await nextTurn();
    this.#sliceStart = performance.now();
  }
}

/** One file as a manifest entry; null if it is gone meanwhile. Links are read, not followed; devices and pipes are named. */
async function describeFile(file: BytePath, path: string, set: ManifestSet, pause: () => Promise<void>): Promise<Omit<DescribedPath, 'path'> | null> {
  try {
    const stat = lstatSync(fileOf(file));
    return { entry: await entryOf(file, stat, path, set, pause), linked: stat.nlink > 1 };
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'ENOENT') return null;
    if (code === 'ELOOP' || code === 'ENXIO' || (code !== undefined && unreadable.has(code))) return { entry: { path, set, mode: '000000', special: `unreadable (${code})` }, linked: false };
    throw error;
  }
}

async function entryOf(file: BytePath, stat: Stats, path: string, set: ManifestSet, pause: () => Promise<void>): Promise<ManifestEntry> {
  if (stat.isSymbolicLink()) return { path, set, mode: '120000', link: textOf(readlinkSync(fileOf(file), { encoding: 'latin1' })) };
  if (stat.size > largestHashedBytes) return { path, set, mode: '000000', special: `too large (${stat.size} bytes)` };
  if (stat.isFile()) return { path, set, mode: (stat.mode & 0o111) === 0 ? '100644' : '100755', sha256: await hashFile(file, pause) };
  return { path, set, mode: '000000', special: kindOf(stat) };
}

function kindOf(stat: Stats): string {
  if (stat.isFIFO()) return 'fifo';
  if (stat.isSocket()) return 'socket';
  return stat.isBlockDevice() || stat.isCharacterDevice() ? 'device' : 'other';
}

const buffer = Buffer.allocUnsafe(256 * 1024);

/**
 * sha256 of a file's bytes as hex. Opened without following links and without waiting for a pipe's other end. `pause` is waited for within large files: a
 * gate that runs meanwhile may end, and is not to be taken for one that ran until we looked again.
 */
async function hashFile(file: BytePath, pause: () => Promise<void>): Promise<string> {
  const descriptor = openSync(fileOf(file), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const hash = createHash('sha256');
    for (let read = readSync(descriptor, buffer); read > 0; read = readSync(descriptor, buffer)) {
      hash.update(buffer.subarray(0, read));
      if (read === buffer.length) await pause();
    }
    return hash.digest('hex');
  } finally {
    closeSync(descriptor);
  }
}
