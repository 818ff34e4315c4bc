import { z } from 'zod';
import { addComment, commentOf, deleteComment, editComment } from '../acts/comments.js';
import { addLabel, closeIssue, issueEvent, issueOf, labelNamed, openIssue, removeLabel } from '../acts/issues.js';
import { assertLength } from '../acts/texts.js';
import { hasRole } from '../rules/roles.js';
import { ApiError, notFound } from '../server/api-error.js';
import { type Answer, type Handler, listAnswer, nothing, numberOf, onRepository, parameterOf, type RepositoryRequest, userOf } from '../server/api.js';
import type { User } from '../state/model.js';
import { commentView, issueView, labelEventView, labelsOf, labelView } from '../views/issues.js';
import { issueNeed, ofIssue } from './needs.js';

const newIssue = z.object({ title: z.string(), body: z.string().nullish(), labels: z.array(z.string()).default([]), assignees: z.array(z.string()).default([]) });
const changedIssue = z.object({ title: z.string().optional(), body: z.string().nullish(), state: z.enum(['open', 'closed']).optional(), state_reason: z.string().nullish() });
const text = z.object({ body: z.string() });
const labels = z.union([z.object({ labels: z.array(z.string()) }), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value : value.labels));
const assignees = z.object({ assignees: z.array(z.string()) });

const commentNeed = (access: 'read' | 'write', role?: 'read') => (request: RepositoryRequest<unknown>) =>
  ofIssue(request.repository, commentOf(request.repository, numberOf(request, 'comment_id')).issueNumber, access, role);

