import type { GitHub, WebhookEvent } from '../github/types.js';
import type { EventFacts } from '../runner/triggers.js';

/** Where an event runs: the commit of the workflow files, and what `github.sha` and `github.ref` are. */
export type EventPlace = {
  readonly workflowSha: string;
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly facts: EventFacts;
};

/**
 * Finds the place of an event; undefined where GitHub starts nothing (a deleted branch, a pull request with conflicts):
 * docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows, the table of each event.
 */
export async function placeOf(github: GitHub, event: WebhookEvent): Promise<EventPlace | undefined> {
  switch (event.name) {
    case 'push':
      return placeOfPush(github, event);
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return placeOfPull(github, event);
    case 'workflow_dispatch':
      return placeOfRef(github, event, textAt(event, 'ref') ?? '');
    default:
      // Also pull_request_target: github.blog/changelog, 2025-11-07, "always the default branch".
      return placeOfRef(github, event, `refs/heads/${github.repository(event.repository).defaultBranch}`);
  }
}

async function placeOfRef(github: GitHub, event: WebhookEvent, ref: string): Promise<EventPlace> {
  const full = ref.startsWith('refs/') ? ref : `refs/heads/${ref}`;
  const sha = await github.git(event.repository, 'rev-parse', '--verify', `${full}^{commit}`);
  return {
    workflowSha: sha, sha, ref: full,
    headRef: event.name === 'pull_request_target' ? (textAt(event, 'pull_request', 'head', 'ref') ?? '') : '',
    baseRef: event.name === 'pull_request_target' ? (textAt(event, 'pull_request', 'base', 'ref') ?? '') : '',
    facts: {
      ...emptyFacts(event),
      branch: textAt(event, 'pull_request', 'base', 'ref') ?? textAt(event, 'workflow_run', 'head_branch') ?? null,
      workflow: textAt(event, 'workflow_run', 'name') ?? null,
    },
  };
}

async function placeOfPush(github: GitHub, event: WebhookEvent): Promise<EventPlace | undefined> {
  const ref = textAt(event, 'ref') ?? '';
  const sha = textAt(event, 'after') ?? '';
  const before = textAt(event, 'before') ?? '';
  if (/^0*$/.test(sha)) return undefined;
  const isNew = /^0*$/.test(before);
  const base = isNew ? null : before;
  return {
    workflowSha: sha, sha, ref, headRef: '', baseRef: '',
    facts: {
      ...emptyFacts(event),
      action: null,
      branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null,
      tag: ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : null,
      paths: base === null ? null : await changedPaths(github, event.repository, `${base}..${sha}`),
    },
  };
}

async function placeOfPull(github: GitHub, event: WebhookEvent): Promise<EventPlace | undefined> {
  const number = String(numberAt(event, 'pull_request', 'number'));
  const baseRef = textAt(event, 'pull_request', 'base', 'ref') ?? '';
  const head = textAt(event, 'pull_request', 'head', 'sha') ?? '';
  const base = await github.git(event.repository, 'rev-parse', `refs/heads/${baseRef}`);
  const merge = await mergeCommit(github, event.repository, base, head);
  if (merge === undefined) return undefined;
  return {
    workflowSha: merge, sha: merge, ref: `refs/pull/${number}/merge`, headRef: textAt(event, 'pull_request', 'head', 'ref') ?? '', baseRef,
    facts: { ...emptyFacts(event), branch: baseRef, paths: await changedPaths(github, event.repository, `${base}...${head}`) },
  };
}

/** The test merge of a pull request, or undefined where it conflicts. */
async function mergeCommit(github: GitHub, repository: string, base: string, head: string): Promise<string | undefined> {
  const merged = await github.git(repository, 'merge-tree', '--write-tree', base, head).catch(() => undefined);
  const tree = merged?.split('\n')[0];
  if (tree === undefined) return undefined;
  return github.git(
    repository, '-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com', 'commit-tree', tree, '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`,
  );
}

async function changedPaths(github: GitHub, repository: string, range: string): Promise<string[]> {
  const names = await github.git(repository, 'diff', '--name-only', '-z', range);
  return names.split('\0').filter((name) => name !== '');
}

function emptyFacts(event: WebhookEvent): EventFacts {
  return { name: event.name, action: event.payload.action ?? null, branch: null, tag: null, paths: null, workflow: null };
}

/** Text at a path of the payload, or undefined. */
export function textAt(event: WebhookEvent, ...keys: string[]): string | undefined {
  const value = valueAt(event.payload, keys);
  return typeof value === 'string' ? value : undefined;
}

function numberAt(event: WebhookEvent, ...keys: string[]): number {
  const value = valueAt(event.payload, keys);
  if (typeof value !== 'number') throw new Error(`The ${event.name} event has no number at ${keys.join('.')}.`);
  return value;
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
