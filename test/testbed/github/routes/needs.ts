import { issueOf } from '../acts/issues.js';
import type { Requirement } from '../rules/permissions.js';
import { numberOf, type RepositoryRequest } from '../server/api.js';
import type { Repository } from '../state/model.js';

/** Requirements by docs.github.com, "Permissions required for GitHub Apps". */
export const metadata: Requirement = { anyOf: [] };
export const readContents: Requirement = { anyOf: [{ name: 'contents', access: 'read' }] };
export const writeContents: Requirement = { anyOf: [{ name: 'contents', access: 'write' }] };
export const readPulls: Requirement = { anyOf: [{ name: 'pull-requests', access: 'read' }] };
export const writePulls: Requirement = { anyOf: [{ name: 'pull-requests', access: 'write' }] };
export const readActions: Requirement = { anyOf: [{ name: 'actions', access: 'read' }] };
export const writeActions: Requirement = { anyOf: [{ name: 'actions', access: 'write' }] };

/** Whoever can read may comment, react and open issues and pull requests; a job's token needs its permission all the same. */
export const talkOnPulls: Requirement = { ...writePulls, role: 'read' };

type Access = 'read' | 'write';

/** Issues permission, or, where the issue is a pull request, the pull requests permission. */
export function ofIssue(repository: Repository, number: number, access: Access, role?: 'read' | 'triage'): Requirement {
  const isPull = issueOf(repository, number).pull !== null;
  const roles = role === undefined ? {} : { role };
  return { anyOf: [{ name: 'issues', access }, ...(isPull ? [{ name: 'pull-requests', access } as const] : [])], ...roles };
}

export const issueNeed = (access: Access, role?: 'read' | 'triage') => (request: RepositoryRequest<unknown>) =>
  ofIssue(request.repository, numberOf(request, 'issue_number'), access, role);
