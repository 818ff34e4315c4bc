import type { Plan } from '../core/documents/plan.js';
import { SafeDebugError } from '../errors.js';
import { processNamespace } from '../processes/process-namespace.js';
import { CopyStrategy } from './copy-strategy.js';
import type { WorldStrategy } from './strategy.js';
import type { Workspace } from './workspace.js';

/** The strategy for the plan's worlds. Throws `environment` for an isolation that is demanded but cannot be had here. */
export async function chooseStrategy(settings: Plan['worlds'], workspace: Workspace): Promise<WorldStrategy> {
  if (settings.isolation === 'namespace') {
    throw new SafeDebugError('environment', 'Worlds in namespaces (--isolation namespace) cannot be had from this version. Use --isolation auto or --isolation copy.');
  }
  if (settings.network === 'off') {
    throw new SafeDebugError('environment', 'Worlds as copies cannot be cut off from the network (--network off). Leave it out, or run the program where there is no network.');
  }
  const launcher = await processNamespace();
  const processes = launcher.length > 0 ? 'contained' : 'followed';
  const why = settings.isolation === 'copy' ? 'asked for' : 'copies work on every system';
  return new CopyStrategy(workspace, { requested: settings.isolation, used: 'copy', user: 'same-user', processes, network: 'on', why }, launcher);
}
