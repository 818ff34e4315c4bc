/** An uploaded artifact, as the REST API and the runtime's own service see it. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** Public id of the workflow run. */
  readonly runId: number;
  /** `application/zip`, or the type of a single file that was uploaded without an archive. */
  readonly mimeType: string;
  readonly size: number;
  /** `sha256:` and hex, over the bytes as stored. */
  readonly digest: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly bytes: Buffer;
}

/** What the REST API needs to know of artifacts. */
export interface ArtifactSource {
  /** Finished artifacts of all runs, oldest first. */
  list(): readonly StoredArtifact[];
  /** A short-lived address of the bytes. */
  downloadUrl(id: number): string;
  remove(id: number): void;
}

export interface ArtifactServiceOptions {
  /** Added to each request. Default 0. */
  readonly latencyMs?: number;
  readonly clock?: () => Date;
}

/** One request to the artifact service. */
export interface ArtifactRequest {
  /** `CreateArtifact`, ..., `blob/PUT`, `blob/GET`. */
  readonly operation: string;
  readonly runId: number | null;
  readonly status: number | null;
}

export type ArtifactInterception =
  | { readonly kind: 'answer'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'drop' };

/** The artifact service of the Actions runtime; its `list`, `downloadUrl` and `remove` are for `startGitHub({ artifacts })`. */
export interface ArtifactService extends ArtifactSource {
  /** ACTIONS_RESULTS_URL. */
  readonly url: string;
  readonly requests: readonly ArtifactRequest[];
  /** ACTIONS_RUNTIME_TOKEN of one job of one run: it reads and writes artifacts of that run only. */
  runtimeToken(runId: number, job: string): string;
  /** Puts an artifact there without a client, for tests with hostile content. */
  put(artifact: { readonly runId: number; readonly name: string; readonly bytes: Buffer; readonly mimeType?: string }): StoredArtifact;
  intercept(interceptor: (request: { readonly operation: string; readonly runId: number | null; readonly name: string | null }) => ArtifactInterception | undefined): () => void;
  close(): Promise<void>;
}
