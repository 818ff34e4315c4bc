import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { parseModelAddress, type ProviderName } from '../../../src/models/model-name.js';
import { serverClient } from '../../../src/models/servers/server-client.js';
import type { ModelClient } from '../../../src/models/client.js';

/** What the server counts for a reply; null: it does not say. */
interface ServerUsage {
  input: number;
  cached?: number;
  output: number;
}

/** What the server does with one request. */
export type Behaviour =
  | { kind: 'reply'; text: string; usage: ServerUsage | null; finish?: 'stop' | 'length' | 'refusal' }
  | { kind: 'status'; status: number; message: string; headers?: Record<string, string> }
  /** Sends text and then breaks the connection, ends the stream, or reports a fault in it. */
  | { kind: 'broken'; text: string; how: 'connection' | 'end' | 'fault' }
  | { kind: 'silence' }
  | { kind: 'flood' }
  | { kind: 'page' };

/** One request as the server saw it. */
export interface SeenRequest {
  path: string;
  headers: IncomingHttpHeaders;
  model: string;
  /** Texts of all messages, the system's first. */
  texts: string[];
  maxTokens: number;
  temperature: number | undefined;
}

export interface ModelServer {
  baseUrl: string;
  requests: SeenRequest[];
  /** What the server's owner would charge for, in the order of the requests. */
  billed: ServerUsage[];
  /** Nobody answers at its address from then on. */
  close: () => Promise<void>;
}

const textSchema = z.union([z.string(), z.array(z.object({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join(''))]);
const bodySchema = z.object({
  model: z.string(),
  system: textSchema.optional(),
  messages: z.array(z.object({ content: textSchema })),
  max_tokens: z.number(),
  temperature: z.number().optional(),
  stream: z.literal(true),
});

/** A server that speaks chat completions and messages, both as streams, until the test ends. */
export async function serveModels(behave: (request: SeenRequest, index: number) => Behaviour): Promise<ModelServer> {
  const server = await startModels(behave);
  onTestFinished(server.close);
  return server;
}

/** The same until it is closed. */
export async function startModels(behave: (request: SeenRequest, index: number) => Behaviour): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const billed: ServerUsage[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = bodySchema.parse(JSON.parse(Buffer.concat(pieces).toString()));
      const seen: SeenRequest = {
        path: request.url ?? '',
        headers: request.headers,
        model: body.model,
        texts: [...(body.system === undefined ? [] : [body.system]), ...body.messages.map(({ content }) => content)],
        maxTokens: body.max_tokens,
        temperature: body.temperature,
      };
      requests.push(seen);
      const behaviour = behave(seen, requests.length - 1);
      if (behaviour.kind === 'reply' && behaviour.usage !== null) billed.push(behaviour.usage);
      answer(behaviour, seen.path.endsWith('/messages') ? anthropic : openai, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, requests, billed, close };
}

export const testKey = 'sk-test-0123456789abcdef';

/** A client for a model of the server. */
export function clientOf(server: ModelServer, provider: ProviderName = 'openai', key: string | null = testKey, model = 'maker/small:1'): ModelClient {
  return serverClient(parseModelAddress(`${provider}/${model}`, server.baseUrl), key, {});
}

/** The events of one protocol. */
interface Protocol {
  begin(): string;
  text(text: string): string;
  end(usage: ServerUsage | null, finish: 'stop' | 'length' | 'refusal'): string;
  fault(message: string): string;
}

const openai: Protocol = {
  begin: () => chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }),
  text: (content) => chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  end: (usage, finish) =>
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: finish === 'refusal' ? 'content_filter' : finish }] }) +
    (usage === null ? '' : chunk({ choices: [], usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output, prompt_tokens_details: { cached_tokens: usage.cached ?? 0 } } })) +
    'data: [DONE]\n\n',
  fault: (message) => event(null, { error: { message, type: 'server_error', code: 503 } }),
};

const anthropic: Protocol = {
  begin: () =>
    event('message_start', { message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 0, output_tokens: 0 } } }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: (usage, finish) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish], stop_sequence: null },
      usage: usage === null ? { output_tokens: 0 } : { input_tokens: usage.input - (usage.cached ?? 0), cache_read_input_tokens: usage.cached ?? 0, output_tokens: usage.output },
    }) +
    event('message_stop', {}),
  fault: (message) => event('error', { error: { type: 'overloaded_error', message } }),
};

function chunk(content: object): string {
  return event(null, { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...content });
}

function event(type: string | null, content: object): string {
  return type === null ? `data: ${JSON.stringify(content)}\n\n` : `event: ${type}\ndata: ${JSON.stringify({ type, ...content })}\n\n`;
}

function answer(behaviour: Behaviour, protocol: Protocol, response: ServerResponse): void {
  if (behaviour.kind === 'silence') return;
  if (behaviour.kind === 'status') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
    return void response.end(JSON.stringify({ type: 'error', error: { type: 'error', message: behaviour.message } }));
  }
  if (behaviour.kind === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(protocol.begin());
  if (behaviour.kind === 'flood') return flood(protocol, response);
  // In two pieces, as a stream has them.
  const middle = Math.floor(behaviour.text.length / 2);
  for (const piece of [behaviour.text.slice(0, middle), behaviour.text.slice(middle)]) if (piece !== '') response.write(protocol.text(piece));
  if (behaviour.kind === 'reply') return void response.end(protocol.end(behaviour.usage, behaviour.finish ?? 'stop'));
  if (behaviour.how === 'fault') response.end(protocol.fault('Overloaded'));
  else if (behaviour.how === 'end') response.end();
  else response.write(': breaking\n\n', () => setImmediate(() => response.destroy()));
}

/** Sends as long as anybody takes it. */
function flood(protocol: Protocol, response: ServerResponse): void {
  const piece = protocol.text('lorem ipsum '.repeat(1000));
  const push = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', push);
  push();
}
