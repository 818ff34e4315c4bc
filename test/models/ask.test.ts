import { describe, expect, it, onTestFinished } from 'vitest';
import { improvePatches, proposePatches, type PatchRequest } from '../../src/models/ask.js';
import { chooseFiles } from '../../src/models/context/choose-files.js';
import type { Exchange } from '../../src/models/calls.js';
import { defaultPromptLimits } from '../../src/models/prompt/prompt.js';
import { modelSnapshot } from '../../src/models/snapshot.js';
import { recordedReplies, writeTranscript } from '../../src/models/transcript.js';
import { usageOf } from '../../src/core/usage.js';
import { newRepository } from '../candidates/repository.js';
import { temporaryFolder } from '../support/repository.js';
import { shellProgram } from '../support/run.js';
import { clientOf, serveModels, testKey } from './support/model-server.js';
import { settingsFor } from './support/settings.js';
import { byProposal, replies, says, usage } from './support/shell-replies.js';

const signal = new AbortController().signal;
const { right, misplaced, useless: wrong } = replies;

/** What a failing commit of the shell program gives a model to work on. */
async function request(log = "not ok 2 - two\n./numbers.test.sh: line 6: fail\n"): Promise<PatchRequest> {
  const repository = await newRepository(Object.entries(shellProgram).map(([path, content]) => ({ path, mode: '100644', content: Buffer.from(content) })));
  onTestFinished(repository.remove);
  const snapshot = await modelSnapshot(repository.scratch, repository.commit);
  const failing = [{ suite: 'gate.sh', name: 'two' }];
  const files = await chooseFiles({ failing, log, changed: [] }, snapshot);
  return { facts: { goal: '', gate: 'sh gate.sh', failing, log, files, diff: '', allowGuarded: false }, limits: defaultPromptLimits, round: 1, snapshot };
}

