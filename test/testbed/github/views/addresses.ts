import type { Repository, User } from '../state/model.js';
import { fullNameOf } from '../state/model.js';
import type { Site } from '../state/site.js';

/** Addresses of the API and of the site's pages, which GitHub puts into every answer. */
export const userApi = (site: Site, user: User) => `${site.url}/users/${encodeURIComponent(user.login)}`;
export const repositoryApi = (site: Site, repository: Repository) => `${site.url}/repos/${fullNameOf(repository)}`;
export const repositoryPage = (site: Site, repository: Repository) => `${site.serverUrl}/${fullNameOf(repository)}`;
