import { addComment, commentOf, deleteComment, editComment } from '../acts/comments.js';
import { emit } from '../acts/events.js';
import { addLabel, closeIssue, issueOf, openIssue, removeLabel } from '../acts/issues.js';
import { mergePull, openPull, pullEvent, pullOf } from '../acts/pulls.js';
import { changeReference } from '../acts/references.js';
import { deleteReviewComment, editReviewComment, replyTo, type ReviewCommentAct, reviewCommentOf, submitReview } from '../acts/reviews.js';
import { commitFiles } from '../git/commit-files.js';
import { commitNamed } from '../routes/revisions.js';
import { workflowPath } from '../routes/actions.js';
import type { Repository, User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent } from '../types.js';
import type { Commented, NewCommit, Person } from './types.js';

/** A user at work on the site. Acts are writes like those of the API, one after another. */
export function personOf(site: Site, user: User): Person {
  const caller: Caller = { kind: 'user', user };
  const act = <Result>(name: string, work: (repository: Repository) => Promise<Result> | Result): Promise<Result> =>
    site.exclusively(async () => work(site.repository(name)));
  const commented = ({ comment, event }: { comment: { id: number }; event: WebhookEvent }): Commented => ({ ...event, id: comment.id });
  const onReviewComment = (name: string, id: number, work: (repository: Repository, comment: ReturnType<typeof reviewCommentOf>) => Promise<ReviewCommentAct>) =>
    act(name, async (repository) => commented(await work(repository, reviewCommentOf(repository, id))));

  return {
    openIssue: (name, { title, body, labels }) => act(name, (repository) => {
      const { issue, event } = openIssue(site, repository, caller, user, { title, body: body ?? null, labels: labels ?? [] });
      return { ...event, number: issue.number };
    }),
    closeIssue: (name, number) => act(name, (repository) => closeIssue(site, repository, caller, issueOf(repository, number))),

    openPull: (name, pull) => act(name, async (repository) => {
      const association = pull.authorAssociation === undefined ? {} : { authorAssociation: pull.authorAssociation };
      const { issue, event } = await openPull(site, repository, caller, user, {
        title: pull.title, body: pull.body ?? null, head: pull.head, base: pull.base ?? repository.defaultBranch, draft: pull.draft ?? false, ...association,
      });
      return { ...event, number: issue.number };
    }),
    editPull: (name, number, change) => act(name, (repository) => {
      const issue = pullOf(repository, number);
      issue.title = change.title ?? issue.title;
      issue.body = change.body ?? issue.body;
      issue.pull.baseBranch = change.base ?? issue.pull.baseBranch;
      issue.updatedAt = site.now();
      return pullEvent(site, repository, caller, issue, 'edited');
    }),
    closePull: (name, number) => act(name, (repository) => closeIssue(site, repository, caller, pullOf(repository, number))),
    mergePull: (name, number) => act(name, (repository) => mergePull(site, repository, caller, pullOf(repository, number))),

    comment: (name, number, body, options) => act(name, (repository) =>
      commented(addComment(site, repository, caller, user, issueOf(repository, number), body, options?.authorAssociation ?? null))),
    editComment: (name, id, body) => act(name, (repository) => commented(editComment(site, repository, caller, commentOf(repository, id), body))),
    deleteComment: (name, id) => act(name, (repository) => commented(deleteComment(site, repository, caller, commentOf(repository, id)))),

    review: (name, number, review) => act(name, async (repository) => {
      const submitted = await submitReview(site, repository, caller, user, pullOf(repository, number), review);
      return { id: submitted.review.id, event: submitted.event, comments: submitted.comments.map(commented) };
    }),
    replyToReviewComment: (name, id, body) => onReviewComment(name, id, (repository, first) => replyTo(site, repository, caller, user, first, body)),
    editReviewComment: (name, id, body) => onReviewComment(name, id, (repository, comment) => editReviewComment(site, repository, caller, comment, body)),
    deleteReviewComment: (name, id) => onReviewComment(name, id, (repository, comment) => deleteReviewComment(site, repository, caller, comment)),

    addLabel: (name, number, label) => act(name, (repository) => addLabel(site, repository, caller, issueOf(repository, number), label)),
    removeLabel: (name, number, label) => act(name, (repository) => removeLabel(site, repository, caller, issueOf(repository, number), label)),

    push: (name, commit) => act(name, (repository) => push(site, repository, caller, user, commit)),
    deleteBranch: (name, branch) => act(name, async (repository) => {
      const ref = `refs/heads/${branch}`;
      return pushEventOf(site, ref, async () => changeReference(site, repository, caller, { name: ref, before: await site.git(repository).reference(ref), after: null }));
    }),
    dispatch: (name, workflow, options) => act(name, (repository) =>
      emit(site, repository, caller, 'workflow_dispatch', {
        ref: `refs/heads/${options?.ref ?? repository.defaultBranch}`, workflow: workflowPath(workflow), inputs: options?.inputs ?? {},
      })),
  };
}

async function push(site: Site, repository: Repository, caller: Caller, author: User, commit: NewCommit): Promise<WebhookEvent & { sha: string }> {
  const git = site.git(repository);
  const name = `refs/heads/${commit.branch}`;
  const before = await git.reference(name);
  const continues = before !== null && commit.force !== true;
  const parent = continues ? before : await git.maybe(['rev-parse', '-q', '--verify', `refs/heads/${repository.defaultBranch}`]);
  const start = continues || commit.from === undefined ? parent : await commitNamed(git, commit.from);
  const sha = await commitFiles(git, { parent: start, files: commit.files, message: commit.message ?? `Change ${Object.keys(commit.files).join(', ')}`, author, date: site.now() });
  const event = await pushEventOf(site, name, () => changeReference(site, repository, caller, { name, before, after: sha }));
  return { ...event, sha };
}

/** The `push` among the events that a change of a reference causes. */
async function pushEventOf(site: Site, ref: string, change: () => Promise<void>): Promise<WebhookEvent> {
  const seen = site.events.length;
  await change();
  const event = site.events.slice(seen).find((each) => each.name === 'push' && each.payload.ref === ref);
  if (event === undefined) throw new Error(`${ref} did not move.`);
  return event;
}
