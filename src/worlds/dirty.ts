import { copyFile, rm, stat, utimes } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { SafeDebugError, systemCodeOf } from '../errors.js';
import { git, gitLine, type GitPlace } from '../git/git.js';
import { withLineEndings } from '../git/line-endings.js';
import { resolveCommit, type Repository } from '../git/repository.js';
import type { ScratchRepository } from '../git/scratch.js';

/** Message of the commit that stands for uncommitted work. */
const uncommittedWorkMessage = 'Uncommitted work that safe-debug started from\n';

/**
 * Records the uncommitted and untracked state of a work tree as a commit in the scratch repository; its parent is HEAD.
 * The user's index, objects and references are only read: the index is copied and new objects go to the scratch
 * repository. Without changes the answer is HEAD itself. `excluded` is the absolute path of the evidence folder, which is
 * never part of a snapshot. Throws `input` for a bare repository or one without a commit, and for a repository without one in the work tree.
 */
export async function commitDirtyState(repository: Repository, scratch: ScratchRepository, excluded: string): Promise<{ commit: string; tree: string; dirty: boolean }> {
  if (repository.workTree === null) throw new SafeDebugError('input', `${repository.path} is a bare repository: it has no uncommitted work. Leave --dirty out.`);
  const head = await resolveCommit(repository, 'HEAD');
  const indexFile = join(scratch.directory, 'dirty-index');
  const place: GitPlace = { ...(await withLineEndings(repository.place)), indexFile, objectDirectory: join(scratch.directory, 'objects'), alternateObjectDirectories: [repository.objects] };
  try {
    await copyIndex(repository, indexFile);
    await stageAll(place, exclusion(repository.workTree, excluded));
    const tree = await gitLine(place, ['write-tree']);
    if (tree === head.tree) return { ...head, dirty: false };
    return { commit: await commitLike(place, head.commit, tree), tree, dirty: true };
  } finally {
    await rm(indexFile, { force: true });
  }
}

const failed = 128;

/** Stages all that is there. Of a repository in it git takes the commit alone, so one that has none stops it (`add_to_index` in its read-cache.c). */
async function stageAll(place: GitPlace, excluded: readonly string[]): Promise<void> {
  const added = await git(place, ['add', '--all', '--', '.', ...excluded], { environment: { GIT_LITERAL_PATHSPECS: '0' }, accept: [0, failed] });
  if (added.exitStatus === 0) return;
  const [, withoutCommit] = /^error: '(.+?)\/?' does not have a commit checked out$/m.exec(added.stderr) ?? [];
  if (withoutCommit !== undefined) throw new SafeDebugError('input', `${join(place.directory, withoutCommit)} is a git repository without a commit, and git takes only commits of a repository inside another. Ignore it (in .gitignore or .git/info/exclude), commit what is in it, or delete its .git folder.`);
  throw new SafeDebugError('environment', `git add failed in ${place.directory}: ${added.stderr.trim().split('\n')[0]}`);
}

/** The pathspec that leaves a folder out, if it lies in the work tree (gitglossary manual, "pathspec"). */
function exclusion(workTree: string, folder: string): string[] {
  const path = relative(workTree, folder);
  return path === '' || path.startsWith('..') || isAbsolute(path) ? [] : [`:(exclude,top,literal)${path.replaceAll(sep, '/')}`];
}

/**
 * The copy keeps the time of the original: git reads a file again if it is not older than the index ("racy git", its
 * technical documentation), and a younger copy would hide an edit of the same size in the same second.
 */
async function copyIndex(repository: Repository, target: string): Promise<void> {
  const index = await gitLine(repository.place, ['rev-parse', '--path-format=absolute', '--git-path', 'index']);
  try {
    const { atime, mtime } = await stat(index);
    await copyFile(index, target);
    await utimes(target, atime, mtime);
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error; // a repository without an index has nothing staged
  }
}

/** The time of HEAD is taken over, so that the same state gives the same commit. */
async function commitLike(place: GitPlace, parent: string, tree: string): Promise<string> {
  const time = await gitLine(place, ['show', '--no-patch', '--format=%cI', parent]);
  return gitLine(place, ['commit-tree', tree, '-p', parent], { input: uncommittedWorkMessage, environment: identity(time) });
}

/** Author and committer of commits that the tool makes itself. */
export function identity(time: string): Record<string, string> {
  const name = 'safe-debug';
  const email = 'safe-debug@users.noreply.github.com';
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: time,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: time,
  };
}
