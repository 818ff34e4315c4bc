import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve as absolute } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import { sendSignal, worldMarkerVariable } from '../processes/descendants.js';
import { ownUserId, ownUserName } from '../processes/own-user.js';
import { environmentValueOf, isAlive, readProcessTable, thisProcess, type ProcessName } from '../processes/process-table.js';
import { removeTree } from './remove-tree.js';
import { Trash } from './trash.js';

/**
 * The folder on this machine where one run keeps its snapshot, scratch repositories and worlds. Users of worlds may pass
 * through it to their world and to what is shared with all of them; they can list nothing and enter nothing else. It lies outside every
 * repository, so that tools which look for their configuration upwards find none of the user's files. Each process that
 * works in it leaves an owner file; a folder whose owners are all gone belongs to a run that died, and the next run
 * removes it together with the processes that its gates left behind.
 */
export class Workspace {
  readonly directory: string;
  readonly #owner: string;
  readonly #trash = new Trash(() => this.own(`trash-${randomBytes(6).toString('hex')}`));
  readonly #left: string[] = [];
  readonly #beforeClosing: (() => void)[] = [];
  readonly #work: Promise<unknown>[] = [];

  private constructor(directory: string, owner: string) {
    this.directory = directory;
    this.#owner = owner;
  }

  /** Opens the workspace of a run, after removing what dead runs left. */
  static async open(runId: string): Promise<Workspace> {
    const root = await privateRoot();
    await removeAbandoned(root);
    const directory = join(root, runId);
    const workspace = new Workspace(directory, await enter(directory));
    await mkdir(dirname(workspace.own('')), { recursive: true, mode: 0o700 });
    await makeOpen(workspace.worlds);
    await mkdir(workspace.shared, { recursive: true });
    await chmod(workspace.shared, 0o750);
    return workspace;
  }

  /** Path of this process's own folder `name`, which no world can enter; nothing is created. */
  own(name: string): string {
    return join(this.directory, 'private', `${name}-${process.pid}`);
  }

  /** Folder of this process for what its worlds may read. */
  get shared(): string {
    return join(this.directory, `shared-${process.pid}`);
  }

  /** Folder of all worlds of the run. */
  get worlds(): string {
    return join(this.directory, 'worlds');
  }

  /** Path of the world in slot `name`. The same slot has the same path in every process of the run. */
  slot(name: string): string {
    return join(this.worlds, name);
  }

  /** Path for worlds that is the same in every run of this user: views of several runs can have it at once. */
  get commonSlot(): string {
    return join(dirname(this.directory), 'world');
  }

  /** Calls `then` when this process is done with the workspace. */
  beforeClosing(then: () => void): void {
    this.#beforeClosing.push(then);
  }

  /** Keeps the workspace until work in it has ended, which nobody may be waiting for. Whoever does is told of its faults. */
  keepFor<Result>(work: Promise<Result>): Promise<Result> {
    this.#work.push(work.catch(() => undefined));
    return work;
  }

  /**
   * Moves a folder out of the way at once and deletes it in the background. A missing folder is no error; one that cannot
   * be moved or deleted (a gate may have made it so) is left and told by `close`.
   */
  async discard(path: string): Promise<void> {
    try {
      await this.#trash.take(path);
    } catch (error) {
      if (systemCodeOf(error) !== 'ENOENT' && !(await removeTree(path))) this.#left.push(path);
    }
  }

