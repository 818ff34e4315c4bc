import { createHash, randomUUID } from 'node:crypto';
import type { StoredArtifact } from './types.js';

/** An artifact from its creation on; `bytes` is null until the upload is complete, `stored` until it is finalized. */
export interface Upload {
  readonly key: string;
  readonly runId: number;
  readonly name: string;
  readonly mimeType: string;
  readonly expiresAt: Date | null;
  readonly blocks: Map<string, Buffer>;
  bytes: Buffer | null;
  stored: StoredArtifact | null;
}

const ninetyDays = 90 * 24 * 3600 * 1000; // the default retention (docs.github.com, "Configuring the retention period")

/** The artifacts of all runs. Names are unique within a run, and an artifact is never overwritten. */
export class ArtifactStore {
  readonly #uploads: Upload[] = [];
  readonly #clock: () => Date;
  #lastId = 500;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** null when the run has one of that name. */
  create(runId: number, name: string, mimeType: string, expiresAt: Date | null): Upload | null {
    if (this.find(runId, name) !== undefined) return null;
    const upload: Upload = { key: randomUUID(), runId, name, mimeType, expiresAt, blocks: new Map(), bytes: null, stored: null };
    this.#uploads.push(upload);
    return upload;
  }

  find(runId: number, name: string): Upload | undefined {
    return this.#uploads.find((each) => each.runId === runId && each.name === name);
  }

  byKey(key: string): Upload | undefined {
    return this.#uploads.find((each) => each.key === key);
  }

  byId(id: number): Upload | undefined {
    return this.#uploads.find((each) => each.stored?.id === id);
  }

  finalize(upload: Upload, bytes: Buffer): StoredArtifact {
    this.#lastId += 1;
    const now = this.#clock();
    upload.stored = {
      id: this.#lastId, name: upload.name, runId: upload.runId, mimeType: upload.mimeType, size: bytes.length, digest: digestOf(bytes),
      createdAt: now, expiresAt: upload.expiresAt ?? new Date(now.getTime() + ninetyDays), bytes,
    };
    return upload.stored;
  }

  remove(upload: Upload): void {
    this.#uploads.splice(this.#uploads.indexOf(upload), 1);
  }

  finished(): readonly StoredArtifact[] {
    return this.#uploads.flatMap((each) => each.stored ?? []).sort((one, other) => one.id - other.id);
  }
}

function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
