import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allReached, type WorldLimits } from '../../core/reached-limits.js';
import type { RootPrefix } from '../root-rights.js';
import { placesFor, type Controller } from './cgroup-places.js';
import type { CommandLimits, Limits } from './limits.js';
import { enteringGroups, OwnGroup } from './own-group.js';

/** Groups that were seen to work, and why there are no others. */
export interface FoundGroups {
  groups: OwnGroup[];
  why: string;
}

/** Opens control groups for limits, as far as whoever starts commands can have them (`root`: how that one acts as root; empty: ourselves). */
export async function openGroups(limits: WorldLimits, root: RootPrefix): Promise<FoundGroups> {
  const wanted: Controller[] = [...(limits.memoryBytes === null ? [] : ['memory' as const]), ...(limits.processes === null ? [] : ['pids' as const])];
  const places = placesFor(wanted, { membership: textOf('/proc/self/cgroup'), mounts: textOf('/proc/self/mountinfo'), givenToChildren });
  const missing = wanted.filter((controller) => !places.some(({ controllers }) => controllers.includes(controller)));
  const opened = await Promise.all(places.map((place) => OwnGroup.open(place, limits, root)));
  const whys = [...(missing.length === 0 ? [] : [`none that can be seen gives ${missing.join(' and ')} to groups in it`]), ...opened.filter((found) => typeof found === 'string')];
  return { groups: opened.filter((found) => typeof found !== 'string'), why: whys.join('; ') };
}

/** Limits by control groups and by resource limits of processes (prlimit manual). */
export class KeptLimits implements Limits {
  readonly #groups: readonly OwnGroup[];
  readonly #resourceLimits: readonly string[];

  /** `resourceLimits` is what to put before a command as whoever runs it. */
  constructor(groups: readonly OwnGroup[], resourceLimits: readonly string[]) {
    this.#groups = groups;
    this.#resourceLimits = resourceLimits;
  }

  hold(): CommandLimits {
    const members = this.#groups.map((group) => group.member());
    return {
      outer: enteringGroups(members),
      inner: this.#resourceLimits,
      reached: () => allReached(members.map((member) => member.reached())),
      release: () => members.forEach((member) => member.release()),
    };
  }
}

function givenToChildren(folder: string): string[] {
  return textOf(join(folder, 'cgroup.subtree_control')).trim().split(' ');
}

/** Text of a file of the kernel; empty where this one has none. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'latin1') : '';
}
