import { z } from 'zod';
import { readRuntimeToken, runBackendId } from './runtime-token.js';
import type { ArtifactStore } from './store.js';
import type { StoredArtifact } from './types.js';

/** A Twirp answer in JSON (twitchtv.github.io/twirp, "Errors are JSON objects": code, msg). */
export interface TwirpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const request = z.object({
  workflow_run_backend_id: z.string(),
  workflow_job_run_backend_id: z.string(),
  name: z.string().optional(),
  mime_type: z.string().optional(),
  expires_at: z.string().optional(),
  size: z.string().optional(), // 64-bit integers are strings in proto3 JSON
  hash: z.string().optional(),
  name_filter: z.string().optional(),
  id_filter: z.string().optional(),
});
type TwirpRequest = z.infer<typeof request>;

/** github.actions.results.api.v1.ArtifactService, in the field names that @actions/artifact sends. */
export class TwirpArtifacts {
  readonly #store: ArtifactStore;
  readonly #blobUrl: (key: string, right: 'write' | 'read') => string;

  constructor(store: ArtifactStore, blobUrl: (key: string, right: 'write' | 'read') => string) {
    this.#store = store;
    this.#blobUrl = blobUrl;
  }

  /** A token is good for the artifacts of its own run only. */
  answer(method: string, authorization: string, body: unknown): TwirpAnswer {
    const scope = readRuntimeToken(authorization);
    if (scope === null) return refusal(401, 'unauthenticated', 'the token names no run');
    const parsed = request.safeParse(body);
    if (!parsed.success) return refusal(400, 'malformed', parsed.error.message);
    if (parsed.data.workflow_run_backend_id !== scope.runBackendId) return refusal(403, 'permission_denied', 'the run is not that of the token');
    switch (method) {
      case 'CreateArtifact': return this.#create(scope.runId, parsed.data);
      case 'FinalizeArtifact': return this.#finalize(scope.runId, parsed.data);
      case 'ListArtifacts': return this.#list(scope.runId, parsed.data);
      case 'GetSignedArtifactURL': return this.#signedUrl(scope.runId, parsed.data);
      case 'DeleteArtifact': return this.#delete(scope.runId, parsed.data);
      default: return refusal(404, 'bad_route', `no method ${method}`);
    }
  }

  #create(runId: number, { name = '', mime_type: mimeType = 'application/zip', expires_at: expires }: TwirpRequest): TwirpAnswer {
    const upload = this.#store.create(runId, name, mimeType, expires === undefined ? null : new Date(expires));
    if (upload === null) return refusal(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
    return { status: 200, body: { ok: true, signed_upload_url: this.#blobUrl(upload.key, 'write') } };
  }

  #finalize(runId: number, { name = '', size, hash }: TwirpRequest): TwirpAnswer {
    const upload = this.#store.find(runId, name);
    if (upload === undefined || upload.bytes === null) return refusal(404, 'not_found', 'nothing was uploaded');
    if (Number(size) !== upload.bytes.length) return refusal(400, 'invalid_argument', 'the size differs from what was uploaded');
    const stored = this.#store.finalize(upload, upload.bytes);
    if (hash !== undefined && hash !== stored.digest) {
      this.#store.remove(upload);
      return refusal(400, 'invalid_argument', 'the hash differs from what was uploaded');
    }
    return { status: 200, body: { ok: true, artifact_id: String(stored.id) } };
  }

  #list(runId: number, { name_filter: name, id_filter: id }: TwirpRequest): TwirpAnswer {
    const artifacts = this.#store.finished()
      .filter((each) => each.runId === runId && (name === undefined || each.name === name) && (id === undefined || String(each.id) === id));
    return { status: 200, body: { artifacts: artifacts.map(monolithView) } };
  }

  #signedUrl(runId: number, { name = '' }: TwirpRequest): TwirpAnswer {
    const upload = this.#store.find(runId, name);
    if (upload === undefined || upload.stored === null) return refusal(404, 'not_found', 'no such artifact');
    return { status: 200, body: { signed_url: this.#blobUrl(upload.key, 'read') } };
  }

  #delete(runId: number, { name = '' }: TwirpRequest): TwirpAnswer {
    const upload = this.#store.find(runId, name);
    if (upload === undefined || upload.stored === null) return refusal(404, 'not_found', 'no such artifact');
    this.#store.remove(upload);
    return { status: 200, body: { ok: true, artifact_id: String(upload.stored.id) } };
  }
}

function monolithView(artifact: StoredArtifact): object {
  return {
    workflow_run_backend_id: runBackendId(artifact.runId),
    workflow_job_run_backend_id: 'job',
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.size),
    created_at: artifact.createdAt.toISOString(),
    digest: artifact.digest,
  };
}

function refusal(status: number, code: string, msg: string): TwirpAnswer {
  return { status, body: { code, msg } };
}
