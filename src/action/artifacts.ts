import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactStoreOptions } from '../store/artifact-store.js';
import * as inputs from './inputs.js';

/** Where downloads go, and how long uploads are kept. */
export async function storeOptions(folder: string): Promise<ArtifactStoreOptions> {
  const directory = join(folder, 'artifacts');
  await mkdir(directory, { recursive: true });
  const retentionDays = inputs.numberOrNull('retention-days');
  return retentionDays === null ? { directory } : { directory, retentionDays };
}
