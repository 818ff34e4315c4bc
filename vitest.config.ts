import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'coverage/test-report.json' }]],
  },
});
