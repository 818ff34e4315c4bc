import { defineConfig } from 'vitest/config';

/**
 * Tests of what a text, a document or a request becomes, which hardly start a process: the files of these folders share processes,
 * because loading the program once a file costs more than most of them do. What one of them sets in its process it takes back.
 */
const sharing = ['action', 'candidates', 'core', 'entries', 'files', 'gate/reports', 'models', 'requests', 'studio', 'workflows'].map((folder) => `test/${folder}/**/*.test.ts`);

/** vitest.e2e.config.ts, vitest.browser.config.ts and vitest.fire.config.ts run these. */
const others = ['test/e2e/**', 'test/testbed/**', 'test/browser/**', 'test/fire/**'];

export default defineConfig({
  test: {
    // One after the other: a process is shared only while no file that wants its own comes between.
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false, sequence: { groupOrder: 0 } } },
      // These start processes, each of which costs time by the memory of the one that starts it: small ones of their own.
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...others, ...sharing], sequence: { groupOrder: 1 } } },
    ],
    // Nothing here is timed: the limit only ends what hangs, and a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Most tests wait for processes of theirs, so that one worker a processor is not too many.
    maxWorkers: '100%',
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: 'coverage/test-report.json' }]],
  },
});
