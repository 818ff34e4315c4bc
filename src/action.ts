import { setFlagsFromString } from 'node:v8';
import * as core from '@actions/core';
import { execute } from './action/execute.js';
import { inInputWords } from './action/input-words.js';
import { defused } from './action/log.js';
import { messageOf } from './errors.js';

// As for the command line: output and reports pass through as short-lived pieces (docs/performance.md).
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=20');

try {
  await execute();
} catch (error) {
  core.setFailed(defused(inInputWords(messageOf(error))));
}
// A download that was given up would keep the process alive for minutes; all that matters is written by now.
process.stdout.write('', () => process.exit());
