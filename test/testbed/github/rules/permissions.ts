import { ApiError, notFound } from '../server/api-error.js';
import type { Repository } from '../state/model.js';
import { fullNameOf } from '../state/model.js';
import type { Access, Caller, PermissionName } from '../types.js';
import { hasRole } from './roles.js';

/** One permission that is enough for an operation. */
export interface Permission {
  readonly name: PermissionName;
  readonly access: 'read' | 'write';
}

export interface Requirement {
  /** Any of these is enough for a job's token; none: metadata, which every token has. */
  readonly anyOf: readonly Permission[];
  /** The least role of a person who writes. Default `write`. */
  readonly role?: 'read' | 'triage' | 'write';
  /** Also for reading public things (docs.github.com: endpoints without the sentence "can be used without authentication"). */
  readonly evenIfPublic?: boolean;
}

const rank: Record<Access, number> = { none: 0, read: 1, write: 2 };

/**
 * Refuses what a caller may not do to a repository: 401, 403, or 404 where even the existence is private.
 * Permissions per endpoint: docs.github.com, "Permissions required for GitHub Apps"; reading public resources needs none
 * ("This endpoint can be used without authentication or the aforementioned permissions if only public resources are requested").
 */
export function authorize(repository: Repository, caller: Caller, requirement: Requirement): void {
  const writes = requirement.anyOf.some((each) => each.access === 'write');
  const open = !repository.settings.private && !writes && requirement.evenIfPublic !== true;
  if (caller.kind === 'anonymous') return authorizeNobody(repository, open);
  if (caller.kind === 'user') {
    if (!hasRole(repository, caller.user, 'read')) throw notFound();
    if (writes && !hasRole(repository, caller.user, requirement.role ?? 'write')) throw new ApiError(403, 'Must have push access to repository.');
    return;
  }
  const own = caller.repository === fullNameOf(repository);
  if (!own && repository.settings.private) throw notFound();
  if (open || requirement.anyOf.length === 0) return;
  if (own && requirement.anyOf.some((each) => rank[caller.permissions[each.name] ?? 'none'] >= rank[each.access])) return;
  throw notAccessible(requirement.anyOf);
}

/** The header names what would have been enough (docs.github.com, "Troubleshooting the REST API", insufficient permissions). */
export function notAccessible(anyOf: readonly Permission[]): ApiError {
  const accepted = anyOf.map((each) => `${each.name.replaceAll('-', '_')}=${each.access}`).join('; ');
  return new ApiError(403, 'Resource not accessible by integration', { headers: { 'x-accepted-github-permissions': accepted } });
}

function authorizeNobody(repository: Repository, open: boolean): void {
  if (repository.settings.private) throw notFound();
  if (!open) throw new ApiError(401, 'Requires authentication');
}
