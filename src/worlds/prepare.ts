import { createHash } from 'node:crypto';
import { closeSync, lstatSync, openSync, readSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import picomatch from 'picomatch';
import { canonicalJson, digestOf, type Digest } from '../core/digest.js';
import { gitRecords } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { bytePathOf, fileOf, textOf, type BytePath } from './byte-path.js';
import { copyTree } from './copy-strategy.js';

/** What lies in a prepared tree beside the tracked files. */
export interface PreparedFiles {
  digest: Digest;
  /** A prepared file or link that holds the tree's absolute path, or null. Such a preparation is right at one path only. */
  holdsPath: string | null;
}

/** Copies ignored paths that match the globs from the user's work tree into the snapshot (an installed node_modules, say). */
export async function carryIgnored(repository: Repository, globs: readonly string[], tree: string): Promise<string[]> {
  if (repository.workTree === null || globs.length === 0) return [];
  const matches = picomatch([...globs], { dot: true });
  const records = await gitRecords(repository.place, ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
  const paths = records.map((record) => record.toString('utf8').replace(/\/$/, '')).filter((path) => matches(path));
  for (const path of paths) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await copyTree(join(repository.workTree, path), join(tree, path));
  }
  return paths;
}

/** Digest over everything in a tree that is not tracked, and whether any of it holds the tree's own path. */
export function describePrepared(tree: string, tracked: ReadonlyMap<BytePath, string>): PreparedFiles {
  const { files, holder } = describeUntracked(tree, tracked);
  return { digest: digestOfFiles(files), holdsPath: holder };
}

/** Describes everything in a tree that is not tracked; `holder` holds the tree's own path. */
export function describeUntracked(tree: string, tracked: ReadonlyMap<BytePath, string>): DescribedFiles {
  return describeFiles(tree, tree, (path, isFolder) => path === '.git' || (!isFolder && tracked.has(path)));
}

/** A file or link by its path and what it holds. */
export interface FileDescription {
  path: string;
  content: string;
}

/** Files and links of a folder, and the path of one that holds what was looked for, or null. */
interface DescribedFiles {
  files: FileDescription[];
  holder: string | null;
}

/** The digest of described files, in whatever order they come. */
export function digestOfFiles(files: readonly FileDescription[]): Digest {
  return digestOf(canonicalJson(files.toSorted((a, b) => (a.path < b.path ? -1 : 1))));
}

/** Describes the files and links below a folder, apart from what is left out; `holder` holds the needle. */
export function describeFiles(folder: string, needle: string, isLeftOut: (path: BytePath, isFolder: boolean) => boolean = () => false): DescribedFiles {
  const root = bytePathOf(folder);
  const files: FileDescription[] = [];
  let holder: string | null = null;
  const pending: BytePath[] = [''];
  for (let inner = pending.pop(); inner !== undefined; inner = pending.pop()) {
    for (const entry of readdirSync(fileOf(`${root}/${inner}`), { withFileTypes: true, encoding: 'latin1' })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (isLeftOut(path, entry.isDirectory())) continue;
      if (entry.isDirectory()) {
        pending.push(path);
      } else {
        const { content, holds } = describe(`${root}/${path}`, needle);
        files.push({ path: textOf(path), content });
        if (holds) holder ??= textOf(path);
      }
    }
  }
  return { files, holder };
}

function describe(file: BytePath, needle: string): { content: string; holds: boolean } {
  const stat = lstatSync(fileOf(file));
  if (stat.isSymbolicLink()) {
    const target = readlinkSync(fileOf(file), { encoding: 'latin1' });
    return { content: `link ${textOf(target)}`, holds: target.includes(bytePathOf(needle)) };
  }
  if (!stat.isFile()) return { content: 'special', holds: false };
  const { sha256, holds } = hashAndSearch(file, Buffer.from(needle));
  return { content: `${(stat.mode & 0o111) === 0 ? '100644' : '100755'} ${sha256}`, holds };
}

const chunkBytes = 256 * 1024;

/** No path is longer on any system that we know (PATH_MAX). */
const longestNeedle = 4096;

/** One for all files: to allocate it for each costs more than to read them. */
const buffer = Buffer.allocUnsafe(chunkBytes + longestNeedle);

/** sha256 of a file, and whether it holds the needle; the end of each chunk is kept so that a needle across chunks is seen. */
function hashAndSearch(file: BytePath, needle: Buffer): { sha256: string; holds: boolean } {
  const hash = createHash('sha256');
  const descriptor = openSync(fileOf(file), 'r');
  let kept = 0;
  let holds = false;
  try {
    for (let read = readSync(descriptor, buffer, kept, chunkBytes, null); read > 0; read = readSync(descriptor, buffer, kept, chunkBytes, null)) {
      hash.update(buffer.subarray(kept, kept + read));
      const filled = kept + read;
      holds ||= buffer.subarray(0, filled).includes(needle);
      kept = Math.min(needle.length - 1, filled);
      buffer.copy(buffer, 0, filled - kept, filled);
    }
    return { sha256: hash.digest('hex'), holds };
  } finally {
    closeSync(descriptor);
  }
}
