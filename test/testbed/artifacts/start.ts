import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Blobs } from './blobs.js';
import { readRuntimeToken, runtimeToken } from './runtime-token.js';
import { ArtifactStore, type Upload } from './store.js';
import { TwirpArtifacts } from './twirp.js';
import type { ArtifactInterception, ArtifactRequest, ArtifactService, ArtifactServiceOptions } from './types.js';

const loopback = '127.0.0.1';
const twirpPath = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/;
type Interceptor = Parameters<ArtifactService['intercept']>[0];

/** Starts the artifact service on a free port of this machine; `close` ends it. */
export async function startArtifactService(options: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  const store = new ArtifactStore(options.clock ?? (() => new Date()));
  const blobs = new Blobs(store);
  const requests: ArtifactRequest[] = [];
  const interceptors = new Set<Interceptor>();
  let origin = '';
  const blobUrl = (key: string, right: 'write' | 'read') => origin + blobs.address(key, right);
  const twirp = new TwirpArtifacts(store, blobUrl);

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    if (options.latencyMs !== undefined && options.latencyMs > 0) await sleep(options.latencyMs);
    const method = twirpPath.exec(address.pathname)?.[1];
    const authorization = request.headers.authorization ?? '';
    const operation = method ?? `blob/${request.method ?? ''}`;
    const runId = method === undefined ? (store.byKey(address.pathname.split('/').at(-1) ?? '')?.runId ?? null) : (readRuntimeToken(authorization)?.runId ?? null);
    const message: unknown = method === undefined ? null : jsonOf(body);
    const interception = first(interceptors, { operation, runId, name: nameIn(message) });
    if (interception?.kind === 'drop') {
      requests.push({ operation, runId, status: null });
      request.socket.destroy();
      return;
    }
    if (interception?.kind === 'answer') {
      requests.push({ operation, runId, status: interception.status });
      return sendJson(response, interception.status, interception.body ?? { code: 'internal', msg: `Injected ${interception.status}` });
    }
    if (method !== undefined) {
      const answer = twirp.answer(method, authorization, message);
      requests.push({ operation, runId, status: answer.status });
      return sendJson(response, answer.status, answer.body);
    }
    const answer = blobs.answer(request.method ?? '', address, body);
    requests.push({ operation, runId, status: answer.status });
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.bytes?.length ?? 0 });
    response.end(answer.bytes);
  };

  const server = createServer((request, response) => { serve(request, response).catch(() => response.destroy()); });
  await new Promise<void>((resolve) => { server.listen(0, loopback, resolve); });
  origin = `http://${loopback}:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/`,
    requests,
    list: () => store.finished(),
    downloadUrl: (id) => blobUrl(existing(store.byId(id), id).key, 'read'),
    remove: (id) => store.remove(existing(store.byId(id), id)),
    runtimeToken,
    put: ({ runId, name, bytes, mimeType = 'application/zip' }) => {
      const upload = store.create(runId, name, mimeType, null);
      if (upload === null) throw new Error(`Run ${runId} has an artifact ${name} already.`);
      return store.finalize(upload, bytes);
    },
    intercept: (interceptor) => {
      interceptors.add(interceptor);
      return () => { interceptors.delete(interceptor); };
    },
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

function first(interceptors: ReadonlySet<Interceptor>, request: Parameters<Interceptor>[0]): ArtifactInterception | undefined {
  for (const interceptor of interceptors) {
    const interception = interceptor(request);
    if (interception !== undefined) return interception;
  }
  return undefined;
}

function existing(upload: Upload | undefined, id: number): Upload {
  if (upload === undefined) throw new Error(`There is no artifact ${id}.`);
  return upload;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined; // answered as malformed
  }
}

function nameIn(message: unknown): string | null {
  return typeof message === 'object' && message !== null && 'name' in message && typeof message.name === 'string' ? message.name : null;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
