import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Descendants, worldMarkerVariable } from './descendants.js';
import { exitOf, reportingShell, timesIn, type CommandInWorld, type ProcessEnd, type RunningCommand } from './launcher.js';
import type { CommandLimits } from './limits/limits.js';
import { readProcessTable } from './process-table.js';
import { searchPath, type RootPrefix } from './root-rights.js';
import { enteringScript, supervisingScript } from './separate-user-scripts.js';

/** Name of the user of worlds, where it has one. */
export const userName = 'safe-debug';

/** Who runs a command, and what root puts around it. */
export interface UserOfCommand {
  /** How to act as root. */
  root: RootPrefix;
  user: number;
  /** A further group: it may read what all worlds of the run share. */
  group: number;
  /** Existing folder of ours that no world can enter. */
  controlFolder: string;
  /** Whether the user has a name where the command runs; our own name in its environment is then replaced. */
  named: boolean;
  /** The command line of namespaces around another one; may leave files in the control folder of the command. */
  enclose: (control: string, inner: readonly string[]) => string[];
  /** Ends what is left after the exit; `control` has the number of the command's process group. Resolves to the number that could not be ended. */
  endAll: (control: string, killed: boolean) => Promise<number>;
}

/**
 * Starts a command as another user, without capabilities and without a way to get more rights (setpriv manual;
 * `no_new_privs` also makes sudo refuse), under a supervisor that is root and ends everything when we are gone.
 */
export function startAsUser(command: CommandInWorld, settings: UserOfCommand, { outer, inner }: CommandLimits): RunningCommand {
  const { root, user, group } = settings;
  const control = writeControl(command, settings);
  const entered = [...becoming(user, group), ...inner, 'env', '-i', 'PATH=/usr/local/bin:/usr/bin:/bin', '/bin/sh', '-c', enteringScript(reportingShell), 'sh', command.command, command.directory];
  const [program = '', ...args] = [...root, ...supervisingShell(root), '-c', supervisingScript, 'sh', control, ...outer, ...settings.enclose(control, entered)];
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
    end: () => settings.endAll(control, killed),
    processorTime: async () => timesIn(await takeReport(control), stopped, await exit),
  };
}

/** What makes root another user for good. */
export function becoming(user: number, group: number): string[] {
  const id = String(user);
  return ['setpriv', '--reuid', id, '--regid', id, '--groups', String(group), '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}

const endingRounds = 500;
const pauseBetweenRoundsMs = 10;

/** Waits until nothing is left of what `countLeft` counts, for some seconds at most; resolves to the number that stayed. */
export async function untilGone(countLeft: () => number): Promise<number> {
  for (let round = 0; round < endingRounds && countLeft() > 0; round++) await delay(pauseBetweenRoundsMs);
  return countLeft();
}

/**
 * For commands in a process namespace. After an end of its own, the kernel has ended all of it before its first process;
 * after a kill, that one is the last to go (pid_namespaces manual), and it is in the group of the command.
 */
export async function namespaceIsGone(control: string, killed: boolean): Promise<number> {
  const group = Number(readFileSync(join(control, 'gate'), 'latin1'));
  if (!killed || group === 0) return 0; // 0: nothing was started
  return untilGone(() => readProcessTable().filter((entry) => entry.group === group && !entry.zombie).length);
}

/**
 * The shell that supervises. Sudo closes what it inherited; for root, bash does, if it is there. It takes a socket on
 * standard input for a remote login and would read a start-up file (bash manual, "Invoked by remote shell daemon").
 */
function supervisingShell(root: RootPrefix): string[] {
  return root.length === 0 && existsSync('/bin/bash') ? ['/bin/bash', '--norc'] : ['/bin/sh'];
}

/** The folder of one command, with what must not stand on a command line that others can see. */
function writeControl(command: CommandInWorld, { controlFolder, named }: UserOfCommand): string {
  const control = mkdtempSync(join(controlFolder, 'command-'));
  const environment = { ...command.environment, ...(named ? identityIn(command) : {}), [worldMarkerVariable]: command.marker };
  const lines = Object.entries(environment).map(([name, value]) => `export ${name}=${quoted(value)}\n`);
  writeFileSync(join(control, 'environment'), lines.join(''), { mode: 0o600 });
  // Root writes into these; as our own files we can read them whatever its umask is.
  for (const name of ['times', 'gate']) writeFileSync(join(control, name), '');
  return control;
}

/** Our own name would be wrong for the world's user; a name that was passed on purpose stays. */
function identityIn({ environment }: CommandInWorld): Record<string, string> {
  const ours = ['USER', 'LOGNAME'].filter((name) => environment[name] !== undefined && environment[name] === process.env[name]);
  return Object.fromEntries(ours.map((name) => [name, userName]));
}

/** A word of the shell's language (POSIX, "Single-Quotes"). */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The shell around the command tells of a kill in its exit status (POSIX, "Exit Status for Commands"). */
function asKilled({ exitCode, signal }: ProcessEnd): ProcessEnd {
  return exitCode === 137 ? { exitCode: null, signal: 'SIGKILL' } : { exitCode, signal };
}

/** Takes the report of a command that has ended. */
async function takeReport(control: string): Promise<string> {
  const report = await readFile(join(control, 'times'), 'latin1');
  await rm(control, { recursive: true, force: true });
  return report;
}
