import { commitsBetween } from '../git/commits.js';
import { changedFiles, mergeBase } from '../git/diff.js';
import { associationOf } from '../rules/roles.js';
import { fullNameOf, type PullIssue, type Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import { labelsOf, labelView } from './issues.js';
import { repositoryView } from './repositories.js';
import type { PullListView, PullView } from './types.js';
import { userView } from './users.js';

/** A pull request in lists: without mergeability and counts. */
export function pullListView(site: Site, repository: Repository, issue: PullIssue): Promise<PullListView> {
  return commonFields(site, repository, issue);
}

async function commonFields(site: Site, repository: Repository, issue: PullIssue) {
  const { pull } = issue;
  const api = `${repositoryApi(site, repository)}/pulls/${issue.number}`;
  const issueApi = `${repositoryApi(site, repository)}/issues/${issue.number}`;
  const page = `${repositoryPage(site, repository)}/pull/${issue.number}`;
  const statuses = `${repositoryApi(site, repository)}/statuses/${pull.headSha}`;
  const assignees = [...issue.assignees].map((user) => userView(site, user));
  const end = (of: Repository, ref: string, sha: string) => ({
    label: `${of.owner.login}:${ref}`, ref, sha, user: userView(site, of.owner), repo: repositoryView(site, of),
  });
  return {
    id: issue.id + 1_000_000, // a pull request and its issue are different objects
    node_id: `PR_${issue.id}`,
    url: api,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: issueApi,
    commits_url: `${api}/commits`,
    review_comments_url: `${api}/comments`,
    review_comment_url: `${repositoryApi(site, repository)}/pulls/comments{/number}`,
    comments_url: `${issueApi}/comments`,
    statuses_url: statuses,
    number: issue.number,
    state: issue.state,
    locked: false,
    title: issue.title,
    body: issue.body,
    user: userView(site, issue.author),
    labels: labelsOf(repository, issue).map((label) => ({ ...labelView(site, repository, label), description: label.description ?? '' })),
    milestone: null,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeability?.mergeSha ?? null,
    assignee: assignees[0] ?? null,
    assignees,
    requested_reviewers: [...pull.requestedReviewers].map((user) => userView(site, user)),
    requested_teams: [],
    head: end(pull.headRepository, pull.headBranch, pull.headSha),
    base: end(repository, pull.baseBranch, await baseShaOf(site, repository, issue)),
    _links: {
      self: { href: api },
      html: { href: page },
      issue: { href: issueApi },
      comments: { href: `${issueApi}/comments` },
      review_comments: { href: `${api}/comments` },
      review_comment: { href: `${repositoryApi(site, repository)}/pulls/comments{/number}` },
      commits: { href: `${api}/commits` },
      statuses: { href: statuses },
    },
    author_association: issue.authorAssociation ?? associationOf(repository, issue.author),
    auto_merge: null,
    draft: pull.draft,
  };
}

/** `GET /repos/{owner}/{repo}/pulls/{number}`; `mergeable` is null as long as nobody asked (see acts/pulls.ts). */
export async function pullView(site: Site, repository: Repository, issue: PullIssue): Promise<PullView> {
  const git = site.git(repository);
  const { pull } = issue;
  const listed = await commonFields(site, repository, issue);
  const start = await mergeBase(git, listed.base.sha, pull.headSha);
  const files = await changedFiles(git, start, pull.headSha);
  const current = pull.mergeability?.of === mergeabilityKey(listed.base.sha, pull.headSha) ? pull.mergeability : null;
  const comments = [...repository.comments.values()].filter((comment) => comment.issueNumber === issue.number);
  const reviewComments = [...repository.reviewComments.values()].filter((comment) => comment.pullNumber === issue.number);
  const mergeState = current === null ? 'unknown' : current.mergeable ? (pull.draft ? 'draft' : 'clean') : 'dirty';
  return {
    ...listed,
    merged: pull.mergedAt !== null,
    merged_by: null,
    mergeable: current?.mergeable ?? null,
    mergeable_state: mergeState,
    rebaseable: current?.mergeable ?? null,
    maintainer_can_modify: fullNameOf(pull.headRepository) !== fullNameOf(repository),
    comments: comments.length,
    review_comments: reviewComments.length,
    commits: (await commitsBetween(git, listed.base.sha, pull.headSha)).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

/** Mergeability holds for one pair of commits. */
export function mergeabilityKey(baseSha: string, headSha: string): string {
  return `${baseSha}..${headSha}`;
}

/** The tip of the base branch; once that is gone, where the pull request began. */
export async function baseShaOf(site: Site, repository: Repository, issue: PullIssue): Promise<string> {
  const git = site.git(repository);
  return (await git.reference(`refs/heads/${issue.pull.baseBranch}`)) ?? mergeBase(git, `refs/heads/${repository.defaultBranch}`, issue.pull.headSha);
}
