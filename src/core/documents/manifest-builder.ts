import type { ManifestEntry } from './manifest-entry.js';
import { Manifest } from './manifest.js';

/** So many entries wait until they are put into the manifest: few beside a large tree, and enough for little to be put into one piece again and again. */
const mostWaiting = 10_000;

/** Makes a manifest of entries as they are found, in any order. All of them at once would be twice the memory that the manifest takes. */
export class ManifestBuilder {
  #manifest = Manifest.of([]);
  #waiting = new Map<string, ManifestEntry>();

  /** Adds an entry, in the place of an earlier one at the same path. */
  add(entry: ManifestEntry): void {
    this.#waiting.set(entry.path, entry);
    if (this.#waiting.size === mostWaiting) this.#putIn();
  }

  /** The manifest of all entries so far. */
  get manifest(): Manifest {
    this.#putIn();
    return this.#manifest;
  }

  #putIn(): void {
    this.#manifest = this.#manifest.changed(this.#waiting);
    this.#waiting = new Map();
  }
}
