import { oneLine } from '../../../text.js';
import type { Evidence } from '../../../../core/documents/evidence.js';
import { filteredTests, matrixWorlds, type FilterName, type MatrixWorld } from '../../matrix.js';

/** What the table of tests is narrowed to. `world` null: in any world. */
export interface Selection {
  filter: FilterName;
  world: string | null;
  words: string;
  page: number;
}

/** One page of the table: indices of its tests, and how many there are in all. */
export interface SelectedTests {
  tests: number[];
  total: number;
  first: number;
  pages: number;
  page: number;
  counts: Record<FilterName, number>;
}

export const pageLength = 50;

/** All tests of an evidence in all its worlds, ready to be narrowed. */
export class TestMatrix {
  readonly worlds: readonly MatrixWorld[];
  readonly #total: number;
  readonly #titles: readonly string[];
  readonly #filtered = new Map<string | null, Record<FilterName, number[]>>();

  constructor(evidence: Evidence) {
    this.worlds = matrixWorlds(evidence);
    this.#total = evidence.tests.length;
    this.#titles = evidence.tests.map(({ suite, name }) => oneLine(`${suite} ${name}`).toLowerCase());
  }

  /** The page of tests that a selection shows; a page that is not there is the nearest. */
  select({ filter, world, words, page }: Selection): SelectedTests {
    const filtered = this.#filteredIn(world);
    const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== '');
    const found = wanted.length === 0 ? filtered[filter] : filtered[filter].filter((test) => wanted.every((word) => this.#titles[test]?.includes(word)));
    const pages = Math.max(1, Math.ceil(found.length / pageLength));
    const shown = Math.min(Math.max(0, page), pages - 1);
    const first = shown * pageLength;
    return { tests: found.slice(first, first + pageLength), total: found.length, first, pages, page: shown, counts: countsOf(filtered) };
  }

  /** The page of all tests on which a test stands. */
  pageOf(test: number): number {
    return Math.floor(Math.min(test, this.#total - 1) / pageLength);
  }

  #filteredIn(world: string | null): Record<FilterName, number[]> {
    const known = this.#filtered.get(world);
    if (known !== undefined) return known;
    const worlds = world === null ? this.worlds : this.worlds.filter((each) => each.world === 'baseline' || each.world === world);
    const found = filteredTests(this.#total, worlds);
    this.#filtered.set(world, found);
    return found;
  }
}

function countsOf(filtered: Record<FilterName, number[]>): Record<FilterName, number> {
  const { all, failing, fixed, broken, missing, flaky, differing } = filtered;
  return { all: all.length, failing: failing.length, fixed: fixed.length, broken: broken.length, missing: missing.length, flaky: flaky.length, differing: differing.length };
}
