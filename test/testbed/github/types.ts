import type {
  IssueCommentView, IssueView, LabelView, PullView, RepositoryView, ReviewCommentView, ReviewView, UserView, WorkflowRunView,
} from './views/types.js';
import type { ArtifactSource } from '../artifacts/types.js';
import type { Environment, Repository, RepositorySettings, Role, User, WorkflowJob, WorkflowRun } from './state/model.js';
import type { Person } from './people/types.js';

/** Permission names as a workflow's `permissions:` spells them (docs.github.com, workflow syntax). */
export type PermissionName =
  | 'actions' | 'artifact-metadata' | 'attestations' | 'checks' | 'contents' | 'deployments' | 'discussions' | 'id-token'
  | 'issues' | 'models' | 'packages' | 'pages' | 'pull-requests' | 'security-events' | 'statuses';
export type Access = 'none' | 'read' | 'write';
export type Permissions = Readonly<Partial<Record<PermissionName, Access>>>;

/** Who a request comes from. `job` tokens are GITHUB_TOKENs; the bed also has personal tokens and nobody. */
export type Caller =
  | { readonly kind: 'job'; readonly user: User; readonly repository: string; readonly permissions: Permissions; readonly job: string }
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'anonymous' };

/** One request to the API or to git over HTTP, as it was answered. */
export interface RequestRecord {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** GitHub's name of the operation (`git/create-ref`), `git/fetch` or `git/push`; null for a path that nobody knows. */
  readonly operationId: string | null;
  readonly caller: Caller;
  /** null when the connection was dropped. */
  readonly status: number | null;
  readonly ms: number;
  /** The answer came from `intercept`. */
  readonly injected: boolean;
}

export interface InterceptedRequest {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  readonly caller: Caller;
  readonly body: unknown;
}

