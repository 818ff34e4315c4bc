import type { Evidence, Promotion } from '../core/documents/evidence.js';

/**
 * What there is to tell about a run: evidence, or the same before anything is decided. `promotion` null: the decision is
 * still under way.
 */
export interface Account extends Pick<Evidence, 'outcome' | 'trigger' | 'gate' | 'tests' | 'baseline' | 'candidates' | 'selection' | 'replay' | 'limits' | 'model' | 'calls'> {
  snapshot: Pick<Evidence['snapshot'], 'repository' | 'ref' | 'commit'>;
  promotion: Promotion | null;
}
