import type { ReviewPosition } from '../candidates/comments/review-position.js';
import type { Permission } from '../core/permission.js';

/**
 * What the product needs of GitHub, and nothing more. Every method asks about one repository, the one `openHost` was
 * given. Ids are GitHub's numbers, shas are 40 hexadecimal digits, times are ISO 8601 in UTC.
 *
 * All texts (bodies, titles, branch names, messages, logins) are untrusted. Methods throw `ApiFailure` (failure.ts, a
 * SafeDebugError `environment`) when GitHub refuses or cannot be reached, and SafeDebugError `environment` when its
 * answer is not what its documentation says. Requests that are safe to repeat are repeated by the client.
 */
export interface Host {
  defaultBranch(): Promise<string>;
  /** Real permission of a person; `none` for strangers, apps, bots and names that are no login. Any doubt throws. */
  permissionOf(login: string): Promise<Permission>;

  /** Null when the comment is gone. */
  comment(reference: CommentReference): Promise<Comment | null>;
  /**
   * Comments of an issue or pull request, oldest first. Pages of 100 are read from the newest on, at most 10 of them, and
   * no further once `until` holds for a comment. `since`: only those changed at or after that time.
   */
  comments(issueNumber: number, options?: { since?: string; until?: (comment: IssueComment) => boolean }): Promise<Listing<IssueComment>>;
  /** Comments on lines and files of a pull request, oldest first; the newest 1,000. */
  reviewComments(pullNumber: number, options?: { since?: string }): Promise<Listing<ReviewComment>>;
  /** Safe to repeat: one account has a reaction once, and what was added although the answer was lost counts as added. `account` is the token's. */
  react(comment: CommentReference, content: Reaction): Promise<{ reaction: 'added' | 'already-there'; account: Account | null }>;
  /**
   * Never writes twice: when an answer is lost, the same body is looked for among the newest comments before another try.
   * Two comments that are meant to differ must have bodies that differ (a marker with an id does that).
   */
  writeComment(issueNumber: number, body: string): Promise<WrittenComment>;
  /** Replaces the body of a comment of an issue or pull request. Null when the comment is gone. Safe to repeat. */
  updateComment(id: number, body: string): Promise<WrittenComment | null>;

  /** Null when there is no such pull request. */
  pull(number: number): Promise<Pull | null>;
  /** Pull requests of a branch of this repository (not of a fork's), newest first; at most 100. */
  pullsWithHead(branch: string, state: 'open' | 'all'): Promise<Pull[]>;
  /**
   * `exists` when the branch has an open pull request already: read it with `pullsWithHead`. Safe to repeat: after a lost
   * answer the second try says `exists`.
   */
  openPull(pull: NewPull): Promise<Pull | 'exists'>;
  /** Safe to repeat. */
  updatePull(number: number, change: { body: string }): Promise<void>;
  /** Adds labels to an issue or pull request, and to the repository where it lacks them. Safe to repeat. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;
  /**
   * When a label that an issue or pull request has was set last, and by whom (null for a deleted account). Null where it has none
   * of that name; `setAt` null where the newest 1,000 events do not tell when it came. Names are compared without case, as GitHub does.
   */
  label(number: number, name: string): Promise<{ readonly setAt: string | null; readonly by: Account | null } | null>;
  /** Asks whom it can ask; GitHub refuses authors, strangers, and teams that the token cannot see. Safe to repeat. */
  requestReviewers(number: number, reviewers: { users: readonly string[]; teams: readonly string[] }): Promise<{ refused: RefusedReviewer[] }>;

  /** Null when there is none of exactly this name. */
  branch(name: string): Promise<{ readonly sha: string } | null>;
  /** Null for an unknown sha. GitHub also knows the commits of forks: this does not show that this repository holds it. */
  commit(sha: string): Promise<Commit | null>;
  /** Sha of the newest commit that two branches or commits share. Null when one is unknown or nothing is shared. */
  mergeBase(one: string, other: string): Promise<string | null>;
  /**
   * Text of a file at a branch or commit; null when there is none. Throws `input` for a folder or submodule, for more than
   * 1 MiB, and for what is not UTF-8.
   */
  textOfFile(path: string, ref: string): Promise<string | null>;
  /**
   * Makes a tree and answers its sha, which the caller holds against the tree that git computed. Safe to repeat: trees and
   * blobs are named by content. One request, and one more for each file that JSON cannot carry.
   */
  createTree(tree: { base: string; entries: readonly TreeEntry[] }): Promise<string>;
  /**
   * Makes a commit that no branch holds yet. Without author and committer, so that GitHub signs it for apps and bots.
   * Repeating leaves an unused commit behind, no more.
   */
  createCommit(commit: { message: string; tree: string; parents: readonly string[] }): Promise<Commit>;
  /** `exists` says nothing of where the branch points (after a lost answer it may be this very one): read it with `branch`. */
  createBranch(name: string, sha: string): Promise<'created' | 'exists'>;
  /** Safe to repeat. */
  deleteBranch(name: string): Promise<'deleted' | 'absent'>;

