import type { Artifact } from '@actions/artifact';
import type { Digest } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';

/** An artifact of this workflow run, as the service lists it. */
export interface StoredArtifact {
  name: string;
  id: number;
  /** Bytes as stored: of the zip file, or of a single file. */
  size: number;
  /** sha256 of the bytes as stored. */
  digest: Digest;
}

/** Why the artifact of a name cannot be used. It is the fault of whoever made it, not of the service. */
type UnusableArtifact = { status: 'doubled' | 'oversized' | 'malformed'; why: string };

/** What stands under a name. */
export type Inspection = { status: 'found'; artifact: StoredArtifact } | { status: 'missing' } | UnusableArtifact;

/** What came of fetching a name: the folder with its files, or why there is none. */
export type FetchedArtifact = { status: 'found'; artifact: StoredArtifact; folder: string } | { status: 'missing' } | UnusableArtifact;

/** What the artifacts that are listed under one name come to; more than `mostBytes` bytes are too many. */
export function judged(standing: readonly Artifact[], mostBytes: number): Inspection {
  const [only] = standing;
  if (only === undefined) return { status: 'missing' };
  if (standing.length > 1) return { status: 'doubled', why: `${standing.length} artifacts have this name` };
  const { name, id, size, digest } = only;
  if (size > mostBytes) return { status: 'oversized', why: `it has ${size} bytes, more than ${mostBytes}` };
  if (!isDigest(digest)) return { status: 'malformed', why: 'the service lists no sha256 for it' };
  return { status: 'found', artifact: { name, id, size, digest } };
}

/** Address of an artifact's page. `server` is GITHUB_SERVER_URL; `repository` is `owner/name`; `run` is the run's id. */
export function artifactAddress({ server, repository, run }: { server: string; repository: string; run: string }, id: number): string {
  return `${server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}

function isDigest(text: string | undefined): text is Digest {
  return text !== undefined && /^sha256:[0-9a-f]{64}$/.test(text);
}

/** Throws `input` for what is no name of an artifact here. */
export function requireName(name: string): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) throw new SafeDebugError('input', `"${name}" is not a name for an artifact: use letters, digits, dots and dashes.`);
}

/** The fault of an upload under a name that something else has. */
export function nameTaken(name: string, inspection: Inspection): SafeDebugError {
  const who = inspection.status === 'missing' ? 'An upload that never ended holds the name' : 'Something else in this run uploaded';
  return new SafeDebugError('evidence', `${who} "${name}" first, and GitHub gives no name twice. Nothing was uploaded; look at the jobs of this run, and start a new one. Legs of a matrix and second calls each need an input \`name\` of their own.`);
}

/** The fault of an upload that does not stand as it was sent. */
export function changedBytes(name: string, sent: string, listed: string): SafeDebugError {
  return new SafeDebugError('evidence', `The artifact "${name}" is not what was sent: the service lists the digest ${listed}, sent was ${sent}. Do not use it; start a new run.`);
}
