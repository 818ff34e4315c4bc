import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Host } from '../../src/github/host.js';
import { openHost } from '../../src/github/open-host.js';
import { issueComment } from './github.js';

interface Server {
  url: string;
  /** What came, in order: method, path, body, and the token if there was one. */
  seen: { line: string; body: string; token: string | undefined }[];
}

/** A server on this machine that answers as a test says. */
async function serve(answer: RequestListener): Promise<Server> {
  const seen: Server['seen'] = [];
  const take = async (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }): Promise<void> => {
    seen.push({ line: `${request.method} ${request.url}`, body: await bodyOf(request), token: request.headers.authorization });
    answer(request, response);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  }));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces).toString();
}

function hostOf(url: string): Host {
  return openHost({ token: 'a-token', apiUrl: url, userAgent: 'a-program', repository: 'octo/tool', environment: {}, secondMs: 1 });
}

const json = { 'content-type': 'application/json' };

describe('a repository that was renamed while a run goes on', () => {
  // GitHub answers the old name with 301 for reading and 307 for writing (REST API, "Follow redirects").
  const moved: RequestListener = ({ method = '', url = '' }, response) => {
    const to = url.replace('/repos/octo/tool/', '/repositories/42/');
    if (to !== url) return void response.writeHead(method === 'GET' ? 301 : 307, { location: to }).end();
    return void response.writeHead(method === 'POST' ? 201 : 200, json).end(JSON.stringify(issueComment(5)));
  };

  test('is read and written under its new name, with what was sent', async () => {
    const { url, seen } = await serve(moved);
    expect(await hostOf(url).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
    expect(await hostOf(url).writeComment(3, 'plan')).toMatchObject({ id: 5 });
    expect(await hostOf(url).updateComment(5, 'result')).toMatchObject({ id: 5 });
    expect(seen.filter(({ line }) => line.includes('/repositories/')).map(({ line, body, token }) => [line, body, token])).toEqual([
      ['GET /repositories/42/issues/comments/5', '', 'token a-token'],
      ['POST /repositories/42/issues/3/comments', '{"body":"plan"}', 'token a-token'],
      ['PATCH /repositories/42/issues/comments/5', '{"body":"result"}', 'token a-token'],
    ]);
  });

  test('never gives the token to another server', async () => {
    const other = await serve((_, response) => void response.writeHead(200, json).end(JSON.stringify(issueComment(5))));
    const { url } = await serve((_, response) => void response.writeHead(301, { location: `${other.url}/x` }).end());
    await hostOf(url).comment({ kind: 'issue', id: 5 });
    expect(other.seen.map(({ line, token }) => [line, token])).toEqual([['GET /x', undefined]]);
  });
});

describe('a token that expires in the middle of a run', () => {
  test('ends it at once with what to do, and is not tried again', async () => {
    let asked = 0;
    const { url, seen } = await serve((_, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(200, json).end(JSON.stringify(issueComment(5)));
      else response.writeHead(401, json).end('{"message":"Bad credentials"}');
    });
    const host = hostOf(url);
    await host.comment({ kind: 'issue', id: 5 });
    await expect(host.updateComment(5, 'result')).rejects.toMatchObject({ kind: 'unauthorised', status: 401, message: expect.stringContaining('The token is not valid, or no longer.') });
    expect(seen).toHaveLength(2);
  });
});

describe('half an answer', () => {
  test('whose connection breaks is asked for again, and never taken for a whole one', async () => {
    let asked = 0;
    const whole = JSON.stringify(issueComment(5));
    const { url, seen } = await serve((_, response) => {
      asked += 1;
      response.writeHead(200, { ...json, 'content-length': String(Buffer.byteLength(whole)) });
      if (asked > 1) return void response.end(whole);
      return void response.write(whole.slice(0, 40), () => response.destroy());
    });
    expect(await hostOf(url).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5, body: 'comment 5' });
    expect(seen).toHaveLength(2);
  });

  test('that comes whole and is no comment is refused with what it is', async () => {
    const { url } = await serve((_, response) => void response.writeHead(200, json).end('{"id":5}'));
    await expect(hostOf(url).comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ code: 'environment' });
  });
});
