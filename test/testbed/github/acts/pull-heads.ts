import type { PullIssue, Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller } from '../types.js';
import { baseShaOf, pullView } from '../views/pulls.js';
import { emit } from './events.js';
import { closeIssue } from './issues.js';

export function isPull(issue: { readonly pull: unknown }): issue is PullIssue {
  return issue.pull !== null;
}

/** Open pull requests whose head is this branch, in this repository and in those it was forked from. */
function pullsFrom(site: Site, headRepository: Repository, branch: string): readonly (readonly [Repository, PullIssue])[] {
  return site.repositories.flatMap((repository) =>
    [...repository.issues.values()].filter(isPull)
      .filter((issue) => issue.state === 'open' && issue.pull.headRepository === headRepository && issue.pull.headBranch === branch)
      .map((issue) => [repository, issue] as const),
  );
}

/** A head branch moved: its pull requests follow; a head branch gone closes them. */
export async function headMoved(site: Site, headRepository: Repository, caller: Caller, branch: string, sha: string | null): Promise<void> {
  for (const [repository, issue] of pullsFrom(site, headRepository, branch)) {
    if (sha === null) {
      await closeIssue(site, repository, caller, issue);
      continue;
    }
    const before = issue.pull.headSha;
    issue.pull.headSha = sha;
    issue.updatedAt = site.now();
    await publishHead(site, repository, issue);
    await publishMerge(site, repository, issue);
    emit(site, repository, caller, 'pull_request', {
      action: 'synchronize', number: issue.number, before, after: sha, pull_request: await pullView(site, repository, issue),
    });
  }
}

/** The test merge of head and base: `refs/pull/N/merge`, which `pull_request` workflows check out; null when they conflict. */
export async function publishMerge(site: Site, repository: Repository, issue: PullIssue): Promise<string | null> {
  const git = site.git(repository);
  const base = await baseShaOf(site, repository, issue);
  const head = issue.pull.headSha;
  const merge = await git.run(['merge-tree', '--write-tree', base, head]);
  if (merge.exitCode !== 0) return null;
  const sha = await git.text(['commit-tree', merge.stdout.toString().trim(), '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`]);
  await git.text(['update-ref', `refs/pull/${issue.number}/merge`, sha]);
  return sha;
}

/** `refs/pull/N/head` of the base repository, with the objects of a fork (docs.github.com, "Checking out pull requests locally"). */
export async function publishHead(site: Site, repository: Repository, issue: PullIssue): Promise<void> {
  const { pull } = issue;
  await site.git(repository).text(['fetch', '-q', '--no-write-fetch-head', pull.headRepository.directory, `+${pull.headSha}:refs/pull/${issue.number}/head`]);
}
