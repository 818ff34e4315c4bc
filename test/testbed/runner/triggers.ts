import { isMapping, isSequence, isString } from '@actions/workflow-parser';
import { matchesPatterns } from './filter-patterns.js';
import type { Token } from './tokens.js';
import { evaluate, find, items } from './tokens.js';

/** What `on:` looks at in an event. */
export type EventFacts = {
  readonly name: string;
  readonly action: string | null;
  /** The branch that was pushed to, the base branch of a pull request, or the head branch of a finished run. */
  readonly branch: string | null;
  readonly tag: string | null;
  /** Paths that the event changed; null where GitHub has none to compare. */
  readonly paths: readonly string[] | null;
  /** The name of the workflow that finished, for `workflow_run`. */
  readonly workflow: string | null;
};

/** Types that start a workflow when `types:` is absent; other events take every type. */
const defaultTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

/**
 * Whether `on:` of a workflow listens to an event:
 * docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function listensTo(root: Token, event: EventFacts): boolean {
  const on = find(root, 'on');
  if (on === undefined) return false;
  if (isString(on)) return on.value === event.name && passes(undefined, event);
  if (isSequence(on)) return items(on).some((item) => evaluate(item, {}) === event.name) && passes(undefined, event);
  if (!isMapping(on)) return false;
  const filter = on.find(event.name);
  return filter !== undefined && passes(filter, event);
}

function passes(filter: Token | undefined, event: EventFacts): boolean {
  return (
    passesTypes(filter, event) &&
    passesRefs(filter, event) &&
    passesPatterns(filter, 'paths', event.paths) &&
    passesWorkflows(filter, event)
  );
}

function passesTypes(filter: Token | undefined, event: EventFacts): boolean {
  const types = texts(find(filter, 'types')) ?? defaultTypes[event.name];
  return types === undefined || event.action === null || types.includes(event.action);
}

/** A push of a branch does not start a workflow that only filters tags, and the other way round. */
function passesRefs(filter: Token | undefined, event: EventFacts): boolean {
  const filtersBranches = has(filter, 'branches') || has(filter, 'branches-ignore');
  const filtersTags = has(filter, 'tags') || has(filter, 'tags-ignore');
  if (event.name === 'push' && filtersBranches !== filtersTags && (event.tag !== null) !== filtersTags) return false;
  if (event.tag !== null) return passesPatterns(filter, 'tags', [event.tag]);
  return passesPatterns(filter, 'branches', event.branch === null ? null : [event.branch]);
}

function passesPatterns(filter: Token | undefined, key: string, values: readonly string[] | null): boolean {
  if (values === null) return true;
  const wanted = texts(find(filter, key));
  const ignored = texts(find(filter, `${key}-ignore`));
  if (wanted !== undefined) return values.some((value) => matchesPatterns(value, wanted));
  if (ignored !== undefined) return values.some((value) => !matchesPatterns(value, ignored));
  return true;
}

function passesWorkflows(filter: Token | undefined, event: EventFacts): boolean {
  if (event.name !== 'workflow_run') return true;
  const names = texts(find(filter, 'workflows')) ?? [];
  return event.workflow !== null && matchesPatterns(event.workflow, names);
}

function has(filter: Token | undefined, key: string): boolean {
  return find(filter, key) !== undefined;
}

function texts(token: Token | undefined): string[] | undefined {
  const value = evaluate(token, {});
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map(String);
}
