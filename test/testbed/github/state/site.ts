import { join } from 'node:path';
import type { ArtifactSource } from '../../artifacts/types.js';
import { BareGit } from '../git/git.js';
import { notFound } from '../server/api-error.js';
import type { Caller, GitHubOptions, WebhookEvent } from '../types.js';
import type { Repository, User, WorkflowRun } from './model.js';
import { fullNameOf } from './model.js';

const noArtifacts: ArtifactSource = {
  list: () => [],
  downloadUrl: () => { throw notFound(); },
  remove: () => {},
};

/** Everything the bed's GitHub remembers, and the clock, ids and events shared by all areas. */
export class Site {
  readonly root: string;
  readonly artifacts: ArtifactSource;
  readonly users: User[] = [];
  readonly repositories: Repository[] = [];
  readonly tokens = new Map<string, Caller>();
  readonly events: WebhookEvent[] = [];
  readonly eventListeners = new Set<(event: WebhookEvent) => void>();
  readonly cancelListeners = new Set<(run: WorkflowRun) => void>();
  /** Commits that the API made and GitHub signed, by full name of the repository and id. */
  readonly signedCommits = new Set<string>();
  /** Set when the server listens. */
  url = '';
  serverUrl = '';
  readonly #clock: () => Date;
  #skippedSeconds = 0;
  #lastId = 1000;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(options: GitHubOptions) {
    this.root = options.root;
    this.artifacts = options.artifacts ?? noArtifacts;
    this.#clock = options.clock ?? (() => new Date());
  }

  /** Ids grow, over all kinds. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Whole seconds, as all times of the API. */
  now(): string {
    return wholeSeconds(new Date(this.#clock().getTime() + this.#skippedSeconds * 1000));
  }

  advanceClock(seconds: number): void {
    this.#skippedSeconds += seconds;
  }

  /** A new user, or the one who has that login. */
  addUser(login: string, type: User['type'] = 'User', id = this.nextId()): User {
    const known = this.users.find((each) => each.login.toLowerCase() === login.toLowerCase());
    if (known !== undefined) return known;
    const user: User = { id, login, type, createdAt: this.now() };
    this.users.push(user);
    return user;
  }

  /** Logins are compared without case, as GitHub does. 404 for nobody. */
  user(login: string): User {
    const user = this.users.find((each) => each.login.toLowerCase() === login.toLowerCase());
    if (user === undefined) throw notFound();
    return user;
  }

  findRepository(fullName: string): Repository | undefined {
    return this.repositories.find((each) => fullNameOf(each).toLowerCase() === fullName.toLowerCase());
  }

  repository(fullName: string): Repository {
    const repository = this.findRepository(fullName);
    if (repository === undefined) throw notFound();
    return repository;
  }

  git(repository: Repository): BareGit {
    return new BareGit(repository.directory);
  }

  directoryOf(fullName: string): string {
    return join(this.root, `${fullName}.git`);
  }

  emit(event: WebhookEvent): void {
    this.events.push(event);
    for (const listener of this.eventListeners) listener(event);
  }

  /** Writes happen one after another, so that two of them never meet half-done state. */
  exclusively<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = this.#lastWrite.then(write);
    this.#lastWrite = result.catch(() => {}); // the caller has the rejection; the next write does not depend on it
    return result;
  }
}

export function wholeSeconds(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, 'Z');
}
