import { defineConfig } from 'vitest/config';

/** `npm run test:browser`: the evidence page in a real headless Chromium. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    reporters: ['default'],
  },
});
