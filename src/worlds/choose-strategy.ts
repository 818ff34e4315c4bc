import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { CopyStrategy } from './copy-strategy.js';
import { chooseLauncher, takeUserRights, type UserRights } from './choose-launcher.js';
import type { Surroundings } from './hidden-folders.js';
import { chooseNamespaces } from './namespace/choose.js';
import type { WorldStrategy } from './strategy.js';

/** A strategy for worlds, and what the evidence should say about it beside its isolation. */
interface StrategyChoice {
  strategy: WorldStrategy;
  notes: string[];
}

/**
 * The strategy for the plan's worlds: namespaces where they work, otherwise copies with the reason. Throws `environment` for
 * an isolation or a network that is demanded but cannot be had here.
 */
export async function chooseStrategy(needs: Surroundings): Promise<StrategyChoice> {
  const { isolation, network } = needs.plan.worlds;
  requireSense(needs.plan.worlds);
  const rights = await takeUserRights(needs);
  if (isolation === 'copy') return copies(needs, rights, 'copies were asked for');
  const namespaces = await chooseNamespaces(needs, rights);
  if (typeof namespaces !== 'string') return namespaces;
  if (isolation === 'namespace') throw new SafeDebugError('environment', `Worlds in namespaces (--isolation namespace) cannot be had here: ${namespaces}. Use --isolation auto or --isolation copy.`);
  if (network === 'off') throw new SafeDebugError('environment', `Worlds without a network (--network off) need namespaces, which cannot be had here: ${namespaces}. Leave it out, or run the program where there is no network.`);
  return copies(needs, rights, `worlds are copies, because namespaces cannot be had (${namespaces})`);
}

function requireSense({ isolation, network }: Plan['worlds']): void {
  if (isolation === 'copy' && network === 'off') throw new SafeDebugError('environment', 'Worlds as copies cannot be cut off from the network (--network off). Use --isolation auto, leave it out, or run the program where there is no network.');
}

async function copies(needs: Surroundings, rights: UserRights | string, whyCopies: string): Promise<StrategyChoice> {
  const { launcher, user, why, notes } = await chooseLauncher(needs, rights);
  const processes = launcher.contains ? 'contained' : 'followed';
  return { strategy: new CopyStrategy(needs.workspace, { requested: needs.plan.worlds.isolation, used: 'copy', user, processes, network: 'on', why: `${whyCopies}; ${why}` }, launcher), notes };
}
