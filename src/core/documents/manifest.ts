import { createHash } from 'node:crypto';
import type { Digest } from '../digest.js';
import { placeIn } from '../sorted.js';
import { byPath, type ManifestEntry } from './manifest-entry.js';
import { piecesOf, type ManifestPiece } from './manifest-piece.js';

/**
 * What a world has after its gate: entries in the order of their paths, each path once. They are kept in pieces, which the
 * manifests of one snapshot share: what a world costs in memory follows what it changed.
 */
export class Manifest {
  readonly pieces: readonly ManifestPiece[];
  #digest: Digest | null;

  private constructor(pieces: readonly ManifestPiece[], digest: Digest | null) {
    this.pieces = pieces;
    this.#digest = digest;
  }

  /** Of entries in any order, each path once. */
  static of(entries: readonly ManifestEntry[]): Manifest {
    return new Manifest(piecesOf(entries.toSorted(byPath)), null);
  }

  /** Of pieces that were read in their order from bytes with this digest. */
  static read(pieces: readonly ManifestPiece[], digest: Digest): Manifest {
    return new Manifest(pieces, digest);
  }

  /** The same manifest with other entries at some paths; null takes what is there away. */
  changed(changes: ReadonlyMap<string, ManifestEntry | null>): Manifest {
    if (this.pieces.length === 0) return Manifest.of([...changes.values()].filter((entry) => entry !== null));
    const changesOf = new Map<ManifestPiece | undefined, Map<string, ManifestEntry | null>>();
    for (const [path, entry] of changes) {
      // What comes before all pieces belongs to the first.
      const piece = this.pieces[Math.max(0, placeIn(this.pieces, ({ first }) => first <= path) - 1)];
      const ofPiece = changesOf.get(piece) ?? new Map<string, ManifestEntry | null>();
      changesOf.set(piece, ofPiece.set(path, entry));
    }
    const pieces = this.pieces.flatMap((piece) => {
      const ofPiece = changesOf.get(piece);
      return ofPiece === undefined ? [piece] : piece.changed(ofPiece);
    });
    return new Manifest(pieces, null);
  }

  /** All entries, read again from their bytes: for a large tree that is a lot of memory. */
  get entries(): ManifestEntry[] {
    return this.pieces.flatMap(({ entries }) => entries);
  }

  /** The bytes of `manifest.jsonl`, one JSON object a line, as consecutive parts. */
  get bytes(): Buffer[] {
    return this.pieces.map(({ bytes }) => bytes);
  }

  /** Digest of the bytes. */
  get digest(): Digest {
    return (this.#digest ??= digestOfParts(this.bytes));
  }
}

function digestOfParts(parts: readonly Buffer[]): Digest {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `sha256:${hash.digest('hex')}`;
}
