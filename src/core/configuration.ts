import type { Price } from './prices.js';

/** `.github/safe-debug.yml`: rules of a repository that a candidate must not be able to change. */
export interface Configuration {
  /** Further paths that a candidate may change but not win with. */
  guarded: string[];
  /** Output paths that may differ between winner and replay. */
  volatile: string[];
  /** Tests that are known to fail: `suite > name` or `name`, `*` for any text. */
  'expected-failures': string[];
  /** Least number of tests that must pass. */
  'min-tests': number;
  /** Files of the snapshot that decide what the set-up makes: with any, its result is used again by later runs on the same machine. */
  'setup-inputs': string[];
  /** Most memory of a world, as a size such as `512M`, and most processes and threads, unless the run says otherwise; null = no limit. */
  memory: string | null;
  processes: number | null;
  /** What models cost, with the day on which that was true. */
  prices: Price[];
  /** Whether ignored files must be equal in winner and replay too. */
  'compare-ignored': boolean;
}

/** Where a repository keeps its configuration. */
export const configurationPath = '.github/safe-debug.yml';

/** The rules of a repository without a configuration file, and what a file leaves out. */
export const defaultConfiguration: Configuration = { guarded: [], volatile: [], 'expected-failures': [], 'min-tests': 1, 'setup-inputs': [], memory: null, processes: null, prices: [], 'compare-ignored': false };
