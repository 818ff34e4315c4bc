import { type CommitRecord, readCommit } from '../git/commits.js';
import { changedFiles, type FileChange, mergeBase } from '../git/diff.js';
import type { Repository, User } from '../state/model.js';
import type { Site } from '../state/site.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import type { CommitView, DiffEntryView, GitCommitView } from './types.js';
import { userView } from './users.js';

/** Commits made through the API by a bot without a custom author are signed by GitHub (docs.github.com, "Signature verification for bots"). */
function verificationOf(site: Site, repository: Repository, sha: string) {
  const verified = site.signedCommits.has(`${repository.id} ${sha}`);
  return verified
    ? { verified, reason: 'valid', signature: '-----BEGIN PGP SIGNATURE-----', payload: sha, verified_at: site.now() }
    : { verified, reason: 'unsigned', signature: null, payload: null, verified_at: null };
}

function parentsOf(site: Site, repository: Repository, commit: CommitRecord, folder: 'git/commits' | 'commits') {
  return commit.parents.map((sha) => ({
    sha,
    url: `${repositoryApi(site, repository)}/${folder}/${sha}`,
    html_url: `${repositoryPage(site, repository)}/commit/${sha}`,
  }));
}

/** `GET /repos/{owner}/{repo}/git/commits/{sha}`. */
export async function gitCommitView(site: Site, repository: Repository, sha: string): Promise<GitCommitView> {
  const commit = await readCommit(site.git(repository), sha);
  return {
    sha: commit.sha,
    node_id: `C_${commit.sha}`,
    url: `${repositoryApi(site, repository)}/git/commits/${commit.sha}`,
    html_url: `${repositoryPage(site, repository)}/commit/${commit.sha}`,
    author: commit.author,
    committer: commit.committer,
    tree: { sha: commit.tree, url: `${repositoryApi(site, repository)}/git/trees/${commit.tree}` },
    message: commit.message,
    parents: parentsOf(site, repository, commit, 'git/commits'),
    verification: verificationOf(site, repository, commit.sha),
  };
}

/** A commit in lists; `files` and `stats` come only with one commit. */
export async function commitView(site: Site, repository: Repository, sha: string): Promise<CommitView> {
  const commit = await readCommit(site.git(repository), sha);
  const api = `${repositoryApi(site, repository)}/commits/${commit.sha}`;
  return {
    sha: commit.sha,
    node_id: `C_${commit.sha}`,
    url: api,
    html_url: `${repositoryPage(site, repository)}/commit/${commit.sha}`,
    comments_url: `${api}/comments`,
    commit: {
      url: `${repositoryApi(site, repository)}/git/commits/${commit.sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${repositoryApi(site, repository)}/git/trees/${commit.tree}` },
      verification: verificationOf(site, repository, commit.sha),
    },
    author: accountView(site, commit.author.email),
    committer: accountView(site, commit.committer.email),
    parents: parentsOf(site, repository, commit, 'commits'),
  };
}

/** One commit with the files it changes against its first parent. */
export async function fullCommitView(site: Site, repository: Repository, sha: string): Promise<CommitView> {
  const git = site.git(repository);
  const view = await commitView(site, repository, sha);
  const from = view.parents[0]?.sha ?? (await git.text(['hash-object', '-t', 'tree', '/dev/null']));
  const files = (await changedFiles(git, from, sha)).map((change) => diffEntryView(site, repository, sha, change));
  const additions = files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
  return { ...view, stats: { additions, deletions, total: additions + deletions }, files };
}

export function diffEntryView(site: Site, repository: Repository, sha: string, change: FileChange): DiffEntryView {
  const path = change.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: change.sha,
    filename: change.path,
    status: change.status,
    additions: change.additions,
    deletions: change.deletions,
    changes: change.additions + change.deletions,
    blob_url: `${repositoryPage(site, repository)}/blob/${sha}/${path}`,
    raw_url: `${repositoryPage(site, repository)}/raw/${sha}/${path}`,
    contents_url: `${repositoryApi(site, repository)}/contents/${path}?ref=${sha}`,
    ...(change.patch === null ? {} : { patch: change.patch }),
    ...(change.previousPath === null ? {} : { previous_filename: change.previousPath }),
  };
}

/** `GET /repos/{owner}/{repo}/compare/{base}...{head}`: what head has beyond the merge base (three dots of git-diff(1)). */
export async function comparisonView(site: Site, repository: Repository, base: string, head: string): Promise<object> {
  const git = site.git(repository);
  const { ahead, behind } = await git.aheadBehind(base, head);
  const fork = await mergeBase(git, base, head);
  const shas = (await git.text(['rev-list', '--reverse', `${base}..${head}`])).split('\n').filter((line) => line !== '');
  const page = `${repositoryPage(site, repository)}/compare/${base}...${head}`;
  return {
    url: `${repositoryApi(site, repository)}/compare/${base}...${head}`,
    html_url: page,
    permalink_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    base_commit: await commitView(site, repository, base),
    merge_base_commit: await commitView(site, repository, fork),
    status: ahead > 0 && behind > 0 ? 'diverged' : ahead > 0 ? 'ahead' : behind > 0 ? 'behind' : 'identical',
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: await Promise.all(shas.slice(-250).map((sha) => commitView(site, repository, sha))),
    files: (await changedFiles(git, fork, head)).slice(0, 300).map((change) => diffEntryView(site, repository, head, change)),
  };
}

/** The noreply address that ties a commit to a user (docs.github.com, "Setting your commit email address"). */
export function noreplyAddress(user: User): string {
  return `${user.id}+${user.login}@users.noreply.github.com`;
}

function accountView(site: Site, email: string) {
  const user = site.users.find((each) => noreplyAddress(each).toLowerCase() === email.toLowerCase());
  return user === undefined ? null : userView(site, user);
}
