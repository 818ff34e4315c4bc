import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // vitest.e2e.config.ts, vitest.browser.config.ts and vitest.fire.config.ts run these.
    exclude: ['test/e2e/**', 'test/testbed/**', 'test/browser/**', 'test/fire/**'],
    // Nothing here is timed: the limit only ends what hangs, and a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most tests wait for processes of theirs, so that one worker a processor is not too many.
    maxWorkers: '100%',
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'coverage/test-report.json' }]],
  },
});
