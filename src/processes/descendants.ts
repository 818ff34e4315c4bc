import { setTimeout as delay } from 'node:timers/promises';
import { environmentValueOf, hasProcessTable, ownerOf, readProcessTable, workingDirectoryOf, type ProcessEntry } from './process-table.js';

/** Variable that marks every process of a world, so that also those that left their group and parent are found. */
export const worldMarkerVariable = 'SAFE_DEBUG_WORLD';

const endingRounds = 200;
const pauseBetweenRoundsMs = 10;

/**
 * Knows the processes that a command started: by parent, by process group, by the marker in their environment, by a
 * working directory inside the world, and by having been seen as one of them before. Processes may hide from each of
 * these alone; a PID namespace is what makes it certain, where it can be had.
 */
export class Descendants {
  readonly #root: number;
  readonly #marker: string;
  readonly #directory: string | null;
  readonly #user: number | null;
  readonly #seen = new Map<number, string>();

  /**
   * `root` leads its own process group; `marker` is the value of the marker variable; `directory` is the world, or null
   * where its path tells nothing. With `user` only that user's processes count for memory: those around them are ours.
   */
  constructor(root: number, marker: string, directory: string | null, user: number | null = null) {
    this.#root = root;
    this.#marker = marker;
    this.#directory = directory;
    this.#user = user;
  }

  /** Remembers who belongs to the command now; returns the sum of their resident memory in bytes. Cheap enough for a timer. */
  sample(table: readonly ProcessEntry[]): number {
    const members = this.#byKinship(table);
    for (const entry of members) this.#seen.set(entry.pid, entry.startTime);
    const counted = this.#user === null ? members : members.filter(({ pid }) => ownerOf(pid) === this.#user);
    return counted.reduce((sum, entry) => sum + entry.rssBytes, 0);
  }

  /** All live processes that belong to the command, also those that tried to leave. */
  find(): ProcessEntry[] {
    const table = readProcessTable();
    this.sample(table);
    return table.filter(
      (candidate) =>
        !candidate.zombie &&
        candidate.pid !== process.pid &&
        (this.#isKnown(candidate) || environmentValueOf(candidate.pid, worldMarkerVariable) === this.#marker || this.#livesInside(candidate.pid)),
    );
  }

  /** Ends every descendant; resolves to the number that could not be ended. */
  async end(): Promise<number> {
    sendSignal(-this.#root, 'SIGKILL');
    if (!hasProcessTable) return 0;
    for (let round = 0; round < endingRounds; round++) {
      const left = this.find();
      if (left.length === 0) return 0;
      // Stopped first, so that a process cannot fork faster than it is ended.
      for (const { pid } of left) sendSignal(pid, 'SIGSTOP');
      for (const { pid } of left) sendSignal(pid, 'SIGKILL');
      await delay(pauseBetweenRoundsMs);
    }
    return this.find().length;
  }

  #byKinship(table: readonly ProcessEntry[]): ProcessEntry[] {
    const children = new Map<number, ProcessEntry[]>();
    for (const entry of table) {
      const siblings = children.get(entry.parent);
      if (siblings) siblings.push(entry);
      else children.set(entry.parent, [entry]);
    }
    const members = new Map<number, ProcessEntry>();
    const pending = table.filter((entry) => entry.pid === this.#root || entry.group === this.#root || entry.session === this.#root || this.#isKnown(entry));
    for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
      if (members.has(entry.pid)) continue;
      members.set(entry.pid, entry);
      pending.push(...(children.get(entry.pid) ?? []));
    }
    return [...members.values()];
  }

  #isKnown(entry: ProcessEntry): boolean {
    return this.#seen.get(entry.pid) === entry.startTime;
  }

  #livesInside(pid: number): boolean {
    if (this.#directory === null) return false;
    const directory = workingDirectoryOf(pid);
    return directory !== null && (directory === this.#directory || directory.startsWith(`${this.#directory}/`));
  }
}

/** Sends a signal to a process, or with a negative number to a group. One that is gone is what was wanted; another user's cannot be reached, and counts as a survivor. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const outOfReach = error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
    if (!outOfReach) throw error;
  }
}
