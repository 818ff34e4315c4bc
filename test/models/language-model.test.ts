import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callModel } from '../../src/models/call.js';
import { parseModelAddress } from '../../src/models/model-name.js';
import { languageModel } from '../../src/models/servers/language-model.js';
import { serverClient } from '../../src/models/servers/server-client.js';
import { serveModels, testKey } from './support/model-server.js';
import { settingsFor } from './support/settings.js';

/** What is sent to an address that cannot be reached from a test. */
async function sentTo(baseUrl: string): Promise<{ url: string; headers: Headers; body: unknown }> {
  const sent: { url: string; headers: Headers; body: unknown }[] = [];
  const model = languageModel(parseModelAddress('openai/some-model', baseUrl), testKey, (url, init) => {
    sent.push({ url: url instanceof Request ? url.url : String(url), headers: new Headers(init?.headers), body: JSON.parse(typeof init?.body === 'string' ? init.body : '') });
    return Promise.resolve(new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } }));
  });
  await model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }], maxOutputTokens: 50 });
  const [only] = sent;
  if (only === undefined) throw new Error('nothing was sent');
  return only;
}

describe('what servers of different makers are sent', () => {
  it('is the new name of the limit for OpenAI, whose reasoning models refuse the old one', async () => {
    const { url, body } = await sentTo('https://api.openai.com/v1');
    expect(url).toBe('https://api.openai.com/v1/chat/completions');
    expect(body).toMatchObject({ model: 'some-model', max_completion_tokens: 50 });
    expect(body).not.toHaveProperty('max_tokens');
  });

  it("is Azure's header and the query of its base URL", async () => {
    const { url, headers } = await sentTo('https://me.openai.azure.com/openai/v1/?api-version=2026-01-01');
    expect(url).toBe('https://me.openai.azure.com/openai/v1/chat/completions?api-version=2026-01-01');
    expect(headers.get('api-key')).toBe(testKey);
  });

  it('is the common form for any other', async () => {
    const { headers, body } = await sentTo('https://openrouter.example.test/api/v1');
    expect(body).toMatchObject({ max_tokens: 50, stream_options: { include_usage: true } });
    expect(headers.get('api-key')).toBeNull();
    expect(headers.get('authorization')).toBe(`Bearer ${testKey}`);
  });
});

describe('a proxy that the environment names', () => {
  it('is gone through', async () => {
    const server = await serveModels(() => ({ kind: 'reply', text: 'through', usage: null }));
    const tunnels: string[] = [];
    const sockets: Socket[] = [];
    const proxy = createServer();
    proxy.on('connect', (request: IncomingMessage, near: Socket) => {
      tunnels.push(request.url ?? '');
      const { port } = new URL(server.baseUrl);
      const far = connect(Number(port), '127.0.0.1', () => {
        near.write('HTTP/1.1 200 OK\r\n\r\n');
        near.pipe(far).pipe(near);
      });
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    });
    const address = proxy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const client = serverClient(parseModelAddress('openai/m', 'http://model.example.test/v1', true), testKey, { http_proxy: `http://127.0.0.1:${port}` });
    const { reply } = await callModel({ id: 'r1-1', purpose: 'proposal', round: 1, prompt: { system: 's', user: 'u' } }, settingsFor(client), new AbortController().signal);
    expect(reply).toBe('through');
    expect(tunnels).toEqual(['model.example.test:80']);
  });
});
