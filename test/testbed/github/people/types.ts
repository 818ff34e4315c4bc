import type { FileContent, WebhookEvent } from '../types.js';
import type { AuthorAssociation } from '../views/types.js';

/** A comment on lines of the diff. A suggestion is a comment whose body has a ```suggestion block. */
export interface NewReviewComment {
  readonly path: string;
  /** Last line, in the file of the side. */
  readonly line: number;
  readonly startLine?: number;
  /** Default RIGHT: the file of the head. */
  readonly side?: 'LEFT' | 'RIGHT';
  readonly body: string;
  readonly authorAssociation?: AuthorAssociation;
}

export interface NewReview {
  readonly body?: string;
  readonly state?: 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED';
  readonly comments?: readonly NewReviewComment[];
  /** The commit that was looked at. Default: the head. */
  readonly commit?: string;
}

interface NewPull {
  readonly title: string;
  readonly body?: string;
  /** Branch, or `owner:branch` of a fork. */
  readonly head: string;
  /** Default: the default branch. */
  readonly base?: string;
  readonly draft?: boolean;
  readonly authorAssociation?: AuthorAssociation;
}

export interface NewCommit {
  readonly branch: string;
  readonly message?: string;
  /** Changed files by path; null deletes. */
  readonly files: Readonly<Record<string, FileContent | null>>;
  /** Where a new branch starts: a branch or commit. Default: the default branch. */
  readonly from?: string;
  /** Rewrites the branch to one commit on `from`. */
  readonly force?: boolean;
}

/** `WebhookEvent` with what it is about. */
type Opened = WebhookEvent & { readonly number: number };
export type Commented = WebhookEvent & { readonly id: number };

/** Acts of one user. They need no permission: a test decides who may do what. */
export interface Person {
  openIssue(repository: string, issue: { readonly title: string; readonly body?: string; readonly labels?: readonly string[] }): Promise<Opened>;
  closeIssue(repository: string, number: number): Promise<WebhookEvent>;
  openPull(repository: string, pull: NewPull): Promise<Opened>;
  editPull(repository: string, number: number, change: { readonly title?: string; readonly body?: string; readonly base?: string }): Promise<WebhookEvent>;
  closePull(repository: string, number: number): Promise<WebhookEvent>;
  /** Merges with a merge commit. */
  mergePull(repository: string, number: number): Promise<WebhookEvent>;

  /** `issue_comment` created, on an issue or a pull request. The body is kept byte for byte, CRLF included. */
  comment(repository: string, number: number, body: string, options?: { readonly authorAssociation?: AuthorAssociation }): Promise<Commented>;
  editComment(repository: string, id: number, body: string): Promise<Commented>;
  deleteComment(repository: string, id: number): Promise<Commented>;

  /** One `pull_request_review` submitted, then one `pull_request_review_comment` created for each comment. */
  review(repository: string, number: number, review: NewReview): Promise<{ readonly id: number; readonly event: WebhookEvent; readonly comments: readonly Commented[] }>;
  replyToReviewComment(repository: string, id: number, body: string): Promise<Commented>;
  editReviewComment(repository: string, id: number, body: string): Promise<Commented>;
  deleteReviewComment(repository: string, id: number): Promise<Commented>;

  addLabel(repository: string, number: number, label: string): Promise<WebhookEvent>;
  removeLabel(repository: string, number: number, label: string): Promise<WebhookEvent>;

  /** A commit on a branch, new or not. `pull_request` synchronize events of open pull requests follow in `events`. */
  push(repository: string, commit: NewCommit): Promise<WebhookEvent & { readonly sha: string }>;
  deleteBranch(repository: string, branch: string): Promise<WebhookEvent>;
  /** `workflow_dispatch` on a branch. */
  dispatch(repository: string, workflow: string, options?: { readonly ref?: string; readonly inputs?: Readonly<Record<string, string>> }): Promise<WebhookEvent>;
}
