import type { Descendants } from './descendants.js';
import { hasProcessTable, readProcessTable } from './process-table.js';

const firstSampleMs = 15;
const longestPauseMs = 250;

/**
 * Watches the memory of all running commands with one look at the process table for all of them. Looks often at first,
 * so that short commands are seen at all, and rarely later, so that long ones are not slowed down.
 */
class MemorySampler {
  readonly #watched = new Map<Descendants, number>();
  #timer: NodeJS.Timeout | null = null;
  #pauseMs = firstSampleMs;

  /** Starts watching a command. */
  watch(descendants: Descendants): void {
    if (!hasProcessTable) return;
    this.#watched.set(descendants, 0);
    this.#pauseMs = firstSampleMs;
    this.#schedule();
  }

  /** Stops watching; returns the highest memory seen in bytes, or null if the command was never seen. */
  stop(descendants: Descendants): number | null {
    const peak = this.#watched.get(descendants) ?? 0;
    this.#watched.delete(descendants);
    if (this.#watched.size === 0 && this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
    return peak > 0 ? peak : null;
  }

  #schedule(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), this.#pauseMs);
    this.#timer.unref();
  }

  #look(): void {
    const table = readProcessTable();
    for (const [descendants, peak] of this.#watched) this.#watched.set(descendants, Math.max(peak, descendants.sample(table)));
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
    if (this.#watched.size > 0) this.#schedule();
  }
}

/** The one sampler of this process. */
export const memorySampler = new MemorySampler();
