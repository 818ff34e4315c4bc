import type { Client } from './client.js';

/** A client and the repository it is about. `at` holds the names that octokit puts into the routes. */
export interface RepositoryClient extends Client {
  readonly at: { readonly owner: string; readonly repo: string };
}
