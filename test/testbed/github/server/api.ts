import { z } from 'zod';
import type { Requirement } from '../rules/permissions.js';
import type { BareGit } from '../git/git.js';
import type { Repository, User } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller } from '../types.js';
import { ApiError } from './api-error.js';

export interface ApiRequest<Body> {
  readonly site: Site;
  readonly caller: Caller;
  /** Path parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly accept: string;
  /** The request's address, for Link headers. */
  readonly address: URL;
}

export interface RepositoryRequest<Body> extends ApiRequest<Body> {
  readonly repository: Repository;
  readonly git: BareGit;
}

/** JSON (`body`), raw text or bytes (`raw`), or neither. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly raw?: { readonly type: string; readonly bytes: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation as the server sees it. */
export interface Handler {
  readonly id: string;
  /** null: not about a repository. A function where the permission depends on what the request is about. */
  readonly requirement: Requirement | ((request: RepositoryRequest<unknown>) => Requirement) | null;
  handle(request: ApiRequest<unknown>): Promise<Answer> | Answer;
}

/** An operation on a repository; `body` is checked before `handle` sees it. */
export function onRepository<Body>(
  id: string,
  requirement: NonNullable<Handler['requirement']>,
  body: z.ZodType<Body>,
  handle: (request: RepositoryRequest<Body>) => Promise<Answer> | Answer,
): Handler {
  return {
    id,
    requirement,
    handle: (request) => handle({ ...repositoryRequest(request), body: checked(body, request.body) }),
  };
}

/** For operations without a body. */
export const nothing = z.unknown();

/** An operation that is not about a repository. */
export function onSite(id: string, handle: (request: ApiRequest<unknown>) => Promise<Answer> | Answer): Handler {
  return { id, requirement: null, handle };
}

export function repositoryRequest<Body>(request: ApiRequest<Body>): RepositoryRequest<Body> {
  const repository = request.site.repository(`${request.parameters['owner'] ?? ''}/${request.parameters['repo'] ?? ''}`);
  return { ...request, repository, git: request.site.git(repository) };
}

/** The user behind a caller; writes have one, because nobody may write. */
export function userOf(caller: Caller): User {
  if (caller.kind === 'anonymous') throw new ApiError(401, 'Requires authentication');
  return caller.user;
}

/** A path parameter; GitHub's description guarantees that the pattern has it. */
export function parameterOf(request: ApiRequest<unknown>, name: string): string {
  const value = request.parameters[name];
  if (value === undefined) throw new Error(`The path of this operation has no {${name}}.`);
  return value;
}

export function numberOf(request: ApiRequest<unknown>, name: string): number {
  const text = parameterOf(request, name);
  if (!/^\d+$/.test(text)) throw new ApiError(404, 'Not Found');
  return Number(text);
}

/** One page of a list with GitHub's Link header (docs.github.com, "Using pagination in the REST API": 30 by default, 100 at most). */
export function page<Item>(request: ApiRequest<unknown>, items: readonly Item[]): { items: readonly Item[]; headers: Record<string, string> } {
  const size = Math.min(100, Math.max(1, Number(request.query.get('per_page') ?? 30)));
  const number = Math.max(1, Number(request.query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, relation: string) => {
    const address = new URL(request.address);
    address.searchParams.set('page', String(to));
    return `<${address.href}>; rel="${relation}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev'), link(1, 'first')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
  ];
  return { items: items.slice((number - 1) * size, number * size), headers: links.length > 0 ? { link: links.join(', ') } : {} };
}

/** The usual answer to a list request: each item of the page as its view. */
export async function listAnswer<Item>(
  request: ApiRequest<unknown>,
  items: readonly Item[],
  view: (item: Item) => unknown,
): Promise<Answer> {
  const { items: shown, headers } = page(request, items);
  return { status: 200, body: await Promise.all(shown.map(view)), headers };
}

function checked<Body>(schema: z.ZodType<Body>, value: unknown): Body {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => `"${issue.path.join('.')}": ${issue.message}`);
  throw new ApiError(422, `Invalid request.\n\n${fields.join('\n')}`);
}
