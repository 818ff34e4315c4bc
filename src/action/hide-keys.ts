import * as core from '@actions/core';
import { secretsOf } from '../agents/environment.js';
import type { ProposerAccess } from '../steps/rounds.js';

/** Has the runner hide keys that it only knows as part of a secret, such as that of `PROVIDER=KEY` or `NAME=VALUE`. */
export function hideKeys({ agent }: ProposerAccess): void {
  if (agent === null) return;
  const withheld = agent.key === null ? [] : [agent.key.key];
  for (const secret of secretsOf([], { passed: agent.environment, withheld })) core.setSecret(secret);
}
