import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readFilesOf } from './program-files.js';
import { unzip } from '../../src/files/unzip.js';
import { zipOf } from '../support/zip.js';
import type { Intrusion } from '../testbed/runner/services.js';

const claimsSchema = z.object({ scp: z.string() });
const answerSchema = z.object({ signed_upload_url: z.string().optional(), signed_url: z.string().optional() });

/** Files of an artifact by their paths in it. */
export type ArtifactFiles = Record<string, string>;

/** Hostile code in a job that got hold of the job's runtime token: it can do to the run's artifacts what the service lets it. */
export class Intruder {
  readonly #intrusion: Intrusion;

  constructor(intrusion: Intrusion) {
    this.#intrusion = intrusion;
  }

  /** Name of an artifact of this run's first attempt. */
  name(part: string): string {
    return `sd-${this.#intrusion.runId}-${part}-a1`;
  }

  /** Uploads bytes; answers the status of the first request that was refused, or 200. */
  async upload(name: string, bytes: Buffer): Promise<number> {
    const created = await this.#call('CreateArtifact', { name, version: 7, mime_type: 'application/zip' });
    if (created.status !== 200) return created.status;
    await fetch(created.signed_upload_url ?? '', { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: new Uint8Array(bytes) });
    return (await this.#call('FinalizeArtifact', { name, size: String(bytes.length) })).status;
  }

  async remove(name: string): Promise<void> {
    const { status } = await this.#call('DeleteArtifact', { name });
    if (status !== 200) throw new Error(`The artifact ${name} cannot be deleted: ${status}.`);
  }

  async replace(name: string, bytes: Buffer): Promise<void> {
    await this.remove(name);
    const status = await this.upload(name, bytes);
    if (status !== 200) throw new Error(`The artifact ${name} cannot be uploaded: ${status}.`);
  }

  /** Puts another version of an artifact in its place. */
  async change(name: string, change: (files: ArtifactFiles) => ArtifactFiles): Promise<void> {
    const { signed_url: address = '' } = await this.#call('GetSignedArtifactURL', { name });
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    await this.replace(name, zipped(change(await unzipped(bytes))));
  }

  async #call(method: string, message: object): Promise<z.infer<typeof answerSchema> & { status: number }> {
    const { runtimeToken, resultsUrl } = this.#intrusion;
    const { scp } = claimsSchema.parse(JSON.parse(Buffer.from(runtimeToken.split('.')[1] ?? '', 'base64url').toString()));
    const [, run, job] = /Actions\.Results:([^:]+):([^: ]+)/.exec(scp) ?? [];
    const response = await fetch(new URL(`twirp/github.actions.results.api.v1.ArtifactService/${method}`, resultsUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${runtimeToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ workflow_run_backend_id: run, workflow_job_run_backend_id: job, ...message }),
    });
    return { ...answerSchema.parse(await response.json()), status: response.status };
  }
}

/** A zip file of texts. */
export function zipped(files: ArtifactFiles): Buffer {
  return zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
}

/** The texts in a zip file. */
export async function unzipped(bytes: Buffer): Promise<ArtifactFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'intruder-'));
  try {
    await writeFile(join(folder, 'archive.zip'), bytes);
    await unzip(join(folder, 'archive.zip'), join(folder, 'files'));
    return await readFilesOf(join(folder, 'files'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
