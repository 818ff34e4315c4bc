import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { temporaryFolder } from './repository.js';

/** Sets line ends of Windows for the user (`GIT_CONFIG_GLOBAL`) or for the system (`GIT_CONFIG_SYSTEM`), until the test ends. */
export function setLineEnds(scope: string): void {
  const file = join(temporaryFolder(), 'configuration');
  writeFileSync(file, '[core]\n\tautocrlf = true\n');
  vi.stubEnv(scope, file);
  onTestFinished(() => void vi.unstubAllEnvs());
}
