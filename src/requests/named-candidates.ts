import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProposedCandidate } from '../candidates/candidate.js';
import { candidatesFromFolder } from '../candidates/files.js';
import { candidateFromRange } from '../candidates/revisions.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { unzip, unzipLimits, type UnzipLimits } from '../files/unzip.js';
import { fetchCommits, fetchHistory, isReachable, parentsOf, type Source } from '../git/fetch.js';
import type { Repository } from '../git/repository.js';
import { ApiFailure } from '../github/failure.js';
import type { Artifact, Host } from '../github/host.js';
import { refuse } from './refusal.js';
import type { Subject } from './subject.js';

/** What names are resolved with: the host, the repository's address, and a folder for what is fetched. */
export interface Resolving {
  host: Host;
  source: Pick<Source, 'url' | 'token'>;
  folder: string;
  subject: Subject;
}

/** A change between two commits of the repository, to be fetched and made a candidate. */
export interface NamedRange {
  base: string;
  tip: string;
  label: string;
  kind: 'branch' | 'commit';
}

/** What a branch of this repository changes: from where it left the snapshot's history to its tip. Throws `Refused`. */
export async function rangeOfBranch(name: string, { host, subject }: Resolving): Promise<NamedRange> {
  const branch = await host.branch(name);
  if (branch === null) refuse({ code: 'branch-not-found', name });
  const base = await host.mergeBase(subject.commit, branch.sha);
  if (base === null || base === branch.sha) refuse({ code: 'branch-without-change', name });
  return { base, tip: branch.sha, label: `branch ${name}`, kind: 'branch' };
}

/**
 * What a commit changes against its only parent. GitHub shows the commits of all forks under a repository's name, so it
 * must be reachable from a branch here or from the pull request. Throws `Refused`.
 */
export async function rangeOfCommit(id: string, { source, folder, subject }: Resolving): Promise<NamedRange> {
  const refs = ['refs/heads/*', ...(subject.discussion?.kind === 'pull' ? [`refs/pull/${subject.discussion.number}/head`] : [])];
  const history = await fetchHistory({ ...source, directory: join(folder, 'history'), refs });
  if (!(await isReachable(history, id))) refuse({ code: 'commit-unreachable', id });
  const [parent, ...others] = await parentsOf(history, id);
  if (parent === undefined || others.length > 0) refuse({ code: 'commit-not-single', id });
  return { base: parent, tip: id, label: `commit ${id.slice(0, 12)}`, kind: 'commit' };
}

/** The snapshot and all named ranges in one repository of our own. */
export function fetchForPlan({ source, folder, subject }: Resolving, ranges: readonly NamedRange[]): Promise<Repository> {
  const commits = [...new Set([subject.commit, ...ranges.flatMap(({ base, tip }) => [base, tip])])];
  return fetchCommits({ ...source, directory: join(folder, 'snapshot'), commits });
}

/** Named ranges as candidates. */
export function candidatesOfRanges(repository: Repository, ranges: readonly NamedRange[]): Promise<ProposedCandidate[]> {
  return Promise.all(ranges.map((range) => candidateFromRange(repository, range)));
}

const largestArtifactBytes = 64 * 1024 * 1024;
const artifactLimits: UnzipLimits = { ...unzipLimits, entries: 64, entryBytes: 16 * 1024 * 1024, totalBytes: largestArtifactBytes };

/** Patch files in an artifact of a run on the snapshot's commit in this repository. Throws `Refused`. */
export async function candidatesOfArtifact(name: string, { host, folder, subject }: Resolving): Promise<ProposedCandidate[]> {
  const artifact = usableArtifact((await permitted(name, host.artifactsNamed(name))).items, name, subject.commit);
  const file = join(folder, `artifact-${artifact.id}.zip`);
  if ((await permitted(name, host.downloadArtifact(artifact.id, file, largestArtifactBytes))) === null) refuse({ code: 'artifact-expired', name });
  const target = join(folder, `artifact-${artifact.id}`);
  try {
    await unzip(file, target, artifactLimits);
    const candidates = await candidatesFromFolder(await onlyFolder(target));
    return candidates.map((candidate) => ({ ...candidate, source: { ...candidate.source, kind: 'artifact' as const } }));
  } catch (error) {
    if (error instanceof SafeDebugError) refuse({ code: 'artifact-unusable', name, why: messageOf(error) });
    throw error;
  }
}

/** The reusable workflow asks for no right to read artifacts; the one-step form and jobs wired by hand may have it. */
async function permitted<Value>(name: string, asking: Promise<Value>): Promise<Value> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiFailure && error.kind === 'forbidden') refuse({ code: 'artifact-forbidden', name, why: error.message });
    throw error;
  }
}

function usableArtifact(artifacts: readonly Artifact[], name: string, commit: string): Artifact {
  if (artifacts.length === 0) refuse({ code: 'artifact-not-found', name });
  const here = artifacts.filter(({ headSha, headRepositoryIsThis }) => headSha === commit && headRepositoryIsThis);
  if (here.length === 0) refuse({ code: 'artifact-of-other-commit', name, found: artifacts[0]?.headSha ?? 'unknown' });
  return here.find(({ expired }) => !expired) ?? refuse({ code: 'artifact-expired', name });
}

/** Patches may lie one folder down, as uploads of a folder put them. */
async function onlyFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const [entry] = entries;
  return entries.length === 1 && entry?.isDirectory() ? join(folder, entry.name) : folder;
}
