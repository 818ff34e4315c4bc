import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { SafeDebugError } from '../errors.js';
import type { Launcher } from '../processes/launcher.js';
import { firstTouched, stampFolder, type Stamps } from './frozen-state.js';
import { foldersIn, type Apartness, type FrozenSnapshot, type Workshop, type World, type WorldFolders, type WorldSource, type WorldStrategy } from './strategy.js';
import { walkWorld } from './walk.js';
import type { Workspace } from './workspace.js';

/**
 * Worlds as full copies. `cp` is spawned because copying in Node is 2 to 15 times slower (docs/performance.md); blocks
 * are shared where the file system can do that, which is invisible to the world.
 */
export class CopyStrategy implements WorldStrategy {
  readonly isolation: Apartness;
  readonly place = null;
  readonly #launcher: Launcher;
  readonly #workspace: Workspace;

  constructor(workspace: Workspace, isolation: Apartness, launcher: Launcher) {
    this.#workspace = workspace;
    this.#launcher = launcher;
    this.isolation = isolation;
  }

  /** The right to enter is all that keeps a folder closed to copies. */
  isClosed(): boolean {
    return this.isolation.user === 'separate';
  }

  /** A copy, so that the plain tree is still there when what the set-up made turns out to be right at one path only. */
  async openWorkshop(plain: WorldFolders): Promise<Workshop> {
    const folders = foldersIn(this.#workspace.slot(`prepared-${process.pid}`));
    await copyTree(plain.root, folders.root);
    return { world: this.#worldIn(folders), folders };
  }

  /** Worlds of the user who runs this program could write to the snapshot: stamps tell. */
  async freeze({ folders }: FrozenSnapshot): Promise<WorldSource> {
    const watched = [folders.root, this.#workspace.own('ignore-rules')];
    const stamps = await Promise.all(watched.map(async (folder) => [folder, await stampFolder(folder)] as const));
    return { fork: (slot) => this.#fork(folders, slot), describe: () => undefined, touchedPath: () => touchedSince(stamps) };
  }

  async #fork(snapshot: WorldFolders, slot: string): Promise<World> {
    const folders = foldersIn(this.#workspace.slot(slot));
    await mkdir(dirname(folders.root), { recursive: true });
    await this.#workspace.discard(folders.root);
    if (existsSync(folders.root)) throw new SafeDebugError('environment', `The world ${folders.root} is still there and cannot be taken away. Look for mounts or immutable files in it, and remove it by hand.`);
    await copyTree(snapshot.root, folders.root);
    return this.#worldIn(folders);
  }

  #worldIn(folders: WorldFolders): World {
    return { ...folders, reached: folders, owner: null, launcher: this.#launcher, manifest: (rules) => walkWorld(folders.tree, rules), discard: () => this.#workspace.discard(folders.root) };
  }
}

async function touchedSince(stamps: readonly (readonly [string, Stamps])[]): Promise<string | null> {
  for (const [folder, before] of stamps) {
    const touched = firstTouched(before, await stampFolder(folder));
    if (touched !== null) return touched;
  }
  return null;
}

/** Copying programs by system, best first: the first that works is kept. The last resort is Node itself. */
const copiers: Record<string, string[][]> = {
  linux: [['cp', '-a', '--reflink=auto', '--'], ['cp', '-a', '--']],
  darwin: [['cp', '-a', '-c'], ['cp', '-a']],
};

const usable = [...(copiers[process.platform] ?? [])];

/**
 * Copies a folder to a path that does not exist yet, with times, modes and links as they are. When `signal` ends it, rejects with
 * `interrupted` once nothing is copied any more; what is there by then stays.
 */
export async function copyTree(from: string, to: string, signal: AbortSignal | null = null): Promise<void> {
  let why = '';
  for (let copier = usable[0]; copier !== undefined; copier = usable[0]) {
    if (signal?.aborted === true) break;
    const { status, message } = await run(copier, [from, to], signal);
    if (status === 0) return;
    why = message;
    // A full disk or an unreadable file fails with every copier; only an unknown option makes the next one worth a try.
    if (!/option|usage|not supported|not found/i.test(message)) break;
    usable.shift();
  }
  if (signal?.aborted === true) throw new SafeDebugError('interrupted', `The run was interrupted while ${from} was copied.`);
  if (usable.length > 0) throw new SafeDebugError('environment', `${from} could not be copied to ${to}: ${why}. Free some space there, or name folders on a larger disk (TMPDIR for worlds, XDG_CACHE_HOME for kept set-ups).`);
  await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, errorOnExist: true });
}

function run([program = '', ...options]: readonly string[], paths: readonly string[], signal: AbortSignal | null): Promise<{ status: number; message: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, [...options, ...paths], { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
    let message = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (message.length < 2000) message += chunk.toString('utf8');
    });
    child.on('error', () => resolve({ status: 127, message: `${program} was not found` }));
    const end = (): void => void child.kill();
    signal?.addEventListener('abort', end);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ status: code ?? 128, message: message.trim().split('\n')[0] ?? '' });
    });
  });
}
