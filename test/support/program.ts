import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The committed command line; `npm run build` brings it up to date with the source. */
const programFile = resolve(import.meta.dirname, '../../dist/cli/index.js');

/** What a finished program left. */
export interface Finished {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the command line in a folder, with the test's own environment and without a terminal. */
export function start(folder: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [programFile, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
}

/** Waits for a program; with `until`, calls it with everything that was printed so far. */
export function finish(child: ChildProcess, onOutput: (stderr: string) => void = () => undefined): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    onOutput(stderr);
  });
  return new Promise((done) => child.on('close', (status) => done({ status, stdout, stderr })));
}

/** Runs the command line to its end. */
export function program(folder: string, ...args: string[]): Promise<Finished> {
  return finish(start(folder, ...args));
}

/** Path in the project. */
export function inProject(...parts: string[]): string {
  return join(resolve(import.meta.dirname, '../..'), ...parts);
}
