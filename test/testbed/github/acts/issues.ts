import type { Issue, Label, Repository, User } from '../state/model.js';
import { notFound } from '../server/api-error.js';
import { userOf } from '../server/api.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent } from '../types.js';
import type { AuthorAssociation } from '../views/types.js';
import { issueView, labelView } from '../views/issues.js';
import { pullView } from '../views/pulls.js';
import { emit } from './events.js';
import { assertLength } from './texts.js';

export interface NewIssue {
  readonly title: string;
  readonly body: string | null;
  readonly labels?: readonly string[];
  readonly authorAssociation?: AuthorAssociation;
}

/** The next number of a repository, shared by issues and pull requests. */
function nextNumber(repository: Repository): number {
  return Math.max(0, ...repository.issues.keys()) + 1;
}

export function issueOf(repository: Repository, number: number): Issue {
  const issue = repository.issues.get(number);
  if (issue === undefined) throw notFound();
  return issue;
}

/** The fields that a new issue and a new pull request share. */
export function newIssueFields(site: Site, repository: Repository, caller: Caller, author: User, issue: NewIssue): Omit<Issue, 'pull'> {
  assertLength('body', issue.body);
  const now = site.now();
  const labels = (issue.labels ?? []).map((name) => labelNamed(site, repository, name));
  return {
    id: site.nextId(),
    number: nextNumber(repository),
    author,
    byActions: caller.kind === 'job',
    title: issue.title,
    body: issue.body,
    state: 'open',
    createdAt: now,
    updatedAt: now,
    closedAt: null,
    labels: new Set(labels.map(({ name }) => name)),
    labelEvents: labels.map((label) => ({ id: site.nextId(), event: 'labeled', actor: author, createdAt: now, label })),
    assignees: new Set(),
    reactions: [],
    authorAssociation: issue.authorAssociation ?? null,
  };
}

export function openIssue(site: Site, repository: Repository, caller: Caller, author: User, issue: NewIssue): { issue: Issue; event: WebhookEvent } {
  const opened: Issue = { ...newIssueFields(site, repository, caller, author, issue), pull: null };
  repository.issues.set(opened.number, opened);
  return { issue: opened, event: emit(site, repository, caller, 'issues', { action: 'opened', issue: issueView(site, repository, opened) }) };
}

export async function closeIssue(site: Site, repository: Repository, caller: Caller, issue: Issue): Promise<WebhookEvent> {
  issue.state = 'closed';
  issue.closedAt = site.now();
  return issueEvent(site, repository, caller, issue, 'closed');
}

/** An event about an issue, or about a pull request where the issue is one: `issues` or `pull_request`. */
export async function issueEvent(site: Site, repository: Repository, caller: Caller, issue: Issue, action: string, more: { label?: Label } = {}): Promise<WebhookEvent> {
  issue.updatedAt = site.now();
  const label = more.label === undefined ? {} : { label: labelView(site, repository, more.label) };
  const { pull } = issue;
  if (pull === null) return emit(site, repository, caller, 'issues', { action, issue: issueView(site, repository, issue), ...label });
  const view = await pullView(site, repository, { ...issue, pull });
  return emit(site, repository, caller, 'pull_request', { action, number: issue.number, pull_request: view, ...label });
}

/** A label of the repository; one that is new is made (docs.github.com, "Add labels to an issue"). */
export function labelNamed(site: Site, repository: Repository, name: string): Label {
  const known = repository.labels.get(name.toLowerCase());
  if (known !== undefined) return known;
  const label: Label = { id: site.nextId(), name, color: 'ededed', description: null };
  repository.labels.set(name.toLowerCase(), label);
  return label;
}

export async function addLabel(site: Site, repository: Repository, caller: Caller, issue: Issue, name: string): Promise<WebhookEvent> {
  const label = labelNamed(site, repository, name);
  issue.labels.add(label.name);
  issue.labelEvents.push({ id: site.nextId(), event: 'labeled', actor: userOf(caller), createdAt: site.now(), label });
  return issueEvent(site, repository, caller, issue, 'labeled', { label });
}

/** 404 when the issue does not have it. */
export async function removeLabel(site: Site, repository: Repository, caller: Caller, issue: Issue, name: string): Promise<WebhookEvent> {
  const label = repository.labels.get(name.toLowerCase());
  if (label === undefined || !issue.labels.delete(label.name)) throw notFound();
  issue.labelEvents.push({ id: site.nextId(), event: 'unlabeled', actor: userOf(caller), createdAt: site.now(), label });
  return issueEvent(site, repository, caller, issue, 'unlabeled', { label });
}
