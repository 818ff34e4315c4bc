import { chmodSync } from 'node:fs';
import { temporaryFolder } from './repository.js';

/** A temporary folder of the test that other users may pass through, but not list. */
export function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o711);
  return folder;
}
