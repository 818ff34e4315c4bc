import { digestOf } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { patchBetween } from '../git/difference.js';
import { git, gitLine } from '../git/git.js';
import { resolveCommit, type Repository } from '../git/repository.js';
import type { ProposedCandidate } from './candidate.js';

/**
 * What a branch or commit changes, as a candidate. A branch counts from where it left the snapshot's history to its tip;
 * a commit id counts against its first parent. Throws `input` for a merge or root commit, and for unrelated histories.
 */
export async function candidateFromRevision(repository: Repository, snapshotCommit: string, revision: string): Promise<ProposedCandidate> {
  const { commit } = await resolveCommit(repository, revision);
  const isId = /^[0-9a-f]{7,64}$/i.test(revision) && commit.startsWith(revision.toLowerCase());
  const base = isId ? await onlyParent(repository, commit, revision) : await mergeBase(repository, snapshotCommit, commit, revision);
  const patch = await patchBetween(repository.place, base, commit);
  if (patch.length === 0) throw new SafeDebugError('input', `The ${isId ? 'commit' : 'branch'} ${revision} cannot be a candidate: it changes nothing against ${base === snapshotCommit ? 'the snapshot' : base.slice(0, 12)}.`);
  const author = await gitLine(repository.place, ['show', '--no-patch', '--format=%an', commit]);
  return {
    label: isId ? await gitLine(repository.place, ['show', '--no-patch', '--format=%h %s', commit]) : revision,
    source: { kind: isId ? 'commit' : 'branch', author, authorId: null, url: null, sha256: digestOf(patch) },
    patch,
  };
}

/** The change between two commits that the repository has, under a label that the caller makes: of a branch's name, which who may push chose, or of a commit's id. Throws `input` if there is none. */
export async function candidateFromRange(repository: Repository, { base, tip, label, kind }: { base: string; tip: string; label: string; kind: 'branch' | 'commit' }): Promise<ProposedCandidate> {
  const patch = await patchBetween(repository.place, base, tip);
  if (patch.length === 0) throw new SafeDebugError('input', `The ${label} cannot be a candidate: it changes nothing against ${base.slice(0, 12)}.`);
  return { label, source: { kind, ...(await accountOf(repository, tip)), url: null, sha256: digestOf(patch) }, patch };
}

/** The account that a commit's author names with GitHub's private address ("Setting your commit email address"); any other address tells none. */
async function accountOf(repository: Repository, commit: string): Promise<{ author: string | null; authorId: number | null }> {
  const address = await gitLine(repository.place, ['show', '--no-patch', '--no-mailmap', '--format=%ae', commit]);
  const [, id, author] = /^(\d{1,15})\+([A-Za-z0-9-]{1,39})@users\.noreply\.github\.com$/.exec(address) ?? [];
  return id === undefined || author === undefined ? { author: null, authorId: null } : { author, authorId: Number(id) };
}

async function onlyParent(repository: Repository, commit: string, revision: string): Promise<string> {
  const parents = (await gitLine(repository.place, ['show', '--no-patch', '--format=%P', commit])).split(' ').filter((parent) => parent !== '');
  const [parent] = parents;
  if (parent !== undefined && parents.length === 1) return parent;
  const why = parents.length > 1 ? 'it is a merge, and a merge is no single change' : 'it has no parent, so it changes nothing';
  throw new SafeDebugError('input', `The commit ${revision} cannot be a candidate: ${why}. Name a branch instead, or a commit with one parent.`);
}

async function mergeBase(repository: Repository, snapshot: string, tip: string, revision: string): Promise<string> {
  const found = await git(repository.place, ['merge-base', snapshot, tip], { accept: [0, 1] });
  if (found.exitStatus === 0) return found.stdout.toString('utf8').trim();
  throw new SafeDebugError('input', `The branch ${revision} cannot be a candidate: it has no history in common with the snapshot ${snapshot.slice(0, 12)}.`);
}