/** docs.github.com, "REST API endpoints for issues", comments, labels and assignees. */
export const issueHandlers: readonly Handler[] = [
  onRepository('issues/get', issueNeed('read'), nothing, (request) => ({ status: 200, body: view(request) })),

  onRepository('issues/create', { anyOf: [{ name: 'issues', access: 'write' }], role: 'read' }, newIssue, ({ site, repository, caller, body }) => {
    const { issue } = openIssue(site, repository, caller, userOf(caller), { title: body.title, body: body.body ?? null, labels: body.labels });
    return { status: 201, body: issueView(site, repository, issue) };
  }),

  onRepository('issues/update', issueNeed('write', 'triage'), changedIssue, async (request) => {
    const { site, repository, caller, body } = request;
    const issue = issueOf(repository, numberOf(request, 'issue_number'));
    assertLength('body', body.body);
    issue.title = body.title ?? issue.title;
    if (body.body !== undefined) issue.body = body.body;
    if (body.state === 'closed' && issue.state === 'open') await closeIssue(site, repository, caller, issue);
    else await issueEvent(site, repository, caller, issue, 'edited');
    return { status: 200, body: issueView(site, repository, issue) };
  }),

  onRepository('issues/list-comments', issueNeed('read'), nothing, (request) => {
    const issue = issueOf(request.repository, numberOf(request, 'issue_number'));
    const since = request.query.get('since') ?? '';
    const comments = [...request.repository.comments.values()].filter((comment) => comment.issueNumber === issue.number && comment.updatedAt >= since);
    return listAnswer(request, comments, (comment) => commentView(request.site, request.repository, comment));
  }),

  onRepository('issues/create-comment', issueNeed('write', 'read'), text, (request) => {
    const { site, repository, caller, body } = request;
    const { comment } = addComment(site, repository, caller, userOf(caller), issueOf(repository, numberOf(request, 'issue_number')), body.body);
    return { status: 201, body: commentView(site, repository, comment), headers: { location: commentView(site, repository, comment).url } };
  }),

  onRepository('issues/get-comment', commentNeed('read'), nothing, (request) => ({
    status: 200, body: commentView(request.site, request.repository, commentOf(request.repository, numberOf(request, 'comment_id'))),
  })),

  onRepository('issues/update-comment', commentNeed('write', 'read'), text, (request) => {
    const { site, repository, caller, body } = request;
    const comment = commentOf(repository, numberOf(request, 'comment_id'));
    assertMayChange(request, comment.author);
    editComment(site, repository, caller, comment, body.body);
    return { status: 200, body: commentView(site, repository, comment) };
  }),

  onRepository('issues/delete-comment', commentNeed('write', 'read'), nothing, (request) => {
    const comment = commentOf(request.repository, numberOf(request, 'comment_id'));
    assertMayChange(request, comment.author);
    deleteComment(request.site, request.repository, request.caller, comment);
    return { status: 204 };
  }),

  onRepository('issues/list-labels-on-issue', issueNeed('read'), nothing, (request) => labelAnswer(request)),

  onRepository('issues/list-events', issueNeed('read'), nothing, (request) => {
    const issue = issueOf(request.repository, numberOf(request, 'issue_number'));
    return listAnswer(request, issue.labelEvents, (event) => labelEventView(request.site, request.repository, event));
  }),

  onRepository('issues/add-labels', issueNeed('write', 'triage'), labels, async (request) => {
    const { site, repository, caller, body } = request;
    const issue = issueOf(repository, numberOf(request, 'issue_number'));
    for (const name of body) if (!labelsOf(repository, issue).some((label) => label.name.toLowerCase() === name.toLowerCase())) await addLabel(site, repository, caller, issue, name);
    return labelAnswer(request);
  }),

  onRepository('issues/remove-label', issueNeed('write', 'triage'), nothing, async (request) => {
    const { site, repository, caller } = request;
    await removeLabel(site, repository, caller, issueOf(repository, numberOf(request, 'issue_number')), parameterOf(request, 'name'));
    return labelAnswer(request);
  }),

  onRepository('issues/get-label', { anyOf: [{ name: 'issues', access: 'read' }, { name: 'pull-requests', access: 'read' }] }, nothing, (request) => {
    const label = request.repository.labels.get(parameterOf(request, 'name').toLowerCase());
    if (label === undefined) throw notFound();
    return { status: 200, body: labelView(request.site, request.repository, label) };
  }),

  onRepository(
    'issues/create-label',
    { anyOf: [{ name: 'issues', access: 'write' }, { name: 'pull-requests', access: 'write' }] },
    z.object({ name: z.string().min(1), color: z.string().regex(/^[0-9a-fA-F]{6}$/).default('ededed'), description: z.string().max(100).nullish() }),
    ({ site, repository, body }) => {
      if (repository.labels.has(body.name.toLowerCase())) throw new ApiError(422, 'Validation Failed', { errors: [{ resource: 'Label', code: 'already_exists', field: 'name' }] });
      const label = { ...labelNamed(site, repository, body.name), color: body.color, description: body.description ?? null };
      repository.labels.set(body.name.toLowerCase(), label);
      return { status: 201, body: labelView(site, repository, label) };
    },
  ),

  onRepository('issues/add-assignees', issueNeed('write', 'triage'), assignees, (request) => {
    const { site, repository, body } = request;
    const issue = issueOf(repository, numberOf(request, 'issue_number'));
    // only users with push access can be assigned; others are silently ignored (docs.github.com, "Add assignees to an issue")
    for (const user of body.assignees.map((login) => site.user(login))) if (hasRole(repository, user, 'write')) issue.assignees.add(user);
    return { status: 201, body: issueView(site, repository, issue) };
  }),

  onRepository('issues/remove-assignees', issueNeed('write', 'triage'), assignees, (request) => {
    const { site, repository, body } = request;
    const issue = issueOf(repository, numberOf(request, 'issue_number'));
    for (const login of body.assignees) issue.assignees.delete(site.user(login));
    return { status: 200, body: issueView(site, repository, issue) };
  }),
];

function view(request: RepositoryRequest<unknown>): object {
  return issueView(request.site, request.repository, issueOf(request.repository, numberOf(request, 'issue_number')));
}

function labelAnswer(request: RepositoryRequest<unknown>): Promise<Answer> {
  const issue = issueOf(request.repository, numberOf(request, 'issue_number'));
  return listAnswer(request, labelsOf(request.repository, issue), (label) => labelView(request.site, request.repository, label));
}

/** Authors change their own comments, people with write access those of others. */
function assertMayChange({ caller, repository }: RepositoryRequest<unknown>, author: User): void {
  const may = caller.kind === 'job' || (caller.kind === 'user' && (caller.user === author || hasRole(repository, caller.user, 'write')));
  if (!may) throw new ApiError(403, 'Must have admin rights to Repository.');
}
