import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBareRepository } from '../git/create.js';
import { commitFiles } from '../git/commit-files.js';
import type { NewRepository } from '../types.js';
import { fullNameOf, type Repository } from './model.js';
import type { Site } from './site.js';

/** A repository, empty, with first files, or as a fork. */
export async function createRepository(site: Site, fullName: string, options: NewRepository): Promise<Repository> {
  const [ownerLogin = '', name = ''] = fullName.split('/');
  const owner = site.addUser(ownerLogin);
  const parent = options.forkOf === undefined ? null : site.repository(options.forkOf);
  const defaultBranch = options.defaultBranch ?? parent?.defaultBranch ?? 'main';
  const git = await createBareRepository(site.directoryOf(fullName), defaultBranch);
  const repository: Repository = {
    id: site.nextId(), owner, name, directory: git.directory, defaultBranch, parent, createdAt: site.now(),
    settings: { private: options.private ?? parent?.settings.private ?? false, actionsMayCreatePulls: false, ...options.settings },
    collaborators: new Map(), protectedBranches: new Set(), labels: new Map(), issues: new Map(), comments: new Map(),
    reviews: new Map(), reviewComments: new Map(), runs: new Map(), environments: new Map(), statuses: [],
  };
  if (site.findRepository(fullName) !== undefined) throw new Error(`The repository ${fullNameOf(repository)} exists already.`);
  site.repositories.push(repository);
  if (parent !== null) {
    await git.text(['fetch', '-q', parent.directory, 'refs/heads/*:refs/heads/*', 'refs/tags/*:refs/tags/*']);
    await shareObjects(parent, repository);
  }
  if (options.files !== undefined) {
    const parents = (await git.maybe(['rev-parse', '-q', '--verify', `refs/heads/${defaultBranch}`])) ?? null;
    const sha = await commitFiles(git, { parent: parents, files: options.files, message: 'First files', author: owner, date: site.now() });
    await git.text(['update-ref', `refs/heads/${defaultBranch}`, sha]);
  }
  return repository;
}

/**
 * Commits of a fork can be named in its parent by their id, and GitHub's page of such a commit says that it "does not belong to any
 * branch on this repository, and may belong to a fork outside of the repository": git's alternates.
 */
async function shareObjects(parent: Repository, fork: Repository): Promise<void> {
  await appendFile(join(parent.directory, 'objects', 'info', 'alternates'), `${join(fork.directory, 'objects')}\n`);
}
