/** Seed of all random attacks: FIRE_SEED, or always the same. A failure names it. */
export const seed = Number(process.env['FIRE_SEED'] ?? 20_261_130);

/** A number of attempts, scaled by FIRE_SCALE for a quick look (0.01) or a long night (10). */
export const scaled = (attempts: number): number => Math.max(1, Math.round(attempts * Number(process.env['FIRE_SCALE'] ?? 1)));

/** Random choices that a seed repeats (mulberry32, public domain). */
export class Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  }

  /** One of several; throws for none. */
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('there is nothing to choose from');
    return item;
  }
}
