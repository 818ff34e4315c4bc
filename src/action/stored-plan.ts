import type { Digest } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { planFromStore, type StoredPlan } from '../steps/over-store.js';
import { planPart, storeName } from '../core/store-names.js';
import type { ArtifactStore } from '../store/artifact-store.js';
import * as inputs from './inputs.js';
import type { Surroundings } from './surroundings.js';

/** A run has a first plan, and one that extends it where models or agents were asked. */
const versions = [2, 1];

/**
 * The plan of this run, which must be the one that a job told by its output. When only failed jobs are run again, it is
 * that of an earlier attempt. Throws `input` if there is none, `evidence` if it was replaced.
 */
export async function storedPlan({ run }: Surroundings, store: ArtifactStore, digest: Digest): Promise<StoredPlan> {
  let last: string | null = null;
  for (let attempt = run.attempt; attempt >= 1; attempt--) {
    for (const version of versions) {
      const name = storeName({ id: run.id, attempt, name: inputs.useName() }, planPart(version));
      if ((await store.inspect(name)).status === 'missing') continue;
      last = name;
      const stored = await planFromStore(store, name, null).catch(unlessUnusable);
      if (stored?.planDigest === digest) return stored;
    }
  }
  if (last !== null) return planFromStore(store, last, digest);
  throw new SafeDebugError('input', `This run has no plan. Run the step "plan" in a job before this one, and pass its output plan-digest.`);
}

/** Another artifact under a plan's name is looked past; the right one may stand under the next. */
function unlessUnusable(error: unknown): null {
  if (error instanceof SafeDebugError && (error.code === 'evidence' || error.code === 'input')) return null;
  throw error;
}
