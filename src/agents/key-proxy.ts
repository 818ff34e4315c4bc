import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SafeDebugError, messageOf } from '../errors.js';
import type { PassedVariable } from '../gate/environment.js';
import type { Fetch } from '../github/transport.js';
import type { ModelAddress } from '../models/model-name.js';
import { withholding } from './withholding.js';

/** A key that agents may use and never see. */
export interface AgentKey {
  provider: ModelAddress['provider'];
  /** The one address that requests go to. */
  baseUrl: URL;
  key: string;
}

/** A proxy while it runs. */
export interface KeyProxy {
  /** What an agent needs to use it: the provider's variables with the proxy's address, and a key that is good for nothing else. */
  variables: PassedVariable[];
  /** Requests that were passed on so far. */
  requests(): number;
  /** Ends it, and everything that goes through it. */
  close(): Promise<void>;
}

export interface ProxyLimits {
  requestBytes: number;
  replyBytes: number;
  /** Requests at once. */
  atOnce: number;
}

const usualLimits: ProxyLimits = { requestBytes: 32 * 1024 * 1024, replyBytes: 64 * 1024 * 1024, atOnce: 32 };

/** Where each provider's clients look for address and key, and what the key they are given must begin with. */
const conventions = {
  openai: { address: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY', prefix: 'sk-' },
  // Anthropic's clients add the version to the address themselves.
  anthropic: { address: 'ANTHROPIC_BASE_URL', key: 'ANTHROPIC_API_KEY', prefix: 'sk-ant-' },
} as const;

/** What a model is asked by; files, batches, fine-tuning and accounts are no business of an agent. */
const allowedPaths = /^(?:chat\/completions|completions|responses|embeddings|messages|messages\/count_tokens|models|models\/[\w.:@+-][\w.:@+/-]*)$/;

/** Headers of one connection (RFC 9110, section 7.6.1), of a key, and of what `fetch` sets itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect', 'authorization', 'x-api-key', 'api-key', 'cookie', 'set-cookie', 'accept-encoding']);

/**
 * Opens a proxy on this machine's loopback address that adds the key to requests for one address. Only requests with its
 * token are passed on, only to paths by which models are asked, and the key is taken out of what comes back.
 */
export async function openKeyProxy({ provider, baseUrl, key }: AgentKey, send: Fetch, limits = usualLimits): Promise<KeyProxy> {
  const convention = conventions[provider];
  const token = `${convention.prefix}${randomBytes(32).toString('hex')}`;
  const ending = new AbortController();
  let passed = 0;
  let open = 0;
  const base = baseUrl.pathname.replace(/\/+$/, '');
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => refuse(response, 502, `The request could not be passed on: ${reasonOf(error)}.`));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isToken(request, token)) return refuse(response, 401, 'This proxy takes only the key that its agents were given.');
    const target = targetOf(request, baseUrl, base);
    if (target === null) return refuse(response, 404, 'This proxy passes on only what models are asked by.');
    if (open >= limits.atOnce) return refuse(response, 429, 'Too many requests at once.');
    open += 1;
    passed += 1;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const body = request.method === 'POST' ? await bodyOf(request, limits.requestBytes) : null;
      if (body === 'too-large') return refuse(response, 413, `A request has at most ${limits.requestBytes} bytes.`);
      const headers = { ...headersOf(request), ...keyHeader(provider, key), 'accept-encoding': 'identity' };
      const answer = await send(target.href, { method: request.method ?? 'GET', headers, ...(body === null ? {} : { body: body.text }), redirect: 'manual', signal: AbortSignal.any([ending.signal, gone.signal]) });
      await passOn(answer, response, key, limits.replyBytes);
    } finally {
      open -= 1;
    }
  }

  const port = await listen(server);
  const address = `http://127.0.0.1:${port}${provider === 'anthropic' ? base.replace(/\/v1$/, '') : base}`;
  return {
    variables: [
      { name: convention.address, value: address },
      { name: convention.key, value: token },
    ],
    requests: () => passed,
    close: async () => {
      ending.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new SafeDebugError('environment', `No proxy for the agents' key can be opened on this machine: ${messageOf(cause)}.`, { cause })));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
  });
}

/** Whether a request carries the token, in either of the two places where clients put keys. */
function isToken({ headers }: IncomingMessage, token: string): boolean {
  const given = headers.authorization?.replace(/^Bearer /i, '') ?? headers['x-api-key'];
  const [left, right] = [Buffer.from(String(given ?? '')), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The address that a request is for; null where it is none that is passed on. */
function targetOf({ url = '', method = '' }: IncomingMessage, baseUrl: URL, base: string): URL | null {
  if (!url.startsWith('/') || !['GET', 'POST'].includes(method)) return null;
  const [path = '', query = ''] = url.split('?', 2);
  if (!path.startsWith(`${base}/`) || !allowedPaths.test(path.slice(base.length + 1)) || path.split('/').includes('..')) return null;
  const target = new URL(baseUrl);
  target.pathname = path;
  for (const [name, value] of new URLSearchParams(query)) target.searchParams.set(name, value);
  return target;
}

/** Everything that a client sends, which is JSON on all the paths that are passed on. Requests that never end are ended by the server. */
async function bodyOf(request: IncomingMessage, most: number): Promise<{ text: string } | 'too-large'> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    const chunk = Buffer.from(piece);
    bytes += chunk.length;
    if (bytes > most) return 'too-large';
    pieces.push(chunk);
  }
  return { text: Buffer.concat(pieces).toString('utf8') };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)]])));
}

function keyHeader(provider: AgentKey['provider'], key: string): Record<string, string> {
  return provider === 'anthropic' ? { 'x-api-key': key } : { authorization: `Bearer ${key}` };
}

/** Passes an answer on as it comes, without the key, wherever a server may repeat it. */
async function passOn(answer: Response, response: ServerResponse, key: string, most: number): Promise<void> {
  if ((answer.headers.get('content-encoding') ?? 'identity') !== 'identity') return refuse(response, 502, 'The server sends its answer in an encoding that nobody asked for.');
  for (const [name, value] of answer.headers) if (!ownHeaders.has(name) && !value.includes(key)) response.setHeader(name, value);
  response.writeHead(answer.status);
  if (answer.body === null) return void response.end();
  await pipeline(Readable.fromWeb(answer.body), withholding(key, most), response);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ error: { type: 'proxy', message } }));
}

/** The system's word for a broken connection, which `fetch` keeps as the cause. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
