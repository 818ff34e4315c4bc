import { statSync } from 'node:fs';
import { SafeDebugError } from '../errors.js';
import { git, type GitPlace } from './git.js';
import type { ObjectStore } from './scratch.js';

/** A user's repository, only ever read, except by promotion. */
export interface Repository extends ObjectStore {
  /** The folder the user named. */
  path: string;
  place: GitPlace;
  /** Absolute path of the file that lists where a shallow history ends; it need not exist. */
  shallowFile: string;
  /** Absolute path of the top of the work tree, or null for a bare repository. */
  workTree: string | null;
}

/** Opens the repository that contains `path`. Throws `input` if there is none. */
export async function openRepository(path: string): Promise<Repository> {
  if (!isFolder(path)) throw new SafeDebugError('input', `There is no folder ${path}. Name a git repository with --repo DIR.`);
  const questions = ['--show-object-format', '--git-path', 'objects', '--git-path', 'shallow', '--is-bare-repository', '--show-toplevel'];
  const layout = await git({ directory: path }, ['rev-parse', '--path-format=absolute', ...questions], { accept: 'any' });
  const [objectFormat, objects = '', shallowFile = '', bare, workTree] = layout.stdout.toString('utf8').split('\n');
  // A bare repository has no answer to the last question; by then all others are answered.
  if (layout.exitStatus !== 0 && bare !== 'true') {
    throw new SafeDebugError('input', `${path} is not inside a git repository (${layout.stderr.trim().split('\n')[0]}). Name one with --repo DIR.`);
  }
  const top = bare === 'true' || !workTree ? null : workTree;
  return { path, place: { directory: top ?? path }, objectFormat: objectFormat === 'sha256' ? 'sha256' : 'sha1', objects, shallowFile, workTree: top };
}

/** Looked at without giving way, so that git has begun to answer when the caller goes on. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // not there, or closed to us: git would find no repository either
  }
}

/** Commit and tree ids of a revision. Throws `input` if the repository has no such commit. */
export async function resolveCommit(repository: Repository, revision: string): Promise<{ commit: string; tree: string }> {
  const unusable = (why: string): SafeDebugError =>
    new SafeDebugError('input', `The revision "${revision}" cannot be used in ${repository.workTree ?? repository.path}: ${why}. Name a commit, branch or tag of that repository.`);
  if (revision.startsWith('-')) throw unusable('it looks like an option');
  const resolved = await git(repository.place, ['log', '-1', '--no-show-signature', '--format=%H%n%T', '--end-of-options', `${revision}^{commit}`, '--'], { accept: 'any' });
  const [commit, tree] = resolved.exitStatus === 0 ? resolved.stdout.toString('utf8').split('\n') : [];
  if (!commit || !tree) throw unusable(revision === 'HEAD' ? 'there is no commit yet' : 'there is no such commit');
  return { commit, tree };
}

/** Name of the branch that HEAD is on, or null for a detached HEAD. */
export async function currentBranch(repository: Repository): Promise<string | null> {
  const head = await git(repository.place, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1, 128] });
  return head.exitStatus === 0 ? head.stdout.toString('utf8').trim() : null;
}
