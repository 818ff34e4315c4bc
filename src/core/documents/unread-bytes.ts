/** Bytes that came in chunks and wait to be read, in a place that is used again: nothing is left behind for each chunk. */
export class UnreadBytes {
  #place = Buffer.alloc(0);
  #start = 0;
  #end = 0;

  /** What waits, as it is until more is added. */
  get bytes(): Buffer {
    return this.#place.subarray(this.#start, this.#end);
  }

  /** Puts a copy of a chunk behind what waits. */
  add(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#place.length) this.#makeRoom(chunk.length);
    this.#place.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  /** Takes away what was read. */
  drop(count: number): void {
    this.#start += count;
  }

  #makeRoom(more: number): void {
    const waiting = this.bytes;
    if (waiting.length + more > this.#place.length) this.#place = Buffer.alloc(2 * (waiting.length + more));
    this.#place.set(waiting);
    [this.#start, this.#end] = [0, waiting.length];
  }
}