/** What happens instead of, or before, the real answer. A delay is followed by the real answer. Git over HTTP knows `answer` only. */
export type Interception =
  | { readonly kind: 'answer'; readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | { readonly kind: 'drop' }
  | { readonly kind: 'drop-after' } // the request is carried out, its answer is lost
  | { readonly kind: 'delay'; readonly ms: number };
export type Interceptor = (request: InterceptedRequest) => Interception | undefined;

/** A webhook delivery: what a runner gets as event name and payload. */
export interface WebhookEvent {
  readonly name: string;
  readonly repository: string;
  readonly payload: WebhookPayload;
  /**
   * Events caused by a GITHUB_TOKEN start no workflow, except workflow_dispatch and repository_dispatch
   * (docs.github.com, "Triggering a workflow from a workflow").
   */
  readonly startsWorkflows: boolean;
}

/** After docs.github.com, "Webhook events and payloads". Which of the optional parts are there depends on the event. */
export interface WebhookPayload {
  readonly action?: string;
  readonly repository: RepositoryView;
  readonly sender: UserView;
  readonly number?: number;
  readonly issue?: IssueView;
  readonly comment?: IssueCommentView | ReviewCommentView;
  readonly review?: ReviewView;
  readonly pull_request?: PullView;
  readonly label?: LabelView;
  readonly changes?: { readonly body?: { readonly from: string } };
  /** `synchronize` and `push`. */
  readonly before?: string;
  readonly after?: string;
  /** `push` and `workflow_dispatch`. */
  readonly ref?: string;
  readonly created?: boolean;
  readonly deleted?: boolean;
  readonly forced?: boolean;
  readonly pusher?: { readonly name: string };
  readonly workflow?: string | { readonly name: string; readonly path: string } | null;
  readonly inputs?: Readonly<Record<string, unknown>> | null;
  readonly workflow_run?: WorkflowRunView;
}

export interface GitHubOptions {
  /** Folder for the bare repositories. */
  readonly root: string;
  /** Added to every API request (not to git), in milliseconds. Default 0. */
  readonly latencyMs?: number;
  /** The time of comments, pull requests, commits. Default: the machine's. */
  readonly clock?: () => Date;
  /** Where `GET .../artifacts` looks. Default: no artifacts. */
  readonly artifacts?: ArtifactSource;
}

export interface NewRepository {
  readonly private?: boolean;
  readonly defaultBranch?: string;
  /** Files of a first commit on the default branch, by path. */
  readonly files?: Readonly<Record<string, FileContent>>;
  /** Full name of the repository that this is a fork of; its branches are copied. */
  readonly forkOf?: string;
  readonly settings?: Partial<RepositorySettings>;
}

/** Text, or bytes and an executable bit or a link. */
export type FileContent = string | { readonly content: string | Buffer; readonly mode: '100644' | '100755' | '120000' };

export interface NewWorkflowRun {
  readonly name: string;
  /** Path of the workflow file. */
  readonly path: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly actor: string;
  readonly displayTitle?: string;
  /** Full name; default: the repository itself. */
  readonly headRepository?: string;
  readonly id?: number;
}

/** GitHub on one machine. Everything a test does not do through the API or git, it does through this. */
export interface GitHub {
  /** Root of the REST API (GITHUB_API_URL) and, by loopback address, of git over HTTP. */
  readonly url: string;
  /** GITHUB_SERVER_URL: git and curl resolve *.localhost, and @actions/artifact takes it for GitHub itself. */
  readonly serverUrl: string;
  readonly port: number;
  readonly requests: readonly RequestRecord[];
  /** Where a request or an answer differs from GitHub's OpenAPI description. Tests expect []. */
  readonly violations: readonly string[];
  readonly events: readonly WebhookEvent[];

  addUser(login: string, options?: { readonly type?: 'User' | 'Bot' }): User;
  /** Ids stay, logins change. */
  renameUser(login: string, newLogin: string): void;
  addRepository(fullName: string, options?: NewRepository): Promise<Repository>;
  repository(fullName: string): Repository;
  addCollaborator(repository: string, login: string, role: Role): void;
  removeCollaborator(repository: string, login: string): void;
  changeSettings(repository: string, settings: Partial<RepositorySettings>): void;
  protectBranch(repository: string, branch: string): void;
  addEnvironment(repository: string, name: string, options?: { readonly reviewers?: readonly string[] }): Environment;

  /** A personal access token of a user, with all the user may do. */
  addToken(login: string): string;
  /** The GITHUB_TOKEN of one job: exactly these permissions on this repository, plus metadata. */
  mintJobToken(repository: string, permissions: Permissions, job?: string): string;
  /** A job's token ends with its job (docs.github.com, GITHUB_TOKEN). */
  revokeToken(token: string): void;

  /** Acts as a person does on the site: every act returns the webhook event that GitHub would send for it. */
  as(login: string): Person;

  addWorkflowRun(repository: string, run: NewWorkflowRun): WorkflowRun;
  addWorkflowJob(repository: string, runId: number, job: { readonly name: string; readonly id?: number }): WorkflowJob;
  /** The webhook event for what a run is now. */
  workflowRunEvent(repository: string, runId: number, action: 'requested' | 'in_progress' | 'completed'): Promise<WebhookEvent>;
  /** Called when the API is asked to cancel a run that is not completed; what that means is the runner's matter. */
  onCancel(listener: (run: WorkflowRun) => void): void;
  /** Called for each event, whoever caused it, after it was added to `events`. Returns a function that ends it. */
  onEvent(listener: (event: WebhookEvent) => void): () => void;

  /** Replaces or delays answers until the returned function is called. The first interception of several wins. */
  intercept(interceptor: Interceptor): () => void;
  /** Moves the clock on; times have whole seconds, so that an edit within the same second cannot be seen. */
  advanceClock(seconds: number): void;
  /** Runs git in the bare repository; standard output without the last line end. */
  git(repository: string, ...args: readonly string[]): Promise<string>;
  close(): Promise<void>;
}
