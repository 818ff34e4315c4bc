import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LimitsReached, WorldLimits } from '../../core/reached-limits.js';
import { messageOf, systemCodeOf } from '../../errors.js';
import { isAlive, thisProcess } from '../process-table.js';
import { runProgram, type RootPrefix } from '../root-rights.js';
import type { CgroupPlace, Controller } from './cgroup-places.js';

/** Processes of ours in the group of a command: the one that waits at the edge of its namespaces, and the shell that reports. */
const ownProcesses = 2;

/**
 * Makes our group in a place, with a first group in it, and gives both to us, who need no root for the rest (cgroup-v2
 * documentation of the kernel, "Delegation"). A run that ends may take the empty group away in between, so it is tried again.
 * Arguments: owner, controllers for the groups in it (version 2) or nothing, the group, the first group in it.
 */
const openingScript = `owner=$1 controllers=$2 group=$3 first=$4
for again in 1 2 3; do
  mkdir -p "$group" && mkdir "$first" && break
done || exit
if [ -n "$controllers" ]; then echo "$controllers" >"$group/cgroup.subtree_control" || exit; fi
chown "$owner" "$group" "$first"`;

/** Enters groups and becomes the command; 0 stands for whoever writes it (cgroups manual). Arguments: the groups' files, `--`, the command. */
const enteringScript = `while [ "$1" != -- ]; do
  echo 0 >"$1" || exit 125
  shift
done
shift
exec "$@"`;

/** What to put before a command so that it is in the groups from its first process on. */
export function enteringGroups(members: readonly MemberGroup[]): string[] {
  return members.length === 0 ? [] : ['/bin/sh', '-c', enteringScript, 'sh', ...members.map(({ entrance }) => entrance), '--'];
}

/** The group of one command. */
export interface MemberGroup {
  /** The file by which a process enters it. */
  entrance: string;
  reached(): LimitsReached;
  release(): void;
}

/** A group of ours in one place, with a group in it for each command. What dead runs left in it is taken away. */
export class OwnGroup {
  readonly place: CgroupPlace;
  readonly #folder: string;
  readonly #limits: WorldLimits;
  /** Names what is ours for as long as we live, and tells others when that is over. */
  readonly #owner: string;
  #given = 0;

  private constructor(place: CgroupPlace, limits: WorldLimits) {
    this.place = place;
    this.#folder = join(place.folder, `safe-debug-${process.getuid?.() ?? 0}`);
    this.#limits = limits;
    const { pid, startTime } = thisProcess();
    this.#owner = `${pid}-${startTime ?? ''}`;
  }

  /** Opens the group by whoever starts commands (`root`: how to act as root; empty: ourselves) and tries it out. Text: why there is none. */
  static async open(place: CgroupPlace, limits: WorldLimits, root: RootPrefix): Promise<OwnGroup | string> {
    const group = new OwnGroup(place, limits);
    const controllers = place.version === 2 ? place.controllers.map((controller) => `+${controller}`).join(' ') : '';
    const opened = await runProgram([...root, '/bin/sh', '-c', openingScript, 'sh', String(process.getuid?.() ?? 0), controllers, group.#folder, group.#first]);
    if (opened.status !== 0) return firstLine(opened.stderr);
    group.#takeAway((name) => !isOfLiveProcess(name));
    const fault = await group.#tryOut(root);
    if (fault !== null) group.close();
    return fault ?? group;
  }

  /** A group for one command, with the limits. */
  member(): MemberGroup {
    this.#given += 1;
    const folder = join(this.#folder, `${this.#owner}-${this.#given}`);
    mkdirSync(folder);
    for (const controller of this.place.controllers) this.#limit(folder, controller);
    // The kernel moves a single thread at once; for a whole process it waits for all others (kernel, `cgroup_procs_write_start`).
    const entrance = join(folder, this.place.version === 1 ? 'tasks' : 'cgroup.procs');
    return { entrance, reached: () => this.#reachedIn(folder), release: () => removeGroup(folder) };
  }

  /** Takes all that is ours away; the group itself too, unless another run is in it or only root may. */
  close(): void {
    this.#takeAway((name) => name.startsWith(`${this.#owner}-`));
    removeGroup(this.#folder);
  }

  /** Holds the place as long as we live. */
  get #first(): string {
    return join(this.#folder, `${this.#owner}-0`);
  }

  async #tryOut(root: RootPrefix): Promise<string | null> {
    try {
      const member = this.member();
      const { status, stderr } = await runProgram([...root, ...enteringGroups([member]), 'true']);
      member.release();
      return status === 0 ? null : firstLine(stderr);
    } catch (error) {
      if (systemCodeOf(error) === undefined) throw error;
      return messageOf(error);
    }
  }

  /** No swap beside the memory: what is swapped out would go on without a limit. */
  #limit(folder: string, controller: Controller): void {
    const { memoryBytes, processes } = this.#limits;
    const set = (file: string, most: number): void => writeFileSync(join(folder, file), String(most));
    if (controller === 'pids') return set('pids.max', (processes ?? 0) + ownProcesses);
    const [memory, swap, mostSwap] = this.place.version === 2 ? (['memory.max', 'memory.swap.max', 0] as const) : (['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes', memoryBytes ?? 0] as const);
    set(memory, memoryBytes ?? 0);
    // A kernel that does not count swap has no such file.
    if (readdirSync(folder).includes(swap)) set(swap, mostSwap);
  }

  #reachedIn(folder: string): LimitsReached {
    const { controllers, version } = this.place;
    const counted = (controller: Controller, file: string, name: string): number => (controllers.includes(controller) ? countIn(join(folder, file), name) : 0);
    return { endedForMemory: counted('memory', version === 2 ? 'memory.events' : 'memory.oom_control', 'oom_kill'), refusedProcesses: counted('pids', 'pids.events', 'max') };
  }

  #takeAway(isWanted: (name: string) => boolean): void {
    for (const { name } of readdirSync(this.#folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) if (isWanted(name)) removeGroup(join(this.#folder, name));
  }
}

/** The value of a name in a file of lines; 0 where an old kernel does not count that. */
function countIn(file: string, name: string): number {
  const text = readdirSync(join(file, '..')).includes(basename(file)) ? readFileSync(file, 'latin1') : '';
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Names of groups begin with the number and the start of the process whose they are. */
function isOfLiveProcess(name: string): boolean {
  const [, pid, startTime] = /^(\d+)-(\d*)-\d+$/.exec(name) ?? [];
  return pid === undefined || isAlive({ pid: Number(pid), startTime: startTime ?? null });
}

/** A group that still has processes or groups stays, and so does one that only root may take away: the next run finds it. */
function removeGroup(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['EBUSY', 'ENOTEMPTY', 'ENOENT', 'EACCES', 'EPERM'].includes(systemCodeOf(error) ?? '')) throw error;
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
