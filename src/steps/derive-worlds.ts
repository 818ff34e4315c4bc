import type { Derivation } from '../core/derivation.js';
import type { observeWorlds } from '../evidence/observe.js';

/** Derives what came of the worlds in these folders. What reads and judges them is loaded when the first one has ended: no gate waits for it. */
export async function deriveWorlds(...seen: Parameters<typeof observeWorlds>): Promise<Derivation> {
  const [{ derive }, { observeWorlds }] = await Promise.all([import('../core/derivation.js'), import('../evidence/observe.js')]);
  return derive(await observeWorlds(...seen));
}
