import { readFileSync } from 'node:fs';
import { readProcessTable } from '../../src/processes/process-table.js';

/** Live processes with this sleep time in their command line; each test has a time of its own. */
export function sleepersOf(seconds: string): number[] {
  return readProcessTable().flatMap(({ pid, zombie }) => (!zombie && commandLine(pid).includes(seconds) ? [pid] : []));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
