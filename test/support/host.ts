import { writeFile } from 'node:fs/promises';
import type { Permission } from '../../src/core/permission.js';
import { ApiFailure, type FailureKind } from '../../src/github/failure.js';
import type { Artifact, Comment, CommentReference, Host, IssueComment, Pull, ReviewComment } from '../../src/github/host.js';

/** The account of the token. */
export const bot = { login: 'github-actions[bot]', id: 41_898_282, isBot: true } as const;

/** What GitHub holds of the repository `acme/pages`; tests set it up and look at it. */
interface Held {
  /** The time that is written to what is made (ISO 8601). */
  now: string;
  comments: Map<number, Comment>;
  /** By comment, in the order they were made. */
  reactions: Map<number, string[]>;
  permissions: Map<string, Permission>;
  /** By name, on whatever issue or pull request. */
  labels: Map<string, NonNullable<Awaited<ReturnType<Host['label']>>>>;
  pulls: Map<number, Pull>;
  /** Tip by name. */
  branches: Map<string, string>;
  commits: Map<string, NonNullable<Awaited<ReturnType<Host['commit']>>>>;
  /** Text by path, on whatever branch. */
  files: Map<string, string>;
  artifacts: Artifact[];
  runs: Map<number, NonNullable<Awaited<ReturnType<Host['run']>>>>;
  zips: Map<number, Buffer>;
  /** What the next trees that are made come to. */
  tree: string;
  reviewers: Map<number, { users: readonly string[]; teams: readonly string[] }>;
  draftsSupported: boolean;
  /** Whether lists say that there is more than they show. */
  cut: boolean;
}

/** GitHub in memory, about one repository. */
export interface MemoryHost {
  host: Host;
  held: Held;
  /** Names of the methods that were called, in order. */
  calls: (keyof Host)[];
  /** Lets something happen once, directly before the next call of a method: a race, or by throwing a failure. */
  before: (method: keyof Host, act: () => void | Promise<void>) => void;
}

/** A failure as the client throws it. */
export function failure(kind: FailureKind, message: string = kind): ApiFailure {
  return new ApiFailure(kind, kind === 'unavailable' ? null : 422, message, undefined);
}

/** A comment in a discussion. */
export function issueComment(id: number, changes: Partial<IssueComment> = {}): IssueComment {
  const at = changes.createdAt ?? '2026-01-01T00:00:00Z';
  return { kind: 'issue', id, body: `comment ${id}`, author: { login: 'mona', id: 7, isBot: false }, createdAt: at, updatedAt: at, url: `https://github.test/c/${id}`, issueNumber: 4, ...changes };
}

/** An open pull request of this repository, from `pages` to `main`. */
export function openedPull(number: number, changes: Partial<Pull> = {}): Pull {
  return {
    number,
    state: 'open',
    merged: false,
    draft: false,
    body: '',
    url: `https://github.test/acme/pages/pull/${number}`,
    author: { login: 'mona', id: 7, isBot: false },
    labels: [],
    head: { sha: 'a'.repeat(40), ref: 'pages', repository: 'acme/pages', isFork: false },
    base: { ref: 'main', sha: 'b'.repeat(40), repository: 'acme/pages' },
    ...changes,
  };
}

/** A repository with nothing in it. */
export function memoryHost(): MemoryHost {
  const held: Held = {
    now: '2026-01-01T12:00:00Z',
    comments: new Map(),
    reactions: new Map(),
    permissions: new Map(),
    labels: new Map(),
    pulls: new Map(),
    branches: new Map(),
    commits: new Map(),
    files: new Map(),
    artifacts: [],
    runs: new Map(),
    zips: new Map(),
    tree: 'd'.repeat(40),
    reviewers: new Map(),
    draftsSupported: true,
    cut: false,
  };
  const calls: (keyof Host)[] = [];
  const acts: { method: keyof Host; act: () => void | Promise<void> }[] = [];
  const called = async (method: keyof Host): Promise<void> => {
    calls.push(method);
    const index = acts.findIndex((each) => each.method === method);
    if (index >= 0) await acts.splice(index, 1)[0]?.act();
  };
  const methods = { ...commentMethods(held, called), ...pullMethods(held, called), ...contentMethods(held, called), ...otherMethods(held, called) };
  return { held, calls, host: { ...methods, requests: () => calls.length }, before: (method, act) => void acts.push({ method, act }) };
}

type Called = (method: keyof Host) => Promise<void>;

