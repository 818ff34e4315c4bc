import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { SafeDebugError } from '../../errors.js';
import { manifestEntrySchema, type ManifestEntry } from './manifest-entry.js';
import { ManifestPiece, pieceLength } from './manifest-piece.js';
import { Manifest } from './manifest.js';
import { UnreadBytes } from './unread-bytes.js';
import { parseWritten } from './written.js';

/**
 * Reads manifests one after the other. Worlds of one snapshot are nearly the same, so lines that the manifest before has too are
 * not read again: both then share the piece.
 */
export class ManifestReader {
  #known: readonly ManifestPiece[] = [];

  /** Takes a manifest for the one before that is read next. */
  know(manifest: Manifest): void {
    this.#known = manifest.pieces;
  }

  /**
   * Reads the bytes of `manifest.jsonl`, given in chunks of any size; a chunk is not kept. Throws `evidence` for bytes that are no UTF-8
   * or end in mid-line, and for a line that is not an entry as this program writes it, repeats a path, or stands before its place.
   */
  async read(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Manifest> {
    const reading = new Reading(this.#known);
    for await (const chunk of chunks) reading.take(chunk);
    const manifest = reading.end();
    this.know(manifest);
    return manifest;
  }
}

/** One manifest that is being read, beside one that is known. */
class Reading {
  readonly #known: readonly ManifestPiece[];
  /** Index of the first known piece that begins behind what was read. */
  #next = 0;
  readonly #pieces: ManifestPiece[] = [];
  readonly #hash = createHash('sha256');
  readonly #unread = new UnreadBytes();
  /** So many unread bytes are expected to hold a piece. */
  #enough = 2 * pieceLength;
  #lines = 0;
  /** Path of the last line. */
  #before: string | null = null;

  constructor(known: readonly ManifestPiece[]) {
    this.#known = known;
  }

  take(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.#unread.add(chunk);
    while (this.#unread.bytes.length >= this.#enough) {
      // A longer line is looked at again when there is twice as much of it.
      if (!this.#readPiece()) this.#enough = 2 * this.#unread.bytes.length;
    }
  }

  end(): Manifest {
    while (this.#unread.bytes.length > 0) {
      if (!this.#readPiece()) throw new SafeDebugError('evidence', 'the manifest does not end with a line end: it was cut');
    }
    return Manifest.read(this.#pieces, `sha256:${this.#hash.digest('hex')}`);
  }

  /** Reads a piece, the known one or a new one; false if the unread bytes do not hold a whole line. */
  #readPiece(): boolean {
    const { bytes } = this.#unread;
    const known = this.#known[this.#next];
    const piece = known?.isAtStartOf(bytes) === true ? known : this.#newPiece(bytes);
    if (piece === null) return false;
    if (piece === known) this.#goOn(piece.first, piece.last, piece.count);
    this.#pieces.push(piece);
    this.#unread.drop(piece.bytes.length);
    return true;
  }

  /** The next lines, up to one with which a known piece begins; null if there is no whole line. */
  #newPiece(bytes: Buffer): ManifestPiece | null {
    const entries: ManifestEntry[] = [];
    let end = 0;
    for (let lineEnd = bytes.indexOf('\n'); lineEnd >= 0 && end < pieceLength; lineEnd = bytes.indexOf('\n', end)) {
      const entry = entryOf(bytes.subarray(end, lineEnd), this.#lines + 1);
      if (entries.length > 0 && entry.path === this.#known[this.#next]?.first) break;
      this.#goOn(entry.path, entry.path, 1);
      entries.push(entry);
      end = lineEnd + 1;
    }
    return entries.length === 0 ? null : new ManifestPiece(entries, Buffer.from(bytes.subarray(0, end)));
  }

  /** Takes note of lines, of which the first has to come after all before. */
  #goOn(first: string, last: string, count: number): void {
    if (this.#before !== null && first <= this.#before) throw new SafeDebugError('evidence', `line ${this.#lines + 1} of the manifest ${first === this.#before ? 'repeats the path' : 'is not in the order of paths:'} ${first}`);
    this.#lines += count;
    this.#before = last;
    for (let known = this.#known[this.#next]; known !== undefined && known.first <= last; known = this.#known[this.#next]) this.#next += 1;
  }
}

/** Keys come in the order of the schema, so that a manifest has one text and its digest is that of its file. */
function entryOf(bytes: Buffer, number: number): ManifestEntry {
  if (!isUtf8(bytes)) throw new SafeDebugError('evidence', 'the manifest is not UTF-8');
  const line = bytes.toString('utf8');
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
