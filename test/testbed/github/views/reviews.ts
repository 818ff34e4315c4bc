import { changedFiles, mergeBase } from '../git/diff.js';
import { lineIn, placeInPatch } from '../git/line-mapping.js';
import { associationOf } from '../rules/roles.js';
import type { PullIssue, Repository, Review, ReviewComment } from '../state/model.js';
import type { Site } from '../state/site.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import { reactionRollup } from './issues.js';
import { baseShaOf } from './pulls.js';
import type { ReviewCommentView, ReviewView } from './types.js';
import { userView } from './users.js';

export function reviewView(site: Site, repository: Repository, review: Review): ReviewView {
  const pull = `${repositoryApi(site, repository)}/pulls/${review.pullNumber}`;
  const page = `${repositoryPage(site, repository)}/pull/${review.pullNumber}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: userView(site, review.author),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: pull,
    author_association: associationOf(repository, review.author),
    _links: { html: { href: page }, pull_request: { href: pull } },
    submitted_at: review.submittedAt,
    commit_id: review.commitSha,
  };
}

/** Where a comment stands in the pull request of now: all null once its lines were changed ("outdated"). */
async function placeNow(site: Site, repository: Repository, issue: PullIssue, comment: ReviewComment) {
  const outdated = { commit: comment.originalCommitSha, line: null, startLine: null, position: null };
  const git = site.git(repository);
  const { headSha } = issue.pull;
  const start = await mergeBase(git, await baseShaOf(site, repository, issue), headSha);
  const moved = (line: number) => (comment.side === 'RIGHT' ? lineIn(git, comment.path, line, comment.originalCommitSha, headSha) : Promise.resolve(line));
  const line = await moved(comment.originalLine);
  if (line === null) return outdated;
  const startLine = comment.originalStartLine === null ? null : await moved(comment.originalStartLine);
  if (comment.originalStartLine !== null && startLine === null) return outdated;
  const change = (await changedFiles(git, start, headSha)).find((each) => each.path === comment.path);
  const place = change?.patch === undefined || change.patch === null ? null : placeInPatch(change.patch, comment.side, line);
  return place === null ? outdated : { commit: headSha, line, startLine, position: place.position };
}

/** `GET /repos/{owner}/{repo}/pulls/comments/{id}`: original_* as written, the others as the pull request stands now. */
export async function reviewCommentView(site: Site, repository: Repository, issue: PullIssue, comment: ReviewComment): Promise<ReviewCommentView> {
  const api = `${repositoryApi(site, repository)}/pulls/comments/${comment.id}`;
  const pull = `${repositoryApi(site, repository)}/pulls/${comment.pullNumber}`;
  const page = `${repositoryPage(site, repository)}/pull/${comment.pullNumber}#discussion_r${comment.id}`;
  const now = await placeNow(site, repository, issue, comment);
  const multiLine = comment.originalStartLine !== null;
  return {
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    url: api,
    html_url: page,
    pull_request_url: pull,
    pull_request_review_id: comment.reviewId,
    user: userView(site, comment.author),
    body: comment.body,
    path: comment.path,
    diff_hunk: comment.diffHunk,
    line: now.line,
    position: now.position,
    original_position: comment.originalPosition,
    original_line: comment.originalLine,
    start_line: now.startLine,
    original_start_line: comment.originalStartLine,
    side: comment.side,
    start_side: multiLine ? comment.side : null,
    subject_type: 'line',
    commit_id: now.commit,
    original_commit_id: comment.originalCommitSha,
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: comment.authorAssociation ?? associationOf(repository, comment.author),
    reactions: reactionRollup(comment.reactions, `${api}/reactions`),
    _links: { self: { href: api }, html: { href: page }, pull_request: { href: pull } },
  };
}
