import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact, ArtifactClient, UploadArtifactOptions, UploadArtifactResponse } from '@actions/artifact';
import { SafeDebugError } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';
import { copyRegularFile } from '../files/regular-file.js';
import { unzipLimits, type UnzipLimits } from '../files/unzip.js';
import { regularFilesBelow, sameFiles } from './folder-content.js';
import { defaultPatience, isCutCreation, isNameTaken, isUncertain, patiently, serviceFault, type Patience } from './service-faults.js';
import type { Store } from './store.js';
import { changedBytes, judged, nameTaken, requireName, type FetchedArtifact, type Inspection, type StoredArtifact } from './stored-artifact.js';
import { unpacked } from './unpacked-artifact.js';

export interface ArtifactStoreOptions {
  /** An existing folder of this process alone, for copies and downloads. */
  directory: string;
  /** Days that artifacts are kept; the repository's default where absent. */
  retentionDays?: number;
  /** Largest artifact that is fetched, in bytes as stored. Default 256 MiB. */
  mostBytes?: number;
  limits?: UnzipLimits;
  patience?: Patience;
}

/**
 * The artifacts of this workflow run as a store, through GitHub's own client. It needs ACTIONS_RUNTIME_TOKEN and
 * ACTIONS_RESULTS_URL, which only steps with `uses:` have. Any job of the run can upload under any free name, so what is
 * fetched is only believed as far as a digest from elsewhere (a job's output) bears it out. Methods reject with
 * `environment` where the service fails, after bounded attempts.
 */
export class ArtifactStore implements Store {
  readonly #options: Required<Omit<ArtifactStoreOptions, 'retentionDays'>> & Pick<ArtifactStoreOptions, 'retentionDays'>;
  readonly #fetched = new Map<string, Promise<FetchedArtifact>>();
  #client: Promise<ArtifactClient> | null = null;
  #listing: Promise<Artifact[]> | null = null;

  constructor(options: ArtifactStoreOptions) {
    this.#options = { mostBytes: 256 * 1024 * 1024, limits: unzipLimits, patience: defaultPatience, ...options };
  }

  /** Uploads a folder's files and removes the folder. Rejects like `uploadFolder`. */
  async put(name: string, folder: string): Promise<void> {
    await this.uploadFolder(folder, name);
    await rm(folder, { recursive: true, force: true });
  }

  /** The unpacked files of a name, or null. Throws `evidence` if what stands there cannot be used; `fetch` tells that without an error. */
  async get(name: string): Promise<string | null> {
    const fetched = await this.fetch(name);
    if (fetched.status === 'found') return fetched.folder;
    if (fetched.status === 'missing') return null;
    throw new SafeDebugError('evidence', `The artifact "${name}" cannot be used: ${fetched.why}. Nothing of it was taken; look at the jobs of this run, and start a new one.`);
  }

