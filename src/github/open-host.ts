import { SafeDebugError } from '../errors.js';
import { brief } from './brief.js';
import { branchMethods } from './branches.js';
import { createClient } from './client.js';
import type { ClientOptions } from './client.js';
import { commentMethods } from './comments.js';
import { contentMethods } from './contents.js';
import { downloadMethods } from './download.js';
import type { Host } from './host.js';
import { labelMethods } from './labels.js';
import { pullMethods, reviewerMethods } from './pulls.js';
import { repositoryMethods } from './repository.js';
import type { RepositoryClient } from './repository-client.js';
import { runMethods } from './runs.js';
import { writtenCommentMethods } from './written-comments.js';

export interface HostOptions extends ClientOptions {
  /** `owner/name`: GITHUB_REPOSITORY. */
  readonly repository: string;
}

/** GitHub, about one repository. Sends nothing yet. Throws `input` when `repository` is no `owner/name`. */
export function openHost({ repository, ...options }: HostOptions): Host {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  if (owner === undefined || repo === undefined) throw new SafeDebugError('input', `"${brief(repository)}" is not the name of a repository. Give it as owner/name.`);
  const client: RepositoryClient = { ...createClient(options), at: { owner, repo } };
  const reading = commentMethods(client);
  return {
    ...reading,
    ...writtenCommentMethods(client, reading),
    ...repositoryMethods(client),
    ...pullMethods(client),
    ...reviewerMethods(client),
    ...labelMethods(client),
    ...branchMethods(client),
    ...contentMethods(client),
    ...runMethods(client),
    ...downloadMethods(client),
    requests: () => client.transport.requests(),
  };
}
