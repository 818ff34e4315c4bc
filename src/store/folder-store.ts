import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { makeFolder } from '../files/make-folder.js';
import type { Store } from './store.js';

/** A store in a folder of this machine: one sub-folder a name. */
export class FolderStore implements Store {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async put(name: string, folder: string): Promise<void> {
    const target = this.#pathOf(name);
    await makeFolder(this.#directory).catch((cause: unknown) => {
      throw new SafeDebugError('input', `The store ${this.#directory} cannot be written to: ${messageOf(cause)}. Name another folder with --store DIR.`, { cause });
    });
    if (await exists(target)) throw new SafeDebugError('input', `The store ${this.#directory} already holds "${name}". Use a fresh folder, or remove that one first.`);
    await moveFolder(folder, target);
  }

  async get(name: string): Promise<string | null> {
    const path = this.#pathOf(name);
    return (await exists(path)) ? path : null;
  }

  async list(): Promise<string[]> {
    const entries = await readdir(this.#directory, { withFileTypes: true }).catch((error: unknown) => {
      if (systemCodeOf(error) === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((entry) => entry.isDirectory() && isName(entry.name)).map(({ name }) => name).sort();
  }

  #pathOf(name: string): string {
    if (!isName(name)) throw new SafeDebugError('input', `"${name}" is not a name for a store: use letters, digits and dashes.`);
    return join(this.#directory, name);
  }
}

function isName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(name);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** A rename where both are on one disk; else a copy under another name first, so that a half copy is never taken for whole. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (systemCodeOf(error) !== 'EXDEV') throw error;
    const half = `${to}.part`;
    await rm(half, { recursive: true, force: true });
    await cp(from, half, { recursive: true, preserveTimestamps: true });
    await rename(half, to);
    await rm(from, { recursive: true, force: true });
  }
}
