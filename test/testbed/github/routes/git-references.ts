import { z } from 'zod';
import { changeReference } from '../acts/references.js';
import type { BareGit } from '../git/git.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Handler, nothing, onRepository, parameterOf, type RepositoryRequest } from '../server/api.js';
import { repositoryApi } from '../views/addresses.js';
import { readContents, writeContents } from './needs.js';
import { isSha } from './revisions.js';

/** docs.github.com, "REST API endpoints for Git references". */
export const referenceHandlers: readonly Handler[] = [
  onRepository('git/get-ref', readContents, nothing, async (request) => {
    const name = `refs/${parameterOf(request, 'ref')}`;
    const sha = await request.git.reference(name);
    if (sha === null) throw notFound();
    return { status: 200, body: await referenceView(request, name, sha) };
  }),

  onRepository('git/list-matching-refs', readContents, nothing, async (request) => {
    const prefix = `refs/${parameterOf(request, 'ref')}`;
    const lines = (await request.git.text(['for-each-ref', '--format=%(refname) %(objectname)'])).split('\n');
    const matching = lines.filter((line) => line.startsWith(prefix)).map((line) => line.split(' '));
    return { status: 200, body: await Promise.all(matching.map(([name = '', sha = '']) => referenceView(request, name, sha))) };
  }),

  onRepository('git/create-ref', writeContents, z.object({ ref: z.string(), sha: z.string() }), async (request) => {
    const { git, body } = request;
    await assertReferenceName(git, body.ref);
    await assertObject(git, body.sha);
    if ((await git.reference(body.ref)) !== null) throw new ApiError(422, 'Reference already exists');
    await changeReference(request.site, request.repository, request.caller, { name: body.ref, before: null, after: body.sha });
    return { status: 201, body: await referenceView(request, body.ref, body.sha) };
  }),

  onRepository('git/update-ref', writeContents, z.object({ sha: z.string(), force: z.boolean().default(false) }), async (request) => {
    const { git, body } = request;
    const name = `refs/${parameterOf(request, 'ref')}`;
    const before = await git.reference(name);
    if (before === null) throw new ApiError(422, 'Reference does not exist');
    await assertObject(git, body.sha);
    const forward = (await git.run(['merge-base', '--is-ancestor', before, body.sha])).exitCode === 0;
    if (!forward && !body.force) throw new ApiError(422, 'Update is not a fast forward');
    await changeReference(request.site, request.repository, request.caller, { name, before, after: body.sha });
    return { status: 200, body: await referenceView(request, name, body.sha) };
  }),

  onRepository('git/delete-ref', writeContents, nothing, async (request) => {
    const name = `refs/${parameterOf(request, 'ref')}`;
    const before = await request.git.reference(name);
    if (before === null) throw new ApiError(422, 'Reference does not exist');
    await changeReference(request.site, request.repository, request.caller, { name, before, after: null });
    return { status: 204 };
  }),
];

/** "If it doesn't start with 'refs' and have at least two slashes, it will be rejected"; the rest is git-check-ref-format(1). */
async function assertReferenceName(git: BareGit, name: string): Promise<void> {
  const shaped = /^refs\/[^/]+\/.+/.test(name) && (await git.run(['check-ref-format', name])).exitCode === 0;
  if (!shaped || name.startsWith('refs/heads/-')) throw new ApiError(422, `${name} is not a valid ref name.`);
}

async function assertObject(git: BareGit, sha: string): Promise<void> {
  if (!isSha(sha)) throw new ApiError(422, 'The sha parameter must be exactly 40 characters and contain only [0-9a-f].');
  if ((await git.maybe(['cat-file', '-t', sha])) === null) throw new ApiError(422, 'Object does not exist');
}

async function referenceView({ site, repository, git }: RepositoryRequest<unknown>, name: string, sha: string): Promise<object> {
  const type = await git.text(['cat-file', '-t', sha]);
  const folder = type === 'tag' ? 'tags' : `${type}s`;
  return {
    ref: name,
    node_id: `REF_${repository.id}_${name}`,
    url: `${repositoryApi(site, repository)}/git/${name}`,
    object: { type, sha, url: `${repositoryApi(site, repository)}/git/${folder}/${sha}` },
  };
}
