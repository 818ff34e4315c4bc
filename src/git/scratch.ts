import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitPlace } from './git.js';

/** How a repository names its objects (gitformat manual, `extensions.objectFormat`). */
type ObjectFormat = 'sha1' | 'sha256';

/**
 * A bare repository of our own, outside every world and outside the user's repository: new objects and scratch indexes
 * go here, the user's objects are only read through alternates.
 */
export interface ScratchRepository {
  /** The bare repository's directory. */
  directory: string;
  place: GitPlace;
}

/** An object store that a repository of ours reads: absolute path of its `objects` directory, and its format. */
export interface ObjectStore {
  objects: string;
  objectFormat: ObjectFormat;
}

/** Creates a scratch repository in `directory` that can read the objects of a store. */
export function createScratchRepository(directory: string, store: ObjectStore | null): ScratchRepository {
  writeGitDirectory(directory, { bare: true, head: 'ref: refs/heads/none', store, objectFormat: store?.objectFormat ?? 'sha1' });
  return { directory, place: { directory, gitDirectory: directory } };
}

/** Lets a scratch repository read a further store of objects. */
export function readAlso({ directory }: ScratchRepository, { objects }: ObjectStore): void {
  appendFileSync(alternatesIn(directory), `${objects}\n`);
}

function alternatesIn(directory: string): string {
  return join(directory, 'objects/info/alternates');
}

/** What a fresh git directory says. */
export interface GitDirectoryContent {
  bare: boolean;
  /** Content of HEAD: an object id, or `ref: ` and a name. */
  head: string;
  objectFormat: ObjectFormat;
  /** Object store that is read beside its own. */
  store: ObjectStore | null;
}

/**
 * Writes the files of a git directory (gitrepository-layout manual): what `git init` would do, without a process and without templates. They are
 * few and small: to wait a turn for each takes longer than writing them.
 */
export function writeGitDirectory(directory: string, { bare, head, store, objectFormat }: GitDirectoryContent): void {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) mkdirSync(join(directory, folder), { recursive: true });
  const isSha256 = objectFormat === 'sha256';
  const config = [
    '[core]',
    `\trepositoryformatversion = ${isSha256 ? 1 : 0}`,
    `\tfilemode = ${process.platform !== 'win32'}`,
    `\tbare = ${bare}`,
    ...(isSha256 ? ['[extensions]', '\tobjectFormat = sha256'] : []),
    '',
  ];
  writeFileSync(join(directory, 'config'), config.join('\n'));
  if (store) writeFileSync(alternatesIn(directory), `${store.objects}\n`);
  writeFileSync(join(directory, 'HEAD'), `${head}\n`);
}
