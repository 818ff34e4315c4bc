import type { Digest } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { planFromStore, type StoredPlan } from '../steps/over-store.js';
import { storeName } from '../steps/store-names.js';
import type { ArtifactStore } from '../store/artifact-store.js';
import type { Surroundings } from './surroundings.js';

/**
 * The plan of this run, which must be the one that the plan job told by its output. When only failed jobs are run again,
 * it is that of an earlier attempt. Throws `input` if there is none, `evidence` if it was replaced.
 */
export async function storedPlan({ run }: Surroundings, store: ArtifactStore, digest: Digest): Promise<StoredPlan> {
  for (let attempt = run.attempt; attempt >= 1; attempt--) {
    const name = storeName({ id: run.id, attempt }, 'plan');
    if ((await store.inspect(name)).status !== 'missing') return planFromStore(store, name, digest);
  }
  throw new SafeDebugError('input', `This run has no plan. Run the step "plan" in a job before this one, and pass its output plan-digest.`);
}
