import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { git } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { writeGitDirectory, type ObjectStore, type ScratchRepository } from '../git/scratch.js';

/**
 * The snapshot's history, copied once a run into a repository of our own: the commit, what it can reach as far as the
 * user's clone goes, and the tags on it. Worlds read it through alternates, so nothing they do reaches the user's objects.
 */
export interface Vault extends ScratchRepository, ObjectStore {
  /** Tags that lead to the snapshot or its history, as lines of a packed-refs file. */
  packedTags: string;
  /** Content of the file that says where a shallow history ends, or null. */
  shallow: string | null;
}

/** Makes the vault, still without the history. `pack` is a pack file of objects that the repository lacks (uncommitted work). */
export async function createVault(directory: string, repository: Repository, commit: string, pack: string | null): Promise<Vault> {
  const { objectFormat } = repository;
  await writeGitDirectory(directory, { bare: true, head: 'ref: refs/heads/none', store: null, objectFormat });
  const place = { directory, gitDirectory: directory };
  const objects = join(directory, 'objects');
  if (pack !== null) await git(place, ['unpack-objects', '-q'], { input: await readFile(pack) });
  const reader = { ...repository.place, alternateObjectDirectories: [objects] };
  const tags = await git(reader, ['for-each-ref', '--merged', commit, '--format=%(objectname) %(refname)%00%(*objectname)', 'refs/tags']);
  const packedTags = tags.stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\0'))
    .map(([tag = '', peeled]) => (peeled ? `${tag}\n^${peeled}\n` : `${tag}\n`))
    .join('');
  return { directory, place, objects, objectFormat, packedTags, shallow: await copyShallow(repository, directory) };
}

/** Copies the commit and its history, as far as the user's clone goes, and the tags. Throws `input` for a clone that lacks any of it. */
export function fillVault({ objects, packedTags }: Vault, repository: Repository, commit: string): Promise<void> {
  const tips = [commit, ...[...packedTags.matchAll(/^([0-9a-f]{40,64}) refs/gm)].map(([, tag]) => tag)];
  return packObjects(repository, objects, tips.join('\n'));
}

/** Writes the pack, and what git needs on the way to it, into our own object store; the user's is an alternate and only read. */
async function packObjects({ place, objects: source }: Repository, objects: string, revisions: string): Promise<void> {
  const args = ['pack-objects', '--revs', '--quiet', '--delta-base-offset', '--window=0', join(objects, 'pack', 'pack')];
  const writer = { ...place, objectDirectory: objects, alternateObjectDirectories: [source] };
  const packed = await git(writer, args, { input: `${revisions}\n`, accept: 'any' });
  if (packed.exitStatus === 0) return;
  throw new SafeDebugError(
    'input',
    `The snapshot's objects cannot be copied from ${place.directory}: ${packed.stderr.trim().split('\n')[0]}. If objects are missing because this is a partial clone, fetch them first (git fetch --refetch).`,
  );
}

async function copyShallow(repository: Repository, directory: string): Promise<string | null> {
  try {
    await copyFile(repository.shallowFile, join(directory, 'shallow'));
    return await readFile(repository.shallowFile, 'utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Gives a folder a `.git` of its own with the snapshot as detached HEAD; its objects are those of the vault. */
export async function createWorldGitDirectory(tree: string, vault: Vault, commit: string): Promise<void> {
  const directory = join(tree, '.git');
  await writeGitDirectory(directory, { bare: false, head: commit, store: vault, objectFormat: vault.objectFormat });
  if (vault.packedTags !== '') await writeFile(join(directory, 'packed-refs'), `# pack-refs with: peeled fully-peeled sorted \n${vault.packedTags}`);
  if (vault.shallow !== null) await writeFile(join(directory, 'shallow'), vault.shallow);
}
