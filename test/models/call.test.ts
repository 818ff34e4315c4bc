import { describe, expect, it } from 'vitest';
import { callModel, type CallTask } from '../../src/models/call.js';
import { modelCallSchema } from '../../src/core/documents/model-call.js';
import { usageOf } from '../../src/core/usage.js';
import { clientOf, serveModels, testKey, type Behaviour } from './support/model-server.js';
import { settingsFor } from './support/settings.js';

const task: CallTask = { id: 'r1-1', purpose: 'proposal', round: 1, prompt: { system: 'Mend programs.', user: 'One fails.' } };
const good: Behaviour = { kind: 'reply', text: 'Here it is.', usage: { input: 1200, cached: 200, output: 340 } };
const unaborted = new AbortController().signal;

describe.each(['openai', 'anthropic'] as const)('a call to a server that speaks %s', (provider) => {
  const callOn = async (behaviours: Behaviour | Behaviour[], options: Parameters<typeof settingsFor>[1] = {}) => {
    const list = Array.isArray(behaviours) ? behaviours : [behaviours];
    const server = await serveModels((_, index) => list[Math.min(index, list.length - 1)] ?? good);
    const settings = settingsFor(clientOf(server, provider), options);
    const exchange = await callModel(task, settings, unaborted);
    return { ...exchange, server, settings };
  };

  it('sends prompt, limit and key, and records the reply with the bill that the server wrote', async () => {
    const { call, reply, server } = await callOn(good, { limits: { temperature: 0.4 } });
    expect(server.requests).toMatchObject([{ path: provider === 'openai' ? '/v1/chat/completions' : '/v1/messages', model: 'maker/small:1', texts: ['Mend programs.', 'One fails.'], maxTokens: 1000, temperature: 0.4 }]);
    expect(provider === 'openai' ? server.requests[0]?.headers.authorization : server.requests[0]?.headers['x-api-key']).toBe(provider === 'openai' ? `Bearer ${testKey}` : testKey);
    expect(reply).toBe('Here it is.');
    // 1000 at 2.5, 200 read from the cache at 0.25, 340 at 10 dollars for a million
    expect(call).toMatchObject({ id: 'r1-1', provider, model: 'maker/small:1', outcome: 'answered', inputTokens: 1200, outputTokens: 340, costUsd: 0.00595, retries: 0, replayed: false, message: '' });
    expect(modelCallSchema.parse(call)).toEqual(call);
    expect(usageOf([call])).toEqual({ calls: 1, inputTokens: 1200, outputTokens: 340, costUsd: 0.006 });
  });

  it.each([{ input: -5, output: 1.5 }, { input: 1e300, output: -1 }])('takes what is no number of tokens for unknown (%j)', async (usage) => {
    const { call, reply } = await callOn({ kind: 'reply', text: 'Here it is.', usage });
    expect(reply).toBe('Here it is.');
    expect(call).toMatchObject({ outcome: 'answered', inputTokens: null, outputTokens: null, costUsd: null });
    expect(modelCallSchema.parse(call)).toEqual(call);
  });

  it('sends no temperature and no key where there are none', async () => {
    const server = await serveModels(() => good);
    const { call } = await callModel(task, settingsFor(clientOf(server, provider, null)), unaborted);
    expect(call.outcome).toBe('answered');
    expect(server.requests[0]?.temperature).toBeUndefined();
    expect(server.requests[0]?.headers.authorization ?? server.requests[0]?.headers['x-api-key'] ?? '').toBe('');
  });

  it('says unauthorised for a wrong key, without retries and without the key', async () => {
    const { call, reply, server } = await callOn({ kind: 'status', status: 401, message: `Incorrect API key provided: ${testKey}` });
    expect(call).toMatchObject({ outcome: 'unauthorised', inputTokens: null, outputTokens: null, costUsd: null, replySha256: null, retries: 0 });
    expect(call.message).toContain('Check the key');
    expect(JSON.stringify([call, reply])).not.toContain(testKey);
    expect(server.requests).toHaveLength(1);
  });

  it('says unknown-model for a model that the server does not have', async () => {
    const { call, server } = await callOn({ kind: 'status', status: 404, message: 'The model `maker/small:1` does not exist' });
    expect(call).toMatchObject({ outcome: 'unknown-model', retries: 0 });
    expect(call.message).toContain('does not exist');
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as the server asks after a rate limit, and a little by chance', async () => {
    const { call, settings } = await callOn([{ kind: 'status', status: 429, message: 'slow down', headers: { 'retry-after': '7' } }, good]);
    expect(call).toMatchObject({ outcome: 'answered', retries: 1, inputTokens: 1200, latencyMs: 7250 });
    expect(settings.pace.pauses).toEqual([7250]);
  });

  it('does not wait for a rate limit that lasts longer than a minute, nor for a quota that is used up', async () => {
    const long = await callOn({ kind: 'status', status: 429, message: 'slow down', headers: { 'retry-after': '3600' } });
    expect(long.call).toMatchObject({ outcome: 'rate-limited', retries: 0 });
    expect(long.call.message).toContain('3600 s');
    const quota = await callOn({ kind: 'status', status: 429, message: 'You exceeded your current quota, check your billing details' });
    expect(quota.call).toMatchObject({ outcome: 'rate-limited', retries: 0 });
    expect(quota.server.requests).toHaveLength(1);
  });

  it('tries a failing server again with growing pauses, three times', async () => {
    const { call, server, settings } = await callOn({ kind: 'status', status: 500, message: 'boom' });
    expect(call).toMatchObject({ outcome: 'unavailable', retries: 3 });
    expect(call.message).toContain('500: boom');
    expect(server.requests).toHaveLength(4);
    expect(settings.pace.pauses).toEqual([750, 1500, 3000]);
  });

  it('ends a call that takes too long', async () => {
    const { call } = await callOn({ kind: 'silence' }, { limits: { timeoutMs: 80 } });
    expect(call).toMatchObject({ outcome: 'timeout', costUsd: null, retries: 0 });
  });

  it.each(['connection', 'end', 'fault'] as const)('says cut for a stream that breaks off (%s)', async (how) => {
    const { call, reply, server } = await callOn({ kind: 'broken', text: 'Here it', how });
    expect(call).toMatchObject({ outcome: 'cut', inputTokens: null, costUsd: null, retries: 0 });
    expect(reply).toBe('Here it');
    expect(server.requests).toHaveLength(1);
  });

  it('tries again where the server fails in the stream before any text', async () => {
    const { call, reply } = await callOn([{ kind: 'broken', text: '', how: 'fault' }, good]);
    expect(call).toMatchObject({ outcome: 'answered', retries: 1 });
    expect(reply).toBe('Here it is.');
  });

  it('tells an empty reply, a refusal and a reply at its limit apart, each with its bill', async () => {
    const usage = { input: 10, output: 0 };
    expect((await callOn({ kind: 'reply', text: '', usage })).call).toMatchObject({ outcome: 'empty', inputTokens: 10, outputTokens: 0, costUsd: 0.000025 });
    const refusal = await callOn({ kind: 'reply', text: 'I will not.', usage, finish: 'refusal' });
    expect(refusal.call).toMatchObject({ outcome: 'refused', inputTokens: 10 });
    expect(refusal.call.message).toContain('I will not.');
    expect((await callOn({ kind: 'reply', text: 'Half a', usage, finish: 'length' })).call).toMatchObject({ outcome: 'cut', inputTokens: 10 });
  });

  it('cuts a reply at the limit of bytes', async () => {
    const { call } = await callOn({ kind: 'flood' }, { limits: { maxReplyBytes: 200_000 } });
    expect(call).toMatchObject({ outcome: 'too-large', costUsd: null, retries: 0 });
    expect(call.message).toContain('200000 bytes');
  });

  it('says what is wrong where a page or a redirect answers', async () => {
    const page = await callOn({ kind: 'page' });
    expect(page.call).toMatchObject({ outcome: 'unavailable', message: expect.stringContaining('text/html') });
    const redirect = await callOn({ kind: 'status', status: 307, message: 'moved', headers: { location: 'http://127.0.0.1:9/' } });
    expect(redirect.call).toMatchObject({ outcome: 'unavailable', message: expect.stringContaining('redirect') });
    expect(redirect.server.requests).toHaveLength(1);
  });

  it('rejects when it is interrupted', async () => {
    const server = await serveModels(() => ({ kind: 'silence' }));
    const controller = new AbortController();
    const waiting = callModel(task, settingsFor(clientOf(server, provider)), controller.signal);
    setImmediate(() => controller.abort());
    await expect(waiting).rejects.toMatchObject({ code: 'interrupted' });
  });
});

