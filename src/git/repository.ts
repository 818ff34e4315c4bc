import { stat } from 'node:fs/promises';
import { SafeDebugError } from '../errors.js';
import { git, gitLine, type GitPlace } from './git.js';

/** A user's repository, only ever read, except by promotion. */
export interface Repository {
  /** The folder the user named. */
  path: string;
  place: GitPlace;
  /** Absolute path of the object store. */
  objects: string;
  /** Absolute path of the file that lists where a shallow history ends; it need not exist. */
  shallowFile: string;
  /** Absolute path of the top of the work tree, or null for a bare repository. */
  workTree: string | null;
}

/** Opens the repository that contains `path`. Throws `input` if there is none. */
export async function openRepository(path: string): Promise<Repository> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) throw new SafeDebugError('input', `There is no folder ${path}. Name a git repository with --repo DIR.`);
  const place: GitPlace = { directory: path };
  const layout = await git(place, ['rev-parse', '--path-format=absolute', '--git-path', 'objects', '--git-path', 'shallow', '--is-bare-repository'], { accept: 'any' });
  if (layout.exitStatus !== 0) {
    throw new SafeDebugError('input', `${path} is not inside a git repository (${layout.stderr.trim().split('\n')[0]}). Name one with --repo DIR.`);
  }
  const [objects = '', shallowFile = '', bare] = layout.stdout.toString('utf8').split('\n');
  const workTree = bare === 'true' ? null : await gitLine(place, ['rev-parse', '--path-format=absolute', '--show-toplevel']);
  return { path, place: workTree === null ? place : { directory: workTree }, objects, shallowFile, workTree };
}

/** Commit and tree ids of a revision. Throws `input` if the repository has no such commit. */
export async function resolveCommit(repository: Repository, revision: string): Promise<{ commit: string; tree: string }> {
  const unusable = (why: string): SafeDebugError =>
    new SafeDebugError('input', `The revision "${revision}" cannot be used in ${repository.path}: ${why}. Name a commit, branch or tag of that repository.`);
  if (revision.startsWith('-')) throw unusable('it looks like an option');
  const resolved = await git(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`, `${revision}^{tree}`], { accept: 'any' });
  const [commit, tree] = resolved.exitStatus === 0 ? resolved.stdout.toString('utf8').split('\n') : await resolveOneByOne(repository, revision);
  if (!commit || !tree) throw unusable('there is no such commit');
  return { commit, tree };
}

/** `rev-parse --verify` takes one revision only in some versions of git. */
async function resolveOneByOne(repository: Repository, revision: string): Promise<(string | undefined)[]> {
  return Promise.all(
    ['commit', 'tree'].map(async (type) => {
      const resolved = await git(repository.place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{${type}}`], { accept: 'any' });
      return resolved.exitStatus === 0 ? resolved.stdout.toString('utf8').trim() : undefined;
    }),
  );
}

/** Name of the branch that HEAD is on, or null for a detached HEAD. */
export async function currentBranch(repository: Repository): Promise<string | null> {
  const head = await git(repository.place, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1, 128] });
  return head.exitStatus === 0 ? head.stdout.toString('utf8').trim() : null;
}