  async list(): Promise<string[]> {
    return [...new Set((await this.#list()).map(({ name }) => name))].sort();
  }

  /** What the service lists under a name, without fetching it. */
  async inspect(name: string): Promise<Inspection> {
    requireName(name);
    const known = await (this.#listing ?? this.#list());
    // What is missing may have come since the last look.
    const listed = known.some((artifact) => artifact.name === name) ? known : await this.#list();
    return judged(listed.filter((artifact) => artifact.name === name), this.#options.mostBytes);
  }

  /** Downloads and unpacks what stands under a name, once for each name; several names may be fetched at once. */
  fetch(name: string): Promise<FetchedArtifact> {
    const begun = this.#fetched.get(name);
    if (begun !== undefined) return begun;
    const fetched = this.#fetch(name);
    this.#fetched.set(name, fetched);
    // What is not there yet, or could not be had, may be asked for again.
    const forget = (): boolean => this.#fetched.delete(name);
    fetched.then(({ status }) => status === 'missing' && forget(), forget);
    return fetched;
  }

  /**
   * Uploads all files of a folder as one zip file under a name. Throws `input` for anything in it but folders and regular
   * files, and for an empty one; `evidence` if something else stands under the name.
   */
  async uploadFolder(folder: string, name: string): Promise<StoredArtifact> {
    requireName(name);
    const files = await regularFilesBelow(folder);
    const isSame = async (): Promise<boolean> => {
      const standing = await this.fetch(name);
      return standing.status === 'found' && sameFiles(folder, standing.folder);
    };
    return this.#upload(name, files.map((file) => join(folder, file)), folder, {}, isSame);
  }

  /**
   * Uploads one file as it is, so that a browser shows it and its digest is the artifact's. Throws `evidence` if the
   * service's digest is another one, or something else stands under the name.
   */
  async uploadFile(file: string, name: string): Promise<StoredArtifact> {
    requireName(name);
    // The client names such an artifact after its file; the copy also holds the bytes still.
    const folder = await mkdtemp(join(this.#options.directory, 'upload-'));
    try {
      const copy = join(folder, name);
      await copyRegularFile(file, copy);
      const digest = await digestOfFile(copy);
      const isSame = async (): Promise<boolean> => {
        const inspection = await this.inspect(name);
        return inspection.status === 'found' && inspection.artifact.digest === digest;
      };
      const stored = await this.#upload(name, [copy], folder, { skipArchive: true }, isSame);
      if (stored.digest !== digest) throw changedBytes(name, digest, stored.digest);
      return stored;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Only a creation that was cut off is tried again: GitHub gives a name to no second upload, even if the first never ended. */
  async #upload(name: string, files: string[], root: string, options: UploadArtifactOptions, isSame: () => Promise<boolean>): Promise<StoredArtifact> {
    const { patience, retentionDays } = this.#options;
    const what = `The upload of the artifact "${name}"`;
    const client = await this.#loadClient();
    const upload = (): Promise<UploadArtifactResponse> =>
      client.uploadArtifact(name, files, root, { ...options, ...(retentionDays === undefined ? {} : { retentionDays }) });
    const sent = await patiently(what, patience.transferMs, patience.waitsMs, upload, isCutCreation).catch((error: unknown) => ({ error }));
    this.#listing = null;
    return 'error' in sent ? this.#recovered(name, what, sent.error, isSame) : this.#confirmed(name, what, sent);
  }

  /** An answer may have got lost: what stands under the name may be ours after all. Throws if it is not. */
  async #recovered(name: string, what: string, error: unknown, isSame: () => Promise<boolean>): Promise<StoredArtifact> {
    if (!isUncertain(error)) throw serviceFault(what, error);
    const standing = await this.inspect(name);
    if (standing.status === 'found' && (await isSame())) return standing.artifact;
    throw isNameTaken(error) ? nameTaken(name, standing) : serviceFault(what, error);
  }

  /** What the service lists after an upload, if it is what was sent. */
  async #confirmed(name: string, what: string, { id, digest }: UploadArtifactResponse): Promise<StoredArtifact> {
    const standing = await this.inspect(name);
    if (standing.status === 'missing') throw serviceFault(what, new Error('the service does not list it'));
    if (standing.status !== 'found') throw new SafeDebugError('evidence', `The artifact "${name}" was uploaded, but cannot be used: ${standing.why}. Look at the jobs of this run, and start a new one.`);
    const { artifact } = standing;
    if (artifact.id !== id || artifact.digest !== `sha256:${digest}`) throw changedBytes(name, `sha256:${digest}`, artifact.digest);
    return artifact;
  }

  /** Asks anew; what is asked meanwhile waits for the same answer. */
  #list(): Promise<Artifact[]> {
    const listing = this.#askForList();
    this.#listing = listing;
    listing.catch(() => {
      if (this.#listing === listing) this.#listing = null;
    });
    return listing;
  }

  async #askForList(): Promise<Artifact[]> {
    const { questionMs, waitsMs } = this.#options.patience;
    const what = "The list of this run's artifacts";
    const client = await this.#loadClient();
    return patiently(what, questionMs, waitsMs, async () => (await client.listArtifacts()).artifacts).catch((error: unknown) => {
      throw serviceFault(what, error);
    });
  }

  async #fetch(name: string): Promise<FetchedArtifact> {
    const inspection = await this.inspect(name);
    if (inspection.status !== 'found') return inspection;
    return unpacked(inspection.artifact, await this.#loadClient(), this.#options);
  }

  /** The client is large: it is loaded when an artifact is first needed, so that it costs other commands nothing. */
  #loadClient(): Promise<ArtifactClient> {
    this.#client ??= import('@actions/artifact').then(({ DefaultArtifactClient }) => new DefaultArtifactClient());
    return this.#client;
  }
}
