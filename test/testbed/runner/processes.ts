import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits of the runner, in milliseconds: actions/runner src/Runner.Sdk/ProcessInvoker.cs */
export type ProcessWaits = {
  /** After SIGINT, until SIGTERM. */
  readonly interrupt: number;
  /** After SIGTERM, until the tree is killed. */
  readonly terminate: number;
  /** After the end of a process, for what it left behind and still holds its output open. */
  readonly output: number;
};

export const waitsOnGitHub: ProcessWaits = { interrupt: 7500, terminate: 2500, output: 5000 };

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  /** Told the process group of the command, which outlives it where it leaves processes behind. */
  readonly onStart: (group: number) => void;
  /** Ends the process: SIGINT and SIGTERM go to it alone, not to its children; the kill at last to all. */
  readonly signal: AbortSignal;
  readonly waits: ProcessWaits;
};

/**
 * Runs one process to its end and answers its exit status: 137 when a signal ended it, 127 when it cannot start.
 * What it leaves in the background goes on, as on GitHub, until the job ends.
 */
export async function runProcess(command: Command): Promise<number> {
  const child = spawn(command.file, command.args, { cwd: command.cwd, env: command.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  if (child.pid !== undefined) command.onStart(child.pid);
  const readers = [child.stdout, child.stderr].map((input) => createInterface({ input, crlfDelay: Infinity }));
  const closed = Promise.all(readers.map((reader) => once(reader.on('line', command.onLine), 'close')));
  const stopEnding = endOnAbort(child, command);
  const status = await endOf(child, command.onLine);
  stopEnding();
  const patience = new AbortController();
  await Promise.race([closed, pause(command.waits.output, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
  for (const reader of readers) reader.close();
  child.stdout.destroy();
  child.stderr.destroy();
  return status;
}

/** Kills what is left of a process group; it may be gone already. */
export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error;
  }
}

function endOf(child: ChildProcess, onLine: (line: string) => void): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      onLine(`##[error]${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 137));
  });
}

function endOnAbort(child: ChildProcess, { signal, waits }: Command): () => void {
  const timers: NodeJS.Timeout[] = [];
  const end = (): void => {
    child.kill('SIGINT');
    timers.push(setTimeout(() => child.kill('SIGTERM'), waits.interrupt));
    timers.push(setTimeout(() => child.pid !== undefined && killGroup(child.pid), waits.interrupt + waits.terminate));
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return () => {
    signal.removeEventListener('abort', end);
    for (const timer of timers) clearTimeout(timer);
  };
}
