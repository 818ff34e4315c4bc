import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import { serveModels } from '../models/support/model-server.js';
import { byProposal, replies, says } from '../models/support/shell-replies.js';
import { answers, failingRepository } from '../support/run.js';
import { program } from '../support/program.js';
import { temporaryFolder } from '../support/repository.js';
import { eventKinds, timeless } from './comparison.js';

const evidenceFrom = (text: string): Evidence => evidenceSchema.parse(JSON.parse(text));

/** A model with three proposals, the second of them right. */
function model(): ReturnType<typeof serveModels> {
  return serveModels(byProposal([says(replies.useless), says(replies.right), says(replies.harmful)]));
}

test('a plan with nothing but a model: the steps as processes over a folder give the same evidence as a run, apart from ids and times', async () => {
  const [folder, repository, server] = [temporaryFolder(), failingRepository(), await model()];
  const asking = ['--gate', 'sh gate.sh', '--model', 'openai/small', '--model-base-url', server.baseUrl, '--repo', repository];
  const run = await program(folder, 'run', ...asking, '--out', 'run', '--json');
  expect(run.status, run.stderr).toBe(0);
  const store = ['--store', 'store'];
  expect((await program(folder, 'plan', ...store, ...asking)).stdout).toBe('baseline\n');
  expect(await program(folder, 'propose', ...store)).toMatchObject({ status: 2, stderr: expect.stringContaining('The baseline has not run yet') });
  expect((await program(folder, 'world', ...store, '--id', 'baseline')).status).toBe(0);
  expect(await program(folder, 'propose', ...store)).toMatchObject({ status: 0, stdout: 'A\nB\nC\n' });
  expect(await program(folder, 'propose', ...store)).toMatchObject({ status: 2, stderr: expect.stringContaining('Proposals have been asked for already') });
  for (const id of ['A', 'B', 'C']) expect((await program(folder, 'world', ...store, '--id', id)).status).toBe(0);
  expect((await program(folder, 'replay', ...store)).stdout).toBe('replayed B\n');
  const promoted = await program(folder, 'promote', ...store, '--out', 'steps', '--json');
  expect(promoted.status).toBe(0);
  expect(timeless(evidenceFrom(promoted.stdout))).toEqual(timeless(evidenceFrom(run.stdout)));
  expect(eventKinds(join(folder, 'steps'))).toEqual(eventKinds(join(folder, 'run')));
  expect(await program(folder, 'verify', 'steps', '--repo', repository)).toMatchObject({ status: 0 });
}, 60_000);

test('a run from a recording asks nobody, says so, and has the same patches byte for byte; the result tells what was asked and what it cost', async () => {
  const [folder, repository, server] = [temporaryFolder(), failingRepository(), await model()];
  const asking = ['run', '--gate', 'sh gate.sh', '--model', 'openai/small', '--model-base-url', server.baseUrl, '--repo', repository];
  const live = await program(folder, ...asking, '--out', 'live');
  expect(live.stdout).toContain('openai/small: 3 calls, 2700 input tokens, 360 output tokens, cost unknown');
  await server.close();
  const replayed = await program(folder, ...asking, '--out', 'replayed', '--replay-model', 'live');
  expect(replayed).toMatchObject({ status: 0, stdout: expect.stringContaining('openai/small: 3 answers from a recording, nobody was asked') });
  for (const id of ['A', 'B', 'C']) expect(readFileSync(join(folder, 'replayed/candidates', `${id}.patch`))).toEqual(readFileSync(join(folder, 'live/candidates', `${id}.patch`)));
  expect(await program(folder, 'verify', 'replayed', '--repo', repository)).toMatchObject({ status: 0 });
}, 60_000);

test('two agents at once: each works in a world of its own, and what they leave behind is judged afresh', async () => {
  const [folder, repository] = [temporaryFolder(), failingRepository({ '.gitignore': 'junk/\n' })];
  const agent = `mkdir junk; echo junk > junk/file; if [ "$SAFE_DEBUG_AGENT" = 2 ]; then printf '%s' '${answers.right.replaceAll("'", "'\\''")}' > answer.sh; else echo '# nothing better' >> answer.sh; fi; (sleep 7913 &)`;
  const run = await program(folder, 'run', '--gate', 'sh gate.sh', '--agent', agent, '--proposals', '2', '--repo', repository, '--out', 'out', '--json');
  const evidence = evidenceFrom(run.stdout);
  expect(evidence.candidates.map(({ label, source: { kind }, verdict, model: { calls } }) => [label, kind, verdict, calls])).toEqual([['agent 1', 'agent', 'rejected', null], ['agent 2', 'agent', 'accepted', null]]);
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, model: { calls: null, inputTokens: null, outputTokens: null, costUsd: null } });
  expect(readFileSync(join(folder, 'out/candidates/B.patch'), 'utf8')).not.toContain('junk');
  expect(existsSync(join(repository, 'junk'))).toBe(false);
  expect(await program(folder, 'verify', 'out', '--repo', repository)).toMatchObject({ status: 0 });
});

test('an agent that fails is a note, and the candidate of a person wins beside it', async () => {
  const [folder, repository] = [temporaryFolder(), failingRepository()];
  const right = replies.right;
  const server = await serveModels(() => says(right));
  const run = await program(folder, 'run', '--gate', 'sh gate.sh', '--agent', 'echo no idea >&2; exit 3', '--model', 'openai/small', '--model-base-url', server.baseUrl, '--proposals', '1', '--repo', repository, '--out', 'out', '--json');
  const evidence = evidenceFrom(run.stdout);
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A' } });
  expect(evidence.limits.filter((limit) => limit.startsWith('Agent 1'))).toEqual([expect.stringContaining('ended with failed'), 'Agent 1: It ended with exit status 3.']);
});