describe('asking for proposals', () => {
  it('gives the patches that apply, a bill for each call and in total, and notes for the rest', async () => {
    const server = await serveModels(byProposal([says(wrong), says(right), says(`Thoughts first.\n${right}`), { kind: 'reply', text: '', usage }]));
    const settings = settingsFor(clientOf(server));
    const seen: Exchange[] = [];
    const { proposals, calls, notes } = await proposePatches(await request(), 4, settings, signal, (exchange) => seen.push(exchange));
    expect(proposals.map(({ call, label, parent, patch }) => [call, label, parent, patch.toString().includes('+case $1 in 1) echo one;; 2) echo two;;')])).toEqual([
      ['r1-1', 'likeliest cause', null, false],
      ['r1-2', 'from the values', null, true],
    ]);
    expect(calls.map(({ id, outcome }) => [id, outcome])).toEqual([['r1-1', 'answered'], ['r1-2', 'answered'], ['r1-3', 'answered'], ['r1-4', 'empty']]);
    expect(notes).toEqual([
      { calls: ['r1-4'], text: expect.stringContaining('without any text') },
      { calls: ['r1-3'], text: 'The same patch as that of call r1-2' },
    ]);
    expect(usageOf(calls)).toEqual({ calls: 4, inputTokens: 4 * 900, outputTokens: 4 * 120, costUsd: 0.0138 });
    expect(server.billed).toHaveLength(4);
    expect(seen.map(({ call }) => call.id).sort()).toEqual(calls.map(({ id }) => id));
  });

  it('shows the files that the failure leads to', async () => {
    const server = await serveModels(byProposal([says(right)]));
    await proposePatches(await request(), 1, settingsFor(clientOf(server)), signal, () => undefined);
    const prompt = server.requests[0]?.texts.join('\n') ?? '';
    for (const path of Object.keys(shellProgram)) expect(prompt).toContain(`"file ${path}"`);
  });

  it('asks once more for a reply that cannot be used, and says what was wrong', async () => {
    const server = await serveModels(byProposal([says(misplaced)], { repair: says(right) }));
    const { proposals, calls, notes } = await proposePatches(await request(), 1, settingsFor(clientOf(server)), signal, () => undefined);
    expect(proposals.map(({ call }) => call)).toEqual(['r1-1-repair']);
    expect(calls.map(({ id, purpose }) => [id, purpose])).toEqual([['r1-1', 'proposal'], ['r1-1-repair', 'repair']]);
    expect(notes).toEqual([]);
    expect(server.requests[1]?.texts.join('\n')).toContain('are not in the file as it was shown');
  });

  it('asks once more for a diff that does not apply, and no third time', async () => {
    const diff = '```diff\n--- a/answer.sh\n+++ b/answer.sh\n@@ -1 +1 @@\n-nothing like it\n+two\n```\n';
    const server = await serveModels(byProposal([says(diff)], { repair: says(diff) }));
    const { proposals, calls, notes } = await proposePatches(await request(), 1, settingsFor(clientOf(server)), signal, () => undefined);
    expect(proposals).toEqual([]);
    expect(calls).toHaveLength(2);
    expect(notes).toEqual([{ calls: ['r1-1', 'r1-1-repair'], text: expect.stringContaining('also after asking again') }]);
  });

  it.each([
    ['commands', '```sh\nrm -rf /\n```\nRun this.'],
    ['a path outside', '```diff\n--- a/../../etc/passwd\n+++ b/../../etc/passwd\n@@ -1 +1 @@\n-a\n+b\n```'],
    ['a new file outside', '../outside.sh\n<<<<<<< SEARCH\n=======\nx\n>>>>>>> REPLACE\n'],
    ['a workflow', '.github/workflows/ci.yml\n<<<<<<< SEARCH\n=======\non: push\n>>>>>>> REPLACE\n'],
  ])('never proposes %s', async (_, text) => {
    const server = await serveModels(byProposal([says(text)], { repair: says(text) }));
    const { proposals, notes } = await proposePatches(await request(), 1, settingsFor(clientOf(server)), signal, () => undefined);
    expect(proposals).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it('tells a fault that all calls share once', async () => {
    const server = await serveModels(() => ({ kind: 'status', status: 401, message: `bad key ${testKey}` }));
    const result = await proposePatches(await request(), 3, settingsFor(clientOf(server)), signal, () => undefined);
    expect(result.notes).toEqual([{ calls: ['r1-1', 'r1-2', 'r1-3'], text: expect.stringContaining('refuses the key') }]);
    expect(JSON.stringify(result)).not.toContain(testKey);
  });

  it('stops before the call that could exceed the cost budget, and keeps what came before', async () => {
    const server = await serveModels(byProposal([says(right), says(wrong), says(wrong)]));
    const asked = await request();
    const free = settingsFor(clientOf(server));
    const first = await proposePatches(asked, 1, free, signal, () => undefined);
    const bound = Buffer.byteLength(server.requests[0]?.texts.join('') ?? '') + 64;
    // Room for the bound of one call beside what the first one really costs, but not for that of a third.
    const real = first.calls[0]?.costUsd ?? 0;
    const boundCost = (bound * 2.5 + 1000 * 10) / 1e6;
    const { proposals, calls, notes } = await proposePatches(asked, 3, settingsFor(clientOf(server), { budget: { maxTokens: null, maxCostUsd: real + boundCost + 0.0005, maxMs: null } }), signal, () => undefined);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'budget']);
    expect(proposals).toHaveLength(2);
    expect(notes).toEqual([{ calls: ['r1-3'], text: expect.stringMatching(/^Not asked: it could cost \$[\d.]+, and of the budget of/) }]);
    expect(server.requests).toHaveLength(3);
    expect(usageOf(calls)).toMatchObject({ calls: 2, costUsd: 0.0069 });
  });

  it('comes out the same from a recording, byte for byte', async () => {
    const server = await serveModels(byProposal([says(wrong), says(misplaced), says(right)], { repair: says(right.replace('echo two', 'echo "two"')) }));
    const folder = temporaryFolder();
    const exchanges: Exchange[] = [];
    const asked = await request();
    const live = await proposePatches(asked, 3, settingsFor(clientOf(server)), signal, (exchange) => exchanges.push(exchange));
    await Promise.all(exchanges.map((exchange) => writeTranscript(folder, exchange)));
    const requests = server.requests.length;
    const replayed = await proposePatches(asked, 3, settingsFor(await recordedReplies(folder)), signal, () => undefined);
    expect(replayed.proposals).toEqual(live.proposals);
    expect(replayed.proposals).toHaveLength(3);
    expect(server.requests).toHaveLength(requests);
    const more = await proposePatches(asked, 4, settingsFor(await recordedReplies(folder)), signal, () => undefined);
    expect(more.proposals).toEqual(live.proposals);
    expect(more.calls.map(({ id }) => id)).toEqual(live.calls.map(({ id }) => id));
    expect(more.notes).toEqual([{ calls: [], text: expect.stringMatching(/holds no answer to call r1-4 /) }]);
  });
});

describe('asking for an improvement', () => {
  it('names the candidate it improves, and shows its patch and what still fails', async () => {
    const server = await serveModels(() => says(right));
    const asked = { ...(await request()), round: 2 };
    const attempt = { candidate: 'B', patch: Buffer.from('the earlier patch'), failing: [{ suite: '', name: 'still failing' }], log: '', verdict: 'rejected: gate-failed' };
    const { proposals, calls } = await improvePatches(asked, [attempt], settingsFor(clientOf(server, 'anthropic')), signal, () => undefined);
    expect(proposals).toMatchObject([{ call: 'r2-1', parent: 'B', label: 'improvement of B' }]);
    expect(calls).toMatchObject([{ purpose: 'improvement', round: 2, provider: 'anthropic' }]);
    for (const shown of ['the earlier patch', 'still failing', 'gate-failed']) expect(server.requests[0]?.texts.join('\n')).toContain(shown);
  });
});
