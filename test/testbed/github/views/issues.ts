import { associationOf } from '../rules/roles.js';
import type { Issue, IssueComment, Label, Reaction, Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import { repositoryApi, repositoryPage } from './addresses.js';
import type { IssueCommentView, IssueView, LabelView, ReactionRollupView, ReactionView } from './types.js';
import { actionsAppView, userView } from './users.js';

export function labelView(site: Site, repository: Repository, label: Label): LabelView {
  return {
    id: label.id,
    node_id: `LA_${label.id}`,
    url: `${repositoryApi(site, repository)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    description: label.description,
    default: false,
  };
}

/** An event of an issue about a label (docs.github.com, "Issue event types"). */
export function labelEventView(site: Site, repository: Repository, { id, event, actor, createdAt, label }: Issue['labelEvents'][number]): object {
  return {
    id,
    node_id: `LE_${id}`,
    url: `${repositoryApi(site, repository)}/issues/events/${id}`,
    actor: userView(site, actor),
    event,
    commit_id: null,
    commit_url: null,
    created_at: createdAt,
    performed_via_github_app: null,
    label: { name: label.name, color: label.color },
  };
}

/** The labels of an issue, as the repository defines them. */
export function labelsOf(repository: Repository, issue: Issue): Label[] {
  return [...issue.labels].flatMap((name) => repository.labels.get(name.toLowerCase()) ?? []);
}

export function reactionView(site: Site, reaction: Reaction): ReactionView {
  return {
    id: reaction.id,
    node_id: `REA_${reaction.id}`,
    user: userView(site, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

export function reactionRollup(reactions: readonly Reaction[], url: string): ReactionRollupView {
  const count = (content: Reaction['content']) => reactions.filter((each) => each.content === content).length;
  return {
    url,
    total_count: reactions.length,
    '+1': count('+1'), '-1': count('-1'), laugh: count('laugh'), hooray: count('hooray'),
    confused: count('confused'), heart: count('heart'), rocket: count('rocket'), eyes: count('eyes'),
  };
}

export function issueView(site: Site, repository: Repository, issue: Issue): IssueView {
  const api = `${repositoryApi(site, repository)}/issues/${issue.number}`;
  const assignees = [...issue.assignees].map((user) => userView(site, user));
  const pullApi = `${repositoryApi(site, repository)}/pulls/${issue.number}`;
  const pullPage = `${repositoryPage(site, repository)}/pull/${issue.number}`;
  return {
    id: issue.id,
    node_id: `I_${issue.id}`,
    url: api,
    repository_url: repositoryApi(site, repository),
    labels_url: `${api}/labels{/name}`,
    comments_url: `${api}/comments`,
    events_url: `${api}/events`,
    html_url: issue.pull === null ? `${repositoryPage(site, repository)}/issues/${issue.number}` : pullPage,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    state_reason: null,
    user: userView(site, issue.author),
    labels: labelsOf(repository, issue).map((label) => labelView(site, repository, label)),
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    locked: false,
    active_lock_reason: null,
    comments: [...repository.comments.values()].filter((comment) => comment.issueNumber === issue.number).length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: issue.authorAssociation ?? associationOf(repository, issue.author),
    reactions: reactionRollup(issue.reactions, `${api}/reactions`),
    performed_via_github_app: issue.byActions ? actionsAppView(site) : null,
    ...(issue.pull === null
      ? {}
      : {
          draft: issue.pull.draft,
          pull_request: { url: pullApi, html_url: pullPage, diff_url: `${pullPage}.diff`, patch_url: `${pullPage}.patch`, merged_at: issue.pull.mergedAt },
        }),
  };
}

export function commentView(site: Site, repository: Repository, comment: IssueComment): IssueCommentView {
  const api = `${repositoryApi(site, repository)}/issues/comments/${comment.id}`;
  const kind = repository.issues.get(comment.issueNumber)?.pull === null ? 'issues' : 'pull';
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: api,
    html_url: `${repositoryPage(site, repository)}/${kind}/${comment.issueNumber}#issuecomment-${comment.id}`,
    issue_url: `${repositoryApi(site, repository)}/issues/${comment.issueNumber}`,
    user: userView(site, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: comment.authorAssociation ?? associationOf(repository, comment.author),
    reactions: reactionRollup(comment.reactions, `${api}/reactions`),
    performed_via_github_app: comment.byActions ? actionsAppView(site) : null,
  };
}
