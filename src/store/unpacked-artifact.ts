import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import { SafeDebugError, messageOf } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';
import { unzip, type UnzipLimits } from '../files/unzip.js';
import { TooManyBytesError, downloadWithin } from './bounded-download.js';
import { patiently, serviceFault, type Patience } from './service-faults.js';
import type { FetchedArtifact, StoredArtifact } from './stored-artifact.js';

/** Where downloads go, what may be in them, and how long they are waited for. */
export interface UnpackSettings {
  directory: string;
  limits: UnzipLimits;
  patience: Patience;
}

/** Downloads an artifact and unpacks it into a fresh folder. Rejects where the service fails; what is wrong with the artifact itself is the answer. */
export async function unpacked(artifact: StoredArtifact, client: ArtifactClient, { directory, limits, patience }: UnpackSettings): Promise<FetchedArtifact> {
  const place = await mkdtemp(join(directory, 'fetched-'));
  try {
    const file = await download(artifact, client, place, patience);
    const folder = join(place, 'files');
    await unzip(file, folder, limits);
    await rm(file);
    return { status: 'found', artifact, folder };
  } catch (error) {
    if (isOurs(error)) throw error;
    return { status: 'malformed', why: messageOf(error) };
  }
}

/** The file that is what the service lists, byte for byte; attempts that were cut may leave others beside it. */
async function download({ name, id, size, digest }: StoredArtifact, client: ArtifactClient, place: string, { transferMs, waitsMs }: Patience): Promise<string> {
  const what = `The download of the artifact "${name}"`;
  const attempt = async (): Promise<string> => {
    const target = await mkdtemp(join(place, 'download-'));
    await downloadWithin(client.downloadArtifact(id, { path: target, skipDecompress: true, expectedHash: digest }), target, size);
    return target;
  };
  // The client tries five times within some 25 seconds, whatever the fault; that twice, and no more.
  const target = await patiently(what, transferMs, waitsMs.slice(0, 1), attempt, (thrown) => !(thrown instanceof TooManyBytesError)).catch((error: unknown) => {
    throw error instanceof TooManyBytesError ? error : serviceFault(what, error);
  });
  for (const file of await readdir(target)) if ((await digestOfFile(join(target, file))) === digest) return join(target, file);
  throw new SafeDebugError('evidence', 'its bytes do not have the digest that the service lists');
}

/** Faults of the service or of this machine; all others are in what was uploaded. */
function isOurs(thrown: unknown): boolean {
  return !(thrown instanceof TooManyBytesError) && (!(thrown instanceof SafeDebugError) || thrown.code === 'environment');
}
