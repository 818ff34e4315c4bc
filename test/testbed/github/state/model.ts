import type { AuthorAssociation } from '../views/types.js';

/** What the bed remembers beside git. Only routes, people and the runner change it. */
export interface User {
  readonly id: number;
  login: string;
  readonly type: 'User' | 'Bot';
  readonly createdAt: string;
}

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

export interface RepositorySettings {
  /** "Allow GitHub Actions to create and approve pull requests"; off in new repositories (GitHub changelog 2022-05-03). */
  actionsMayCreatePulls: boolean;
  /** "Automatically delete head branches" and the like are not modelled. */
  private: boolean;
}

export interface Repository {
  readonly id: number;
  readonly owner: User;
  readonly name: string;
  /** The bare repository. */
  readonly directory: string;
  readonly defaultBranch: string;
  readonly parent: Repository | null;
  readonly createdAt: string;
  readonly settings: RepositorySettings;
  /** By user id. */
  readonly collaborators: Map<number, Role>;
  readonly protectedBranches: Set<string>;
  readonly labels: Map<string, Label>;
  /** Issues and pull requests share their numbers. */
  readonly issues: Map<number, Issue>;
  readonly comments: Map<number, IssueComment>;
  readonly reviews: Map<number, Review>;
  readonly reviewComments: Map<number, ReviewComment>;
  readonly runs: Map<number, WorkflowRun>;
  readonly environments: Map<string, Environment>;
  readonly statuses: CommitStatus[];
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface Reaction {
  readonly id: number;
  readonly user: User;
  readonly content: ReactionContent;
  readonly createdAt: string;
}
export type ReactionContent = '+1' | '-1' | 'laugh' | 'confused' | 'heart' | 'hooray' | 'rocket' | 'eyes';

interface Text {
  readonly id: number;
  readonly author: User;
  /** Written by a GITHUB_TOKEN. */
  readonly byActions: boolean;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  readonly reactions: Reaction[];
  /** What GitHub says the author is to the repository; a test may set it apart from the real permission. null: by the role. */
  authorAssociation: AuthorAssociation | null;
}

interface LabelEvent {
  readonly id: number;
  readonly event: 'labeled' | 'unlabeled';
  readonly actor: User;
  readonly createdAt: string;
  readonly label: Label;
}

export interface Issue extends Omit<Text, 'body'> {
  readonly number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  closedAt: string | null;
  readonly labels: Set<string>;
  /** Each time a label came or went, the first one first. */
  readonly labelEvents: LabelEvent[];
  readonly assignees: Set<User>;
  readonly pull: Pull | null;
}
export type PullIssue = Issue & { readonly pull: Pull };

interface Pull {
  /** The head's repository; null when a fork was deleted. */
  readonly headRepository: Repository;
  readonly headBranch: string;
  headSha: string;
  baseBranch: string;
  draft: boolean;
  mergedAt: string | null;
  readonly requestedReviewers: Set<User>;
  /** Computed after it was asked for once, for this pair of commits (docs.github.com, "Checking mergeability of pull requests"). */
  mergeability: { readonly of: string; readonly mergeable: boolean; readonly mergeSha: string | null } | null;
}

export interface IssueComment extends Text {
  readonly issueNumber: number;
}

export interface Review {
  readonly id: number;
  readonly pullNumber: number;
  readonly author: User;
  readonly body: string;
  readonly state: 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  readonly commitSha: string;
  readonly submittedAt: string;
}

export interface ReviewComment extends Text {
  readonly reviewId: number;
  readonly pullNumber: number;
  readonly path: string;
  readonly side: 'LEFT' | 'RIGHT';
  /** First and last line as they were in the original commit; startLine is null for a single line. */
  readonly originalStartLine: number | null;
  readonly originalLine: number;
  readonly originalPosition: number;
  readonly originalCommitSha: string;
  readonly diffHunk: string;
  readonly inReplyTo: number | null;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  readonly name: string;
  readonly path: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly headRepository: Repository;
  readonly displayTitle: string;
  readonly actor: User;
  readonly runNumber: number;
  attempt: number;
  status: 'requested' | 'queued' | 'waiting' | 'pending' | 'in_progress' | 'completed';
  conclusion: Conclusion | null;
  readonly createdAt: string;
  updatedAt: string;
  readonly jobs: WorkflowJob[];
}
type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timed_out' | 'action_required';

export interface WorkflowJob {
  readonly id: number;
  readonly name: string;
  status: 'queued' | 'in_progress' | 'completed' | 'waiting';
  conclusion: Conclusion | null;
  readonly createdAt: string;
  startedAt: string;
  completedAt: string | null;
}

export interface Environment {
  readonly id: number;
  readonly name: string;
  readonly reviewers: readonly User[];
  readonly createdAt: string;
}

interface CommitStatus {
  readonly id: number;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: User;
  readonly createdAt: string;
}

export function fullNameOf(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`;
}
