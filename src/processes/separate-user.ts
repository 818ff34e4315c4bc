import { spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, chown, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { Descendants, worldMarkerVariable } from './descendants.js';
import { exitOf, reportingShell, type CommandInWorld, type Launcher, type ProcessEnd, type RunningCommand } from './launcher.js';
import { ownerOf, readProcessTable } from './process-table.js';
import { outputOf, runProgram, searchPath, type ProgramEnd, type RootPrefix } from './root-rights.js';
import { begun, enclosingScript, endingScript, enteringScript, lookingScript, reclaimingScript, supervisingScript } from './separate-user-scripts.js';
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
  /** Folders in whose place commands see an empty one; needs namespaces. */
  hidden: readonly string[];
}

const endingRounds = 500;
const pauseBetweenRoundsMs = 10;

/** Name of the world's user, where it has one. */
const userName = 'safe-debug';

/** Namespaces of one command; when it ends, the kernel ends everything in them (unshare manual). */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];

/**
 * The shell that supervises. Sudo closes what it inherited; for root, bash does, if it is there. It takes a socket on
 * standard input for a remote login and would read a start-up file (bash manual, "Invoked by remote shell daemon").
 */
function supervisingShell(root: RootPrefix): string[] {
  return root.length === 0 && existsSync('/bin/bash') ? ['/bin/bash', '--norc'] : ['/bin/sh'];
}

/** Folders that every user may write to. */
const commonFolders = ['/tmp', '/var/tmp', '/dev/shm'];

