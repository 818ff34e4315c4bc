import { defineConfig } from 'vitest/config';

/** `npx vitest run --config vitest.e2e.config.ts`: the test bed itself, and the product in it. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts', 'test/testbed/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    execArgv: ['--import', new URL('test/testbed/json-imports.mjs', import.meta.url).href],
    restoreMocks: true,
    reporters: ['default'],
  },
});
