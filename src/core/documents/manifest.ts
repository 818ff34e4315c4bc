import { z } from 'zod';
import { SafeDebugError } from '../../errors.js';
import { digestOf, type Digest } from '../digest.js';
import { placeIn } from '../sorted.js';
import { parseWritten } from './written.js';

/** One line of a manifest: a path of the world after the gate. Paths that are not UTF-8 are written as git quotes them. @public */
export const manifestEntrySchema = z.union([
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), link: z.string() }),
  z.strictObject({ path: z.string(), set: z.enum(['source', 'output', 'ignored']), mode: z.string(), special: z.string() }),
]);
export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

/** The three sets of world equality (design section 9). */
export type ManifestSet = ManifestEntry['set'];

/** What a world has after its gate: entries in the order of their paths (UTF-16 code units), each path once. */
export class Manifest {
  readonly entries: readonly ManifestEntry[];
  #digest: Digest | null;

  private constructor(entries: readonly ManifestEntry[], digest: Digest | null) {
    this.entries = entries;
    this.#digest = digest;
  }

  /** Of entries in any order, each path once. */
  static of(entries: readonly ManifestEntry[]): Manifest {
    return new Manifest(entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)), null);
  }

  /** Of entries that were read in their order from bytes with this digest. */
  static read(entries: readonly ManifestEntry[], digest: Digest): Manifest {
    return new Manifest(entries, digest);
  }

  /** The same manifest with other entries at some paths; null takes what is there away. */
  changed(changes: ReadonlyMap<string, ManifestEntry | null>): Manifest {
    const parts: ManifestEntry[][] = [];
    let next = 0;
    for (const path of [...changes.keys()].sort()) {
      const place = this.placeOf(path);
      const entry = changes.get(path) ?? null;
      parts.push(this.entries.slice(next, place), entry === null ? [] : [entry]);
      next = this.entries[place]?.path === path ? place + 1 : place;
    }
    return new Manifest(joined([...parts, this.entries.slice(next)]), null);
  }

  /** Index of the first entry that does not come before a path. */
  placeOf(path: string): number {
    return placeIn(this.entries, (entry) => entry.path < path);
  }

  /** The text of `manifest.jsonl`: one JSON object a line. */
  get text(): string {
    return this.entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  }

  /** Digest of the text. */
  get digest(): Digest {
    return (this.#digest ??= digestOf(this.text));
  }
}

/** More arguments than some 100,000 no call can have. */
const mostAtOnce = 10_000;

/** All entries of lists as one list; `flat` takes 20 times as long for long lists. */
function joined(parts: readonly ManifestEntry[][]): ManifestEntry[] {
  const none: ManifestEntry[] = [];
  const pieces: ManifestEntry[][] = [];
  for (let at = 0; at < parts.length; at += mostAtOnce) pieces.push(none.concat(...parts.slice(at, at + mostAtOnce)));
  return none.concat(...pieces);
}

/**
 * Reads manifests one after the other. Worlds of one snapshot are nearly the same, so a line that the manifest before has too is
 * not read again: both then share the entry.
 */
export class ManifestReader {
  #lines: readonly string[] = [];
  #last = Manifest.of([]);

  /**
   * Reads the bytes of `manifest.jsonl`. Throws `evidence` for bytes that are no UTF-8 or end in mid-line, and for a line that is
   * not an entry as this program writes it, repeats a path, or stands before its place. `digest` is that of the bytes.
   */
  read(bytes: Uint8Array, digest = digestOf(bytes)): Manifest {
    const lines = linesOf(bytes);
    let [next, before] = [0, ''];
    const entries = lines.map((line, index) => {
      const known = line === this.#lines[next] ? this.#last.entries[next] : undefined;
      const entry = known ?? entryOf(line, index + 1);
      if (index > 0 && entry.path <= before) throw new SafeDebugError('evidence', `line ${index + 1} of the manifest ${entry.path === before ? 'repeats the path' : 'is not in the order of paths:'} ${entry.path}`);
      next = known === undefined ? this.#placeAfter(entry.path) : next + 1;
      before = entry.path;
      return entry;
    });
    [this.#lines, this.#last] = [lines, Manifest.read(entries, digest)];
    return this.#last;
  }

  #placeAfter(path: string): number {
    const place = this.#last.placeOf(path);
    return this.#last.entries[place]?.path === path ? place + 1 : place;
  }
}

function linesOf(bytes: Uint8Array): string[] {
  const lines = textOf(bytes).split('\n');
  if (lines.pop() !== '') throw new SafeDebugError('evidence', 'the manifest does not end with a line end: it was cut');
  return lines;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new SafeDebugError('evidence', 'the manifest is not UTF-8', { cause });
  }
}

/** Keys come in the order of the schema, so that a manifest has one text and its digest is that of its file. */
function entryOf(line: string, number: number): ManifestEntry {
  const parsed = manifestEntrySchema.safeParse(jsonOf(line));
  if (!parsed.success || JSON.stringify(parsed.data) !== line) throw new SafeDebugError('evidence', `line ${number} of the manifest is not a manifest entry`);
  return parsed.data;
}

function jsonOf(line: string): unknown {
  try {
    return parseWritten(line, 'line');
  } catch {
    return undefined; // the schema refuses it and the caller names the line
  }
}
