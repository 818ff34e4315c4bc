import { randomInt } from 'node:crypto';
import { link, readFile, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import { isAlive, thisProcess } from '../processes/process-table.js';

/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';

/** An evidence folder that this process alone writes to. */
export interface OutFolder {
  path: string;
  /** Lets others write to it again. */
  release(): Promise<void>;
}

/**
 * Makes or takes over an evidence folder. Throws `input`, with nothing changed, for a folder that holds other things,
 * that contains the repository, that cannot be written to, or that another run is writing to.
 */
export async function claimOutFolder(folder: string, repository: string | null): Promise<OutFolder> {
  const path = resolve(folder);
  await refuseForeign(path, folder, repository);
  const unwritable = (cause: unknown): never => {
    throw new SafeDebugError('input', `The folder for evidence, ${folder}, cannot be written to: ${messageOf(cause)}. Name another one with --out DIR.`, { cause });
  };
  await makeFolder(path).catch(unwritable);
  await putMark(path).catch(unwritable);
  await takeLock(path, folder).catch((error: unknown) => (error instanceof SafeDebugError ? Promise.reject(error) : unwritable(error)));
  return { path, release: () => release(path) };
}

async function refuseForeign(path: string, folder: string, repository: string | null): Promise<void> {
  const names = await readdir(path).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw new SafeDebugError('input', `The folder for evidence, ${folder}, cannot be used: ${messageOf(error)}. Name another one with --out DIR.`, { cause: error });
  });
  const [top, target] = await Promise.all([repository === null ? null : realpath(repository).catch(() => null), realpath(path).catch(() => path)]);
  if (top !== null && (top === target || top.startsWith(target + sep))) throw new SafeDebugError('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
  // Another run may just be taking a new folder.
  const others = names.filter((name) => !lockName.test(name) && !halfLockName.test(name));
  if (others.length === 0 || (await isMarked(path))) return;
  throw new SafeDebugError('input', `The folder ${folder} holds "${others[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}

async function isMarked(path: string): Promise<boolean> {
  return (await readFile(join(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText;
}

/** Puts the mark in place whole: whoever looks at the same moment never sees a part of it. */
async function putMark(path: string): Promise<void> {
  if (await isMarked(path)) return;
  const half = `${ownLock(path)}.${randomInt(2 ** 40)}`;
  await writeFile(half, ignoreText);
  await rename(half, join(path, ignoreFile));
}

/** A folder in which nothing came to lie is taken away again. */
async function release(path: string): Promise<void> {
  await rm(ownLock(path), { force: true });
  const names = await readdir(path).catch(() => null);
  if (names === null) return;
  // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
  if (!names.includes(ignoreFile)) await putMark(path);
  if (names.length !== 1 || names[0] !== ignoreFile) return;
  await rm(join(path, ignoreFile), { force: true });
  await rmdir(path).catch((error: unknown) => {
    if (systemCodeOf(error) !== 'ENOTEMPTY') throw error; // another run has just come
  });
}

const lockName = /^\.lock-\d+$/;
const halfLockName = /^\.lock-(\d+)\.\d+$/;
const mostTries = 5;

/**
 * Each process has a lock file of its own, and holds the folder if nobody else's process is there once it lies in it: of
 * two that come at once, one at least sees the other. Both give way then, and try again after a moment of random length.
 */
async function takeLock(path: string, folder: string): Promise<void> {
  const own = ownLock(path);
  for (let tries = 1; ; tries++) {
    if (!(await placeLock(own))) throw busy(folder);
    const others = (await locksIn(path)).filter((file) => file !== own);
    const held = await Promise.all(others.map(isHeld));
    if (!held.includes(true)) {
      for (const file of [...others, ...(await deadHalves(path))]) await rm(file, { force: true });
      return;
    }
    await rm(own, { force: true });
    if (tries === mostTries) throw busy(folder);
    await setTimeout(randomInt(5, 50));
  }
}

function ownLock(path: string): string {
  return join(path, `.lock-${process.pid}`);
}

async function locksIn(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => lockName.test(name)).map((name) => join(path, name));
}

/** Locks that were being written when their process was killed. */
async function deadHalves(path: string): Promise<string[]> {
  const names = await readdir(path);
  return names.filter((name) => !isAlive({ pid: Number(halfLockName.exec(name)?.[1] ?? process.pid), startTime: null })).map((name) => join(path, name));
}

/** Puts the lock of this process in place: whole or not at all, since it is written under another name and then linked. False if this process has it already. */
async function placeLock(file: string): Promise<boolean> {
  const half = `${file}.${randomInt(2 ** 40)}`;
  await writeFile(half, JSON.stringify(thisProcess()));
  try {
    if (await linked(half, file)) return true;
    if (await isHeld(file)) return false;
    await rm(file, { force: true }); // of a dead process that had the same number
    return await linked(half, file);
  } finally {
    await rm(half, { force: true });
  }
}

/** Throws `input` if a run is writing to an evidence folder: what is read there meanwhile belongs to two runs. */
export async function requireNobodyWrites(path: string): Promise<void> {
  const held = await Promise.all((await locksIn(path)).map(isHeld));
  if (held.includes(true)) throw new SafeDebugError('input', `A run is writing to ${path} at the moment: wait for it.`);
}

function busy(folder: string): SafeDebugError {
  return new SafeDebugError('input', `Another run is writing to ${folder}. Wait for it, or name another folder with --out DIR.`);
}

/** Gives a file a second name, if that is free. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that took the lock is still there. A lock that cannot be read was cut by a crash. */
async function isHeld(file: string): Promise<boolean> {
  const match = /^\{"pid":(\d+),"startTime":(?:"(\d+)"|null)\}$/.exec(await readFile(file, 'utf8').catch(() => ''));
  if (!match) return false;
  const [, pid, startTime] = match;
  return isAlive({ pid: Number(pid), startTime: startTime ?? null });
}
