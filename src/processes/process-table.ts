import { closeSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs';
import { systemCodeOf } from '../errors.js';

/** One live process as Linux describes it (proc_pid_stat manual). Memory in bytes. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  session: number;
  /** Clock ticks after boot; together with the pid it names a process for ever. */
  startTime: string;
  rssBytes: number;
  zombie: boolean;
}

const pageBytes = 4096;

/** Whether this system shows its processes under /proc. */
export const hasProcessTable = process.platform === 'linux';

/** All processes of this machine that we may look at; empty where there is no /proc. Processes that end meanwhile are left out. */
export function readProcessTable(): ProcessEntry[] {
  return processIds().map(readProcess).filter((entry) => entry !== null);
}

/** Users of all live processes that we may look at, one each process; empty where there is no /proc. */
export function usersOfProcesses(): number[] {
  return processIds().map(ownerOf).filter((user) => user !== null);
}

function processIds(): number[] {
  return hasProcessTable ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number) : [];
}

/** One process, or null if it is gone. */
export function readProcess(pid: number): ProcessEntry | null {
  const stat = readGone(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The command's name stands in parentheses and may hold anything, also spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid,
    parent: Number(fields[1]),
    group: Number(fields[2]),
    session: Number(fields[3]),
    startTime: fields[19] ?? '',
    rssBytes: Number(fields[21]) * pageBytes,
    zombie: fields[0] === 'Z' || fields[0] === 'X',
  };
}

/** What names a process for ever: its id and, where the system tells, when it began. */
export interface ProcessName {
  pid: number;
  startTime: string | null;
}

/** The name of this process. */
export function thisProcess(): ProcessName {
  return { pid: process.pid, startTime: readProcess(process.pid)?.startTime ?? null };
}

/** Whether a process is still there. Where the system does not tell when it began, another one with its id counts too. */
export function isAlive({ pid, startTime }: ProcessName): boolean {
  if (startTime !== null) return readProcess(pid)?.startTime === startTime;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
}

/** Value of a variable in the environment a process was started with; null if it has none or is not ours to see. */
export function environmentValueOf(pid: number, name: string): string | null {
  const prefix = `${name}=`;
  const entry = readGone(`/proc/${pid}/environ`)?.split('\0').find((candidate) => candidate.startsWith(prefix));
  return entry === undefined ? null : entry.slice(prefix.length);
}

/** The process's working directory, or null if it is gone or not ours to see. */
export function workingDirectoryOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null; // gone, or another user's: both mean "not one of ours"
  }
}

/** User id that a live process runs as, or null if it is gone. The owner of its /proc folder would not do: a process can make that root. */
export function ownerOf(pid: number): number | null {
  const status = readGone(`/proc/${pid}/status`);
  if (status === null || /^State:\t[ZX]/m.test(status)) return null;
  return Number(/^Uid:\t(\d+)/m.exec(status)?.[1]);
}

const buffer = Buffer.allocUnsafe(64 * 1024);

/** The whole text of a file of /proc. Its size is not known before, so `readFileSync` would take twice as long. */
function readGone(file: string): string | null {
  try {
    const descriptor = openSync(file, 'r');
    try {
      let text = '';
      for (let read = readSync(descriptor, buffer); read > 0; read = readSync(descriptor, buffer)) text += buffer.toString('latin1', 0, read);
      return text;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null; // gone meanwhile, or another user's
  }
}
