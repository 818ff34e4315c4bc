import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import { fileOf, type BytePath } from './byte-path.js';
import type { TrackedPaths } from './export.js';

/**
 * The snapshot's ignore rules, kept outside every world: copies of its tracked `.gitignore` files in a folder
 * without links, asked through `git check-ignore` (its manual: `--no-index`, `--stdin -z`).
 */
export class IgnoreRules {
  readonly #folder: string;
  readonly #scratch: ScratchRepository;

  private constructor(folder: string, scratch: ScratchRepository) {
    this.#folder = folder;
    this.#scratch = scratch;
  }

  /** Copies the rules of a freshly exported tree. */
  static async of(tree: string, tracked: TrackedPaths, folder: string, scratch: ScratchRepository): Promise<IgnoreRules> {
    await mkdir(folder, { recursive: true });
    for (const [path, mode] of tracked) {
      if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(path)) continue;
      const name = fileOf(path).toString('utf8');
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await copyFile(join(tree, name), join(folder, name));
    }
    return new IgnoreRules(folder, scratch);
  }

  /** Which of the paths are ignored. A folder ends with `/`. */
  async ignored(paths: readonly BytePath[]): Promise<Set<BytePath>> {
    if (paths.length === 0) return new Set();
    const place = { ...this.#scratch.place, directory: this.#folder, workTree: this.#folder };
    // The command takes pathspecs but not the literal ones; behind `./` no path can be taken for a magic one.
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
    const answer = await git(place, ['check-ignore', '--no-index', '--stdin', '-z'], { input, accept: [0, 1], environment: { GIT_LITERAL_PATHSPECS: '0' } });
    const ignored = answer.stdout.toString('latin1').split('\0').filter((path) => path !== '');
    return new Set(ignored.map((path) => path.slice(2)));
  }
}
