import { z } from 'zod';
import { issueEvent } from '../acts/issues.js';
import { computeMergeability, openPull, pullEvent, pullOf, requestReviewers } from '../acts/pulls.js';
import { isPull } from '../acts/pull-heads.js';
import { assertLength } from '../acts/texts.js';
import { commitsBetween } from '../git/commits.js';
import { changedFiles, mergeBase } from '../git/diff.js';
import { invalid } from '../server/api-error.js';
import { type Handler, listAnswer, nothing, numberOf, onRepository, type RepositoryRequest, userOf } from '../server/api.js';
import type { PullIssue } from '../state/model.js';
import { commitView, diffEntryView } from '../views/commits.js';
import { baseShaOf, pullListView, pullView } from '../views/pulls.js';
import { userView } from '../views/users.js';
import { readPulls, talkOnPulls, writePulls } from './needs.js';

const newPull = z.object({
  title: z.string(), head: z.string(), base: z.string(), body: z.string().nullish(), draft: z.boolean().default(false), maintainer_can_modify: z.boolean().optional(),
});
const changedPull = z.object({
  title: z.string().optional(), body: z.string().nullish(), state: z.enum(['open', 'closed']).optional(), base: z.string().optional(), maintainer_can_modify: z.boolean().optional(),
});
const reviewers = z.object({ reviewers: z.array(z.string()).default([]), team_reviewers: z.array(z.string()).default([]) });

/** docs.github.com, "REST API endpoints for pull requests" and for review requests. */
export const pullHandlers: readonly Handler[] = [
  onRepository('pulls/list', readPulls, nothing, (request) => {
    const { site, repository, query } = request;
    const state = query.get('state') ?? 'open';
    const head = query.get('head');
    const base = query.get('base');
    const matching = [...repository.issues.values()].filter(isPull)
      .filter((issue) => state === 'all' || issue.state === state)
      .filter(({ pull }) => head === null || !head.includes(':') || head === `${pull.headRepository.owner.login}:${pull.headBranch}`)
      .filter(({ pull }) => base === null || base === pull.baseBranch);
    const ordered = query.get('direction') === 'asc' ? matching : matching.toReversed(); // "created", newest first
    return listAnswer(request, ordered, (issue) => pullListView(site, repository, issue));
  }),

  onRepository('pulls/get', readPulls, nothing, async (request) => {
    const issue = pullIn(request);
    if (/\bapplication\/vnd\.github(?:\.v3)?\.(?:diff|patch)\b/.test(request.accept)) return { status: 200, raw: { type: 'application/vnd.github.diff; charset=utf-8', bytes: await diffOf(request, issue) } };
    const body = await pullView(request.site, request.repository, issue);
    await computeMergeability(request.site, request.repository, issue);
    return { status: 200, body };
  }),

  onRepository('pulls/create', talkOnPulls, newPull, async ({ site, repository, caller, body }) => {
    const { issue } = await openPull(site, repository, caller, userOf(caller), { title: body.title, body: body.body ?? null, head: body.head, base: body.base, draft: body.draft });
    return { status: 201, body: await pullView(site, repository, issue) };
  }),

  onRepository('pulls/update', writePulls, changedPull, async (request) => {
    const { site, repository, caller, body } = request;
    const issue = pullIn(request);
    assertLength('body', body.body);
    if (body.base !== undefined && (await request.git.reference(`refs/heads/${body.base}`)) === null) throw invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' });
    issue.title = body.title ?? issue.title;
    if (body.body !== undefined) issue.body = body.body;
    issue.pull.baseBranch = body.base ?? issue.pull.baseBranch;
    const state = body.state ?? issue.state;
    const action = state === issue.state ? 'edited' : state === 'closed' ? 'closed' : 'reopened';
    issue.state = state;
    issue.closedAt = state === 'closed' ? (issue.closedAt ?? site.now()) : null;
    await issueEvent(site, repository, caller, issue, action);
    return { status: 200, body: await pullView(site, repository, issue) };
  }),

  onRepository('pulls/list-files', readPulls, nothing, async (request) => {
    const { pull } = pullIn(request);
    const files = await changedFiles(request.git, await diffStart(request, pullIn(request)), pull.headSha);
    return listAnswer(request, files, (change) => diffEntryView(request.site, request.repository, pull.headSha, change));
  }),

  onRepository('pulls/list-commits', readPulls, nothing, async (request) => {
    const issue = pullIn(request);
    const shas = await commitsBetween(request.git, await baseShaOf(request.site, request.repository, issue), issue.pull.headSha);
    return listAnswer(request, shas.slice(0, 250), (sha) => commitView(request.site, request.repository, sha));
  }),

  onRepository('pulls/list-requested-reviewers', readPulls, nothing, (request) => ({
    status: 200, body: { users: [...pullIn(request).pull.requestedReviewers].map((user) => userView(request.site, user)), teams: [] },
  })),

  onRepository('pulls/request-reviewers', writePulls, reviewers, async (request) => {
    const { site, repository, caller, body } = request;
    const issue = pullIn(request);
    requestReviewers(repository, issue, body.reviewers.map((login) => site.user(login)));
    await pullEvent(site, repository, caller, issue, 'review_requested');
    return { status: 201, body: await pullListView(site, repository, issue) };
  }),

  onRepository('pulls/remove-requested-reviewers', writePulls, reviewers, async (request) => {
    const { site, repository, body } = request;
    const issue = pullIn(request);
    for (const login of body.reviewers) issue.pull.requestedReviewers.delete(site.user(login));
    return { status: 200, body: await pullListView(site, repository, issue) };
  }),
];

function pullIn(request: RepositoryRequest<unknown>): PullIssue {
  return pullOf(request.repository, numberOf(request, 'pull_number'));
}

async function diffStart(request: RepositoryRequest<unknown>, issue: PullIssue): Promise<string> {
  return mergeBase(request.git, await baseShaOf(request.site, request.repository, issue), issue.pull.headSha);
}

async function diffOf(request: RepositoryRequest<unknown>, issue: PullIssue): Promise<Buffer> {
  const start = await diffStart(request, issue);
  return request.accept.includes('patch')
    ? request.git.bytes(['format-patch', '--stdout', `${start}..${issue.pull.headSha}`])
    : request.git.bytes(['diff', '--binary', start, issue.pull.headSha]);
}
