import { spawn, type ChildProcess } from 'node:child_process';

/** What to put before a command to run it as root: nothing for root itself, or sudo. */
export type RootPrefix = readonly string[];

/** What a program that ran to its end left. */
export interface ProgramEnd {
  status: number;
  stdout: string;
  stderr: string;
}

let rights: Promise<RootPrefix | null> | null = null;

/** How this process can act as root, or null if it cannot without asking for a password. Tried once by doing it. */
export function rootRights(): Promise<RootPrefix | null> {
  rights ??= findRights();
  return rights;
}

async function findRights(): Promise<RootPrefix | null> {
  if (process.platform !== 'linux') return null;
  if (process.geteuid?.() === 0) return [];
  const sudo = ['sudo', '--non-interactive', '--'];
  return (await runProgram([...sudo, 'true'])).status === 0 ? sudo : null;
}

/** Runs a program to its end without input; a program that does not exist ends with status 127. */
export function runProgram([program = '', ...args]: readonly string[]): Promise<ProgramEnd> {
  return outputOf(spawn(program, args, { cwd: '/', env: searchPath(), stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** The environment of programs that act as root: what a job holds in its own is none of theirs. */
export function searchPath(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] };
}

/** Reads all that a program prints and waits for its end. Meant for programs that print little. */
export function outputOf(child: ChildProcess): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
    child.on('error', ({ message }) => resolve({ status: 127, stdout, stderr: message }));
    child.on('close', (status) => resolve({ status: status ?? 128, stdout, stderr }));
  });
}
