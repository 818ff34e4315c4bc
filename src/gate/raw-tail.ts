/** Keeps the last bytes of an output of any length, beginning with a whole line if there is one in their first half. */
export class RawTail {
  readonly #room: number;
  #pieces: Uint8Array[] = [];
  #kept = 0;
  #dropped = 0;

  /** `room`: bytes that are kept at least, as far as there are so many. */
  constructor(room: number) {
    this.#room = room;
  }

  /** Takes the next bytes. */
  add(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.#kept += bytes.length;
    for (let first = this.#pieces[0]; first !== undefined && this.#kept - first.length >= this.#room; first = this.#pieces[0]) {
      this.#pieces.shift();
      this.#kept -= first.length;
      this.#dropped += first.length;
    }
  }

  /** The kept bytes, how many before them were dropped, and whether they begin with a whole line. */
  end(): { bytes: Uint8Array; dropped: number; startsLine: boolean } {
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [];
    if (this.#dropped === 0) return { bytes: all, dropped: 0, startsLine: true };
    const lineStart = all.indexOf(0x0a) + 1;
    const start = lineStart < all.length / 2 ? lineStart : 0;
    return { bytes: all.subarray(start), dropped: this.#dropped + start, startsLine: start > 0 };
  }
}
