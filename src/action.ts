import * as core from '@actions/core';
import { execute } from './action/run.js';

try {
  await execute();
} catch (error) {
  core.setFailed(error instanceof Error ? error.message : String(error));
}
