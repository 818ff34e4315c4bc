/** Times runs one by one; no input may take longer than the limit. */
export class Stopwatch {
  #slowestMs = 0;
  #runs = 0;

  /** Runs `use`; throws when it took longer than `limitMs` milliseconds. */
  async time<T>(limitMs: number, use: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await use();
    const took = performance.now() - start;
    this.#runs += 1;
    this.#slowestMs = Math.max(this.#slowestMs, took);
    if (took > limitMs) throw new Error(`took ${Math.round(took)} ms, more than ${limitMs}`);
    return result;
  }

  get summary(): { runs: number; slowestMs: number } {
    return { runs: this.#runs, slowestMs: Math.round(this.#slowestMs) };
  }
}
