import { defineConfig } from 'vitest/config';

/** `npm run test:mutations`: random damage to the input cases, apart from the ordinary suite because it takes minutes. */
export default defineConfig({
  test: {
    include: ['test/mutations/*.mutations.ts'],
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
