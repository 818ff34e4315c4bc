import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git, gitLine, type GitPlace } from './git.js';

/**
 * A bare repository of our own, outside every world and outside the user's repository: new objects and scratch indexes
 * go here, the user's objects are only read through alternates (gitrepository-layout manual).
 */
export interface ScratchRepository {
  /** The bare repository's directory. */
  directory: string;
  place: GitPlace;
}

/** Creates a scratch repository in `directory` that can read the objects of `alternates` (paths of `objects` directories). */
export async function createScratchRepository(directory: string, alternates: readonly string[]): Promise<ScratchRepository> {
  await mkdir(directory, { recursive: true });
  await git({ directory }, ['init', '--quiet', '--bare', '--template=', directory]);
  await mkdir(join(directory, 'objects', 'info'), { recursive: true });
  if (alternates.length > 0) await writeFile(join(directory, 'objects', 'info', 'alternates'), alternates.map((path) => `${path}\n`).join(''));
  return { directory, place: { directory, gitDirectory: directory } };
}

/** Absolute path of a repository's `objects` directory (also for worktrees and bare repositories). */
export function objectDirectoryOf(repository: string): Promise<string> {
  return gitLine({ directory: repository }, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']);
}
