import { spawn } from 'node:child_process';

/**
 * Starts a command as first process of a process namespace of its own, with its own /proc (unshare manual, `--pid`,
 * `--fork`, `--kill-child`, `--mount-proc`): when it ends, the kernel ends everything it started, however well it hid, and
 * from inside no process outside can be seen.
 */
const unshare: readonly string[] = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];

let probe: Promise<readonly string[]> | null = null;

/** What to put before a command to contain its processes; empty where this system does not allow it. Tried once by doing it. */
export function processNamespace(): Promise<readonly string[]> {
  probe ??= process.platform === 'linux' ? works([...unshare, 'true']).then((usable) => (usable ? unshare : [])) : Promise.resolve([]);
  return probe;
}

function works([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.on('error', () => resolve(false)); // no such program here
    child.on('close', (code) => resolve(code === 0));
  });
}
