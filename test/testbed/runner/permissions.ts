import type { Level, Permissions } from './records.js';
import type { Token } from './tokens.js';
import { evaluate } from './tokens.js';
import { isObject } from './expressions.js';
import { WorkflowRefused } from './workflow-file.js';

const rank: Readonly<Record<Level, number>> = { none: 0, read: 1, write: 2 };

/** docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions */
const scopes = [
  'actions', 'artifact-metadata', 'attestations', 'checks', 'code-quality', 'contents', 'deployments', 'discussions',
  'issues', 'packages', 'pages', 'pull-requests', 'repository-projects', 'security-events', 'statuses',
];

/** What a workflow without `permissions:` gets where the repository's default is the restricted one. */
const restrictedDefault: Permissions = { contents: 'read', metadata: 'read', packages: 'read' };

/**
 * The `permissions:` of a workflow or job; undefined where the key is absent. Scopes that are not named get nothing,
 * `metadata` is always readable: docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export function permissionsOf(token: Token | undefined): Permissions | undefined {
  const value = evaluate(token, {});
  if (value === undefined) return undefined;
  if (value === 'read-all') return all('read');
  if (value === 'write-all') return { ...all('write'), 'id-token': 'write' };
  const named = isObject(value) ? Object.entries(value) : [];
  return { ...Object.fromEntries(named.map(([scope, level]) => [scope, levelOf(level)])), metadata: 'read' };
}

/**
 * What one job's token may do. The job's own `permissions:` win over the workflow's; inside a called workflow neither
 * may ask for more than the caller gives, or the whole run is refused:
 * docs.github.com/actions/reference/workflows-and-actions/reusing-workflow-configurations#supported-keywords-for-jobs-that-call-a-reusable-workflow
 */
export function permissionsOfJob(
  own: Permissions | undefined,
  ofWorkflow: Permissions | undefined,
  limit: Permissions | undefined,
): Permissions {
  return own ?? ofWorkflow ?? limit ?? restrictedDefault;
}

/** Refuses a called workflow that asks for more than its caller may give; the words are GitHub's. */
export function refuseEscalation(asked: Permissions | undefined, limit: Permissions, who: string, call: string): void {
  const beyond = Object.entries(asked ?? {}).filter(([scope, level]) => rank[level] > rank[limit[scope] ?? 'none']);
  if (beyond.length === 0) return;
  const wanted = beyond.map(([scope, level]) => `${scope}: ${level}`).join(', ');
  const allowed = beyond.map(([scope]) => `${scope}: ${limit[scope] ?? 'none'}`).join(', ');
  throw new WorkflowRefused(`Error calling workflow '${call}'. ${who} is requesting '${wanted}', but is only allowed '${allowed}'.`);
}

/** The same scopes, writing turned into reading (or, where a scope only has `write`, into nothing). */
export function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).map(([scope, level]) => [scope, scope === 'id-token' ? 'none' : level === 'write' ? 'read' : level]),
  );
}

function all(level: Level): Permissions {
  return { ...Object.fromEntries(scopes.map((scope) => [scope, level])), metadata: 'read' };
}

function levelOf(value: unknown): Level {
  return value === 'write' || value === 'read' ? value : 'none';
}