/**
 * Starts the commands of each world as a user of the world's own, without capabilities and without a way to get more
 * rights (setpriv manual; `no_new_privs` also makes sudo refuse). One call as root starts and supervises a command, one
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

  start(command: CommandInWorld): RunningCommand {
    const user = this.#userOf(command.worldDirectory);
    const control = this.#writeControl(command, user);
    const [program = '', ...args] = [...this.#settings.root, ...supervisingShell(this.#settings.root), '-c', supervisingScript, 'sh', control, String(user), ...this.#enclosed(command, control, user)];
    const child = spawn(program, args, { cwd: '/', env: searchPath(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child.stdin.on('error', () => undefined); // it ended before a request reached it, which is what was wanted
    let [stopped, killed] = [false, false];
    const send = (signal: 'SIGTERM' | 'SIGKILL'): void => {
      stopped = true;
      killed ||= signal === 'SIGKILL';
      child.stdin.write(`${signal.slice(3)}\n`);
    };
    const exit = exitOf(child);
    return {
      child,
      descendants: new Descendants(child.pid ?? 0, command.marker, command.worldDirectory, user),
      exit: exit.then((end) => (killed ? asKilled(end) : end)),
      send,
      end: () => this.#endAll(user, killed),
      processorTime: async () => {
        const report = await takeReport(control);
        if (report.startsWith(`${begun}\n`)) return report.slice(begun.length + 1);
        // Who asks a command to end may be faster than its beginning.
        if (stopped) return '';
        throw neverBegun((await exit).exitCode, report);
      },
    };
  }

  /**
   * Looks around as a user of its own: prints those of the folders and programs that it cannot enter or run, one a line.
   * Another status than 0 means that commands cannot be started this way here.
   */
  async look(environment: Readonly<Record<string, string>>, paths: readonly string[]): Promise<ProgramEnd> {
    const command = `set -- ${paths.map(quoted).join(' ')}\n${lookingScript}`;
    const running = this.start({ command, directory: '/', environment, marker: 'look', worldDirectory: join(this.#settings.controlFolder, 'look') });
    const output = await outputOf(running.child);
    // Why nothing could be started is in the output.
    await running.processorTime().catch(() => '');
    return output;
  }

  #userOf(worldDirectory: string): number {
    return this.#settings.users.of(basename(worldDirectory));
  }

  /** The command line that root starts: namespaces, mounts, then the world's user and its shell. */
  #enclosed({ command, directory }: CommandInWorld, control: string, user: number): string[] {
    const entered = [...this.#becoming(user), 'env', '-i', 'PATH=/usr/local/bin:/usr/bin:/bin', '/bin/sh', '-c', enteringScript(reportingShell), 'sh', command, directory];
    return this.#settings.namespaces ? [...unshare, 'sh', '-c', enclosingScript, 'sh', join(control, 'mounts'), ...entered] : entered;
  }

  #becoming(user: number): string[] {
    const id = String(user);
    return ['setpriv', '--reuid', id, '--regid', id, '--groups', String(this.#settings.users.group), '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
  }

  /** Files for one command, in a folder of ours: what must not stand on a command line that others can see, and tables. */
  #writeControl(command: CommandInWorld, user: number): string {
    const control = mkdtempSync(join(this.#settings.controlFolder, 'command-'));
    const environment = { ...command.environment, ...this.#identity(command), [worldMarkerVariable]: command.marker };
    const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}\n`);
    writeFileSync(join(control, 'environment'), lines.join(''), { mode: 0o600 });
    if (!this.#settings.namespaces) return control;
    const home = command.environment['HOME'] ?? '/';
    writeFileSync(join(control, 'passwd'), `${accountsOf('/etc/passwd')}${userName}:x:${user}:${user}::${home}:/bin/sh\n`, 'latin1');
    writeFileSync(join(control, 'group'), `${accountsOf('/etc/group')}${userName}:x:${user}:\n`, 'latin1');
    for (const name of ['passwd', 'group']) chmodSync(join(control, name), 0o644);
    writeFileSync(join(control, 'mounts'), mountTable(control, this.#settings.hidden));
    return control;
  }

  /** Our own name would be wrong for the world's user; a name that was passed on purpose stays. */
  #identity({ environment }: CommandInWorld): Record<string, string> {
    if (!this.#settings.namespaces) return {};
    const ours = ['USER', 'LOGNAME'].filter((name) => environment[name] !== undefined && environment[name] === process.env[name]);
    return Object.fromEntries(ours.map((name) => [name, userName]));
  }

  /** After an end of its own, the kernel has ended all of a namespace before its first process. Otherwise they are seen off. */
  async #endAll(user: number, killed: boolean): Promise<number> {
    if (this.#settings.namespaces && !killed) return 0;
    if (!this.#settings.namespaces) await runProgram([...this.#settings.root, ...this.#becoming(user), 'sh', '-c', endingScript]);
    for (let round = 0; round < endingRounds && countOf(user) > 0; round++) await delay(pauseBetweenRoundsMs);
    return countOf(user);
  }

  async #asRoot(command: readonly string[], purpose: string): Promise<void> {
    const { status, stderr } = await runProgram([...this.#settings.root, ...command]);
    if (status !== 0) throw new SafeDebugError('environment', `It was not possible to ${purpose}: ${stderr.trim().split('\n')[0]}. Look for mounts or immutable files there; --home keep runs gates as your own user.`);
  }
}

/** The accounts of this system, ending in a line end; empty where there is no such file. */
function accountsOf(file: string): string {
  return existsSync(file) ? `${readFileSync(file, 'latin1').trimEnd()}\n` : '';
}

/** A word of the shell's language (POSIX, "Single-Quotes"). */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The table of what a command sees differently: its user's name, no shared memory of others, and empty folders (fstab manual). */
function mountTable(control: string, hidden: readonly string[]): string {
  const bound = ['passwd', 'group'].map((name) => `${escaped(join(control, name))} /etc/${name} none bind 0 0\n`);
  const covered = hidden.map((folder) => `safe-debug ${escaped(folder)} tmpfs mode=0555,size=4k 0 0\n`);
  return [...bound, 'safe-debug /dev/shm tmpfs mode=1777,nosuid,nodev 0 0\n', ...covered].join('');
}

function escaped(path: string): string {
  return path.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

function countOf(user: number): number {
  return readProcessTable().filter(({ pid }) => ownerOf(pid) === user).length;
}

/** What a user left in the folders that every user may write to. */
function leftBy(user: number): string[] {
  return commonFolders.flatMap((folder) => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => join(folder, name)).filter((path) => lstatSync(path, { throwIfNoEntry: false })?.uid === user);
  });
}

/** The shell around the command tells of a kill in its exit status (POSIX, "Exit Status for Commands"). */
function asKilled({ exitCode, signal }: ProcessEnd): ProcessEnd {
  return exitCode === 137 ? { exitCode: null, signal: 'SIGKILL' } : { exitCode, signal };
}

/** The enclosure around a command is ours: that it failed says nothing of the command. */
function neverBegun(status: number | null, report: string): SafeDebugError {
  const why = report.trim().split('\n')[0] ?? '';
  return new SafeDebugError('environment', `A command could not be started as a user of its own (status ${status ?? 'unknown'}${why === '' ? '' : `: ${why}`}). Run again on a machine with free memory and processes, or let gates run as your own user (home: keep).`);
}

/** Takes the report of a command that has ended. */
async function takeReport(control: string): Promise<string> {
  const report = await readFile(join(control, 'times'), 'latin1').catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return ''; // ended before it began: unknown
    throw error;
  });
  await rm(control, { recursive: true, force: true });
  return report;
}
