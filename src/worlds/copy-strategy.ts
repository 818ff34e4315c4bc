import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Isolation } from '../core/documents/common.js';
import { SafeDebugError } from '../errors.js';
import type { Launcher } from '../processes/launcher.js';
import { foldersIn, type World, type WorldFolders, type WorldStrategy } from './strategy.js';
import { walkWorld } from './walk.js';
import type { Workspace } from './workspace.js';

/**
 * Worlds as full copies. `cp` is spawned because copying in Node is 2 to 15 times slower (docs/performance.md); blocks
 * are shared where the file system can do that, which is invisible to the world.
 */
export class CopyStrategy implements WorldStrategy {
  readonly isolation: Isolation;
  readonly launcher: Launcher;
  readonly #workspace: Workspace;

  constructor(workspace: Workspace, isolation: Isolation, launcher: Launcher) {
    this.#workspace = workspace;
    this.launcher = launcher;
    this.isolation = isolation;
  }

  async fork(snapshot: WorldFolders, slot: string): Promise<World> {
    const root = this.#workspace.slot(slot);
    await mkdir(dirname(root), { recursive: true });
    await this.#workspace.discard(root);
    if (existsSync(root)) throw new SafeDebugError('environment', `The world ${root} is still there and cannot be taken away. Look for mounts or immutable files in it, and remove it by hand.`);
    await copyTree(snapshot.root, root);
    return { ...foldersIn(root), manifest: (rules) => walkWorld(`${root}/tree`, rules), discard: () => this.#workspace.discard(root) };
  }
}

/** Copying programs by system, best first: the first that works is kept. The last resort is Node itself. */
const copiers: Record<string, string[][]> = {
  linux: [['cp', '-a', '--reflink=auto', '--'], ['cp', '-a', '--']],
  darwin: [['cp', '-a', '-c'], ['cp', '-a']],
};

const usable = [...(copiers[process.platform] ?? [])];

/** Copies a folder to a path that does not exist yet, with times, modes and links as they are. */
export async function copyTree(from: string, to: string): Promise<void> {
  let why = '';
  for (let copier = usable[0]; copier !== undefined; copier = usable[0]) {
    const { status, message } = await run(copier, [from, to]);
    if (status === 0) return;
    why = message;
    // A full disk or an unreadable file fails with every copier; only an unknown option makes the next one worth a try.
    if (!/option|usage|not supported|not found/i.test(message)) break;
    usable.shift();
  }
  if (usable.length > 0) throw new SafeDebugError('environment', `The world ${to} could not be copied: ${why}. Free some space, or set TMPDIR to a larger disk.`);
  await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, errorOnExist: true });
}

function run([program = '', ...options]: readonly string[], paths: readonly string[]): Promise<{ status: number; message: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, [...options, ...paths], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
    let message = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (message.length < 2000) message += chunk.toString('utf8');
    });
    child.on('error', () => resolve({ status: 127, message: `${program} was not found` }));
    child.on('close', (code) => resolve({ status: code ?? 128, message: message.trim().split('\n')[0] ?? '' }));
  });
}
