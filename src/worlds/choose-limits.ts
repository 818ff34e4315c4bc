import type { Isolation } from '../core/documents/common.js';
import type { WorldLimits } from '../core/reached-limits.js';
import { SafeDebugError } from '../errors.js';
import { KeptLimits, openGroups } from '../processes/limits/kept-limits.js';
import { noLimits, type Limits } from '../processes/limits/limits.js';
import { namespacesCountProcesses, resourceFault, resourceLimits } from '../processes/limits/resource-limits.js';
import { rootRights } from '../processes/root-rights.js';
import type { Surroundings } from './hidden-folders.js';
import type { Apartness } from './strategy.js';

/** Limits for the commands of worlds, and what the evidence says of them. */
export interface LimitsChoice {
  limits: Limits;
  facts: Isolation['limits'];
}

/**
 * Limits as the plan wants them: by control groups where those can be had, else by resource limits of processes. They are
 * given back when the workspace is closed. Throws `environment` for a limit that cannot be kept here, because it was demanded.
 */
export async function chooseLimits({ plan, workspace }: Pick<Surroundings, 'plan' | 'workspace'>, apartness: Apartness): Promise<LimitsChoice> {
  const { memoryBytes, processes } = plan.worlds;
  if (memoryBytes === null && processes === null) return { limits: noLimits, facts: { memory: null, processes: null } };
  if (process.platform !== 'linux') throw new SafeDebugError('environment', 'Limits for worlds (--memory, --processes) can be had on Linux only. Leave them out, or limit this program as a whole by the means of your system.');
  // Only where root starts commands can it put them into groups that are not ours.
  const root = apartness.user === 'separate' ? await rootRights() : null;
  const { groups, why } = await openGroups(plan.worlds, root ?? []);
  workspace.beforeClosing(() => groups.forEach((group) => group.close()));
  const byGroup = (controller: 'memory' | 'pids'): boolean => groups.some(({ place }) => place.controllers.includes(controller));
  const left: WorldLimits = { memoryBytes: byGroup('memory') ? null : memoryBytes, processes: byGroup('pids') ? null : processes };
  if (left.processes !== null) await requireOwnCount(apartness, why);
  const resources = resourceLimits(left);
  const fault = await resourceFault(resources);
  if (fault !== null) throw new SafeDebugError('environment', `The limits of worlds (--memory, --processes) cannot be kept here: there is no cgroup for them (${why}), and resource limits cannot be set (${fault}). Install util-linux (prlimit), or leave them out.`);
  const by = (isGroup: boolean): 'cgroup' | 'rlimit' => (isGroup ? 'cgroup' : 'rlimit');
  return {
    limits: new KeptLimits(groups, resources),
    facts: {
      memory: memoryBytes === null ? null : { bytes: memoryBytes, by: by(byGroup('memory')) },
      processes: processes === null ? null : { count: processes, by: by(byGroup('pids')) },
    },
  };
}

/** The system counts processes by user (setrlimit manual): that is a limit of a world where the user, or a user namespace, is the world's alone. */
async function requireOwnCount({ user, used }: Apartness, why: string): Promise<void> {
  const fail = (others: string, advice: string): never => {
    throw new SafeDebugError('environment', `The number of processes of a world (--processes) cannot be limited here: there is no cgroup for it (${why}), and a resource limit would count ${others}. ${advice}, or leave it out.`);
  };
  if (user === 'separate') return used === 'copy' ? undefined : fail('the processes of all worlds, which have one user', 'Use --isolation copy, which gives each world a user of its own');
  if (used === 'copy') return fail('all your processes', 'Run as root or with sudo without a password');
  if (!(await namespacesCountProcesses())) fail('all your processes (Linux before 5.14)', 'Run as root or with sudo without a password');
}
