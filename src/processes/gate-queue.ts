interface Waiting {
  alone: boolean;
  start: () => void;
}

/**
 * Lets a limited number of gates run at once, first come, first served. A gate may ask to run alone: it waits until all
 * others have ended and keeps new ones waiting.
 */
export class GateQueue {
  readonly #places: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #aloneRunning = false;
  /** Grows whenever a second gate runs beside another one; tells whether a gate had company. */
  #companyCount = 0;

  /** `places` is the number of gates that may run at once, at least 1. */
  constructor(places: number) {
    this.#places = Math.max(1, places);
  }

  /** Runs the task when there is a place. Resolves with its value and whether other gates ran meanwhile. */
  async run<Value>(task: () => Promise<Value>): Promise<{ value: Value; hadCompany: boolean }> {
    await this.#enter(false);
    const before = this.#companyCount;
    const together = this.#running > 1;
    try {
      const value = await task();
      return { value, hadCompany: together || this.#companyCount > before };
    } finally {
      this.#leave();
    }
  }

  /** Runs the task while no other gate runs. */
  async runAlone<Value>(task: () => Promise<Value>): Promise<Value> {
    await this.#enter(true);
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #enter(alone: boolean): Promise<void> {
    return new Promise((start) => {
      this.#waiting.push({ alone, start });
      this.#startNext();
    });
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
