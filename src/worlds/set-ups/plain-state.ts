import { lstatSync, readdirSync, rmSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../git/git.js';
import type { ScratchRepository } from '../../git/scratch.js';
import { bytePathOf, fileOf, textOf, type BytePath } from '../byte-path.js';

const gitFolder = 'tree/.git';
const indexFile = `${gitFolder}/index`;

/**
 * What lay in a world's folders before its set-up. The stamp of a file is its kind, who may use it, size, time and inode; owners change when a world
 * changes hands. Git's index is told by what is staged: every `git status` writes it again.
 */
export class PlainState {
  readonly #stamps: ReadonlyMap<BytePath, string>;
  readonly #staged: string | null;

  private constructor(stamps: ReadonlyMap<BytePath, string>, staged: string | null) {
    this.#stamps = stamps;
    this.#staged = staged;
  }

  /** Looks at the folders below a root. `scratch` is where git reads the index. */
  static async of(root: string, scratch: ScratchRepository): Promise<PlainState> {
    return new PlainState(stampsBelow(root), await stagedIn(root, scratch));
  }

  /** The first path of these that is another one or gone by now, or that is new in the git directory; null if there is none. */
  async firstChanged(root: string, scratch: ScratchRepository): Promise<string | null> {
    const bytes = bytePathOf(root);
    for (const [path, stamp] of this.#stamps) if (path !== indexFile && stampOf(`${bytes}/${path}`) !== stamp) return textOf(path);
    for (const path of stampsBelow(join(root, gitFolder)).keys()) if (!this.#stamps.has(`${gitFolder}/${path}`)) return `${gitFolder}/${textOf(path)}`;
    return this.#staged === null || this.#staged !== (await stagedIn(root, scratch)) ? indexFile : null;
  }

  /** Takes all of these paths out of a copy of the folders, so that only what was added is left. Folders that hold any of it stay. */
  removeFrom(copy: string): void {
    rmSync(join(copy, gitFolder), { recursive: true, force: true });
    const root = bytePathOf(copy);
    const plain = [...this.#stamps].filter(([path]) => path !== gitFolder && !path.startsWith(`${gitFolder}/`));
    for (const [path, stamp] of plain) if (!isFolder(stamp)) unlinkSync(fileOf(`${root}/${path}`));
    // A folder is listed before those in it; the three folders of a world stay in any case.
    for (const [path, stamp] of plain.toReversed()) if (isFolder(stamp) && path.includes('/')) removeIfEmpty(`${root}/${path}`);
  }
}

function stampsBelow(folder: string): Map<BytePath, string> {
  const root = bytePathOf(folder);
  const stamps = new Map<BytePath, string>();
  const pending: BytePath[] = [''];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    for (const name of readdirSync(fileOf(`${root}/${inner}`), { encoding: 'latin1' })) {
      const path = inner === '' ? name : `${inner}/${name}`;
      const stamp = stampOf(`${root}/${path}`);
      if (stamp === null) continue; // gone while we looked
      if (isFolder(stamp)) pending.push(path);
      stamps.set(path, stamp);
    }
  }
  return stamps;
}

const folderMark = 'folder ';

/** Null if there is nothing. */
function stampOf(path: BytePath): string | null {
  const stat = lstatSync(fileOf(path), { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return null;
  const ours = stat.mode & 0o170700n;
  return stat.isDirectory() ? `${folderMark}${ours}` : `${ours} ${stat.size} ${stat.mtimeNs} ${stat.ino}`;
}

function isFolder(stamp: string): boolean {
  return stamp.startsWith(folderMark);
}

function removeIfEmpty(folder: BytePath): void {
  if (readdirSync(fileOf(folder)).length === 0) rmdirSync(fileOf(folder));
}

/** What the index of a tree has staged, with the marks that keep files from being looked at; null if that cannot be read. */
async function stagedIn(root: string, { place }: ScratchRepository): Promise<string | null> {
  const file = join(root, indexFile);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const listed = await git({ ...place, indexFile: file }, ['ls-files', '--stage', '-v', '-z'], { accept: 'any' });
  return listed.exitStatus === 0 ? listed.stdout.toString('latin1') : null;
}
