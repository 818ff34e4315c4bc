import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { CopyStrategy } from './copy-strategy.js';
import { chooseLauncher } from './choose-launcher.js';
import type { Surroundings } from './hidden-folders.js';
import type { WorldStrategy } from './strategy.js';

/** Throws `environment` for an isolation that is demanded but cannot be had here. */
export function requirePossible({ isolation, network }: Plan['worlds']): void {
  if (isolation === 'namespace') {
    throw new SafeDebugError('environment', 'Worlds in namespaces (--isolation namespace) cannot be had from this version. Use --isolation auto or --isolation copy.');
  }
  if (network === 'off') {
    throw new SafeDebugError('environment', 'Worlds as copies cannot be cut off from the network (--network off). Leave it out, or run the program where there is no network.');
  }
}

/** The strategy for the plan's worlds, and what the evidence should say about it beside its isolation. */
export async function chooseStrategy(needs: Surroundings): Promise<{ strategy: WorldStrategy; notes: string[] }> {
  const { isolation } = needs.plan.worlds;
  const { launcher, user, why, notes } = await chooseLauncher(needs);
  const processes = launcher.contains ? 'contained' : 'followed';
  const whyCopies = isolation === 'copy' ? 'asked for' : 'copies work on every system';
  return { strategy: new CopyStrategy(needs.workspace, { requested: isolation, used: 'copy', user, processes, network: 'on', why: `${whyCopies}; ${why}` }, launcher), notes };
}
