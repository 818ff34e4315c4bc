import type { User } from '../state/model.js';
import type { FileContent } from '../types.js';
import type { BareGit } from './git.js';
import { writeTree, type TreeChange } from './write-tree.js';

export interface FilesCommit {
  /** The commit to build on; null for a first commit. */
  readonly parent: string | null;
  /** By path; null deletes. */
  readonly files: Readonly<Record<string, FileContent | null>>;
  readonly message: string;
  readonly author: User;
  readonly date: string;
}

/** Makes a commit without a checkout; no reference moves. */
export async function commitFiles(git: BareGit, commit: FilesCommit): Promise<string> {
  const files = Object.entries(commit.files).map(([path, content]) => ({ path, ...(typeof content === 'string' ? { content, mode: '100644' } : (content ?? { content: null, mode: '100644' })) }));
  const blobs = await writeBlobs(git, files.flatMap((file) => (file.content === null ? [] : [Buffer.from(file.content)])));
  const changes = files.map(({ path, mode, content }): TreeChange => ({ path, mode, sha: content === null ? null : (blobs.shift() ?? null), trusted: true }));
  const tree = await writeTree(git, commit.parent, changes);
  const { login, id } = commit.author;
  const email = `${id}+${login}@users.noreply.github.com`;
  return git.text(['commit-tree', tree, ...(commit.parent === null ? [] : ['-p', commit.parent])], {
    input: `${commit.message}\n`,
    environment: {
      GIT_AUTHOR_NAME: login, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: commit.date,
      GIT_COMMITTER_NAME: login, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: commit.date,
    },
  });
}

/** Writes all blobs by one process (git-fast-import(1): `blob`, `get-mark`); their ids, in the same order. */
async function writeBlobs(git: BareGit, contents: readonly Buffer[]): Promise<string[]> {
  if (contents.length === 0) return [];
  const commands = contents.flatMap((content, index) => [
    Buffer.from(`blob\nmark :${index + 1}\ndata ${content.length}\n`), content, Buffer.from(`\nget-mark :${index + 1}\n`),
  ]);
  return (await git.text(['fast-import', '--quiet', '--done'], { input: Buffer.concat([...commands, Buffer.from('done\n')]) })).split('\n');
}
