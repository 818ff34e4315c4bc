import { rename } from 'node:fs/promises';
import { removeTrees } from './remove-tree.js';

/** How long folders are collected that one process then deletes. */
const collectingMs = 500;

/**
 * Folders that are out of the way and get deleted in the background: several by one process, and by one process at a time, so
 * that deleting takes little from gates and never lags far behind.
 */
export class Trash {
  readonly #freshPath: () => string;
  readonly #left: string[] = [];
  #waiting: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #deleting: Promise<void> = Promise.resolve();

  /** `freshPath` names a path that is not there yet, on the file system of what will be taken. */
  constructor(freshPath: () => string) {
    this.#freshPath = freshPath;
  }

  /** Moves a folder out of the way at once. Rejects if it cannot be moved. */
  async take(path: string): Promise<void> {
    const place = this.#freshPath();
    await rename(path, place);
    this.#waiting.push(place);
    this.#timer ??= setTimeout(() => void this.empty(), collectingMs);
  }

  /** Deletes everything that was taken; resolves with what could not be deleted so far. */
  async empty(): Promise<readonly string[]> {
    this.#stopCollecting();
    this.#deleting = this.#deleting.then(() => this.#deleteWaiting());
    await this.#deleting;
    return this.#left;
  }

  /** Waits for a deletion that is under way. What it does not have yet stays where it is. */
  async close(): Promise<void> {
    this.#stopCollecting();
    await this.#deleting;
  }

  #stopCollecting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #deleteWaiting(): Promise<void> {
    const paths = this.#waiting;
    this.#waiting = [];
    if (paths.length > 0) this.#left.push(...(await removeTrees(paths)));
  }
}