function commentMethods(held: Held, called: Called): Pick<Host, 'comment' | 'comments' | 'reviewComments' | 'react' | 'writeComment' | 'updateComment'> {
  const found = ({ kind, id }: CommentReference): Comment | null => {
    const comment = held.comments.get(id);
    return comment?.kind === kind ? comment : null;
  };
  const listed = (number: number, since = ''): Comment[] => [...held.comments.values()].filter(({ issueNumber, updatedAt }) => issueNumber === number && Date.parse(updatedAt) >= (since === '' ? 0 : Date.parse(since)));
  return {
    comment: async (reference) => (await called('comment'), found(reference)),
    async comments(number, options = {}) {
      await called('comments');
      return { items: listed(number, options.since).filter((comment): comment is IssueComment => comment.kind === 'issue'), cut: held.cut };
    },
    async reviewComments(number, options = {}) {
      await called('reviewComments');
      return { items: listed(number, options.since).filter((comment): comment is ReviewComment => comment.kind === 'review'), cut: held.cut };
    },
    async react(reference, content) {
      await called('react');
      if (found(reference) === null) throw failure('not-found');
      const known = held.reactions.get(reference.id) ?? [];
      if (known.includes(content)) return { reaction: 'already-there', account: bot };
      held.reactions.set(reference.id, [...known, content]);
      return { reaction: 'added', account: bot };
    },
    async writeComment(number, body) {
      await called('writeComment');
      const id = Math.max(900, ...held.comments.keys()) + 1;
      held.comments.set(id, issueComment(id, { body, author: bot, createdAt: held.now, issueNumber: number }));
      return { id, url: `https://github.test/c/${id}` };
    },
    async updateComment(id, body) {
      await called('updateComment');
      const comment = found({ kind: 'issue', id });
      if (comment === null) return null;
      held.comments.set(id, { ...comment, body, updatedAt: held.now });
      return { id, url: comment.url };
    },
  };
}

function pullMethods(held: Held, called: Called): Pick<Host, 'pull' | 'pullsWithHead' | 'openPull' | 'updatePull' | 'addLabels' | 'label' | 'requestReviewers'> {
  const change = (number: number, changes: Partial<Pull>): void => {
    const pull = held.pulls.get(number);
    if (pull === undefined) throw failure('not-found');
    held.pulls.set(number, { ...pull, ...changes });
  };
  return {
    pull: async (number) => (await called('pull'), held.pulls.get(number) ?? null),
    async pullsWithHead(branch, state) {
      await called('pullsWithHead');
      return [...held.pulls.values()].filter((pull) => pull.head.ref === branch && !pull.head.isFork && (state === 'all' || pull.state === state)).toSorted((one, other) => other.number - one.number);
    },
    async openPull({ body, head, base, draft }) {
      await called('openPull');
      if (draft && !held.draftsSupported) throw failure('drafts-unsupported');
      if ([...held.pulls.values()].some((pull) => pull.state === 'open' && pull.head.ref === head && pull.base.ref === base)) return 'exists';
      const number = Math.max(0, ...held.pulls.keys()) + 1;
      const sha = held.branches.get(head) ?? '';
      const opened = openedPull(number, { body, draft, author: bot, head: { sha, ref: head, repository: 'acme/pages', isFork: false }, base: { ref: base, sha: held.branches.get(base) ?? '', repository: 'acme/pages' } });
      held.pulls.set(number, opened);
      return opened;
    },
    async updatePull(number, { body }) {
      await called('updatePull');
      change(number, { body });
    },
    async addLabels(number, labels) {
      await called('addLabels');
      change(number, { labels: [...new Set([...(held.pulls.get(number)?.labels ?? []), ...labels])] });
    },
    label: async (_, name) => (await called('label'), held.labels.get(name) ?? null),
    async requestReviewers(number, reviewers) {
      await called('requestReviewers');
      held.reviewers.set(number, reviewers);
      return { refused: [] };
    },
  };
}

function contentMethods(held: Held, called: Called): Pick<Host, 'branch' | 'commit' | 'mergeBase' | 'textOfFile' | 'createTree' | 'createCommit' | 'createBranch' | 'deleteBranch'> {
  return {
    async branch(name) {
      await called('branch');
      const sha = held.branches.get(name);
      return sha === undefined ? null : { sha };
    },
    commit: async (sha) => (await called('commit'), held.commits.get(sha) ?? null),
    mergeBase: async (_, head) => (await called('mergeBase'), held.commits.get(head)?.parents[0] ?? null),
    textOfFile: async (path) => (await called('textOfFile'), held.files.get(path) ?? null),
    createTree: async () => (await called('createTree'), held.tree),
    async createCommit({ message, tree, parents }) {
      await called('createCommit');
      const commit = { sha: (held.commits.size + 1).toString(16).padStart(40, '0'), tree, parents: [...parents], message };
      held.commits.set(commit.sha, commit);
      return commit;
    },
    async createBranch(name, sha) {
      await called('createBranch');
      if (held.branches.has(name)) return 'exists';
      held.branches.set(name, sha);
      return 'created';
    },
    async deleteBranch(name) {
      await called('deleteBranch');
      return held.branches.delete(name) ? 'deleted' : 'absent';
    },
  };
}

function otherMethods(held: Held, called: Called): Pick<Host, 'defaultBranch' | 'permissionOf' | 'artifactsNamed' | 'artifactsOfRun' | 'downloadArtifact' | 'run'> {
  return {
    defaultBranch: async () => (await called('defaultBranch'), 'main'),
    permissionOf: async (login) => (await called('permissionOf'), held.permissions.get(login) ?? 'none'),
    artifactsNamed: async (name) => (await called('artifactsNamed'), { items: held.artifacts.filter((artifact) => artifact.name === name), cut: held.cut }),
    artifactsOfRun: async () => (await called('artifactsOfRun'), { items: held.artifacts, cut: held.cut }),
    async downloadArtifact(id, file) {
      await called('downloadArtifact');
      const zip = held.zips.get(id);
      if (zip === undefined) return null;
      await writeFile(file, zip);
      return { bytes: zip.length, sha256: '' };
    },
    run: async (id) => (await called('run'), held.runs.get(id) ?? null),
  };
}
