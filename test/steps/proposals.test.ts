import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import type { Check } from '../../src/evidence/verifier.js';
import { verify } from '../../src/steps/verify.js';
import { serveModels, type Behaviour, type ModelServer, type SeenRequest } from '../models/support/model-server.js';
import { byProposal, replies, says, usage } from '../models/support/shell-replies.js';
import { gitIn, patchFor, stateOf } from '../support/repository.js';
import { answers, failingRepository, runOn, type FinishedRun, type RunOptions } from '../support/run.js';

const key = 'sk-test-0123456789abcdef';
const prices = { '.github/safe-debug.yml': 'prices:\n  - { model: "*/small", inputPerMillionUsd: 2.5, cachedInputPerMillionUsd: 0.25, outputPerMillionUsd: 10, asOf: 2026-11-01 }\n' };

/** Options that ask a model of the server. */
function asking(server: Pick<ModelServer, 'baseUrl'>, more: RunOptions = {}, provider: 'openai' | 'anthropic' = 'openai'): RunOptions {
  return { model: `${provider}/small`, 'model-base-url': server.baseUrl, modelSecret: key, ...more };
}

function verdicts({ candidates }: Evidence): string[] {
  return candidates.map(({ id, label, verdict, reasons }) => [id, label, verdict, ...reasons].join(' '));
}

/** The evidence must hold, by itself and against the repository. */
async function requireHolds({ out }: FinishedRun, repository: string): Promise<void> {
  const checks: Check[] = [];
  await verify({ folder: out, expect: null, repository, rerun: false, passed: [], jobs: 2, signal: new AbortController().signal }, checks);
  expect(checks.filter(({ holds }) => !holds)).toEqual([]);
}

const patchesOf = ({ evidence, out }: FinishedRun): string[] => evidence.candidates.map(({ mutation }) => readFileSync(join(out, mutation.file), 'latin1'));

describe.each(['openai', 'anthropic'] as const)('a model that speaks the protocol of %s', (provider) => {
  test('is asked for three proposals; the right one is promoted, and the bill is that of the server', async () => {
    const repository = failingRepository(prices);
    const bills = [usage, { input: 1234, cached: 1000, output: 77 }, { input: 50, output: 1 }];
    const texts = [replies.useless, replies.right, replies.harmful];
    const server = await serveModels(byProposal(texts.map((text, index): Behaviour => ({ kind: 'reply', text, usage: bills[index] ?? null }))));
    const before = stateOf(repository);
    const run = await runOn(repository, {}, asking(server, { promote: 'branch' }, provider));
    const { evidence } = run;
    expect(verdicts(evidence)).toEqual([
      `A ${provider}/small: likeliest cause rejected gate-failed nothing-fixed`,
      `B ${provider}/small: from the values accepted`,
      `C ${provider}/small: latest change rejected gate-failed tests-broken`,
    ]);
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, promotion: { decision: 'promoted' } });
    expect(gitIn(repository, 'show', `${evidence.promotion.branch}:answer.sh`)).toBe(answers.right.trimEnd());
    expect(gitIn(repository, 'update-ref', '-d', `refs/heads/${evidence.promotion.branch}`)).toBe('');
    expect(stateOf(repository).replace(/count: \d+[^]*$/, '')).toBe(before.replace(/count: \d+[^]*$/, ''));

    // Each call, each candidate and the whole run cost what the server counted, at the prices of the snapshot's configuration.
    expect(server.billed).toHaveLength(3);
    const cost = ({ input, cached = 0, output }: (typeof bills)[number] & { cached?: number }): number => Math.round((input - cached) * 2_500_000 + cached * 250_000 + output * 10_000_000) / 1e12;
    expect(evidence.calls.map(({ id, inputTokens, outputTokens, costUsd }) => ({ id, inputTokens, outputTokens, costUsd }))).toEqual(
      bills.map((bill, index) => ({ id: `r1-${index + 1}`, inputTokens: bill.input, outputTokens: bill.output, costUsd: cost(bill) })),
    );
    expect(evidence.model).toEqual({ calls: 3, inputTokens: 2184, outputTokens: 198, costUsd: Math.round(bills.reduce((sum, bill) => sum + cost(bill), 0) * 1e4) / 1e4 });
    expect(evidence.candidates[0]?.model).toEqual({ calls: 1, inputTokens: 900, outputTokens: 120, costUsd: 0.0035 });

    // The key went to the server alone.
    expect(server.requests.map(({ headers }) => headers['x-api-key'] ?? headers['authorization'])).toEqual(Array(3).fill(provider === 'openai' ? `Bearer ${key}` : key));
    for (const { path } of evidence.files) expect(readFileSync(join(run.out, path), 'latin1')).not.toContain(key);
    await requireHolds(run, repository);
  });
});

