import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import type { LimitsReached } from '../core/reached-limits.js';
import { SafeDebugError } from '../errors.js';
import type { Launcher, RunningCommand } from './launcher.js';
import type { CommandLimits, Limits } from './limits/limits.js';
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
  launcher: Launcher;
  limits: Limits;
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
  reached: LimitsReached;
}

const politeEndMs = 2_000;
const pipesCloseMs = 1_000;

/**
 * Runs the command; resolves when it and all its descendants have ended and both outputs are read.
 * A time limit first asks the group to end (SIGTERM) and then ends it. An aborted signal ends everything at once.
 * Rejects with `environment` if the command could not be started, which says nothing of it.
 */
export async function runSupervised(command: SupervisedCommand): Promise<CommandEnd> {
  const { launcher } = command;
  await launcher.admit(command);
  const limits = command.limits.hold();
  try {
    return { ...(await superviseStarted(command, limits)), reached: limits.reached() };
  } finally {
    limits.release();
    await launcher.reclaim(command);
  }
}

async function superviseStarted(command: SupervisedCommand, limits: CommandLimits): Promise<Omit<CommandEnd, 'reached'>> {
  const startedAt = new Date();
  const start = performance.now();
  const running = command.launcher.start(command, limits);
  const { child, descendants } = running;
  await started(child);
  memorySampler.watch(descendants);
  const stop = stopper(running, command);
  // Output that cannot be taken (a full disk) ends the command; the fault itself is told when everything has ended.
  const consumed = command.consume(streamOf(child.stdout), streamOf(child.stderr)).then(
    () => null,
    (error: unknown) => {
      stop.now();
      return { error };
    },
  );
  const { exitCode, signal } = await running.exit;
  const durationMs = Math.round(performance.now() - start);
  const endedAt = new Date();
  stop.disarm();
  const maxRssBytes = memorySampler.stop(descendants);
  const survivors = await running.end();
  // Contained processes are all gone, so the pipes end by themselves. Elsewhere one may have hidden and hold them open.
  const stopWaiting = command.launcher.contains && survivors === 0 ? () => undefined : closeWhenIdle([child.stdout, child.stderr, child.stdio[3]]);
  const failed = await consumed;
  const cpuMs = processorMilliseconds(await running.processorTime());
  stopWaiting();
  if (failed) throw failed.error;
  return { exitCode, signal, timedOut: stop.timedOut(), startedAt, endedAt, durationMs, cpuMs, maxRssBytes, survivors };
}

function started(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined) return Promise.resolve();
  return new Promise((_, reject) => {
    child.once('error', (cause) => {
      reject(new SafeDebugError('environment', `the shell for the gate could not be started: ${cause.message}`, { cause }));
    });
  });
}

/** Arms the time limit and the abort signal. */
function stopper({ send }: RunningCommand, command: SupervisedCommand): { disarm: () => void; timedOut: () => boolean; now: () => void } {
  let timedOut = false;
  let [turn, forced]: [NodeJS.Immediate?, NodeJS.Timeout?] = [];
  const end = (): void => {
    timedOut = true;
    send('SIGTERM');
    forced = setTimeout(() => send('SIGKILL'), politeEndMs);
  };
  // One more turn: where we were busy, the command may have ended long ago, and that is only told now.
  const limit = setTimeout(() => (turn = setImmediate(end)), command.timeoutMs);
  const abort = (): void => send('SIGKILL');
  if (command.signal.aborted) abort();
  else command.signal.addEventListener('abort', abort, { once: true });
  const disarm = (): void => {
    clearTimeout(limit);
    clearImmediate(turn);
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

function streamOf(stream: Readable | null): Readable {
  if (!stream) throw new SafeDebugError('environment', 'the gate was started without its output pipes');
  return stream;
}

/** Sum of the two times in the second line of POSIX `times`, in milliseconds; null if there is none. */
function processorMilliseconds(times: string): number | null {
  const line = times.split('\n')[1];
  const parts = [...(line ?? '').matchAll(/(\d+)m(\d+)[.,](\d+)s/g)];
  if (parts.length !== 2) return null;
  return Math.round(parts.reduce((sum, [, minutes, seconds, fraction]) => sum + Number(minutes) * 60_000 + Number(`${seconds}.${fraction}`) * 1000, 0));
}
