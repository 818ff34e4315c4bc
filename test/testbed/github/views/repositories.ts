import type { Repository } from '../state/model.js';
import { fullNameOf } from '../state/model.js';
import type { Site } from '../state/site.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import type { RepositoryView } from './types.js';
import { userView } from './users.js';

/** What every answer says of a repository. */
export function minimalRepositoryView(site: Site, repository: Repository) {
  const api = repositoryApi(site, repository);
  return {
    id: repository.id,
    node_id: `R_${repository.id}`,
    name: repository.name,
    full_name: fullNameOf(repository),
    private: repository.settings.private,
    owner: userView(site, repository.owner),
    html_url: repositoryPage(site, repository),
    description: null,
    fork: repository.parent !== null,
    url: api,
    forks_url: `${api}/forks`,
    keys_url: `${api}/keys{/key_id}`,
    collaborators_url: `${api}/collaborators{/collaborator}`,
    teams_url: `${api}/teams`,
    hooks_url: `${api}/hooks`,
    issue_events_url: `${api}/issues/events{/number}`,
    events_url: `${api}/events`,
    assignees_url: `${api}/assignees{/user}`,
    branches_url: `${api}/branches{/branch}`,
    tags_url: `${api}/tags`,
    blobs_url: `${api}/git/blobs{/sha}`,
    git_tags_url: `${api}/git/tags{/sha}`,
    git_refs_url: `${api}/git/refs{/sha}`,
    trees_url: `${api}/git/trees{/sha}`,
    statuses_url: `${api}/statuses/{sha}`,
    languages_url: `${api}/languages`,
    stargazers_url: `${api}/stargazers`,
    contributors_url: `${api}/contributors`,
    subscribers_url: `${api}/subscribers`,
    subscription_url: `${api}/subscription`,
    commits_url: `${api}/commits{/sha}`,
    git_commits_url: `${api}/git/commits{/sha}`,
    comments_url: `${api}/comments{/number}`,
    issue_comment_url: `${api}/issues/comments{/number}`,
    contents_url: `${api}/contents/{+path}`,
    compare_url: `${api}/compare/{base}...{head}`,
    merges_url: `${api}/merges`,
    archive_url: `${api}/{archive_format}{/ref}`,
    downloads_url: `${api}/downloads`,
    issues_url: `${api}/issues{/number}`,
    pulls_url: `${api}/pulls{/number}`,
    milestones_url: `${api}/milestones{/number}`,
    notifications_url: `${api}/notifications{?since,all,participating}`,
    labels_url: `${api}/labels{/name}`,
    releases_url: `${api}/releases{/id}`,
    deployments_url: `${api}/deployments`,
  };
}

/** `GET /repos/{owner}/{repo}`, and `repository` of a webhook payload. */
export function repositoryView(site: Site, repository: Repository): RepositoryView {
  const page = repositoryPage(site, repository);
  const openIssues = [...repository.issues.values()].filter((issue) => issue.state === 'open').length;
  return {
    ...minimalRepositoryView(site, repository),
    default_branch: repository.defaultBranch,
    clone_url: `${page}.git`,
    git_url: `${page.replace(/^http/, 'git')}.git`,
    ssh_url: `git@github.localhost:${fullNameOf(repository)}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    topics: [],
    visibility: repository.settings.private ? 'private' : 'public',
    has_issues: true, has_projects: true, has_wiki: true, has_pages: false, has_downloads: true, has_discussions: false,
    archived: false, disabled: false,
    size: 0,
    forks: 0, forks_count: 0, network_count: 0,
    stargazers_count: 0, watchers: 0, watchers_count: 0, subscribers_count: 0,
    open_issues: openIssues, open_issues_count: openIssues,
    created_at: repository.createdAt, updated_at: repository.createdAt, pushed_at: repository.createdAt,
  };
}
