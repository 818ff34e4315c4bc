import { spawnSync } from 'node:child_process';
import { inProject } from './program.js';

/** Where there is no Python, its part is tested by npm run test:fire alone, which demands it. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Exit status of the verifier in Python on a folder of evidence. */
export function strangersStatus(folder: string): number | null {
  return spawnSync('python3', [inProject('docs', 'verify-evidence.py'), folder], { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } }).status;
}
