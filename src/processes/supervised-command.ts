import { spawn, type ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { SafeDebugError } from '../errors.js';
import { Descendants, sendSignal, worldMarkerVariable } from './descendants.js';
import { memorySampler } from './memory-sampler.js';

/** One shell command of the user, to be run with limits and to be ended with everything it started. */
export interface SupervisedCommand {
  /** A command line in the system's shell language, as the user wrote it. Never built from anybody else's input. */
  command: string;
  directory: string;
  environment: Readonly<Record<string, string>>;
  /** Unique text that marks all processes of this command. */
  marker: string;
  /** Directory whose inhabitants belong to the command: the world. */
  worldDirectory: string;
  timeoutMs: number;
  /** Program and arguments that start the shell, to contain its processes; empty to start it directly. */
  launcher: readonly string[];
  signal: AbortSignal;
  /** Takes both output streams; must resolve when both have ended. */
  consume: (stdout: Readable, stderr: Readable) => Promise<void>;
}

/** How a supervised command ended. Unknown figures are null. */
export interface CommandEnd {
  exitCode: number | null;
  signal: string | null;
  timedOut: boolean;
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
  cpuMs: number | null;
  maxRssBytes: number | null;
  /** Descendants that could not be ended; anything but 0 is a problem. */
  survivors: number;
}

/**
 * The shell that runs the command reports the processor time of everything it waited for (POSIX `times`) on descriptor
 * 3. It ignores a polite end for itself only, so that it can still report when the command was asked to stop.
 */
const reportingShell = `trap : TERM INT HUP
/bin/sh -c "$1" 3>&-
status=$?
times >&3
exit "$status"`;

const politeEndMs = 2_000;
const pipesCloseMs = 1_000;

/**
 * Runs the command; resolves when it and all its descendants have ended and both outputs are read.
 * A time limit first asks the group to end (SIGTERM) and then ends it. An aborted signal ends everything at once.
 * Rejects with `environment` if the shell cannot be started.
 */
export async function runSupervised(command: SupervisedCommand): Promise<CommandEnd> {
  const startedAt = new Date();
  const start = performance.now();
  const child = spawnShell(command);
  const exit = exitOf(child);
  const descendants = new Descendants(await startedPid(child), command.marker, command.worldDirectory);
  memorySampler.watch(descendants);
  const stop = stopper(child, command);
  const processorTime = textOf(child.stdio[3]);
  // Output that cannot be taken (a full disk) ends the command; the fault itself is told when everything has ended.
  const consumed = command.consume(streamOf(child.stdout), streamOf(child.stderr)).then(
    () => null,
    (error: unknown) => {
      stop.now();
      return { error };
    },
  );
  const { exitCode, signal } = await exit;
  const durationMs = Math.round(performance.now() - start);
  const endedAt = new Date();
  stop.disarm();
  const maxRssBytes = memorySampler.stop(descendants);
  const survivors = await descendants.end();
  // Contained processes are all gone, so the pipes end by themselves. Elsewhere one may have hidden and hold them open.
  const stopWaiting = command.launcher.length > 0 && survivors === 0 ? () => undefined : closeWhenIdle([child.stdout, child.stderr, child.stdio[3]]);
  const failed = await consumed;
  const cpuMs = processorMilliseconds(await processorTime);
  stopWaiting();
  if (failed) throw failed.error;
  return { exitCode, signal, timedOut: stop.timedOut(), startedAt, endedAt, durationMs, cpuMs, maxRssBytes, survivors };
}

function spawnShell(command: SupervisedCommand): ChildProcess {
  const environment = { ...command.environment, [worldMarkerVariable]: command.marker };
  const shared = { cwd: command.directory, env: environment, windowsHide: true };
  if (process.platform === 'win32') {
    const shell = process.env['ComSpec'] ?? 'cmd.exe';
    return spawn(shell, ['/d', '/s', '/c', `"${command.command}"`], { ...shared, stdio: ['ignore', 'pipe', 'pipe'], windowsVerbatimArguments: true });
  }
  const shell = ['-c', reportingShell, 'sh', command.command];
  const [program, ...options] = command.launcher;
  const [file, args] = program === undefined ? ['/bin/sh', shell] : [program, [...options, '/bin/sh', ...shell]];
  return spawn(file, args, { ...shared, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: true });
}

function startedPid(child: ChildProcess): Promise<number> {
  if (child.pid !== undefined) return Promise.resolve(child.pid);
  return new Promise((_, reject) => {
    child.once('error', (cause) => {
      reject(new SafeDebugError('environment', `the shell for the gate could not be started: ${cause.message}`, { cause }));
    });
  });
}

/** Arms the time limit and the abort signal. */
function stopper(child: ChildProcess, command: SupervisedCommand): { disarm: () => void; timedOut: () => boolean; now: () => void } {
  let timedOut = false;
  let forced: NodeJS.Timeout | undefined;
  const group = child.pid === undefined ? undefined : -child.pid;
  const send = (signal: NodeJS.Signals): void => {
    if (process.platform === 'win32') child.kill(signal);
    else if (group !== undefined) sendSignal(group, signal);
  };
  const limit = setTimeout(() => {
    timedOut = true;
    send('SIGTERM');
    forced = setTimeout(() => send('SIGKILL'), politeEndMs);
  }, command.timeoutMs);
  const abort = (): void => send('SIGKILL');
  if (command.signal.aborted) abort();
  else command.signal.addEventListener('abort', abort, { once: true });
  const disarm = (): void => {
    clearTimeout(limit);
    clearTimeout(forced);
    command.signal.removeEventListener('abort', abort);
  };
  return { disarm, timedOut: () => timedOut, now: abort };
}

/** Closes streams on which nothing arrived for a while. Data that waits to be read because we were busy counts as arrived. */
function closeWhenIdle(streams: readonly (ChildProcess['stdio'][number] | undefined)[]): () => void {
  const open = streams.filter((stream) => stream instanceof Readable);
  let arrived = false;
  let timer: NodeJS.Timeout;
  const note = (): void => {
    arrived = true;
  };
  for (const stream of open) stream.on('data', note);
  const look = (): void => {
    // One more turn, so that what is already in the pipe is read before the decision.
    setImmediate(() => {
      if (!arrived) for (const stream of open) stream.destroy();
      else wait();
    });
  };
  const wait = (): void => {
    arrived = false;
    timer = setTimeout(look, pipesCloseMs);
  };
  wait();
  return () => clearTimeout(timer);
}

function exitOf(child: ChildProcess): Promise<{ exitCode: number | null; signal: string | null }> {
  return new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })));
}

function streamOf(stream: Readable | null): Readable {
  if (!stream) throw new SafeDebugError('environment', 'the gate was started without its output pipes');
  return stream;
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

/** Sum of the two times in the second line of POSIX `times`, in milliseconds; null if there is none. */
function processorMilliseconds(times: string): number | null {
  const line = times.split('\n')[1];
  const parts = [...(line ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
  if (parts.length !== 2) return null;
  return Math.round(parts.reduce((sum, [, minutes, seconds, fraction]) => sum + Number(minutes) * 60_000 + Number(`${seconds}.${fraction}`) * 1000, 0));
}
