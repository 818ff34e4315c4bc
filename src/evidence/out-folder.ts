import { link, readFile, readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import { readProcess } from '../processes/process-table.js';

/** Keeps git from taking the folder for work of the user, and marks it as ours: what lies in it may be replaced. */
const ignoreFile = '.gitignore';
const ignoreText = '# Evidence of safe-debug; the next run into this folder replaces it.\n*\n';
const lockFile = '.lock';

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
  await writeFile(join(path, ignoreFile), ignoreText).catch(unwritable);
  await takeLock(join(path, lockFile), folder).catch((error: unknown) => (error instanceof SafeDebugError ? Promise.reject(error) : unwritable(error)));
  return { path, release: () => release(path) };
}

async function refuseForeign(path: string, folder: string, repository: string | null): Promise<void> {
  const names = await readdir(path).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw new SafeDebugError('input', `The folder for evidence, ${folder}, cannot be used: ${messageOf(error)}. Name another one with --out DIR.`, { cause: error });
  });
  const [top, target] = await Promise.all([repository === null ? null : realpath(repository).catch(() => null), realpath(path).catch(() => path)]);
  if (top !== null && (top === target || top.startsWith(target + sep))) throw new SafeDebugError('input', `The folder ${folder} contains the repository itself. Name another one with --out DIR.`);
  if (names.length === 0 || (await readFile(join(path, ignoreFile), 'utf8').catch(() => '')) === ignoreText) return;
  throw new SafeDebugError('input', `The folder ${folder} holds "${names[0]}" and is not a folder of evidence, so nothing in it is replaced. Name an empty or new one with --out DIR.`);
}

/** A folder in which nothing came to lie is taken away again. */
async function release(path: string): Promise<void> {
  await rm(join(path, lockFile), { force: true });
  const names = await readdir(path).catch(() => null);
  if (names === null) return;
  // A gate may have removed the mark; without it the next run would take the folder for somebody else's.
  if (!names.includes(ignoreFile)) await writeFile(join(path, ignoreFile), ignoreText);
  if (names.length !== 1 || names[0] !== ignoreFile) return;
  await rm(join(path, ignoreFile), { force: true });
  await rmdir(path);
}

/** The lock appears whole or not at all: it is written under another name and then linked. */
async function takeLock(file: string, folder: string): Promise<void> {
  const own = `${file}-${process.pid}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, startTime: readProcess(process.pid)?.startTime ?? null }));
  try {
    if (await linked(own, file)) return;
    if (await isHeld(file)) throw busy(folder);
    await rm(file, { force: true });
    if (!(await linked(own, file))) throw busy(folder);
  } finally {
    await rm(own, { force: true });
  }
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
  if (startTime !== undefined) return readProcess(Number(pid))?.startTime === startTime;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
}
