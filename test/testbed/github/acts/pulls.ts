import { ApiError, invalid, notFound } from '../server/api-error.js';
import { fullNameOf, type PullIssue, type Repository, type User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent } from '../types.js';
import { baseShaOf, mergeabilityKey, pullView } from '../views/pulls.js';
import { emit } from './events.js';
import { isPull, publishHead, publishMerge } from './pull-heads.js';
import { issueOf, newIssueFields, type NewIssue } from './issues.js';
import { changeReference } from './references.js';

export interface NewPullRequest extends NewIssue {
  /** Branch, or `owner:branch`. */
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
}

export function pullOf(repository: Repository, number: number): PullIssue {
  const issue = issueOf(repository, number);
  if (!isPull(issue)) throw notFound();
  return issue;
}

/** Opens a pull request, or refuses as GitHub does: 403 for Actions where the setting is off, 422 for heads and bases that make none. */
export async function openPull(
  site: Site, repository: Repository, caller: Caller, author: User, request: NewPullRequest,
): Promise<{ issue: PullIssue; event: WebhookEvent }> {
  if (caller.kind === 'job' && !repository.settings.actionsMayCreatePulls) {
    throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.'); // docs: "Managing GitHub Actions settings for a repository"
  }
  const [owner, branch] = request.head.includes(':') ? splitHead(request.head) : [repository.owner.login, request.head];
  const headRepository = headRepositoryOf(site, repository, owner);
  const headSha = headRepository === undefined ? null : await site.git(headRepository).reference(`refs/heads/${branch}`);
  if (headRepository === undefined || headSha === null) throw invalid({ resource: 'PullRequest', field: 'head', code: 'invalid' });
  const baseSha = await site.git(repository).reference(`refs/heads/${request.base}`);
  if (baseSha === null) throw invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' });
  refuseDouble(repository, headRepository, branch, request.base);

  const fields = newIssueFields(site, repository, caller, author, request);
  const issue: PullIssue = {
    ...fields,
    pull: {
      headRepository, headBranch: branch, headSha, baseBranch: request.base, draft: request.draft,
      mergedAt: null, requestedReviewers: new Set(), mergeability: null,
    },
  };
  await publishHead(site, repository, issue);
  if ((await site.git(repository).aheadBehind(baseSha, headSha)).ahead === 0) {
    await site.git(repository).text(['update-ref', '-d', `refs/pull/${issue.number}/head`]);
    throw invalid({ resource: 'PullRequest', code: 'custom', message: `No commits between ${request.base} and ${branch}` });
  }
  repository.issues.set(issue.number, issue);
  await publishMerge(site, repository, issue);
  return { issue, event: await pullEvent(site, repository, caller, issue, 'opened') };
}

export async function pullEvent(site: Site, repository: Repository, caller: Caller, issue: PullIssue, action: string): Promise<WebhookEvent> {
  return emit(site, repository, caller, 'pull_request', { action, number: issue.number, pull_request: await pullView(site, repository, issue) });
}

/** What GitHub does in the background once somebody asked: the answer before has `mergeable: null`, later ones true or false
 * (docs.github.com, "Checking mergeability of pull requests"). */
export async function computeMergeability(site: Site, repository: Repository, issue: PullIssue): Promise<void> {
  const of = mergeabilityKey(await baseShaOf(site, repository, issue), issue.pull.headSha);
  if (issue.pull.mergeability?.of === of) return;
  const mergeSha = await publishMerge(site, repository, issue);
  issue.pull.mergeability = { of, mergeable: mergeSha !== null, mergeSha };
}

/** Merges with a merge commit; 405 when it cannot be merged (docs.github.com, "Merge a pull request"). */
export async function mergePull(site: Site, repository: Repository, caller: Caller, issue: PullIssue): Promise<WebhookEvent> {
  await computeMergeability(site, repository, issue);
  const mergeSha = issue.pull.mergeability?.mergeSha ?? null;
  if (mergeSha === null || issue.state === 'closed') throw new ApiError(405, 'Pull Request is not mergeable');
  issue.state = 'closed';
  issue.closedAt = site.now();
  issue.pull.mergedAt = site.now();
  const name = `refs/heads/${issue.pull.baseBranch}`;
  await changeReference(site, repository, caller, { name, before: await site.git(repository).reference(name), after: mergeSha });
  return pullEvent(site, repository, caller, issue, 'closed');
}

/** Reviewers must be collaborators, and not the author (docs.github.com, "Request reviewers for a pull request": 422). */
export function requestReviewers(repository: Repository, issue: PullIssue, reviewers: readonly User[]): void {
  for (const reviewer of reviewers) {
    if (reviewer === issue.author) throw new ApiError(422, 'Review cannot be requested from pull request author.');
    if (reviewer !== repository.owner && !repository.collaborators.has(reviewer.id)) {
      throw new ApiError(422, `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${fullNameOf(repository)} repository.`);
    }
  }
  for (const reviewer of reviewers) issue.pull.requestedReviewers.add(reviewer);
}

function refuseDouble(repository: Repository, headRepository: Repository, branch: string, base: string): void {
  const open = [...repository.issues.values()].filter(isPull).filter((issue) => issue.state === 'open');
  const same = open.some(({ pull }) => pull.headRepository === headRepository && pull.headBranch === branch && pull.baseBranch === base);
  if (same) throw invalid({ resource: 'PullRequest', code: 'custom', message: `A pull request already exists for ${headRepository.owner.login}:${branch}.` });
}

function splitHead(head: string): readonly [string, string] {
  const colon = head.indexOf(':');
  return [head.slice(0, colon), head.slice(colon + 1)];
}

/** The repository of that owner in the same network of forks. */
function headRepositoryOf(site: Site, repository: Repository, owner: string): Repository | undefined {
  return site.repositories.find((each) => (each === repository || each.parent === repository) && each.owner.login.toLowerCase() === owner.toLowerCase());
}
