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
  const root = bytePathOf(tree);
  const lines: { path: string; content: string }[] = [];
  let holdsPath: string | null = null;
  const pending: BytePath[] = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readdirSync(fileOf(`${root}/${folder}`), { withFileTypes: true, encoding: 'latin1' })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === '.git') continue;
      if (entry.isDirectory()) pending.push(path);
      else if (!tracked.has(path)) {
        const { content, holds } = describe(`${root}/${path}`, tree);
        lines.push({ path: textOf(path), content });
        if (holds) holdsPath ??= textOf(path);
      }
    }
  }
  lines.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { digest: digestOf(canonicalJson(lines)), holdsPath };
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

/** sha256 of a file, and whether it holds the needle; the end of each chunk is kept so that a needle across chunks is seen. */
function hashAndSearch(file: BytePath, needle: Buffer): { sha256: string; holds: boolean } {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunkBytes + needle.length);
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
