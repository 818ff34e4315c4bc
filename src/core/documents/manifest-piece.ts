import { z } from 'zod';
import { byPath, manifestEntrySchema, type ManifestEntry } from './manifest-entry.js';

/** A piece that has so many characters takes no more lines: some 200, so that little is written again for one change, and a large tree has few pieces. */
export const pieceLength = 32 * 1024;

const entriesSchema = z.array(manifestEntrySchema);

/**
 * Some lines of a manifest, one after the other, as the bytes that are written: they take less memory than entries, and manifests
 * of one snapshot share them. A piece has at least one line and never changes.
 */
export class ManifestPiece {
  readonly bytes: Buffer;
  readonly count: number;
  /** Path of the first line. */
  readonly first: string;
  /** Path of the last line. */
  readonly last: string;
  /** Whether all lines are files and links of the source set: only these are equal in two worlds when their lines are. */
  readonly isReadSource: boolean;

  /** Of entries in their order and the bytes of their lines. */
  constructor(entries: readonly ManifestEntry[], bytes: Buffer) {
    this.bytes = bytes;
    this.count = entries.length;
    this.first = entries[0]?.path ?? '';
    this.last = entries.at(-1)?.path ?? '';
    this.isReadSource = entries.every((entry) => entry.set === 'source' && !('special' in entry));
  }

  /** The entries, read again from the bytes. */
  get entries(): ManifestEntry[] {
    return entriesSchema.parse(JSON.parse(`[${this.bytes.toString('utf8').trimEnd().replaceAll('\n', ',')}]`));
  }

  /** Whether the other piece has the same lines. */
  equals(other: ManifestPiece): boolean {
    return this === other || this.bytes.equals(other.bytes);
  }

  /** Whether bytes begin with these lines. */
  isAtStartOf(bytes: Buffer): boolean {
    return bytes.subarray(0, this.bytes.length).equals(this.bytes);
  }

  /** The pieces that have the place of this one once there are other entries at some paths; null takes what is there away. */
  changed(changes: ReadonlyMap<string, ManifestEntry | null>): ManifestPiece[] {
    const entries = new Map<string, ManifestEntry | null>([...this.entries.map((entry) => [entry.path, entry] as const), ...changes]);
    return piecesOf([...entries.values()].filter((entry) => entry !== null).sort(byPath));
  }
}

/** Entries in their order as pieces. */
export function piecesOf(entries: Iterable<ManifestEntry>): ManifestPiece[] {
  const pieces: ManifestPiece[] = [];
  let [begun, text]: [ManifestEntry[], string] = [[], ''];
  for (const entry of entries) {
    begun.push(entry);
    text += `${JSON.stringify(entry)}\n`;
    if (text.length < pieceLength) continue;
    pieces.push(new ManifestPiece(begun, Buffer.from(text)));
    [begun, text] = [[], ''];
  }
  if (begun.length > 0) pieces.push(new ManifestPiece(begun, Buffer.from(text)));
  return pieces;
}