  /**
   * Removes what was discarded, and the run's folder if no other process works in it. Resolves with the folders that
   * could not be deleted; never rejects for them.
   */
  async close(): Promise<string[]> {
    // Work may have begun other work.
    while (this.#work.length > 0) await Promise.all(this.#work.splice(0));
    for (const then of this.#beforeClosing) then();
    await rm(this.#owner, { force: true });
    if (!(await closeForGood(this.directory))) return [...this.#left, ...(await this.#trash.empty())];
    await this.#trash.close();
    const stayed = await removeRun(this.directory);
    return stayed === null ? [] : [stayed];
  }
}

const ownerSchema = z.object({ pid: z.int(), startTime: z.string().nullable() });

/** `safe-debug-<uid>` in the system's folder for temporary files: ours alone, or refused. */
async function privateRoot(): Promise<string> {
  const root = join(absolute(tmpdir()), `safe-debug-${ownUserName()}`);
  await makeFolder(root, 0o711).catch((cause: unknown) => {
    throw new SafeDebugError('environment', `the folder for worlds, ${root}, cannot be made. Free some space or set TMPDIR to a folder you may write to.`, { cause });
  });
  const stat = lstatSync(root);
  const own = ownUserId();
  const foreign = own !== null && (stat.uid !== own || (stat.mode & 0o022) !== 0);
  if (!stat.isDirectory() || foreign) {
    throw new SafeDebugError('environment', `${root} exists but is not a private folder of this user. Remove it, or set TMPDIR to a folder of your own.`);
  }
  await chmod(root, 0o711);
  return root;
}

/**
 * Removes the folder of a run that nobody works in. It gets another name first: at its own one, another process of the run may
 * already have begun anew. Returns what could not be removed, or null.
 */
async function removeRun(directory: string): Promise<string | null> {
  const removed = `${directory}.removed-${randomBytes(6).toString('hex')}`;
  try {
    await rename(directory, removed);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null; // another one was faster
    return (await removeTree(directory)) ? null : directory;
  }
  return (await removeTree(removed)) ? null : removed;
}

/** Name among the owners that tells: this folder is being removed. */
const closedMark = 'closed';

const enteringRounds = 300;
const pauseBetweenRoundsMs = 10;

/**
 * Makes a run's folder, if it is not there yet, and leaves this process's owner file in it. If another process of the run has just closed the
 * folder for good, waits until it is gone and begins anew. Returns the owner file.
 */
async function enter(directory: string): Promise<string> {
  const owners = join(directory, 'owners');
  const owner = join(owners, `${process.pid}-${randomBytes(6).toString('hex')}.json`);
  for (let round = 0; round < enteringRounds; round++) {
    if (await tryToEnter(directory, owner)) return owner;
    await delay(pauseBetweenRoundsMs);
  }
  throw new SafeDebugError('environment', `${directory} is being removed by another process of this run, which does not end. End it, or remove the folder by hand, and run again.`);
}

/** An owner file that was there before the mark keeps the folder; one that came after it does not count. */
async function tryToEnter(directory: string, owner: string): Promise<boolean> {
  try {
    await makeOpen(directory);
    await mkdir(dirname(owner), { recursive: true, mode: 0o700 });
    await writeFile(owner, JSON.stringify(thisProcess()));
    return !existsSync(join(dirname(owner), closedMark)) && existsSync(owner);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return false; // removed between two of the steps
    throw error;
  }
}

/**
 * Puts the mark among the owners if there are none, in one step: a folder takes the place of another one only if that is empty
 * (rename manual). False if another process of the run works there. Windows replaces no folder: there the last look has to do.
 */
async function closeForGood(directory: string): Promise<boolean> {
  const owners = join(directory, 'owners');
  if (process.platform === 'win32') return (await readdir(owners).catch(() => [])).length === 0;
  const marked = `${owners}-${randomBytes(6).toString('hex')}`;
  await mkdir(join(marked, closedMark), { recursive: true, mode: 0o700 });
  try {
    await rename(marked, owners);
    return true;
  } catch (error) {
    const code = systemCodeOf(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(marked, { recursive: true, force: true });
    return false;
  }
}

/** Makes a folder that everybody may pass through and only we may list. */
async function makeOpen(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711);
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const directory = join(root, name);
    const owners = await ownersOf(directory);
    if (owners === null || owners.some(isAlive)) continue;
    endProcessesOf(name);
    await removeRun(directory);
  }
}

/** Owners of a run's folder; null while a run is just being set up (no owner yet, folder younger than a minute). */
async function ownersOf(directory: string): Promise<ProcessName[] | null> {
  const names = await readdir(join(directory, 'owners')).catch(() => []);
  if (names.length === 0) {
    const age = Date.now() - (lstatSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < 60_000 ? null : [];
  }
  const owners = await Promise.all(names.map((name) => readFile(join(directory, 'owners', name), 'utf8').then(ownerOf, () => null)));
  return owners.filter((owner) => owner !== null);
}

function ownerOf(text: string): ProcessName | null {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return null; // a file cut by a crash: its process is gone
  }
}

/** Ends what the gates of a dead run left running: their marker starts with the run's id. */
function endProcessesOf(runId: string): void {
  for (const { pid } of readProcessTable()) {
    if (environmentValueOf(pid, worldMarkerVariable)?.startsWith(`${runId}/`)) sendSignal(pid, 'SIGKILL');
  }
}