  /** Artifacts of a name in the whole repository, newest first; the newest 500. Anyone's run may have made them. */
  artifactsNamed(name: string): Promise<Listing<Artifact>>;
  /** Artifacts of a run; the newest 500, which `cut` tells. */
  artifactsOfRun(runId: number): Promise<Listing<Artifact>>;
  /**
   * Streams an artifact's zip to a new file, without showing the token to the storage host. Null when it is gone or expired.
   * Throws `input` when it has more than `maximumBytes`; then, and after any failure, no file is left.
   */
  downloadArtifact(id: number, file: string, maximumBytes: number): Promise<{ bytes: number; sha256: string } | null>;
  /** Null for an unknown run. */
  run(id: number): Promise<Run | null>;

  /** Requests sent so far, repeats included. */
  requests(): number;
}

export interface Listing<Item> {
  readonly items: readonly Item[];
  /** There are more, which were not read. */
  readonly cut: boolean;
}

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly isBot: boolean;
}

/** `issue`: in the discussion of an issue or pull request. `review`: on a line or file of a pull request. */
export interface CommentReference {
  readonly kind: 'issue' | 'review';
  readonly id: number;
}

interface CommentFields {
  readonly id: number;
  readonly body: string;
  /** Null for a deleted account. */
  readonly author: Account | null;
  readonly createdAt: string;
  /** Differs from `createdAt` once the comment was edited. */
  readonly updatedAt: string;
  readonly url: string;
  /** Number of the issue or pull request. */
  readonly issueNumber: number;
}

export interface IssueComment extends CommentFields {
  readonly kind: 'issue';
}

export interface ReviewComment extends CommentFields {
  readonly kind: 'review';
  /** The review that the comment was written in; suggestions of one review belong together. */
  readonly reviewId: number | null;
  readonly position: ReviewPosition;
}

export type Comment = IssueComment | ReviewComment;

export interface WrittenComment {
  readonly id: number;
  readonly url: string;
}

/** Names as in GitHub's REST API, "Reactions". */
export type Reaction = 'confused' | 'rocket' | 'eyes';

export interface Pull {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly draft: boolean;
  readonly body: string;
  readonly url: string;
  /** Null for a deleted account. */
  readonly author: Account | null;
  readonly labels: readonly string[];
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    /** Full name; null once a fork was deleted. */
    readonly repository: string | null;
    /** The branch is not this repository's; also true where that cannot be known. */
    readonly isFork: boolean;
  };
  readonly base: { readonly ref: string; readonly sha: string; readonly repository: string };
}

interface NewPull {
  readonly title: string;
  readonly body: string;
  /** A branch of this repository. */
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
}

export interface RefusedReviewer {
  readonly kind: 'user' | 'team';
  readonly name: string;
  /** GitHub's words, one harmless line. */
  readonly reason: string;
}

interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** A change to a tree: a file or link with all its bytes, or a path that goes. */
export type TreeEntry =
  | { readonly path: string; readonly mode: '100644' | '100755' | '120000'; readonly content: Buffer }
  | { readonly path: string; readonly deleted: true };

export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** Null where GitHub does not say. */
  readonly headSha: string | null;
  /** The run's commit came from this repository, not from a fork. */
  readonly headRepositoryIsThis: boolean;
  readonly expired: boolean;
}

interface Run {
  readonly id: number;
  /** Name of the event that started it. */
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** Full name; null once a fork was deleted. */
  readonly headRepository: string | null;
  /** Workflow file, such as `.github/workflows/ci.yml`. */
  readonly path: string;
}
