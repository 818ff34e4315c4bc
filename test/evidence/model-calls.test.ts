import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { digestOf, digestOfJson } from '../../src/core/digest.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { startModels } from '../models/support/model-server.js';
import { byProposal, replies, says } from '../models/support/shell-replies.js';
import { failingRepository, runOn } from '../support/run.js';
import { lastingFolder } from '../support/repository.js';
import { copyOf, faultOf, forge } from './forging.js';

let original = '';

/** Evidence of two rounds: A and B failed, C improves A and wins. */
beforeAll(async () => {
  const server = await startModels(byProposal([says(replies.useless), says(replies.harmful)], { improvement: says(replies.right) }));
  const repository = failingRepository({ '.github/safe-debug.yml': 'prices: [{ model: "*", inputPerMillionUsd: 1, outputPerMillionUsd: 2, asOf: 2026-11-01 }]\n' }, lastingFolder());
  const run = await runOn(repository, {}, { model: 'openai/small', 'model-base-url': server.baseUrl, proposals: '2', rounds: '2' }, undefined, undefined, lastingFolder());
  await server.close();
  original = run.out;
});

test('evidence of models and rounds holds, with a transcript of every call', async () => {
  const { calls, files } = JSON.parse(readFileSync(join(original, 'latest.json'), 'utf8')) as Evidence;
  expect(calls.map(({ id }) => id)).toEqual(['r1-1', 'r1-2', 'r2-1', 'r2-2']);
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('transcripts/'))).toEqual(calls.map(({ id }) => `transcripts/${id}.json`));
  expect(await faultOf(copyOf(original))).toBeNull();
});

test.each<[string, (evidence: Evidence) => void, RegExp]>([
  ['the number of calls', ({ model }) => Object.assign(model, { calls: 1 }), /model differs/],
  ['what the run cost', ({ model }) => Object.assign(model, { costUsd: 0 }), /model differs/],
  ['a call that is left out', ({ calls }) => calls.splice(0, 1), /calls differs/],
  ['tokens of a call', ({ calls }) => Object.assign(calls[0] ?? {}, { inputTokens: 1 }), /calls differs/],
  ['a reply', ({ calls }) => Object.assign(calls[0] ?? {}, { replySha256: digestOf('other') }), /calls differs/],
  ['a call that came from a recording', ({ calls }) => Object.assign(calls[0] ?? {}, { replayed: true }), /calls differs/],
  ['what a candidate cost', ({ candidates }) => Object.assign(candidates[0]?.model ?? {}, { inputTokens: 0 }), /candidate A\.model\.inputTokens/],
  ['whom a candidate improves', ({ candidates }) => Object.assign(candidates[2]?.proposal ?? {}, { parent: 'B' }), /candidate C\.proposal\.parent/],
  ['the round of a candidate', ({ candidates }) => Object.assign(candidates[2]?.proposal ?? {}, { round: 1 }), /candidate C\.proposal\.round/],
  ['the calls of a candidate', ({ candidates }) => Object.assign(candidates[2]?.proposal ?? {}, { calls: ['r1-1'] }), /candidate C\.proposal\.calls/],
  ['a candidate as a person\'s', ({ candidates }) => Object.assign(candidates[2] ?? {}, { proposal: null }), /candidate C\.proposal/],
  ['who proposed', ({ candidates }) => Object.assign(candidates[2]?.source ?? {}, { kind: 'comment' }), /candidate C\.source/],
])('a forgery of %s is refused, with all digests and the chain made right again', async (_, change, named) => {
  const folder = copyOf(original);
  forge(folder, change);
  expect(await faultOf(folder)).toMatch(named);
});

test.each<[string, (transcript: { call: { promptSha256: string; costUsd: number }; prompt: { user: string }; reply: string }) => void, RegExp]>([
  ['what was sent', ({ prompt }) => (prompt.user += ' '), /call r1-1 does not fit: its prompt is not the one/],
  ['what was sent, with its digest', (transcript) => {
    transcript.prompt.user += ' ';
    transcript.call.promptSha256 = digestOfJson(transcript.prompt);
  }, /call r1-1 does not fit: it tells another call/],
  ['what came', (transcript) => (transcript.reply = 'other'), /call r1-1 does not fit: its reply is not the one/],
  ['what it cost', ({ call }) => (call.costUsd = 0), /call r1-1 does not fit: it tells another call/],
])('a forgery of %s in a transcript is refused', async (_, change, named) => {
  const folder = copyOf(original);
  const file = join(folder, 'transcripts/r1-1.json');
  const transcript = JSON.parse(readFileSync(file, 'utf8'));
  change(transcript);
  writeFileSync(file, `${JSON.stringify(transcript, null, 2)}\n`);
  forge(folder, () => undefined);
  expect(await faultOf(folder)).toMatch(named);
});

test('an extended plan that is changed is another plan than the one that the worlds ran under', async () => {
  const folder = copyOf(original);
  for (const file of ['plan.json', 'latest.json']) writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(/"inputTokens": 900,\n( +)"outputTokens": 120,\n( +)"costUsd": 0.00114/, '"inputTokens": 900,\n$1"outputTokens": 120,\n$2"costUsd": 0'));
  const evidence = JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')) as Evidence;
  const cost = evidence.calls.reduce((sum, call) => sum + (call.costUsd ?? 0), 0);
  const transcript = join(folder, 'transcripts/r1-1.json');
  writeFileSync(transcript, readFileSync(transcript, 'utf8').replace('"costUsd": 0.00114', '"costUsd": 0'));
  forge(folder, ({ model, candidates }) => {
    model.costUsd = Math.round(cost * 1e4) / 1e4;
    Object.assign(candidates[0]?.model ?? {}, { costUsd: 0 });
  });
  expect(await faultOf(folder)).toMatch(/derived again/);
});
