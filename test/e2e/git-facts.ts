import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project, type Scene } from './scene.js';

/** The tree that git alone makes of a commit and a patch, in the bed's repository with an index of its own. */
export async function treeOf({ bed, root }: Scene, commit: string, ...patches: string[]): Promise<string> {
  const folder = await mkdtemp(join(root, 'tree-'));
  const { directory } = bed.github.repository(project);
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: directory, env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') } })).stdout.trim();
  await git('read-tree', commit);
  for (const [index, patch] of patches.entries()) {
    const file = join(folder, `${index}.patch`);
    await writeFile(file, patch);
    await git('apply', '--cached', file);
  }
  return git('write-tree');
}

/** What a commit in the bed's repository says of itself. */
export async function commitOf({ bed }: Scene, revision: string): Promise<{ sha: string; tree: string; parents: string[]; message: string }> {
  const [sha = '', tree = '', parents = '', ...message] = (await bed.github.git(project, 'show', '--no-patch', '--format=%H%n%T%n%P%n%B', revision)).split('\n');
  return { sha, tree, parents: parents.split(' '), message: message.join('\n') };
}
