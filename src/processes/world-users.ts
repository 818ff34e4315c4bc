import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { usersOfProcesses } from './process-table.js';

/**
 * Users for worlds: ids between the last user that old archive formats can hold (2^21 - 1; ustar, cpio) and 65,536 below
 * it. Distributions give none of them to people or services, and systemd only to containers that pick one of 28,000
 * ranges by their name (systemd, "Users, Groups, UIDs and GIDs").
 */
const firstUser = 2_031_616;
const usersOfRun = 4_096;
const ranges = 16;

/** A range of user ids that no other run on this machine uses: one for each world, and one for the group of them all. */
export class WorldUsers {
  readonly #first: number;
  readonly #lock: Server;
  readonly #given = new Map<string, number>();
  readonly #taken = new Set<number>();

  private constructor(first: number, lock: Server) {
    this.#first = first;
    this.#lock = lock;
  }

  /** Takes the first range that is free; null if there is none. It is free again after `release` or the end of this process. */
  static async take(): Promise<WorldUsers | null> {
    const busy = usersInUse();
    for (let range = 0; range < ranges; range++) {
      const first = firstUser + range * usersOfRun;
      if (busy.some((user) => user >= first && user < first + usersOfRun)) continue;
      const lock = await lockOf(range);
      if (lock !== null) return new WorldUsers(first, lock);
    }
    return null;
  }

  /** The group that all worlds of the run have beside their own: it may read what they share. */
  get group(): number {
    return this.#first;
  }

  /** The user of a world, from its name alone as long as no other name wants the same, so that repetitions give the same. */
  of(world: string): number {
    const given = this.#given.get(world);
    if (given !== undefined) return given;
    const places = usersOfRun - 1;
    let place = createHash('sha256').update(world).digest().readUInt32BE() % places;
    while (this.#taken.has(place)) place = (place + 1) % places;
    this.#taken.add(place);
    const user = this.#first + 1 + place;
    this.#given.set(world, user);
    return user;
  }

  /** Gives the range back. */
  release(): void {
    this.#lock.close();
  }
}

/** Users of live processes and of the password file. */
function usersInUse(): number[] {
  const known = (existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'latin1') : '').split('\n').map((line) => Number(line.split(':')[2]));
  return [...usersOfProcesses(), ...known].filter((user) => user >= firstUser);
}

/** An abstract socket (unix manual) is a lock that all users share and that the kernel gives back with its process. */
function lockOf(range: number): Promise<Server | null> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(null)); // another run has it
    server.listen({ path: `\0safe-debug-users-${range}` }, () => resolve(server));
    server.unref();
  });
}
