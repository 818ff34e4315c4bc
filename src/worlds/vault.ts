import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { git, type GitPlace } from '../git/git.js';
import type { Repository } from '../git/repository.js';
import { writeGitDirectory, type ObjectStore, type ScratchRepository } from '../git/scratch.js';

/**
 * The snapshot's history, copied once a run into a repository of our own: the commit, what it can reach as far as the
 * user's clone goes, and the tags on it. Worlds read it through alternates, so nothing they do reaches the user's objects.
 */
export interface Vault extends ScratchRepository, ObjectStore {
  /** Content of the file that says where a shallow history ends, or null. */
  shallow: string | null;
}

/** Makes the vault, still without the history. `pack` is a pack file of objects that the repository lacks (uncommitted work). */
export async function createVault(directory: string, repository: Repository, pack: string | null): Promise<Vault> {
  const { objectFormat } = repository;
  writeGitDirectory(directory, { bare: true, head: 'ref: refs/heads/none', store: null, objectFormat });
  const place = { directory, gitDirectory: directory };
  if (pack !== null) await git(place, ['unpack-objects', '-q'], { input: await readFile(pack) });
  return { directory, place, objects: join(directory, 'objects'), objectFormat, shallow: copyShallow(repository, directory) };
}

/** Copies the commit and its history, as far as the user's clone goes, and the tags. Resolves with the tags, as lines of a packed-refs file. Throws `input` for a clone that lacks any of it. */
export async function fillVault({ objects }: Vault, repository: Repository, commit: string): Promise<string> {
  const tags = await readTags({ ...repository.place, alternateObjectDirectories: [objects] }, commit);
  const tips = [commit, ...[...tags.matchAll(/^([0-9a-f]{40,64}) refs/gm)].map(([, tag]) => tag)];
  await packObjects(repository, objects, tips.join('\n'));
  return tags;
}

/** Tags that lead to a commit or its history, each with what it leads to (gitrepository-layout manual, "packed-refs"). */
async function readTags(place: GitPlace, commit: string): Promise<string> {
  const tags = await git(place, ['for-each-ref', '--merged', commit, '--format=%(objectname) %(refname)%00%(*objectname)', 'refs/tags']);
  return tags.stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\0'))
    .map(([tag = '', peeled]) => (peeled ? `${tag}\n^${peeled}\n` : `${tag}\n`))
    .join('');
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

function copyShallow(repository: Repository, directory: string): string | null {
  try {
    copyFileSync(repository.shallowFile, join(directory, 'shallow'));
    return readFileSync(repository.shallowFile, 'utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Gives a folder a `.git` of its own with the snapshot as detached HEAD; its objects are those of the vault. `nameTags` brings the tags. */
export function createWorldGitDirectory(tree: string, vault: Vault, commit: string): void {
  const directory = join(tree, '.git');
  writeGitDirectory(directory, { bare: false, head: commit, store: vault, objectFormat: vault.objectFormat });
  if (vault.shallow !== null) writeFileSync(join(directory, 'shallow'), vault.shallow);
}

/** Names tags in such a folder: lines of a packed-refs file. */
export function nameTags(tree: string, tags: string): void {
  if (tags !== '') writeFileSync(join(tree, '.git', 'packed-refs'), `# pack-refs with: peeled fully-peeled sorted \n${tags}`);
}
