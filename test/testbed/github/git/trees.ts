import type { BareGit } from './git.js';

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Bytes; blobs only. */
  readonly size: number | null;
}

/** The entries of a tree, with all below it when `recursive` (git-ls-tree(1), -l -z). */
export async function lsTree(git: BareGit, tree: string, recursive: boolean): Promise<readonly TreeEntry[]> {
  const output = await git.text(['ls-tree', '-z', '-l', ...(recursive ? ['-r', '-t'] : []), tree]);
  return output.split('\0').flatMap((line) => {
    const match = /^(\d+) (\w+) (\w+)\s+(\S+)\t(.*)$/s.exec(line);
    if (match === null) return [];
    const [, mode = '', type = '', sha = '', size = '', path = ''] = match;
    return [{ path, mode, type, sha, size: size === '-' ? null : Number(size) }];
  });
}
