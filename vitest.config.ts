import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // vitest.e2e.config.ts and vitest.browser.config.ts run these.
    exclude: ['test/e2e/**', 'test/testbed/**', 'test/browser/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'coverage/test-report.json' }]],
  },
});
