import { z } from 'zod';
import { lsTree } from '../git/trees.js';
import { writeTree } from '../git/write-tree.js';
import { notAccessible } from '../rules/permissions.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Handler, nothing, onRepository, parameterOf, type RepositoryRequest, userOf } from '../server/api.js';
import { repositoryApi } from '../views/addresses.js';
import { gitCommitView, noreplyAddress } from '../views/commits.js';
import { readContents, writeContents } from './needs.js';
import { commitNamed, isSha } from './revisions.js';

const newBlob = z.object({ content: z.string(), encoding: z.enum(['utf-8', 'base64']).default('utf-8') });
const newTree = z.object({
  base_tree: z.string().optional(),
  tree: z.array(z.object({
    path: z.string(),
    mode: z.enum(['100644', '100755', '040000', '160000', '120000']),
    type: z.enum(['blob', 'tree', 'commit']).optional(),
    sha: z.string().nullable().optional(),
    content: z.string().optional(),
  })).min(1),
});
const identity = z.object({ name: z.string(), email: z.string(), date: z.string().optional() });
const newCommit = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()).default([]),
  author: identity.optional(),
  committer: identity.partial().optional(),
  signature: z.string().optional(),
});

/** docs.github.com, "REST API endpoints for Git database". Objects are real git objects, so ids are git's. */
export const objectHandlers: readonly Handler[] = [
  onRepository('git/create-blob', writeContents, newBlob, async ({ site, repository, git, body }) => {
    const content = Buffer.from(body.content, body.encoding === 'base64' ? 'base64' : 'utf8');
    const sha = await git.text(['hash-object', '-w', '--stdin'], { input: content });
    return { status: 201, body: { sha, url: `${repositoryApi(site, repository)}/git/blobs/${sha}` } };
  }),

  onRepository('git/get-blob', readContents, nothing, async (request) => {
    const sha = parameterOf(request, 'file_sha');
    if (!isSha(sha) || (await request.git.maybe(['cat-file', '-t', sha])) !== 'blob') throw notFound();
    const bytes = await request.git.bytes(['cat-file', 'blob', sha]);
    if (request.accept.includes('raw')) return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', bytes } };
    const url = `${repositoryApi(request.site, request.repository)}/git/blobs/${sha}`;
    return { status: 200, body: { sha, node_id: `B_${sha}`, size: bytes.length, url, content: wrappedBase64(bytes), encoding: 'base64' } };
  }),

  onRepository('git/create-tree', writeContents, newTree, async (request) => {
    const { git, body, caller } = request;
    // a job's token never has `workflows`; GitHub refuses at the tree, not only at the branch (googleapis/release-please-action#704)
    const touchesWorkflows = body.tree.some((entry) => entry.path.startsWith('.github/workflows/'));
    if (caller.kind === 'job' && touchesWorkflows) throw notAccessible(writeContents.anyOf);
    const sha = await writeTree(git, body.base_tree ?? null, body.tree);
    return { status: 201, body: await treeView(request, sha, false) };
  }),

  onRepository('git/get-tree', readContents, nothing, async (request) => {
    const name = parameterOf(request, 'tree_sha');
    const revision = isSha(name) ? name : await commitNamed(request.git, name, notFound());
    const sha = await request.git.maybe(['rev-parse', '-q', '--verify', `${revision}^{tree}`]);
    if (sha === null) throw notFound();
    return { status: 200, body: await treeView(request, sha, request.query.has('recursive')) };
  }),

  onRepository('git/create-commit', writeContents, newCommit, async (request) => {
    const { site, repository, git, body } = request;
    for (const [sha, type] of [[body.tree, 'tree'], ...body.parents.map((parent) => [parent, 'commit'])] as const) {
      if (sha === undefined || !isSha(sha) || (await git.maybe(['cat-file', '-t', sha])) !== type) throw new ApiError(422, type === 'tree' ? 'Tree SHA does not exist' : 'Parent SHA does not exist or is not a commit object');
    }
    const { environment, signed } = identitiesOf(request);
    const sha = await git.text(['commit-tree', body.tree, ...body.parents.flatMap((parent) => ['-p', parent])], { input: body.message, environment });
    if (signed) site.signedCommits.add(`${repository.id} ${sha}`);
    return { status: 201, body: await gitCommitView(site, repository, sha) };
  }),

  onRepository('git/get-commit', readContents, nothing, async (request) => {
    const sha = await commitNamed(request.git, parameterOf(request, 'commit_sha'), notFound());
    return { status: 200, body: await gitCommitView(request.site, request.repository, sha) };
  }),
];

/**
 * Author and committer of a new commit. A bot that gives neither is the author, GitHub the committer, and GitHub signs
 * (docs.github.com, "About commit signature verification", signature verification for bots).
 */
function identitiesOf({ site, caller, body }: RepositoryRequest<z.infer<typeof newCommit>>): { environment: Record<string, string>; signed: boolean } {
  const user = userOf(caller);
  const signed = user.type === 'Bot' && body.author === undefined && body.committer === undefined;
  const now = site.now();
  const author = { name: user.login, email: noreplyAddress(user), ...body.author, date: body.author?.date ?? now };
  const committer = signed ? { name: 'GitHub', email: 'noreply@github.com' } : { name: author.name, email: author.email, ...body.committer };
  return {
    signed,
    environment: {
      GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email, GIT_AUTHOR_DATE: author.date,
      GIT_COMMITTER_NAME: committer.name ?? author.name, GIT_COMMITTER_EMAIL: committer.email ?? author.email,
      GIT_COMMITTER_DATE: body.committer?.date ?? author.date,
    },
  };
}

async function treeView({ site, repository, git }: RepositoryRequest<unknown>, sha: string, recursive: boolean): Promise<object> {
  const api = `${repositoryApi(site, repository)}/git`;
  const entries = (await lsTree(git, sha, recursive)).map((entry) => ({
    path: entry.path, mode: entry.mode, type: entry.type, sha: entry.sha,
    ...(entry.size === null ? {} : { size: entry.size }),
    ...(entry.type === 'commit' ? {} : { url: `${api}/${entry.type}s/${entry.sha}` }),
  }));
  return { sha, url: `${api}/trees/${sha}`, tree: entries, truncated: false };
}

/** GitHub wraps base64 after 60 characters. */
export function wrappedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n');
}
