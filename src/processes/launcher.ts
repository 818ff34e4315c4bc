import { spawn, type ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { SafeDebugError } from '../errors.js';
import { Descendants, sendSignal, worldMarkerVariable } from './descendants.js';
import { unlimited, type CommandLimits } from './limits/limits.js';
import type { SupervisedCommand } from './supervised-command.js';

/** How a process ended, as Node tells it. */
export interface ProcessEnd {
  exitCode: number | null;
  signal: string | null;
}

/** A command that was started. */
export interface RunningCommand {
  child: ChildProcess;
  descendants: Descendants;
  exit: Promise<ProcessEnd>;
  /** Sends a signal to everything the command started, as far as it can be reached at once. */
  send: (signal: 'SIGTERM' | 'SIGKILL') => void;
  /** Ends what is left after the exit; resolves to the number of processes that could not be ended. */
  end(): Promise<number>;
  /** The processor time in the form of POSIX `times`; empty if it is not known. Asked after the exit. Rejects with `environment` if the command was never begun. */
  processorTime(): Promise<string>;
}

/** The part of a command that says what to start and where. */
export type CommandInWorld = Pick<SupervisedCommand, 'command' | 'directory' | 'environment' | 'marker' | 'worldDirectory'>;

/** A way to start commands in a world: as which user, and what contains their processes. */
export interface Launcher {
  /** Whether the system itself ends all processes of a command, or they are looked for one by one. */
  readonly contains: boolean;
  /** Gives the world to whoever runs the command. */
  admit(command: CommandInWorld): Promise<void>;
  start(command: CommandInWorld, limits?: CommandLimits): RunningCommand;
  /** Makes the world ours again, so that it can be read and taken away. */
  reclaim(command: CommandInWorld): Promise<void>;
}

/** First line of the report of a command that was begun; what a command does afterwards cannot take it away. */
export const begun = 'begun';

/**
 * The shell that runs the command reports the processor time of everything it waited for (POSIX `times`) on descriptor
 * 3. It ignores a polite end for itself only, so that it can still report when the command was asked to stop.
 */
export const reportingShell = `trap : TERM INT HUP
/bin/sh -c "$1" 3>&-
status=$?
times >&3
exit "$status"`;

/** The reporting shell where the command's folder is there only once its namespaces are entered. Its second argument is that folder. */
const enteringShell = `cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;

/**
 * Starts commands as the user who runs this program. `namespace` is what to put before a command to contain its processes;
 * `world` tells whether it leads into a world that is a view of its own.
 */
export class SameUserLauncher implements Launcher {
  readonly #namespace: readonly string[];
  readonly #world: boolean;

  constructor(namespace: readonly string[], world = false) {
    this.#namespace = namespace;
    this.#world = world;
  }

  get contains(): boolean {
    return this.#namespace.length > 0;
  }

  async admit(_command: CommandInWorld): Promise<void> {}

  async reclaim(): Promise<void> {}

  start(command: CommandInWorld, limits: CommandLimits = unlimited): RunningCommand {
    const enclosed = this.#world || limits.outer.length + limits.inner.length > 0;
    const child = this.#spawn(command, limits, enclosed);
    const group = child.pid ?? 0;
    // Worlds that are views all have the same path: it tells nothing of whose a process is.
    const descendants = new Descendants(group, command.marker, this.#world ? null : command.worldDirectory);
    const [report, exit] = [textOf(child.stdio[3]), exitOf(child)];
    let stopped = false;
    const send = (signal: NodeJS.Signals): void => {
      stopped = true;
      if (process.platform === 'win32') child.kill(signal);
      else if (group > 0) sendSignal(-group, signal);
    };
    return { child, descendants, exit, send, end: () => descendants.end(), processorTime: async () => (enclosed ? timesIn(await report, stopped, await exit) : report) };
  }

  /** `enclosed`: what is put before the command is ours, so whether it was begun has to be told. */
  #spawn(command: CommandInWorld, { outer, inner }: CommandLimits, enclosed: boolean): ChildProcess {
    const environment = { ...command.environment, [worldMarkerVariable]: command.marker };
    const shared = { cwd: this.#world ? '/' : command.directory, env: environment, windowsHide: true };
    if (process.platform === 'win32') {
      const shell = process.env['ComSpec'] ?? 'cmd.exe';
      return spawn(shell, ['/d', '/s', '/c', `"${command.command}"`], { ...shared, stdio: ['ignore', 'pipe', 'pipe'], windowsVerbatimArguments: true });
    }
    const shell = enclosed ? ['-c', enteringShell, 'sh', command.command, command.directory] : ['-c', reportingShell, 'sh', command.command];
    const [program = '', ...args] = [...outer, ...this.#namespace, ...inner, '/bin/sh', ...shell];
    return spawn(program, args, { ...shared, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: true });
  }
}

/**
 * The processor time in the report of a command that has ended. The enclosure around a command is ours: that it failed says
 * nothing of the command. So one that was never begun, and was not asked to end before, is a fault of this machine.
 */
export function timesIn(report: string, stopped: boolean, { exitCode }: ProcessEnd): string {
  if (report.startsWith(`${begun}\n`)) return report.slice(begun.length + 1);
  // Who asks a command to end may be faster than its beginning.
  if (stopped) return '';
  const why = report.trim().split('\n')[0] ?? '';
  throw new SafeDebugError('environment', `A command could not be started in its world (status ${exitCode ?? 'unknown'}${why === '' ? '' : `: ${why}`}). Look whether repository and worlds are still there and the machine and the limits of worlds leave memory and processes free, or let gates run as your own user (home: keep).`);
}

/** How a child ends; it never rejects. */
export function exitOf(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })));
}

async function textOf(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) return '';
  let text = '';
  stream.setEncoding('latin1');
  try {
    for await (const chunk of stream) text += String(chunk);
  } catch {
    return ''; // closed early: the processor time stays unknown
  }
  return text;
}
