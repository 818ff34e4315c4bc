import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '../server/api-error.js';
import type { BareGit } from './git.js';

export interface TreeChange {
  readonly path: string;
  readonly mode: string;
  /** null removes; absent: `content` is the blob. */
  readonly sha?: string | null | undefined;
  readonly content?: string | undefined;
  /** The object was just written. */
  readonly trusted?: boolean;
}

/** The tree that changes make of a base tree (docs.github.com, "Create a tree"); 422 for paths and objects that make none. */
export async function writeTree(git: BareGit, base: string | null, changes: readonly TreeChange[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bed-index-'));
  const environment = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    if (base !== null) {
      const read = await git.run(['read-tree', base], { environment });
      if (read.exitCode !== 0) throw new ApiError(422, `base_tree is not a valid tree oid`);
    }
    const entries: string[] = [];
    for (const change of changes) {
      assertPath(change.path);
      entries.push(await indexEntry(git, environment, change));
    }
    await git.text(['update-index', '-z', '--index-info'], { environment, input: entries.join('') });
    return await git.text(['write-tree'], { environment });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function assertPath(path: string): void {
  if (path.split('/').some((part) => ['', '.', '..'].includes(part) || part.toLowerCase() === '.git')) {
    throw new ApiError(422, 'tree.path contains a malformed path component');
  }
}

/** A line of git-update-index(1), `--index-info`; a whole tree is read at once instead and needs none. */
async function indexEntry(git: BareGit, environment: Record<string, string>, change: TreeChange): Promise<string> {
  const { path, mode } = change;
  if (change.sha === null) return `0 ${'0'.repeat(40)}\t${path}\0`;
  const sha = change.sha ?? (await git.text(['hash-object', '-w', '--stdin'], { input: change.content ?? '' }));
  const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  if (type !== 'commit' && change.trusted !== true && (await git.maybe(['cat-file', '-t', sha])) !== type) throw new ApiError(422, `tree.sha ${sha} is not a valid ${type}`);
  if (type !== 'tree') return `${mode} ${sha}\t${path}\0`;
  await git.text(['read-tree', `--prefix=${path}/`, sha], { environment });
  return '';
}
