import type { Additions } from './extend-plan.js';
import type { ProposeContext } from './propose.js';

/** What running an agent needs beside the plan. */
export interface AgentAccess {
  /** Variables that agents get beside those of a gate, such as the key of their model. */
  environment: readonly { name: string; value: string }[];
}

/** Runs the plan's agents, each in a world of its own, and takes what they changed as candidates. Null where there is none. */
export async function proposeByAgent(_context: ProposeContext, _access: AgentAccess | null): Promise<Additions | null> {
  return null;
}