test('proposals beyond the most candidates of the run are left out, and that is noted', async () => {
  const repository = failingRepository(prices);
  const server = await serveModels(byProposal([replies.useless, replies.right, replies.harmful].map((text): Behaviour => ({ kind: 'reply', text, usage }))));
  const { evidence } = await runOn(repository, { mine: patchFor(repository, { 'answer.sh': answers.harmful }) }, asking(server, { mostCandidates: 2 }));
  expect(evidence.candidates.map(({ id, label }) => [id, label])).toEqual([['A', 'mine'], ['B', 'openai/small: likeliest cause']]);
  expect(evidence.limits).toContain('2 more proposals were left out: this run takes at most 2 candidates');
});

test('candidates of people beyond the most of the run are refused', async () => {
  const repository = failingRepository();
  const patches = { a: patchFor(repository, { 'answer.sh': answers.harmful }), b: patchFor(repository, { 'answer.sh': answers.right }) };
  await expect(runOn(repository, patches, { mostCandidates: 1 })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('There are 2 candidates; this run takes at most 1.') });
});

describe('what goes wrong at a model', () => {
  const large = 'lorem ipsum '.repeat(100_000);
  const faults: [string, Behaviour, string, RegExp][] = [
    ['a wrong key', { kind: 'status', status: 401, message: `bad key ${key}` }, 'unauthorised', /refuses the key \(401: bad key \*\*\*\)/],
    ['an unknown model', { kind: 'status', status: 404, message: 'no such model' }, 'unknown-model', /is not known to the server/],
    ['a rate limit', { kind: 'status', status: 429, message: 'slow down', headers: { 'retry-after': '1' } }, 'rate-limited', /limits requests \(slow down\)/],
    ['a broken server', { kind: 'status', status: 500, message: 'oops' }, 'unavailable', /failed \(500: oops\)/],
    ['a broken connection', { kind: 'broken', text: replies.right, how: 'connection' }, 'cut', /broke off/],
    ['a stream that ends too early', { kind: 'broken', text: replies.right, how: 'end' }, 'cut', /broke off/],
    ['an empty reply', says(''), 'empty', /without any text/],
    ['a refusal', { kind: 'reply', text: '', usage, finish: 'refusal' }, 'refused', /declined to answer/],
    ['a flood', { kind: 'flood' }, 'too-large', /passed the limit of \d+ bytes/],
    ['a page', { kind: 'page' }, 'unavailable', /answers with text\/html/],
    ['commands', says('```sh\nrm -rf /\n```\nRun this.'), 'answered', /could not be used, also after asking again/],
    ['a path outside', says('```diff\n--- a/../../etc/passwd\n+++ b/../../etc/passwd\n@@ -1 +1 @@\n-a\n+b\n```\n'), 'answered', /could not be used, also after asking again/],
    ['a long text without a change', says(large), 'answered', /could not be used, also after asking again: .*too long/],
  ];

  test.each(['openai', 'anthropic'] as const)('is a note for each fault, and the candidate of a person wins beside them (%s)', async (provider) => {
    const repository = failingRepository(prices);
    const behave = byProposal(faults.map(([, behaviour]) => behaviour));
    // Asked again, the model answers as before.
    const server = await serveModels((request) => behave({ ...request, texts: request.texts.map((text) => text.replace(/\n\nYour earlier reply could not be used[^]*$/, '\n')) }));
    const run = await runOn(repository, { mine: patchFor(repository, { 'answer.sh': answers.right }) }, asking(server, { proposals: String(faults.length) }, provider));
    const { evidence } = run;
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A', ranking: ['A'] } });
    const first = evidence.calls.filter(({ purpose }) => purpose === 'proposal');
    expect(first.map(({ outcome }, index) => [faults[index]?.[0], outcome])).toEqual(faults.map(([what, , outcome]) => [what, outcome]));
    for (const [what, , outcome, said] of faults) expect([what, evidence.limits.filter((limit) => said.test(limit)).length > 0], outcome).toEqual([what, true]);
    expect(first.filter(({ retries }) => retries > 0).map(({ outcome, retries }) => [outcome, retries])).toEqual([['rate-limited', 3], ['unavailable', 3]]);
    expect(evidence.candidates).toHaveLength(1);
    expect(evidence.model).toMatchObject({ inputTokens: null, outputTokens: null, costUsd: null });
    expect(JSON.stringify(evidence)).not.toContain(key);
    await requireHolds(run, repository);
  });

  test('is a note for a server that says nothing, or is not there at all', async () => {
    const repository = failingRepository(prices);
    const mine = { mine: patchFor(repository, { 'answer.sh': answers.right }) };
    const silent = await serveModels(() => ({ kind: 'silence' }));
    const waited = await runOn(repository, mine, asking(silent, { proposals: '1', 'max-time': '1' }));
    expect(waited.evidence).toMatchObject({ outcome: 'fixed', calls: [{ outcome: 'timeout', costUsd: null }] });
    await silent.close();
    const gone = await runOn(repository, mine, asking(silent, { proposals: '1' }));
    expect(gone.evidence).toMatchObject({ outcome: 'fixed', calls: [{ outcome: 'unavailable' }] });
    expect(gone.evidence.limits.join('\n')).toContain('could not be reached');
  });

  test('leaves a run without any candidate at no winner, and says why', async () => {
    const repository = failingRepository();
    const server = await serveModels(() => ({ kind: 'status', status: 401, message: 'bad key' }));
    const run = await runOn(repository, {}, asking(server));
    expect(run.evidence).toMatchObject({ outcome: 'no-winner', candidates: [], promotion: { decision: 'withheld', reasons: ['no-winner'] } });
    expect(run.evidence.limits.join('\n')).toContain('refuses the key');
    await requireHolds(run, repository);
  });
});

