import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { gitIn } from './repository.js';

/** One request as the server saw it. */
interface GitRequest {
  path: string;
  authorization: string | undefined;
  /** Command lines of all processes of the machine while the request was open. */
  commandLines: string[];
}

/** What the server does with a request instead of answering it. */
export type GitFault = { kind: 'status'; status: number; location?: string } | { kind: 'drop' } | { kind: 'silence' };

/** A repository behind git's smart HTTP (git-http-backend manual), which asks for a token where there is one. */
export interface GitServer {
  url: string;
  requests: GitRequest[];
}

/** Serves a repository until the test ends. `faultFor` may spoil the request of a number, from 0. */
export async function serveRepository(repository: string, { token, faultFor }: { token?: string; faultFor?: (index: number) => GitFault | null } = {}): Promise<GitServer> {
  gitIn(repository, 'config', 'uploadpack.allowFilter', 'true');
  const backend = join(gitIn(repository, '--exec-path'), 'git-http-backend');
  const requests: GitRequest[] = [];
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    const fault = faultFor?.(requests.length) ?? null;
    requests.push({ path, authorization: headers.authorization, commandLines: commandLines() });
    const expected = token === undefined ? undefined : `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    if (fault !== null) return spoil(fault, request, response);
    if (headers.authorization !== expected) return void response.writeHead(401, { 'www-authenticate': 'Basic realm="test"' }).end();
    answer(backend, repository, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}/repository`, requests };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
}

function spoil(fault: GitFault, request: IncomingMessage, response: ServerResponse): void {
  if (fault.kind === 'drop') request.socket.destroy();
  else if (fault.kind === 'status') response.writeHead(fault.status, fault.location === undefined ? {} : { location: fault.location }).end();
}

/** Hands a request to git's CGI program (RFC 3875). It must not be waited for in this thread, which serves. */
function answer(backend: string, repository: string, request: IncomingMessage, response: ServerResponse): void {
  const address = new URL(request.url ?? '/', 'http://host');
  const child = spawn(backend, {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROJECT_ROOT: join(repository, '.git'),
      PATH_INFO: address.pathname.replace(/^\/repository/, ''),
      QUERY_STRING: address.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  request.pipe(child.stdin);
  child.stdin.on('error', () => undefined);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    for (const line of output.subarray(0, end).toString().split('\r\n')) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(output.subarray(end + 4));
  });
}

function commandLines(): string[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return [readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ')];
    } catch {
      return []; // ended meanwhile
    }
  });
}
