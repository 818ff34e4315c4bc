import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOperation, type Operation } from '../../contract/description.js';
import { authorize } from '../rules/permissions.js';
import type { Site } from '../state/site.js';
import type { Caller, Interception } from '../types.js';
import { type Answer, type ApiRequest, type Handler, repositoryRequest } from './api.js';
import { ApiError, notFound } from './api-error.js';
import { callerOf } from './callers.js';
import type { Journal } from './journal.js';
import { refusal, send } from './respond.js';

interface Received {
  readonly method: string;
  readonly address: URL;
  readonly operation: Operation | undefined;
  readonly caller: Caller;
  readonly body: unknown;
  readonly accept: string;
}

/** The REST API: who, latency, interceptions, permission, the operation, the contract, the log. */
export class ApiServer {
  readonly #site: Site;
  readonly #handlers: ReadonlyMap<string, Handler>;
  readonly #journal: Journal;
  readonly #latencyMs: number;

  constructor(site: Site, handlers: readonly Handler[], journal: Journal, latencyMs: number) {
    this.#site = site;
    this.#handlers = new Map(handlers.map((handler) => [handler.id, handler]));
    this.#journal = journal;
    this.#latencyMs = latencyMs;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const address = new URL(request.url ?? '/', this.#site.url);
    const method = request.method ?? 'GET';
    const operation = findOperation(method, address.pathname);
    const entry = { method, path: address.pathname + address.search, operationId: operation?.id ?? null };
    const finish = (caller: Caller, status: number | null, injected: boolean) => {
      this.#journal.record({ ...entry, caller, status, injected, ms: Math.round(performance.now() - started) });
    };
    const content = await buffer(request);
    if (this.#latencyMs > 0) await sleep(this.#latencyMs);
    let caller: Caller = { kind: 'anonymous' };
    let answer: Answer;
    try {
      caller = callerOf(this.#site, request);
      const received: Received = { method, address, operation, caller, body: parsed(content), accept: request.headers.accept ?? '' };
      const interception = this.#journal.interceptionOf({ ...entry, caller, body: received.body });
      if (interception?.kind === 'answer') {
        finish(caller, interception.status, true);
        return send(response, { status: interception.status, body: interception.body ?? injectedBody(interception), headers: interception.headers ?? {} });
      }
      if (interception?.kind === 'drop') {
        finish(caller, null, true);
        request.socket.destroy();
        return;
      }
      if (interception?.kind === 'delay') await sleep(interception.ms);
      answer = await this.#answer(received);
      if (interception?.kind === 'drop-after') {
        finish(caller, null, true);
        request.socket.destroy();
        return;
      }
    } catch (fault) {
      answer = refusal(fault);
      if (answer.status === 500) this.#journal.violation(`${method} ${address.pathname}: ${String(fault)}`);
    }
    finish(caller, answer.status, false);
    send(response, answer);
  }

  async #answer(received: Received): Promise<Answer> {
    const { method, address, operation } = received;
    const handler = this.#handlers.get(operation?.id ?? '');
    if (operation === undefined || handler === undefined) {
      this.#journal.violation(`${method} ${address.pathname}: no operation that the test bed knows`);
      throw notFound();
    }
    const request: ApiRequest<unknown> = {
      site: this.#site,
      caller: received.caller,
      parameters: parametersOf(operation, address.pathname),
      query: address.searchParams,
      body: received.body,
      accept: received.accept,
      address,
    };
    const carryOut = async (): Promise<Answer> => {
      try {
        if (handler.requirement !== null) permit(handler.requirement, request);
        return await handler.handle(request);
      } catch (fault) {
        if (fault instanceof ApiError) return refusal(fault);
        throw fault;
      }
    };
    const answer = await (method === 'GET' ? carryOut() : this.#site.exclusively(carryOut));
    this.#journal.exchange({ operation, query: address.searchParams, requestBody: received.body, status: answer.status, answer: answer.body });
    return answer;
  }
}

function permit(requirement: NonNullable<Handler['requirement']>, request: ApiRequest<unknown>): void {
  const asked = repositoryRequest(request);
  authorize(asked.repository, request.caller, { anyOf: [] });
  authorize(asked.repository, request.caller, typeof requirement === 'function' ? requirement(asked) : requirement);
}

function parametersOf(operation: Operation, path: string): Record<string, string> {
  const groups = operation.pattern.exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function parsed(content: Buffer): unknown {
  if (content.length === 0) return undefined;
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new ApiError(400, 'Problems parsing JSON');
  }
}

function injectedBody(interception: Interception & { kind: 'answer' }): unknown {
  return { message: `Injected ${interception.status}`, documentation_url: 'https://docs.github.com/rest', status: String(interception.status) };
}
