import { basename, dirname, join } from 'node:path/posix';
import { lsTree, type TreeEntry } from '../git/trees.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Answer, type Handler, nothing, onRepository, parameterOf, type RepositoryRequest } from '../server/api.js';
import { repositoryApi, repositoryPage } from '../views/addresses.js';
import { wrappedBase64 } from './git-objects.js';
import { readContents } from './needs.js';
import { commitNamed } from './revisions.js';

const oneMegabyte = 1024 * 1024;

/** docs.github.com, "Get repository content". */
export const contentHandlers: readonly Handler[] = [
  onRepository('repos/get-content', readContents, nothing, async (request) => {
    const { git, repository, query } = request;
    const ref = query.get('ref') ?? repository.defaultBranch;
    const commit = await commitNamed(git, ref, new ApiError(404, `No commit found for the ref ${ref}`));
    const path = parameterOf(request, 'path').replace(/\/+$/, '');
    const found = path === '' ? null : await entryAt(request, commit, path);
    if (found === null || found.type === 'tree') return folderAnswer(request, commit, ref, path);
    const file = found.mode === '120000' ? ((await linkedFile(request, commit, path, found)) ?? found) : found;
    if (request.accept.includes('raw')) return { status: 200, raw: { type: 'application/vnd.github.raw+json; charset=utf-8', bytes: await git.bytes(['cat-file', 'blob', file.sha]) } };
    return fileAnswer(request, ref, path, file);
  }),
];

async function entryAt({ git }: RepositoryRequest<unknown>, commit: string, path: string): Promise<TreeEntry> {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  if ((await git.maybe(['cat-file', '-t', `${commit}:${parent}`])) !== 'tree') throw notFound();
  const entry = (await lsTree(git, `${commit}:${parent}`, false)).find((each) => each.path === basename(path));
  if (entry === undefined) throw notFound();
  return entry;
}

/** "If the requested :path points to a symlink, and the symlink's target is a normal file in the repository, then the API responds with the content of the file". */
async function linkedFile(request: RepositoryRequest<unknown>, commit: string, path: string, link: TreeEntry): Promise<TreeEntry | null> {
  const target = join(dirname(path), await request.git.text(['cat-file', 'blob', link.sha]));
  if (target.startsWith('..') || target.startsWith('/')) return null;
  const entry = await entryAt(request, commit, target).catch(() => null); // a link into nothing is shown as a link
  return entry !== null && entry.mode.startsWith('100') ? entry : null;
}

async function folderAnswer(request: RepositoryRequest<unknown>, commit: string, ref: string, path: string): Promise<Answer> {
  const entries = await lsTree(request.git, `${commit}:${path}`, false);
  return { status: 200, body: entries.map((entry) => common(request, ref, path === '' ? entry.path : `${path}/${entry.path}`, entry)) };
}

/** Files of 1 to 100 MB come with empty content and encoding "none"; links as links. */
async function fileAnswer(request: RepositoryRequest<unknown>, ref: string, path: string, entry: TreeEntry): Promise<Answer> {
  const fields = common(request, ref, path, entry);
  if (entry.type === 'commit') return { status: 200, body: { ...fields, submodule_git_url: '' } };
  const bytes = await request.git.bytes(['cat-file', 'blob', entry.sha]);
  if (entry.mode === '120000') return { status: 200, body: { ...fields, target: bytes.toString() } };
  const content = bytes.length > oneMegabyte ? { encoding: 'none', content: '' } : { encoding: 'base64', content: wrappedBase64(bytes) };
  return { status: 200, body: { ...fields, ...content } };
}

function common({ site, repository }: RepositoryRequest<unknown>, ref: string, path: string, entry: TreeEntry) {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const self = `${repositoryApi(site, repository)}/contents/${encoded}?ref=${encodeURIComponent(ref)}`;
  const html = `${repositoryPage(site, repository)}/blob/${ref}/${encoded}`;
  const gitUrl = `${repositoryApi(site, repository)}/git/${entry.type}s/${entry.sha}`;
  const type = entry.type === 'tree' ? 'dir' : entry.type === 'commit' ? 'submodule' : entry.mode === '120000' ? 'symlink' : 'file';
  return {
    type, name: basename(path), path, sha: entry.sha, size: entry.size ?? 0, url: self, html_url: html, git_url: gitUrl,
    download_url: type === 'file' ? `${repositoryPage(site, repository)}/raw/${ref}/${encoded}` : null,
    _links: { self, git: gitUrl, html },
  };
}
