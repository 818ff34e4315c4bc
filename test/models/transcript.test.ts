import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callModel, type CallTask } from '../../src/models/call.js';
import { recordedReplies, writeTranscript } from '../../src/models/transcript.js';
import { usageOf } from '../../src/core/usage.js';
import { temporaryFolder } from '../support/repository.js';
import { clientOf, serveModels, testKey } from './support/model-server.js';
import { settingsFor } from './support/settings.js';

const signal = new AbortController().signal;
const taskOf = (id: string, user: string): CallTask => ({ id, purpose: 'proposal', round: 1, prompt: { system: 's', user } });

/** A folder with the transcripts of three calls, of which two had the same prompt. */
async function recording(): Promise<string> {
  const folder = join(temporaryFolder(), 'transcripts');
  const server = await serveModels((_, index) => (index === 2 ? { kind: 'status', status: 404, message: 'gone' } : { kind: 'reply', text: `reply ${index} ${testKey}`, usage: { input: 5, output: 5 } }));
  const settings = settingsFor(clientOf(server));
  for (const task of [taskOf('r1-1', 'same'), taskOf('r1-2', 'same'), taskOf('r1-3', 'other')]) await writeTranscript(folder, await callModel(task, settings, signal));
  return folder;
}

describe('transcripts', () => {
  it('hold what was sent and what came, without the key', async () => {
    const folder = await recording();
    expect(readdirSync(folder).sort()).toEqual(['r1-1.json', 'r1-2.json', 'r1-3.json']);
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(texts.join('')).not.toContain(testKey);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ schema: 'safe-parallel-debugging/model-call/v1', prompt: { user: 'same' }, reply: 'reply 0 ***' });
  });

  it('answer the same calls in order without a server, at no cost', async () => {
    const settings = settingsFor(await recordedReplies(await recording()), { budget: { maxTokens: 0, maxCostUsd: 0, maxMs: null }, price: null });
    const exchanges = [];
    for (const task of [taskOf('r1-1', 'same'), taskOf('r1-2', 'same'), taskOf('r1-3', 'other')]) exchanges.push(await callModel(task, settings, signal));
    expect(exchanges.map(({ reply }) => reply)).toEqual(['reply 0 ***', 'reply 1 ***', null]);
    expect(exchanges.map(({ call }) => [call.outcome, call.replayed, call.inputTokens, call.costUsd])).toEqual([
      ['answered', true, 0, 0],
      ['answered', true, 0, 0],
      ['unknown-model', true, 0, 0],
    ]);
    expect(usageOf(exchanges.map(({ call }) => call))).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 });
  });

  it('answer nothing that was not recorded, or was used up', async () => {
    const folder = await recording();
    const settings = settingsFor(await recordedReplies(folder));
    await expect(callModel(taskOf('r1-1', 'new'), settings, signal)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('r1-1') });
    await callModel(taskOf('r1-3', 'other'), settings, signal);
    await expect(callModel(taskOf('r1-3', 'other'), settings, signal)).rejects.toMatchObject({ code: 'input' });
  });

  it('answer by the id of the call where the log of a run may differ', async () => {
    const settings = settingsFor(await recordedReplies(await recording(), 'prompt-or-call'));
    expect((await callModel(taskOf('r1-2', 'same, but 12 ms later'), settings, signal)).reply).toBe('reply 1 ***');
  });

  it('are refused when they were changed, are none, or are missing', async () => {
    const folder = await recording();
    const file = join(folder, 'r1-1.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('reply 0', 'reply 9'));
    await expect(recordedReplies(folder)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('its reply is not the one') });
    writeFileSync(file, '{"schema": 1}');
    await expect(recordedReplies(folder)).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('r1-1.json') });
    await expect(recordedReplies(temporaryFolder())).rejects.toMatchObject({ code: 'input', message: expect.stringContaining('holds no transcript') });
    await expect(recordedReplies(join(folder, 'none'))).rejects.toMatchObject({ code: 'input' });
  });
});
