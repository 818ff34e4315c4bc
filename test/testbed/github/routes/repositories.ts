import { z } from 'zod';
import { commitsBetween } from '../git/commits.js';
import { roleOf, hasRole } from '../rules/roles.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Handler, listAnswer, nothing, onRepository, onSite, parameterOf, type RepositoryRequest, userOf } from '../server/api.js';
import type { Repository } from '../state/model.js';
import { isPull } from '../acts/pull-heads.js';
import { repositoryApi, repositoryPage } from '../views/addresses.js';
import { comparisonView, commitView, fullCommitView } from '../views/commits.js';
import { pullListView } from '../views/pulls.js';
import { repositoryView } from '../views/repositories.js';
import { profileView, userView } from '../views/users.js';
import { notAccessible } from '../rules/permissions.js';
import { metadata, readActions, readContents, readPulls } from './needs.js';
import { commitNamed } from './revisions.js';

const status = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  target_url: z.string().nullish(),
  description: z.string().max(140).nullish(),
  context: z.string().default('default'),
});

export const repositoryHandlers: readonly Handler[] = [
  onRepository('repos/get', metadata, nothing, ({ site, repository, caller }) => ({
    status: 200,
    body: { ...repositoryView(site, repository), ...(caller.kind === 'anonymous' ? {} : { permissions: permissionsOf(repository, caller.user) }) },
  })),

  onRepository('repos/get-branch', readContents, nothing, async (request) => {
    const name = parameterOf(request, 'branch');
    const sha = await request.git.reference(`refs/heads/${name}`);
    if (sha === null) throw new ApiError(404, 'Branch not found');
    const { site, repository } = request;
    const api = `${repositoryApi(site, repository)}/branches/${name}`;
    const isProtected = repository.protectedBranches.has(name);
    return {
      status: 200,
      body: {
        name,
        commit: await commitView(site, repository, sha),
        _links: { self: api, html: `${repositoryPage(site, repository)}/tree/${name}` },
        protected: isProtected,
        protection: { enabled: isProtected, required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] } },
        protection_url: `${api}/protection`,
      },
    };
  }),

  onRepository('repos/list-branches', readContents, nothing, async (request) => {
    const { site, repository, git, query } = request;
    const lines = (await git.text(['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads'])).split('\n').filter((line) => line !== '');
    const branches = lines.map((line) => line.split(' ')).map(([name = '', sha = '']) => ({
      name, commit: { sha, url: `${repositoryApi(site, repository)}/commits/${sha}` }, protected: repository.protectedBranches.has(name),
    }));
    const wanted = query.get('protected');
    return listAnswer(request, branches.filter((branch) => wanted === null || String(branch.protected) === wanted), (branch) => branch);
  }),

  onRepository('repos/get-commit', readContents, nothing, async (request) => {
    const sha = await commitNamed(request.git, parameterOf(request, 'ref'));
    if (/\bapplication\/vnd\.github(?:\.v3)?\.sha\b/.test(request.accept)) return { status: 200, raw: { type: 'application/vnd.github.v3.sha', bytes: Buffer.from(sha) } };
    return { status: 200, body: await fullCommitView(request.site, request.repository, sha) };
  }),

  onRepository('repos/list-commits', readContents, nothing, async (request) => {
    const { site, repository, git, query } = request;
    const tip = await commitNamed(git, query.get('sha') ?? repository.defaultBranch, notFound());
    const path = query.get('path');
    const since = query.get('since');
    const until = query.get('until');
    const filters = [...(since === null ? [] : [`--since=${since}`]), ...(until === null ? [] : [`--until=${until}`])];
    const shas = (await git.text(['rev-list', ...filters, tip, ...(path === null ? [] : ['--', `:(literal)${path}`])])).split('\n').filter((line) => line !== '');
    return listAnswer(request, shas, (sha) => commitView(site, repository, sha));
  }),

  onRepository('repos/compare-commits-with-basehead', readContents, nothing, async (request) => {
    const [base, head] = parameterOf(request, 'basehead').split('...');
    if (base === undefined || head === undefined) throw notFound();
    const shas = [await commitOf(request, base), await commitOf(request, head)] as const;
    if ((await request.git.maybe(['merge-base', ...shas])) === null) throw new ApiError(404, `No common ancestor between ${base} and ${head}.`);
    return { status: 200, body: await comparisonView(request.site, request.repository, ...shas) };
  }),

  onRepository('repos/list-pull-requests-associated-with-commit', readPulls, nothing, async (request) => {
    const { site, repository, git } = request;
    const sha = await commitNamed(git, parameterOf(request, 'commit_sha'));
    const associated = [];
    for (const issue of [...repository.issues.values()].filter(isPull)) {
      const base = await git.reference(`refs/heads/${issue.pull.baseBranch}`);
      const own = base === null || issue.pull.mergedAt !== null ? [issue.pull.headSha] : await commitsBetween(git, base, issue.pull.headSha);
      if (own.includes(sha)) associated.push(issue);
    }
    return listAnswer(request, associated, (issue) => pullListView(site, repository, issue));
  }),

  onRepository('repos/get-collaborator-permission-level', metadata, nothing, (request) => {
    const { site, repository, caller } = request;
    // people need push access to ask; a token's metadata permission is enough (docs.github.com, "Get repository permissions for a user")
    if (caller.kind === 'anonymous' || (caller.kind === 'user' && !hasRole(repository, caller.user, 'write'))) throw new ApiError(403, 'Must have push access to view collaborator permission.');
    const user = site.user(parameterOf(request, 'username'));
    const role = roleOf(repository, user);
    // "maintain" is mapped to "write" and "triage" to "read"; role_name has the role itself
    const permission = role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role;
    return { status: 200, body: { permission, role_name: role, user: { ...userView(site, user), permissions: permissionsOf(repository, user), role_name: role } } };
  }),

  onRepository('repos/get-environment', readActions, nothing, (request) => {
    const { site, repository } = request;
    const name = parameterOf(request, 'environment_name');
    const environment = repository.environments.get(name);
    if (environment === undefined) throw notFound();
    const reviewers = environment.reviewers.map((user) => ({ type: 'User', reviewer: userView(site, user) }));
    return {
      status: 200,
      body: {
        id: environment.id,
        node_id: `EN_${environment.id}`,
        name,
        url: `${repositoryApi(site, repository)}/environments/${name}`,
        html_url: `${repositoryPage(site, repository)}/deployments/activity_log?environments_filter=${name}`,
        created_at: environment.createdAt,
        updated_at: environment.createdAt,
        protection_rules: reviewers.length === 0 ? [] : [{ id: environment.id + 1, node_id: `GA_${environment.id}`, type: 'required_reviewers', prevent_self_review: false, reviewers }],
        deployment_branch_policy: null,
      },
    };
  }),

  onRepository('repos/create-commit-status', { anyOf: [{ name: 'statuses', access: 'write' }] }, status, async (request) => {
    const { site, repository, body } = request;
    const sha = await commitNamed(request.git, parameterOf(request, 'sha'));
    const creator = userOf(request.caller);
    const now = site.now();
    const created = {
      id: site.nextId(), sha, state: body.state, context: body.context, description: body.description ?? null,
      targetUrl: body.target_url ?? null, creator, createdAt: now,
    };
    repository.statuses.push(created);
    return {
      status: 201,
      body: {
        url: `${repositoryApi(site, repository)}/statuses/${sha}`, avatar_url: null, id: created.id, node_id: `SC_${created.id}`, state: created.state,
        description: created.description, target_url: created.targetUrl, context: created.context, created_at: now, updated_at: now, creator: userView(site, creator),
      },
    };
  }),
];