describe('a budget', () => {
  const dear = { input: 900, output: 15_000 };
  const dearly = byProposal([replies.useless, replies.harmful, replies.right].map((text): Behaviour => ({ kind: 'reply', text, usage: dear })));

  /** The most tokens that a request can take, as the budget reckons: one a byte, and the limit of the reply. */
  const bound = ({ texts, maxTokens }: SeenRequest): number => Buffer.byteLength(texts.join('')) + 64 + maxTokens;

  test('of tokens stops exactly before the call that could exceed it', async () => {
    const repository = failingRepository(prices);
    // What is asked first does not depend on the answers.
    const declining = await serveModels(() => ({ kind: 'reply', text: '', usage, finish: 'refusal' }));
    await runOn(repository, {}, asking(declining));
    expect(declining.requests).toHaveLength(3);
    const enough = 2 * 15_900 + (declining.requests.map(bound)[2] ?? 0);

    const server = await serveModels(dearly);
    const within = await runOn(repository, {}, asking(server, { 'max-tokens': String(enough) }));
    expect(within.evidence.calls.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered']);

    const stopped = await runOn(repository, { mine: patchFor(repository, { 'answer.sh': answers.right }) }, asking(server, { 'max-tokens': String(enough - 1) }));
    expect(stopped.evidence.calls.map(({ outcome, inputTokens, costUsd }) => [outcome, inputTokens, costUsd])).toEqual([['answered', 900, 0.15225], ['answered', 900, 0.15225], ['budget', 0, 0]]);
    expect(server.requests).toHaveLength(5);
    expect(stopped.evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A' }, model: { calls: 2, inputTokens: 1800, outputTokens: 30_000, costUsd: 0.3045 } });
    expect(stopped.evidence.limits.join('\n')).toMatch(/Not asked: it could take \d+ tokens, and of the budget of \d+ tokens \d+ are left/);
  });

  test('of money stops before the call that could exceed it', async () => {
    const server = await serveModels(dearly);
    // The first call costs 0.15, and each could cost 0.16 for its reply and a little for its prompt.
    const { evidence } = await runOn(failingRepository(prices), {}, asking(server, { proposals: '2', 'max-cost': '0.31' }));
    expect(evidence.calls.map(({ outcome }) => outcome)).toEqual(['answered', 'budget']);
    expect(server.requests).toHaveLength(1);
    expect(evidence.limits.join('\n')).toContain('Not asked: it could cost $0.1');
  });

  test('of money for a model without a price asks nobody, and says what to do', async () => {
    const repository = failingRepository();
    const server = await serveModels(dearly);
    const { evidence } = await runOn(repository, {}, asking(server, { 'max-cost': '5' }));
    expect(server.requests).toEqual([]);
    expect(evidence.calls.map(({ outcome }) => outcome)).toEqual(['budget', 'budget', 'budget']);
    expect(evidence.limits.join('\n')).toContain('the price table does not know this model; add its price to the configuration');
  });

  test('is not asked for a cost that nobody knows: it stays unknown', async () => {
    const server = await serveModels(byProposal([says(replies.right)]));
    const { evidence } = await runOn(failingRepository(), {}, asking(server, { proposals: '1' }));
    expect(evidence.model).toEqual({ calls: 1, inputTokens: 900, outputTokens: 120, costUsd: null });
  });
});

describe('proposals', () => {
  test('with the tree of an earlier candidate are its duplicates, whatever their text', async () => {
    const repository = failingRepository();
    const mine = patchFor(repository, { 'answer.sh': answers.right });
    const server = await serveModels(byProposal([says(replies.right), says(`\`\`\`diff\n${mine.replace(/^diff .*\nindex .*\n/, '')}\`\`\`\n`), says(`Thoughts first.\n${replies.right}`)]));
    const { evidence } = await runOn(repository, { mine }, asking(server));
    expect(evidence.candidates.map(({ id, label, reasons }) => [id, label, ...reasons])).toEqual([['A', 'mine'], ['B', 'openai/small: likeliest cause', 'duplicate-of:A'], ['C', 'openai/small: from the values', 'duplicate-of:A']]);
    expect(evidence.limits.join('\n')).toMatch(/Model calls? r1-\d.*: The same patch as that of call r1-1/);
    expect(evidence.selection.ranking).toEqual(['A']);
  });

  test('are not asked for when the baseline is green', async () => {
    const server = await serveModels(byProposal([says(replies.right)]));
    const { evidence } = await runOn(failingRepository({ 'answer.sh': answers.right }), {}, asking(server));
    expect(server.requests).toEqual([]);
    expect(evidence).toMatchObject({ outcome: 'already-green', calls: [], model: { calls: 0, costUsd: 0 } });
  });

  test('that failed are improved in a second round, from their patch and what still fails', async () => {
    const repository = failingRepository(prices);
    const server = await serveModels(byProposal([says(replies.useless), says(replies.harmful)], { improvement: says(replies.right) }));
    const run = await runOn(repository, {}, asking(server, { proposals: '2', rounds: '2' }));
    const { evidence } = run;
    expect(evidence.candidates.map(({ id, verdict, proposal }) => [id, verdict, proposal?.round, proposal?.parent, proposal?.calls])).toEqual([
      ['A', 'rejected', 1, null, ['r1-1']],
      ['B', 'rejected', 1, null, ['r1-2']],
      ['C', 'accepted', 2, 'A', ['r2-1']],
    ]);
    expect(evidence.limits.join('\n')).toContain('The same patch as that of call r2-1');
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'C' }, model: { calls: 4 } });
    const improving = server.requests.slice(2).map(({ texts }) => texts.join('\n'));
    expect(improving).toHaveLength(2);
    expect(improving[0]).toContain('+case $1 in 1) echo one;; 2) echo to;;');
    expect(improving[1]).toContain('+case $1 in 1) echo one;; 2) echo two;; 3) echo tree;;');
    for (const text of improving) expect(text).toContain('tests that still fail with your earlier change');
    await requireHolds(run, repository);
  });

  test('that only a weakened test lets pass are improved from what fails with the test of the snapshot, where guarded edits are allowed', async () => {
    const weakened = 'numbers.test.sh\n<<<<<<< SEARCH\ncheck 2 two\n=======\nnumber=2; echo "ok 2 - two"\n>>>>>>> REPLACE\n';
    const repository = failingRepository();
    const server = await serveModels(byProposal([says(weakened)], { improvement: says(replies.right) }));
    const run = await runOn(repository, {}, asking(server, { proposals: '1', rounds: '2', 'allow-guarded': true }));
    expect(run.evidence.candidates.map(({ id, verdict, reasons }) => [id, verdict, ...reasons])).toEqual([['A', 'rejected', 'guarded-restored-failed'], ['B', 'accepted']]);
    const improving = server.requests.at(-1)?.texts.join('\n') ?? '';
    expect(server.requests.map(({ texts }) => [texts.join('\n').includes('has to pass both times'), texts.join('\n').includes('such a change cannot win')])).toEqual([[true, false], [true, false]]);
    expect(improving).toMatch(/tests that still fail with your earlier change.*\n(?:.*\n){0,2}two\n/);
    await requireHolds(run, repository);
  });

  test('that hold end the rounds', async () => {
    const server = await serveModels(byProposal([says(replies.right), says(replies.useless)]));
    const { evidence } = await runOn(failingRepository(), {}, asking(server, { proposals: '2', rounds: '5' }));
    expect(server.requests).toHaveLength(2);
    expect(evidence.candidates).toHaveLength(2);
  });

  test('come out the same from a recording, byte for byte, with the server gone and nothing to pay', async () => {
    const repository = failingRepository(prices);
    const server = await serveModels(byProposal([says(replies.useless), says(replies.misplaced), { kind: 'status', status: 500, message: 'oops' }], { repair: says(replies.harmful), improvement: says(replies.right) }));
    const live = await runOn(repository, {}, asking(server, { rounds: '2' }));
    expect(live.evidence.selection.winner).not.toBeNull();
    await server.close();
    const replayed = await runOn(repository, {}, asking(server, { rounds: '2', 'replay-model': live.out }));
    expect(patchesOf(replayed)).toEqual(patchesOf(live));
    expect(verdicts(replayed.evidence)).toEqual(verdicts(live.evidence));
    expect(replayed.evidence.calls.map(({ id, replayed: recorded, costUsd }) => [id, recorded, costUsd])).toEqual(live.evidence.calls.map(({ id }) => [id, true, 0]));
    expect(replayed.evidence.model).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 });
    expect(replayed.evidence.limits.join('\n')).toContain('replies come from a recording');
    await requireHolds(replayed, repository);
  });
});
