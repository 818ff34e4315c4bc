import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { runProgram } from '../git/git.js';
import { hookEnvironment } from '../acts/references.js';
import { pushedBy } from '../acts/pushes.js';
import { authorize } from '../rules/permissions.js';
import type { Repository } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller } from '../types.js';
import { ApiError } from './api-error.js';
import { callerOf } from './callers.js';
import type { Journal } from './journal.js';

const service = /^\/(?<name>[^/]+\/[^/]+?)(?:\.git)?\/(?<service>info\/refs|git-upload-pack|git-receive-pack)$/;

export function isGitRequest(path: string): boolean {
  return service.test(path);
}

/** Git's smart HTTP (gitprotocol-http(5)) by git's own http-backend, with GitHub's permissions before it. */
export class GitServer {
  readonly #site: Site;
  readonly #journal: Journal;
  readonly #backend: Promise<string>;

  constructor(site: Site, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
    this.#backend = runProgram('git', ['--exec-path']).then(({ stdout }) => `${stdout.toString().trim()}/git-http-backend`);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const address = new URL(request.url ?? '/', this.#site.url);
    const groups = service.exec(address.pathname)?.groups ?? {};
    const writes = groups['service'] === 'git-receive-pack' || address.searchParams.get('service') === 'git-receive-pack';
    let caller: Caller = { kind: 'anonymous' };
    const entry = { method: request.method ?? 'GET', path: address.pathname + address.search, operationId: writes ? 'git/push' : 'git/fetch' };
    const finish = (status: number, injected = false) => {
      this.#journal.record({ ...entry, caller, status, injected, ms: Math.round(performance.now() - started) });
    };
    try {
      caller = callerOf(this.#site, request);
      const interception = this.#journal.interceptionOf({ ...entry, caller, body: undefined });
      if (interception?.kind === 'answer') {
        request.resume();
        response.writeHead(interception.status, { ...interception.headers });
        response.end();
        return finish(interception.status, true);
      }
      const repository = this.#site.repository(groups['name'] ?? '');
      authorize(repository, caller, { anyOf: [] });
      authorize(repository, caller, { anyOf: [{ name: 'contents', access: writes ? 'write' : 'read' }] });
      const status = await this.#pass(request, response, repository, caller, groups['service'] ?? '', address);
      finish(status);
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      request.resume();
      // git asks for credentials only after a 401
      const status = caller.kind === 'anonymous' && fault.status !== 403 ? 401 : fault.status;
      response.writeHead(status, status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {});
      response.end(`remote: ${fault.message}`);
      finish(status);
    }
  }

  /** Pushes wait for each other and for the API's writes, and tell what they changed. */
  async #pass(request: IncomingMessage, response: ServerResponse, repository: Repository, caller: Caller, name: string, address: URL): Promise<number> {
    const run = async () => this.#runBackend(request, response, {
      GIT_PROJECT_ROOT: repository.directory,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${name}`,
      QUERY_STRING: address.search.slice(1),
      ...hookEnvironment(repository, caller),
      REMOTE_USER: caller.kind === 'anonymous' ? '' : caller.user.login,
    });
    const pushes = name === 'git-receive-pack';
    const status = await (pushes ? this.#site.exclusively(() => pushedBy(this.#site, repository, caller, run)) : run());
    response.end(); // only now, so that a client that has pushed finds its pull requests moved
    return status;
  }

  async #runBackend(request: IncomingMessage, response: ServerResponse, environment: Readonly<Record<string, string>>): Promise<number> {
    const { headers } = request;
    const length = headers['content-length'];
    const child = spawn(await this.#backend, {
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: this.#site.root,
        GIT_CONFIG_NOSYSTEM: '1',
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
        ...(length === undefined ? {} : { CONTENT_LENGTH: length }),
        ...environment,
      },
    });
    request.pipe(child.stdin);
    child.stdin.on('error', () => {}); // the backend may end before the client has sent everything
    child.stderr.resume();
    let head: Buffer | null = Buffer.alloc(0);
    let status = 500;
    child.stdout.on('data', (chunk: Buffer) => {
      if (head === null) return void response.write(chunk);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const lines = head.subarray(0, end).toString().split('\r\n').map((line) => /^([^:]+): (.*)$/.exec(line));
      const fields = Object.fromEntries(lines.flatMap((line) => (line === null ? [] : [[line[1] ?? '', line[2] ?? '']])));
      status = Number.parseInt(fields['Status'] ?? '200', 10); // RFC 3875: the header of a CGI program
      delete fields['Status'];
      response.writeHead(status, fields);
      response.write(head.subarray(end + 4));
      head = null;
    });
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => resolve());
    });
    if (head !== null) response.writeHead(status);
    return status;
  }
}
