import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openKeyProxy, type KeyProxy, type ProxyLimits } from '../../src/agents/key-proxy.js';
import { withholding } from '../../src/agents/withholding.js';
import { fetchThrough } from '../../src/github/proxy.js';
import { providerAddress, type ProviderName } from '../../src/models/model-name.js';

const key = 'sk-real-0123456789abcdef';

/** A server that keeps what it is asked and answers as told. */
async function upstream(answer: RequestListener = (_, response) => response.end('{}')): Promise<{ address: string; seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] }> {
  const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return { address: `http://127.0.0.1:${address.port}`, seen };
}

interface Opened extends KeyProxy {
  address: string;
  token: string;
}

async function open(baseUrl: string, provider: ProviderName = 'openai', limits?: ProxyLimits): Promise<Opened> {
  const proxy = await openKeyProxy({ provider, key, baseUrl: providerAddress(provider, baseUrl) }, fetchThrough({}), limits);
  onTestFinished(() => proxy.close());
  const [address = '', token = ''] = proxy.variables.map(({ value }) => value);
  return { ...proxy, address, token };
}

const asked = (token: string, more: RequestInit = {}): RequestInit => ({ method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: '{"model":"m"}', ...more });

describe('the proxy for the key of agents', () => {
  test.each<[ProviderName, string, string, Record<string, string>]>([
    ['openai', '/v1', '/chat/completions', { authorization: `Bearer ${key}` }],
    ['anthropic', '/v1', '/v1/messages', { 'x-api-key': key }],
  ])('adds the key of %s, and gives agents an address and a key that are good for nothing else', async (provider, base, path, expected) => {
    const server = await upstream((_, response) => response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'r1' }).end('data: [DONE]\n\n'));
    const proxy = await open(`${server.address}${base}`, provider);
    expect(proxy.variables.map(({ name }) => name)).toEqual([`${provider.toUpperCase()}_BASE_URL`, `${provider.toUpperCase()}_API_KEY`]);
    expect(JSON.stringify(proxy.variables)).not.toContain(key);
    const headers = { ...(provider === 'openai' ? { authorization: `Bearer ${proxy.token}` } : { 'x-api-key': proxy.token }), 'anthropic-version': '2023-06-01' };
    const answer = await fetch(`${proxy.address}${path}?beta=true`, asked('', { headers }));
    expect([answer.status, answer.headers.get('x-request-id'), await answer.text()]).toEqual([200, 'r1', 'data: [DONE]\n\n']);
    expect(server.seen).toMatchObject([{ method: 'POST', url: `/v1${path.replace('/v1', '')}?beta=true`, body: '{"model":"m"}', headers: { ...expected, 'anthropic-version': '2023-06-01' } }]);
    expect(JSON.stringify(server.seen)).not.toContain(proxy.token);
    expect(proxy.requests()).toBe(1);
  });

  test('passes nothing on without its token, which is another one each time', async () => {
    const server = await upstream();
    const [proxy, other] = [await open(`${server.address}/v1`), await open(`${server.address}/v1`)];
    expect(proxy.token).not.toBe(other.token);
    for (const token of ['', 'sk-x', other.token, proxy.token.slice(1), key]) expect((await fetch(`${proxy.address}/chat/completions`, asked(token))).status, token).toBe(401);
    expect([server.seen, proxy.requests()]).toEqual([[], 0]);
  });

  test.each([
    ['POST', '/v1/files'],
    ['POST', '/v1/fine_tuning/jobs'],
    ['GET', '/v1/organization/admin_api_keys'],
    ['DELETE', '/v1/models/mine'],
    ['PUT', '/v1/chat/completions'],
    ['GET', '/other/models'],
    ['GET', '/v1/models/../../admin'],
    ['GET', '/v1/models/%2e%2e/%2e%2e/admin'],
    ['GET', '//elsewhere.example/v1/models'],
    ['GET', 'http://elsewhere.example/v1/models'],
    ['CONNECT', 'elsewhere.example:443'],
  ])('passes no %s %s on', async (method, path) => {
    const server = await upstream();
    const proxy = await open(`${server.address}/v1`);
    const said = await raw(proxy.address, `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${proxy.token}\r\nconnection: close\r\n\r\n`);
    expect(said).not.toMatch(/^HTTP\/1\.1 2/);
    expect(server.seen).toEqual([]);
  });

  test('takes the key out of whatever comes back, also where a server repeats it in pieces or in a header', async () => {
    const server = await upstream(({ headers }, response) => {
      const text = `you sent ${headers.authorization}, thank you`;
      response.writeHead(401, { 'x-echo': String(headers.authorization), 'content-type': 'text/plain' });
      response.write(text.slice(0, 25));
      setImmediate(() => response.end(text.slice(25)));
    });
    const proxy = await open(`${server.address}/v1`);
    const answer = await fetch(`${proxy.address}/models`, { headers: { authorization: `Bearer ${proxy.token}` } });
    expect([answer.status, answer.headers.get('x-echo'), await answer.text()]).toEqual([401, null, 'you sent Bearer ***, thank you']);
  });

  test('passes a stream on while it comes, and ends the request when its client goes', async () => {
    const gone = Promise.withResolvers<undefined>();
    const server = await upstream((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
      response.on('close', () => gone.resolve(undefined));
    });
    const proxy = await open(`${server.address}/v1`);
    const leaving = new AbortController();
    const answer = await fetch(`${proxy.address}/responses`, asked(proxy.token, { signal: leaving.signal }));
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: first\n\n');
    leaving.abort();
    await gone.promise;
  });

  test('has limits for requests, answers and how many at once', async () => {
    const waiting: (() => void)[] = [];
    const server = await upstream((request, response) => (request.url?.includes('wait') ? waiting.push(() => response.end('{}')) : response.end('x'.repeat(5000))));
    const proxy = await open(`${server.address}/v1`, 'openai', { requestBytes: 100, replyBytes: 1000, atOnce: 1 });
    expect((await fetch(`${proxy.address}/embeddings`, asked(proxy.token, { body: 'x'.repeat(101) }))).status).toBe(413);
    await expect(fetch(`${proxy.address}/embeddings`, asked(proxy.token)).then((answer) => answer.text())).rejects.toThrow(/terminated|aborted|fetch failed/);
    const slow = fetch(`${proxy.address}/embeddings?wait`, asked(proxy.token));
    await expect.poll(() => waiting.length).toBe(1);
    expect((await fetch(`${proxy.address}/embeddings`, asked(proxy.token))).status).toBe(429);
    for (const answer of waiting) answer();
    expect((await slow).status).toBe(200);
  });

  test('says what is wrong when the server is not there, and is gone after its end', async () => {
    const proxy = await open('http://127.0.0.1:9/v1');
    const answer = await fetch(`${proxy.address}/models`, { headers: { authorization: `Bearer ${proxy.token}` } });
    expect([answer.status, await answer.json()]).toEqual([502, { error: { type: 'proxy', message: expect.stringContaining('could not be passed on') } }]);
    await proxy.close();
    await expect(fetch(`${proxy.address}/models`)).rejects.toThrow('fetch failed');
  });
});

test('a secret is taken out of a stream however it is cut, and nothing else changes', async () => {
  const secret = 'abcabd';
  const pieces = fc.array(fc.constantFrom('a', 'b', 'c', 'ab', 'abc', 'abcab', secret, 'x', 'abcabcabd'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      let out = '';
      await pipeline(Readable.from(texts.map((text) => Buffer.from(text))), withholding(secret, 1e6), async (source) => {
        for await (const piece of source) out += String(piece);
      });
      expect(out).toBe(texts.join('').replaceAll(secret, '***'));
    }),
  );
});

/** Sends bytes as they are; `fetch` would tidy them. */
async function raw(address: string, request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port) });
  socket.end(request);
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (piece: Buffer) => (said += piece.toString()));
  await new Promise((resolve) => socket.on('close', resolve));
  return said;
}
