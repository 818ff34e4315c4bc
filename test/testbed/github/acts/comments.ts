import { notFound } from '../server/api-error.js';
import type { Issue, IssueComment, Repository, User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent } from '../types.js';
import { commentView, issueView } from '../views/issues.js';
import type { AuthorAssociation } from '../views/types.js';
import { emit } from './events.js';
import { issueOf } from './issues.js';
import { assertComment } from './texts.js';

export interface CommentAct {
  readonly comment: IssueComment;
  readonly event: WebhookEvent;
}

export function commentOf(repository: Repository, id: number): IssueComment {
  const comment = repository.comments.get(id);
  if (comment === undefined) throw notFound();
  return comment;
}

/** A comment on an issue or pull request; its body is kept byte for byte. */
export function addComment(
  site: Site, repository: Repository, caller: Caller, author: User, issue: Issue, body: string, authorAssociation: AuthorAssociation | null = null,
): CommentAct {
  assertComment(body);
  const now = site.now();
  const comment: IssueComment = {
    id: site.nextId(), issueNumber: issue.number, author, byActions: caller.kind === 'job', body, createdAt: now, updatedAt: now, reactions: [], authorAssociation,
  };
  repository.comments.set(comment.id, comment);
  issue.updatedAt = now;
  return { comment, event: commentEvent(site, repository, caller, comment, 'created') };
}

/** An edit shows in `updated_at` only; `changes.body.from` of the event has the old body. */
export function editComment(site: Site, repository: Repository, caller: Caller, comment: IssueComment, body: string): CommentAct {
  assertComment(body);
  const from = comment.body;
  comment.body = body;
  comment.updatedAt = site.now();
  return { comment, event: commentEvent(site, repository, caller, comment, 'edited', { body: { from } }) };
}

export function deleteComment(site: Site, repository: Repository, caller: Caller, comment: IssueComment): CommentAct {
  repository.comments.delete(comment.id);
  return { comment, event: commentEvent(site, repository, caller, comment, 'deleted') };
}

function commentEvent(site: Site, repository: Repository, caller: Caller, comment: IssueComment, action: string, changes?: { body: { from: string } }): WebhookEvent {
  return emit(site, repository, caller, 'issue_comment', {
    action,
    ...(changes === undefined ? {} : { changes }),
    issue: issueView(site, repository, issueOf(repository, comment.issueNumber)),
    comment: commentView(site, repository, comment),
  });
}
