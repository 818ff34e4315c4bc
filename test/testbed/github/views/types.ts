import type { RestEndpointMethodTypes as Rest } from '@octokit/rest';

/** Bodies of GitHub's answers, typed by GitHub's own description, so that an incomplete answer does not compile. */
export type RepositoryView = Rest['repos']['get']['response']['data'] & NonNullable<PullListView['head']['repo']>;
export type UserView = Rest['issues']['listAssignees']['response']['data'][number];
export type IssueView = Rest['issues']['get']['response']['data'];
export type IssueCommentView = Rest['issues']['getComment']['response']['data'];
export type LabelView = Rest['issues']['getLabel']['response']['data'];
export type PullView = Rest['pulls']['get']['response']['data'];
export type PullListView = Rest['pulls']['list']['response']['data'][number];
export type ReviewView = Rest['pulls']['getReview']['response']['data'];
/** `line` and `position` are null once the lines were changed; GitHub's description does not say so (contract/description.ts). */
export type ReviewCommentView = Omit<Rest['pulls']['getReviewComment']['response']['data'], 'line' | 'position'> & {
  readonly line: number | null;
  readonly position: number | null;
};
export type ReactionView = Rest['reactions']['createForIssueComment']['response']['data'];
export type ReactionRollupView = NonNullable<IssueCommentView['reactions']>;
export type GitCommitView = Rest['git']['getCommit']['response']['data'];
export type CommitView = Rest['repos']['getCommit']['response']['data'];
export type DiffEntryView = NonNullable<CommitView['files']>[number];
export type WorkflowRunView = Rest['actions']['getWorkflowRun']['response']['data'];
export type WorkflowJobView = Rest['actions']['listJobsForWorkflowRun']['response']['data']['jobs'][number];
export type ArtifactView = Rest['actions']['getArtifact']['response']['data'];
export type IntegrationView = NonNullable<IssueCommentView['performed_via_github_app']>;
export type AuthorAssociation = PullView['author_association'];
