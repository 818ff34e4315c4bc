interface Waiting {
  alone: boolean;
  start: () => void;
}

/** A place in a queue that was taken. */
export interface Place {
  /** Gives the place back; tells whether others had one meanwhile. Must be called once. */
  leave(): { hadCompany: boolean };
}

/**
 * Lets a limited number of tasks run at once, first come, first served. A task may ask to run alone: it waits until all
 * others have ended and keeps new ones waiting.
 */
export class GateQueue {
  readonly #places: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #aloneRunning = false;
  /** Grows whenever a second task runs beside another one. */
  #companyCount = 0;

  /** `places` is the number of tasks that may run at once, at least 1. */
  constructor(places: number) {
    this.#places = Math.max(1, places);
  }

  /** Waits for a place. */
  async enter(alone = false): Promise<Place> {
    await new Promise<void>((start) => {
      this.#waiting.push({ alone, start });
      this.#startNext();
    });
    const before = this.#companyCount;
    const together = this.#running > 1;
    return {
      leave: () => {
        const hadCompany = together || this.#companyCount > before;
        this.#leave();
        return { hadCompany };
      },
    };
  }

  #leave(): void {
    this.#running -= 1;
    this.#aloneRunning = false;
    this.#startNext();
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#hasPlaceFor(next); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#running += 1;
      this.#aloneRunning = next.alone;
      if (this.#running > 1) this.#companyCount += 1;
      next.start();
    }
  }

  #hasPlaceFor(next: Waiting): boolean {
    if (this.#aloneRunning) return false;
    return next.alone ? this.#running === 0 : this.#running < this.#places;
  }
}
