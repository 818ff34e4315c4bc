import type { Repository, Role, User } from '../state/model.js';
import type { AuthorAssociation } from '../views/types.js';

const order: readonly (Role | 'none')[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** A user's role; who is not a collaborator may read a public repository (docs.github.com, "Get repository permissions for a user"). */
export function roleOf(repository: Repository, user: User): Role | 'none' {
  if (user === repository.owner) return 'admin';
  return repository.collaborators.get(user.id) ?? (repository.settings.private ? 'none' : 'read');
}

export function hasRole(repository: Repository, user: User, least: Role): boolean {
  return order.indexOf(roleOf(repository, user)) >= order.indexOf(least);
}

/** OWNER is only the owner; every collaborator, whatever the role, is a COLLABORATOR: it says nothing about write access. */
export function associationOf(repository: Repository, user: User): AuthorAssociation {
  if (user === repository.owner) return 'OWNER';
  return repository.collaborators.has(user.id) ? 'COLLABORATOR' : 'NONE';
}
