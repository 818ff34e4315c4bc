import { existsSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { chmod, chown, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SafeDebugError } from '../errors.js';
import { becoming, namespaceIsGone, quoted, startAsUser, untilGone } from './as-user.js';
import type { CommandInWorld, Launcher, RunningCommand } from './launcher.js';
import { unlimited, type CommandLimits } from './limits/limits.js';
import { emptyFolder, namedUser, ownSharedMemory } from './mount-table.js';
import { ownerOf, readProcessTable } from './process-table.js';
import { outputOf, runProgram, type ProgramEnd, type RootPrefix } from './root-rights.js';
import { enclosingScript, endingScript, lookingScript, reclaimingScript } from './separate-user-scripts.js';
import type { WorldUsers } from './world-users.js';

/** What a launcher for separate users needs. */
export interface SeparateUserSettings {
  /** How to act as root. */
  root: RootPrefix;
  users: WorldUsers;
  /** Existing folder of ours that no world can enter. */
  controlFolder: string;
  /** Whether commands get namespaces of their own (processes, mounts, System V memory). */
  namespaces: boolean;
  /** Folders in whose place commands see an empty one, as far as they are there; needs namespaces. */
  hidden: readonly string[];
}

/** Namespaces of one command; when it ends, the kernel ends everything in them (unshare manual). */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];

/** Folders that every user may write to. */
const commonFolders = ['/tmp', '/var/tmp', '/dev/shm'];

/**
 * Starts the commands of each world as a user of the world's own. One call as root starts and supervises a command, one
 * before gives the world to its user, one after takes it back; root itself needs no last one.
 */
export class SeparateUserLauncher implements Launcher {
  readonly contains = true;
  readonly #settings: SeparateUserSettings;

  constructor(settings: SeparateUserSettings) {
    this.#settings = settings;
  }

  async admit({ worldDirectory, directory }: CommandInWorld): Promise<void> {
    if (!existsSync(directory)) throw new SafeDebugError('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
    const user = this.#userOf(worldDirectory);
    await this.#asRoot(['chown', '--recursive', '--no-dereference', `${user}:${user}`, '--', worldDirectory], `give ${worldDirectory} to a user of its own`);
  }

  async reclaim({ worldDirectory }: CommandInWorld): Promise<void> {
    const user = this.#userOf(worldDirectory);
    const left = leftBy(user);
    const [own, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
    if (own === 0) {
      // Root reads everything as it is; only the way in is closed for the world's user.
      await chown(worldDirectory, own, group);
      await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
    } else {
      await this.#asRoot(['sh', '-c', reclaimingScript, 'sh', String(user), `${own}:${group}`, worldDirectory, ...left], `take ${worldDirectory} back`);
    }
    await chmod(worldDirectory, 0o700);
  }

  start(command: CommandInWorld, limits: CommandLimits = unlimited): RunningCommand {
    const { root, users, controlFolder, namespaces } = this.#settings;
    const user = this.#userOf(command.worldDirectory);
    return startAsUser(command, {
      root,
      user,
      group: users.group,
      controlFolder,
      named: namespaces,
      enclose: (control, inner) => (namespaces ? [...unshare, 'sh', '-c', enclosingScript, 'sh', this.#writeMounts(control, user, command), ...inner] : [...inner]),
      endAll: (control, killed) => (namespaces ? namespaceIsGone(control, killed) : this.#endByUser(user)),
    }, limits);
  }

  /**
   * Looks around as a user of its own: prints those of the folders and programs that it cannot enter or run, one a line.
   * Another status than 0 means that commands cannot be started this way here.
   */
  look(environment: Readonly<Record<string, string>>, paths: readonly string[]): Promise<ProgramEnd> {
    return lookAround(this, { directory: '/', environment, marker: 'look', worldDirectory: join(this.#settings.controlFolder, 'look') }, paths);
  }

  #userOf(worldDirectory: string): number {
    return this.#settings.users.of(basename(worldDirectory));
  }

  /** The table of what a command sees differently: its user's name, no shared memory of others, and empty folders. */
  #writeMounts(control: string, user: number, { environment }: CommandInWorld): string {
    const file = join(control, 'mounts');
    writeFileSync(file, [namedUser(control, user, environment['HOME'] ?? '/'), ownSharedMemory, ...this.#settings.hidden.filter(existsSync).map(emptyFolder)].join(''));
    return file;
  }

  async #endByUser(user: number): Promise<number> {
    const { root, users } = this.#settings;
    await runProgram([...root, ...becoming(user, users.group), 'sh', '-c', endingScript]);
    return untilGone(() => readProcessTable().filter(({ pid }) => ownerOf(pid) === user).length);
  }

  async #asRoot(command: readonly string[], purpose: string): Promise<void> {
    const { status, stderr } = await runProgram([...this.#settings.root, ...command]);
    if (status !== 0) throw new SafeDebugError('environment', `It was not possible to ${purpose}: ${stderr.trim().split('\n')[0]}. Look for mounts or immutable files there; --home keep runs gates as your own user.`);
  }
}

/** Runs a first command that prints which of the folders and programs it cannot enter or run, one a line. */
export async function lookAround(launcher: Launcher, place: Omit<CommandInWorld, 'command'>, paths: readonly string[]): Promise<ProgramEnd> {
  const running = launcher.start({ ...place, command: `set -- ${paths.map(quoted).join(' ')}\n${lookingScript}` });
  const output = await outputOf(running.child);
  // Why nothing could be started is in the output.
  await running.processorTime().catch(() => '');
  return output;
}

/** What a user left in the folders that every user may write to. */
function leftBy(user: number): string[] {
  return commonFolders.flatMap((folder) => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => join(folder, name)).filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === user);
  });
}
