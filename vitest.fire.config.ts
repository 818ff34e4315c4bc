import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';

/** What tells the built program from other builds: tests go on with what it began. */
const build = execFileSync(process.execPath, ['dist/cli/index.js', '--version'], { encoding: 'utf8' }).trim().split('+')[1];

/** `npm run test:fire`: every promise of SECURITY.md attacked, apart from the ordinary suite because it takes minutes. Ends with a table of the attacks. */
export default defineConfig({
  define: { SAFE_DEBUG_BUILD: JSON.stringify(build) },
  test: {
    include: ['test/fire/**/*.test.ts'],
    // Only ends what hangs: a busy machine may be slow.
    testTimeout: 60 * 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    reporters: ['default', './test/fire/tally-reporter.ts'],
  },
});