describe('a call', () => {
  it('does not know what it cost without a price, or where the server does not count', async () => {
    const server = await serveModels((_, index) => (index === 0 ? good : { kind: 'reply', text: 'x', usage: null }));
    const priced = await callModel(task, settingsFor(clientOf(server), { price: null }), unaborted);
    expect(priced.call).toMatchObject({ inputTokens: 1200, costUsd: null });
    const uncounted = await callModel(task, settingsFor(clientOf(server)), unaborted);
    expect(uncounted.call).toMatchObject({ outcome: 'answered', inputTokens: null, outputTokens: null, costUsd: null });
    expect(usageOf([priced.call, uncounted.call])).toEqual({ calls: 2, inputTokens: null, outputTokens: null, costUsd: null });
  });

  it('says that nobody answers at an address', async () => {
    const server = await serveModels(() => good);
    const closed = { ...server, baseUrl: 'http://127.0.0.1:9/v1' };
    const { call } = await callModel(task, settingsFor(clientOf(closed)), unaborted);
    expect(call).toMatchObject({ outcome: 'unavailable', retries: 3, inputTokens: null });
    expect(call.message).toContain('could not be reached');
  });

  it('is not made where it could exceed the budget by a token, and is made where it just fits', async () => {
    const server = await serveModels(() => good);
    const bound = Buffer.byteLength('Mend programs.One fails.') + 64 + 1000;
    const short = await callModel(task, settingsFor(clientOf(server), { budget: { maxTokens: bound - 1, maxCostUsd: null, maxMs: null } }), unaborted);
    expect(short).toMatchObject({ reply: null, call: { outcome: 'budget', inputTokens: 0, costUsd: 0, retries: 0 } });
    expect(short.call.message).toBe(`Not asked: it could take ${bound} tokens, and of the budget of ${bound - 1} tokens ${bound - 1} are left.`);
    expect(server.requests).toHaveLength(0);
    const exact = await callModel(task, settingsFor(clientOf(server), { budget: { maxTokens: bound, maxCostUsd: null, maxMs: null } }), unaborted);
    expect(exact.call.outcome).toBe('answered');
  });

  it('is not made with a cost budget and no known price', async () => {
    const server = await serveModels(() => good);
    const { call } = await callModel(task, settingsFor(clientOf(server), { price: null, budget: { maxTokens: null, maxCostUsd: 5, maxMs: null } }), unaborted);
    expect(call).toMatchObject({ outcome: 'budget', message: expect.stringContaining('price table does not know this model') });
    expect(server.requests).toHaveLength(0);
  });

  it('does not try again where the pause would pass the time budget', async () => {
    const server = await serveModels(() => ({ kind: 'status', status: 503, message: 'busy' }));
    const { call } = await callModel(task, settingsFor(clientOf(server), { budget: { maxTokens: null, maxCostUsd: null, maxMs: 2000 } }), unaborted);
    expect(call).toMatchObject({ outcome: 'unavailable', retries: 1 });
    expect(server.requests).toHaveLength(2);
  });
});
