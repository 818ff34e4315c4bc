import type { BareGit } from './git.js';

export interface CommitRecord {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Identity;
  readonly committer: Identity;
  readonly message: string;
}

interface Identity {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 in UTC, whole seconds. */
  readonly date: string;
}

/** A commit's fields (git-show(1), PRETTY FORMATS); the message byte for byte as text. */
export async function readCommit(git: BareGit, sha: string): Promise<CommitRecord> {
  const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%at%x00%cn%x00%ce%x00%ct%x00%B';
  const fields = (await git.text(['show', '-s', `--format=${format}`, sha])).split('\0');
  const field = (index: number) => fields[index] ?? '';
  return {
    sha: field(0),
    tree: field(1),
    parents: field(2).split(' ').filter((parent) => parent !== ''),
    author: { name: field(3), email: field(4), date: fromSeconds(field(5)) },
    committer: { name: field(6), email: field(7), date: fromSeconds(field(8)) },
    message: field(9).replace(/\n+$/, ''),
  };
}

/** Commits that `to` has and `from` has not, oldest first. */
export async function commitsBetween(git: BareGit, from: string, to: string): Promise<readonly string[]> {
  return (await git.text(['rev-list', '--reverse', `${from}..${to}`])).split('\n').filter((line) => line !== '');
}

function fromSeconds(seconds: string): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}
