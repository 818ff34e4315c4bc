import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

/** An artifact as this service lists it; a test may let it list anything. */
interface ListedArtifact {
  id: number;
  name: string;
  size: number;
  digest: string | undefined;
  bytes: Buffer;
  contentType: string;
}

type Spoiling = { kind: 'drop' } | { kind: 'status'; status: number } | { kind: 'act'; act: (response: ServerResponse) => void };

/** The artifact service of one workflow run: the requests that the official client makes of it, and faults of all kinds. */
export interface ArtifactService {
  url: string;
  token: string;
  listed: ListedArtifact[];
  /** Operations in their order: `CreateArtifact`, ..., `PUT`, `GET`. */
  operations: string[];
  /** Puts an artifact there without a client. */
  put(name: string, bytes: Buffer, contentType?: string): ListedArtifact;
  /** May spoil a request, given its operation and how many of that kind came before it. */
  spoil: (operation: string, before: number) => Spoiling | null;
  /** Whether the answer gets lost although the request was done. */
  loses: (operation: string) => boolean;
}

const requestSchema = z.object({
  workflow_run_backend_id: z.literal('run'),
  name: z.string().default(''),
  hash: z.string().optional(),
  size: z.string().optional(),
  mime_type: z.string().default('application/zip'),
  id_filter: z.string().optional(),
});
type ServiceRequest = z.infer<typeof requestSchema>;

/** A name that was taken, and what was uploaded under it so far. */
interface Creation {
  key: string;
  contentType: string;
  blocks: Map<string, Buffer>;
  bytes: Buffer;
}

/** Starts the service until the test ends. */
export async function startArtifactService(): Promise<ArtifactService> {
  const creations = new Map<string, Creation>();
  const token = `e30.${Buffer.from(JSON.stringify({ scp: 'Actions.GenericRead:x Actions.Results:run:job' })).toString('base64url')}.x`;
  const service: ArtifactService = {
    url: '',
    token,
    listed: [],
    operations: [],
    spoil: () => null,
    loses: () => false,
    put(name, bytes, contentType = 'application/zip') {
      const artifact = { id: 1001 + service.listed.length, name, size: bytes.length, digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`, bytes, contentType };
      service.listed.push(artifact);
      return artifact;
    },
  };
  const server = createServer((request, response) => {
    handle(request, response, service, creations).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service does not listen');
  service.url = `http://127.0.0.1:${address.port}/`;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return service;
}

async function handle(request: IncomingMessage, response: ServerResponse, service: ArtifactService, creations: Map<string, Creation>): Promise<void> {
  const body = await receive(request);
  const address = new URL(request.url ?? '/', service.url);
  const isQuestion = address.pathname.startsWith('/twirp/');
  const operation = isQuestion ? (address.pathname.split('/').pop() ?? '') : (request.method ?? '');
  const spoiling = service.spoil(operation, service.operations.filter((earlier) => earlier === operation).length);
  service.operations.push(operation);
  if (spoiling?.kind === 'drop') request.socket.destroy();
  else if (spoiling?.kind === 'status') response.writeHead(spoiling.status).end('{}');
  else if (spoiling?.kind === 'act') spoiling.act(response);
  if (spoiling !== null) return;
  const answer = isQuestion ? answerTo(operation, requestSchema.parse(JSON.parse(body.toString())), service, creations) : exchange(operation, address, body, service, creations);
  if (service.loses(operation)) return void request.socket.destroy();
  response.writeHead(answer.status, {
    'content-type': answer.contentType ?? 'application/json',
    'content-disposition': 'attachment; filename="download.zip"',
    'x-ms-request-id': randomUUID(),
  });
  response.end(answer.body);
}

interface Answer {
  status: number;
  body: string | Buffer;
  contentType?: string;
}

function answerTo(operation: string, request: ServiceRequest, service: ArtifactService, creations: Map<string, Creation>): Answer {
  const { name } = request;
  const creation = creations.get(name);
  if (operation === 'CreateArtifact') {
    if (creation !== undefined || service.listed.some((artifact) => artifact.name === name)) return json(409, { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' });
    const key = randomUUID();
    creations.set(name, { key, contentType: request.mime_type, blocks: new Map(), bytes: Buffer.alloc(0) });
    return json(200, { ok: true, signed_upload_url: `${service.url}upload/${key}?sig=x` });
  }
  if (operation === 'FinalizeArtifact' && creation !== undefined) {
    const artifact = service.put(name, creation.bytes, creation.contentType);
    const isTrue = request.hash === artifact.digest && request.size === String(artifact.size);
    return isTrue ? json(200, { ok: true, artifact_id: String(artifact.id) }) : json(400, { code: 'invalid_argument', msg: 'size or hash' });
  }
  if (operation === 'ListArtifacts') {
    const artifacts = service.listed.filter(({ id }) => request.id_filter === undefined || String(id) === request.id_filter);
    return json(200, {
      artifacts: artifacts.map(({ id, name: own, size, digest }) => ({
        workflow_run_backend_id: 'run', workflow_job_run_backend_id: 'job', database_id: String(id), name: own, size: String(size), created_at: '2026-01-01T00:00:00Z', digest,
      })),
    });
  }
  if (operation === 'GetSignedArtifactURL') return json(200, { signed_url: `${service.url}download/${name}?sig=x` });
  return json(404, { code: 'bad_route', msg: operation });
}

/** Block uploads and downloads, as Azure's storage has them. */
function exchange(operation: string, address: URL, body: Buffer, service: ArtifactService, creations: Map<string, Creation>): Answer {
  const key = address.pathname.split('/').pop() ?? '';
  if (operation === 'GET') {
    const artifact = service.listed.find(({ name }) => name === key);
    return artifact === undefined ? { status: 404, body: '' } : { status: 200, body: artifact.bytes, contentType: artifact.contentType };
  }
  const creation = [...creations.values()].find((candidate) => candidate.key === key);
  if (creation === undefined) return { status: 404, body: '' };
  if (address.searchParams.get('comp') === 'block') creation.blocks.set(address.searchParams.get('blockid') ?? '', body);
  else creation.bytes = Buffer.concat([...body.toString().matchAll(/<Latest>([^<]+)</g)].map(([, block = '']) => creation.blocks.get(block) ?? Buffer.alloc(0)));
  return { status: 201, body: '' };
}

function json(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

async function receive(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
