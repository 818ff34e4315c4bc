import { z } from 'zod';
import type { Permission } from '../core/permission.js';
import { ask, askIfAny } from './answers.js';
import type { Host } from './host.js';
import type { RepositoryClient } from './repository-client.js';

const repositorySchema = z.object({ default_branch: z.string() });

/** `role_name` tells maintain and triage apart, which `permission` calls write and read; a custom role has its own name there. */
const permissionSchema = z.object({ permission: z.enum(['admin', 'write', 'read', 'none']), role_name: z.string().optional(), user: z.object({ login: z.string(), type: z.string() }).nullish() });

/** Logins of people: letters, digits, hyphens, and an underscore before the short code of a company (GitHub, "Username considerations"). */
const personsLogin = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

const rolesBeside: ReadonlyMap<string, Permission> = new Map([['maintain', 'maintain'], ['triage', 'triage']]);

export function repositoryMethods({ octokit, at }: RepositoryClient): Pick<Host, 'defaultBranch' | 'permissionOf'> {
  return {
    defaultBranch: async () => (await ask('read the repository', octokit.request('GET /repos/{owner}/{repo}', at), repositorySchema)).default_branch,

    async permissionOf(login) {
      if (!personsLogin.test(login)) return 'none';
      const found = await askIfAny(`read the permission of ${login}`, octokit.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...at, username: login }), permissionSchema);
      if (found === null || found.user?.type !== 'User' || found.user.login.toLowerCase() !== login.toLowerCase()) return 'none';
      const role = rolesBeside.get(found.role_name ?? '');
      // The role must not contradict the permission: GitHub gives maintain as write and triage as read.
      const matches = (role === 'maintain' && found.permission === 'write') || (role === 'triage' && found.permission === 'read');
      return role !== undefined && matches ? role : found.permission;
    },
  };
}
