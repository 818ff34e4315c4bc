import { randomBytes } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { digestSchema, instantSchema } from '../../core/documents/common.js';
import type { Digest } from '../../core/digest.js';
import { SafeDebugError, messageOf, systemCodeOf } from '../../errors.js';
import { readRegularFile } from '../../files/regular-file.js';
import { isAlive, thisProcess } from '../../processes/process-table.js';
import { copyTree } from '../copy-strategy.js';
import { removeTree } from '../remove-tree.js';
import { diskUseOf } from './disk-use.js';

/** `result.json`: what a kept result is, beside the folder with its files. */
const keptResultSchema = z.strictObject({
  /** The run whose set-up made it, and when that was kept. */
  run: z.string(),
  at: instantSchema,
  /** Digests over the prepared files of a snapshot's tree, and over what lies in HOME and in the folder for temporary files. */
  prepared: digestSchema,
  home: digestSchema,
  temporary: digestSchema,
  /** Digest over all paths, empty folders among them, with their modes. */
  modes: digestSchema,
  /** What it takes on the disk. */
  bytes: z.int().nonnegative(),
});
export type KeptResult = z.infer<typeof keptResultSchema>;

/** Most bytes that all kept results may take together. What was used longest ago goes first. */
const mostKeptBytes = 10 * 1024 ** 3;

const description = 'result.json';
const mostDescriptionBytes = 4_096;
const content = 'root';
const keyName = /^[0-9a-f]{64}$/;

/**
 * Results of set-ups in a folder of ours, by their keys. One is put in place by one rename; until then it lies under a name that
 * tells whose it is, as does one that is being removed. What a process left that ended meanwhile is removed by the next one.
 */
export class KeptResults {
  readonly folder: string;
  /** Most bytes that may be kept. */
  readonly most: number;

  private constructor(folder: string, most: number) {
    this.folder = folder;
    this.most = most;
  }

  /** Opens a folder that exists and that nobody else may enter. `most` bytes may be kept in it. */
  static async open(folder: string, most = mostKeptBytes): Promise<KeptResults> {
    for (const name of await readdir(folder)) if (isLeftOver(name)) await removeTree(join(folder, name));
    return new KeptResults(folder, most);
  }

  /** Copies what is kept under a key to a path that does not exist. Null if nothing is; rejects if what is cannot be read, and with `interrupted` when `signal` ends it. */
  async copyTo(target: string, key: Digest, signal: AbortSignal): Promise<KeptResult | null> {
    const place = this.#placeOf(key);
    let text: string;
    try {
      text = (await readRegularFile(join(place, description), mostDescriptionBytes)).toString('utf8');
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT' && lstatSync(place, { throwIfNoEntry: false }) === undefined) return null;
      throw error;
    }
    const result = keptResultSchema.parse(JSON.parse(text));
    await copyTree(join(place, content), target, signal);
    const now = new Date();
    await utimes(join(place, description), now, now);
    return result;
  }

  /** Bytes that all kept results take. */
  async bytes(): Promise<number> {
    return sumOf(await this.#all());
  }

  /** Throws away what is kept under a key. */
  async forget(key: Digest): Promise<void> {
    await this.#remove(this.#placeOf(key));
  }

  /**
   * Keeps a copy of a folder under a key; `describe` may change the copy and says what it is, or why it is not to be kept (text). Where another run was
   * faster, its result stays. Rejects where that cannot be written, and with `interrupted` when `signal` ends the copy. Returns the bytes of this result and of all.
   */
  async keep(key: Digest, folder: string, describe: (copy: string) => Omit<KeptResult, 'bytes'> | string, signal: AbortSignal): Promise<{ bytes: number; all: number } | string> {
    const half = this.#ownName();
    try {
      await mkdir(half, { mode: 0o700 });
      await copyTree(folder, join(half, content), signal);
      const described = describe(join(half, content));
      if (typeof described === 'string') return described;
      const bytes = diskUseOf(half);
      if (bytes > this.most) return 'it takes more than all results together may';
      await writeFile(join(half, description), JSON.stringify({ ...described, bytes } satisfies KeptResult));
      await this.#putInPlace(half, key);
      return { bytes, all: await this.#makeRoom(key) };
    } finally {
      await removeTree(half);
    }
  }

  /** A folder takes the place of another one only if that is empty (rename manual): then the one that is there stays. */
  async #putInPlace(half: string, key: Digest): Promise<void> {
    try {
      await rename(half, this.#placeOf(key));
    } catch (error) {
      const code = systemCodeOf(error);
      if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    }
  }

  /** Removes what was used longest ago until the rest fits; never what has just been put there. Returns what the rest takes. */
  async #makeRoom(newest: Digest): Promise<number> {
    const kept = (await this.#all()).toSorted((a, b) => a.usedMs - b.usedMs);
    let all = sumOf(kept);
    for (const { place, bytes } of kept) {
      if (all <= this.most) break;
      if (place === this.#placeOf(newest)) continue;
      await this.#remove(place);
      all -= bytes;
    }
    return all;
  }

  async #all(): Promise<Use[]> {
    const names = (await readdir(this.folder)).filter((name) => keyName.test(name));
    return Promise.all(names.map((name) => this.#useOf(name)));
  }

  /** What cannot be read counts as used never. */
  async #useOf(name: string): Promise<Use> {
    const place = join(this.folder, name);
    const file = join(place, description);
    try {
      const { bytes } = keptResultSchema.parse(JSON.parse((await readRegularFile(file, mostDescriptionBytes)).toString('utf8')));
      return { place, bytes, usedMs: lstatSync(file).mtimeMs };
    } catch {
      return { place, bytes: diskUseOf(place), usedMs: 0 };
    }
  }

  /** Under another name first, so that nobody takes a part of it for the whole. */
  async #remove(place: string): Promise<void> {
    const removed = this.#ownName();
    try {
      await rename(place, removed);
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return; // another run was faster
      throw error;
    }
    await removeTree(removed);
  }

  #placeOf(key: Digest): string {
    return join(this.folder, key.slice('sha256:'.length));
  }

  /** A fresh name that tells which process it belongs to. */
  #ownName(): string {
    const { pid, startTime } = thisProcess();
    return join(this.folder, `of-${pid}-${startTime ?? 'unknown'}-${randomBytes(6).toString('hex')}`);
  }
}

/** What a kept result takes, and when it was used last. */
interface Use {
  place: string;
  bytes: number;
  usedMs: number;
}

function sumOf(uses: readonly Use[]): number {
  return uses.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether a name tells of a process that is gone. */
function isLeftOver(name: string): boolean {
  const [, pid, startTime] = /^of-(\d+)-(\d+|unknown)-[0-9a-f]+$/.exec(name) ?? [];
  return pid !== undefined && !isAlive({ pid: Number(pid), startTime: startTime === undefined || startTime === 'unknown' ? null : startTime });
}

/** Why a kept result could not be used, in one line. An interruption is no fault of a result: it is thrown again. */
export function faultOf(error: unknown): string {
  if (error instanceof SafeDebugError && error.code === 'interrupted') throw error;
  return error instanceof z.ZodError || error instanceof SyntaxError ? 'its description cannot be read' : (messageOf(error).split('\n')[0] ?? '').replace(/\.$/, '');
}
