import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { createScratchRepository, type ObjectStore, type ScratchRepository } from '../git/scratch.js';
import { withApplied, type PatchOptions } from './apply.js';
import type { PatchOutcome } from './outcome.js';
import type { ScratchIndex } from './scratch-index.js';

/** An applied patch, and the index file that holds its result. */
interface AppliedPatch {
  outcome: PatchOutcome;
  file: string;
}

/**
 * What git made of patches in one process. A patch's bytes, its base and where its names may start decide that alone, so a patch that was judged is
 * not given to git a second time for its world. What has to be made anew, such as a replay, does not ask here.
 */
export class AppliedPatches {
  readonly scratch: ScratchRepository;
  readonly #kept = new Map<string, AppliedPatch>();

  private constructor(scratch: ScratchRepository) {
    this.scratch = scratch;
  }

  /** Nothing yet; patches will be applied in a new scratch repository in `directory`, which reads a store of objects. */
  static reading(store: ObjectStore, directory: string): AppliedPatches {
    return new AppliedPatches(createScratchRepository(directory, store));
  }

  /** As `applyPatch`; the result of an applied patch is kept until it is taken. */
  async judge(base: string, patch: Uint8Array, options: PatchOptions): Promise<PatchOutcome> {
    const key = keyOf(base, patch, options);
    return withApplied(this.scratch, base, patch, options, async (outcome, index) => {
      if (outcome.outcome === 'applied') this.#kept.set(key, { outcome, file: await this.#keep(key, index) });
      return outcome;
    });
  }

  /**
   * As `withApplied`; takes the result of a patch that was judged, if it is still kept. git does not write an object anew that the user's repository
   * has, such as those of a branch that is a candidate, and there it may be gone by now (git-gc manual): where git cannot use what was kept, the patch is
   * applied again, which writes what is missing, and `use` is called a second time.
   */
  async take<T>(base: string, patch: Uint8Array, options: PatchOptions, use: (outcome: PatchOutcome, index: ScratchIndex) => Promise<T>): Promise<T> {
    const key = keyOf(base, patch, options);
    const kept = this.#kept.get(key);
    if (kept === undefined) return withApplied(this.scratch, base, patch, options, use);
    this.#kept.delete(key);
    try {
      return await use(kept.outcome, { file: kept.file, place: { ...this.scratch.place, indexFile: kept.file } });
    } catch (error) {
      if (!(error instanceof SafeDebugError && error.code === 'environment')) throw error;
      return await withApplied(this.scratch, base, patch, options, use);
    } finally {
      await rm(kept.file, { force: true });
    }
  }

  /** One file a key: patches that are the same may be judged at once. */
  async #keep(key: string, { file }: ScratchIndex): Promise<string> {
    const kept = join(this.scratch.directory, `applied-${digestOf(key).slice('sha256:'.length)}`);
    await rename(file, kept);
    return kept;
  }
}

function keyOf(base: string, patch: Uint8Array, { directory = '.' }: PatchOptions): string {
  return [base, directory, digestOf(patch)].join('\0');
}