export const siteHandlers: readonly Handler[] = [
  onSite('users/get-by-username', (request) => ({ status: 200, body: profileView(request.site, request.site.user(parameterOf(request, 'username'))) })),

  onSite('users/get-authenticated', ({ site, caller }) => {
    if (caller.kind === 'job') throw notAccessible([]); // an installation is not a user
    return { status: 200, body: profileView(site, userOf(caller)) };
  }),

  onSite('rate-limit/get', () => {
    const limit = { limit: 5000, used: 1, remaining: 4999, reset: Math.floor(Date.now() / 1000) + 3600 };
    return { status: 200, body: { resources: { core: limit, search: limit }, rate: limit } };
  }),
];

function permissionsOf(repository: Repository, user: Parameters<typeof roleOf>[1]) {
  return {
    admin: hasRole(repository, user, 'admin'), maintain: hasRole(repository, user, 'maintain'), push: hasRole(repository, user, 'write'),
    triage: hasRole(repository, user, 'triage'), pull: hasRole(repository, user, 'read'),
  };
}

/** A commit of a comparison; `owner:branch` is a branch of that owner's fork (docs.github.com, "Compare two commits"). */
async function commitOf({ site, repository, git }: RepositoryRequest<unknown>, name: string): Promise<string> {
  const [owner, branch] = name.split(':');
  if (owner === undefined || branch === undefined) return commitNamed(git, name, notFound());
  const fork = site.repositories.find((each) => (each === repository || each.parent === repository) && each.owner.login === owner);
  if (fork === undefined) throw notFound();
  return commitNamed(site.git(fork), branch, notFound());
}
