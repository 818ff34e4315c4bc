import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { SafeDebugError, messageOf, systemCodeOf, systemFaultOf } from '../errors.js';
import { answered, unless } from './answers.js';
import { ApiFailure } from './failure.js';
import type { Host } from './host.js';
import type { RepositoryClient } from './repository-client.js';

interface Downloaded {
  bytes: number;
  sha256: string;
}

const tries = 3;
const limitMs = 5 * 60_000;

export function downloadMethods(client: RepositoryClient): Pick<Host, 'downloadArtifact'> {
  return {
    async downloadArtifact(id, file, maximumBytes) {
      for (let attempt = 1; ; attempt += 1) {
        // Asked anew each time: the address that GitHub gives holds for a minute.
        const address = await unless(['not-found'], addressOf(client, id));
        if (address === null) return null;
        try {
          return await download(client, { id, address, file, maximumBytes });
        } catch (thrown) {
          if (attempt === tries || !(thrown instanceof ApiFailure) || thrown.kind !== 'unavailable') throw thrown;
          await wait(attempt ** 2 * client.secondMs);
        }
      }
    },
  };
}

/** Where the storage keeps an artifact's zip. GitHub answers with a redirect, which is not followed: it would carry the token along. */
async function addressOf({ octokit, at, apiUrl }: RepositoryClient, id: number): Promise<string> {
  const { headers } = await answered(`give artifact ${id}`, octokit.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', { ...at, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } }));
  const location = headers['location'];
  const secure = typeof location === 'string' && URL.canParse(location) && ['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol);
  if (!secure) throw new SafeDebugError('environment', `GitHub was asked for artifact ${id} and did not answer with a secure address of it. Check that the API's URL is GitHub's.`);
  return location;
}

async function download({ transport }: RepositoryClient, { id, address, file, maximumBytes }: { id: number; address: string; file: string; maximumBytes: number }): Promise<Downloaded> {
  const response = await opened(id, transport.open(address, { method: 'GET', signal: AbortSignal.timeout(limitMs) }));
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      if (bytes > maximumBytes) throw new SafeDebugError('input', `Artifact ${id} has more than ${maximumBytes} bytes. Upload a smaller one.`);
      hash.update(piece);
      yield piece;
    }
  }
  try {
    // `wx`: a file that is there already was put there by somebody else.
    await pipeline(Readable.from(response), measured, createWriteStream(file, { flags: 'wx' }));
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'EEXIST') throw new SafeDebugError('environment', `Artifact ${id} cannot be saved as ${file}: there is such a file already. Name another.`, { cause: thrown });
    await rm(file, { force: true });
    throw thrown instanceof SafeDebugError || systemFaultOf(thrown) !== null ? thrown : unavailable(id, null, messageOf(thrown), thrown);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function opened(id: number, opening: Promise<Response>): Promise<AsyncIterable<Uint8Array>> {
  let response: Response;
  try {
    response = await opening;
  } catch (thrown) {
    throw unavailable(id, null, messageOf(thrown), thrown);
  }
  if (response.ok && response.body !== null) return response.body;
  await response.body?.cancel();
  throw unavailable(id, response.status, `status ${response.status}`, undefined);
}

function unavailable(id: number, status: number | null, why: string, cause: unknown): ApiFailure {
  return new ApiFailure('unavailable', status, `GitHub's storage did not give artifact ${id} (${why}). Check the connection and proxies, and start the run again.`, cause);
}
