import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';
import { tallyTable } from './tally-table.js';
import { parseTally, tallyFile } from './tally.js';

/** Starts each run with an empty tally and ends it with the table of all attacks. */
export default class TallyReporter implements Reporter {
  onInit(): void {
    mkdirSync(dirname(tallyFile), { recursive: true });
    writeFileSync(tallyFile, '');
  }

  onTestRunEnd(): void {
    process.stdout.write(`\n${tallyTable(parseTally(readFileSync(tallyFile, 'utf8')))}\n`);
  }
}
