import type { Manifest } from './documents/manifest.js';
import type { ManifestEntry } from './documents/manifest-entry.js';
import type { ManifestPiece } from './documents/manifest-piece.js';

/**
 * Holds two manifests against each other in the order of their paths. Calls `take` with the left entry, or the right one where there is no
 * left, and both. Files and links of the source set that come in pieces which both have are only
 * counted, by `takeAlike`; what is neither is taken as a pair, because the same line may stand for content that nobody read.
 */
export function eachPair(
  left: Manifest,
  right: Manifest,
  takeAlike: (count: number) => void,
  take: (either: ManifestEntry, left: ManifestEntry | undefined, right: ManifestEntry | undefined) => void,
): void {
  const [a, b] = [new Cursor(left), new Cursor(right)];
  while (!a.isAtEnd || !b.isAtEnd) {
    const piece = a.piece;
    if (piece?.isReadSource === true && b.piece?.equals(piece) === true) {
      takeAlike(piece.count);
      a.skipPiece();
      b.skipPiece();
    } else {
      takePair(a, b, take);
    }
  }
}

function takePair(a: Cursor, b: Cursor, take: Parameters<typeof eachPair>[3]): void {
  const [left, right] = [a.entry, b.entry];
  const order = orderOf(left, right);
  if (order <= 0) a.step();
  if (order >= 0) b.step();
  if (left !== undefined && order <= 0) take(left, left, order === 0 ? right : undefined);
  else if (right !== undefined) take(right, undefined, right);
}

/** Below 0 if the left entry comes first, above 0 if the right one does; 0 for the same path. */
function orderOf(left: ManifestEntry | undefined, right: ManifestEntry | undefined): number {
  if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
  return left.path === right.path ? 0 : left.path < right.path ? -1 : 1;
}

/** A place in a manifest. The entries of a piece are read when one of them is asked for, and kept until the next piece. */
class Cursor {
  readonly #pieces: readonly ManifestPiece[];
  #at = 0;
  #entries: readonly ManifestEntry[] | null = null;
  #next = 0;

  constructor({ pieces }: Manifest) {
    this.#pieces = pieces;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#pieces.length;
  }

  /** The piece that begins here; undefined within a piece and at the end. */
  get piece(): ManifestPiece | undefined {
    return this.#next === 0 ? this.#pieces[this.#at] : undefined;
  }

  get entry(): ManifestEntry | undefined {
    this.#entries ??= this.#pieces[this.#at]?.entries ?? null;
    return this.#entries?.[this.#next];
  }

  step(): void {
    this.#next += 1;
    if (this.#next === this.#pieces[this.#at]?.count) this.skipPiece();
  }

  /** Goes to the beginning of the next piece. */
  skipPiece(): void {
    [this.#at, this.#entries, this.#next] = [this.#at + 1, null, 0];
  }
}
