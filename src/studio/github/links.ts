import type { Digest } from '../../core/digest.js';

/** A workflow run of which something is told. */
export interface RunReference {
  id: string;
  attempt: number;
  /** Its page. */
  url: string;
}

/** Links before anything is uploaded, or where nothing can be. */
export function noEvidenceYet(run: RunReference): EvidenceLinks {
  return { run, document: null, folder: null, page: null };
}

/** Where the evidence of a run lies; null for what is not uploaded yet. */
export interface EvidenceLinks {
  run: RunReference;
  /** The artifact `evidence.json`, byte for byte the evidence document, and the digest of these bytes. */
  document: { artifact: number; url: string; digest: Digest } | null;
  /** The artifact that holds the whole evidence folder, by its name. */
  folder: { name: string; url: string } | null;
  /** The artifact that holds the evidence page. */
  page: string | null;
}
