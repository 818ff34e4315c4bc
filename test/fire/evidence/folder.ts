import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Contents of an evidence folder by path. */
export type Contents = ReadonlyMap<string, Buffer>;

/** Reads the files of an evidence folder that the evidence rests on: what it lists, and the three documents. */
export function readContents(folder: string): Map<string, Buffer> {
  const { files } = z.object({ files: z.array(z.object({ path: z.string() })) }).parse(JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')));
  const paths = new Set(['latest.json', 'events.jsonl', 'plan.json', ...files.map(({ path }) => path)]);
  return new Map([...paths].map((path) => [path, readFileSync(join(folder, path))]));
}

/** A folder whose files are changed and put back again and again: only what differs is written. In memory where the system has such a place. */
export class Bench {
  readonly folder: string;
  readonly #original: Contents;
  #present: Contents;

  constructor(original: Contents) {
    this.#original = original;
    this.#present = new Map();
    this.folder = realpathSync(mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'safe-debug-fire-')));
    this.show(original);
  }

  /** Makes the folder hold exactly these files. */
  show(contents: Contents): void {
    for (const path of this.#present.keys()) if (!contents.has(path)) rmSync(join(this.folder, path));
    for (const [path, bytes] of contents) {
      if (this.#present.get(path) === bytes) continue;
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), bytes);
    }
    this.#present = contents;
  }

  /** Paths whose bytes differ from the original's. */
  changed(contents: Contents): string[] {
    const paths = new Set([...this.#original.keys(), ...contents.keys()]);
    return [...paths].filter((path) => {
      const [before, now] = [this.#original.get(path), contents.get(path)];
      return before === undefined || now === undefined ? before !== now : before !== now && !before.equals(now);
    });
  }

  /** Everything in the folder, to be sure that nothing else lies in it. */
  get names(): string[] {
    return readdirSync(this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
