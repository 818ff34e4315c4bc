import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publish, type Publication } from '../../src/action/publish.js';
import type { Surroundings } from '../../src/action/surroundings.js';
import { digestOf } from '../../src/core/digest.js';
import { readPullRequestMarker } from '../../src/studio/github/marker.js';
import { bot, memoryHost, openedPull, type MemoryHost } from '../support/host.js';
import { lastingFolder, patchFor, temporaryFolder } from '../support/repository.js';
import { answers, failingRepository, runOn, type FinishedRun } from '../support/run.js';

let finished: FinishedRun;

beforeAll(async () => {
  const repository = failingRepository({}, lastingFolder());
  finished = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' }, undefined, undefined, lastingFolder());
});

afterEach(() => vi.unstubAllEnvs());

const surroundings: Surroundings = {
  event: { kind: 'step', name: 'push', pull: null, head: null, actor: null },
  payload: {},
  repository: 'acme/pages',
  defaultBranch: 'main',
  serverUrl: 'https://github.test',
  apiUrl: 'https://api.github.test',
  run: { id: '7', attempt: 1, url: 'https://github.test/acme/pages/actions/runs/7' },
};

/** Publishes on a server without artifacts. Answers the outputs of the step. */
async function publishedOn({ host }: MemoryHost, changes: Partial<Publication> = {}): Promise<string> {
  const outputs = join(temporaryFolder(), 'outputs');
  writeFileSync(outputs, '');
  vi.stubEnv('GITHUB_OUTPUT', outputs);
  const { evidence, out } = finished;
  const pullRequest = { number: 5, url: 'https://github.test/acme/pages/pull/5', head: evidence.promotion.commit ?? '', tree: 'd'.repeat(40) };
  await publish({ evidence: { ...evidence, promotion: { ...evidence.promotion, pullRequest } }, digest: digestOf(readFileSync(join(out, 'latest.json'))), placing: { baseMoved: false, found: false }, out, host, conversation: null, store: null, surroundings, ...changes });
  return readFileSync(outputs, 'utf8');
}

describe('where a server has no artifacts', () => {
  it('the pull request is told all the same, and gets the evidence into its body', async () => {
    const memory = memoryHost();
    memory.held.pulls.set(5, openedPull(5, { author: bot, body: 'before' }));
    const outputs = await publishedOn(memory);
    expect(outputs).toMatch(/^pull-request-number<<.*\n5$/m);
    expect(outputs).toMatch(/^pull-request-url<<.*\nhttps:\/\/github\.test\/acme\/pages\/pull\/5$/m);
    const body = memory.held.pulls.get(5)?.body ?? '';
    expect(readPullRequestMarker(body)).toMatchObject({ run: '7', candidate: 'A', evidence: null });
    expect(body).toContain('Evidence as JSON');
    expect(memory.calls).toEqual(['updatePull']);
  });
});

describe('the body of a pull request that was found', () => {
  it('stays where a person wrote over it', async () => {
    const memory = memoryHost();
    memory.held.pulls.set(5, openedPull(5, { author: bot, body: 'Looks good to me' }));
    await publishedOn(memory, { placing: { baseMoved: false, found: true } });
    expect(memory.held.pulls.get(5)?.body).toBe('Looks good to me');
  });

  it('is written again where it is the bot its own', async () => {
    const memory = memoryHost();
    memory.held.pulls.set(5, openedPull(5, { author: bot, body: 'before' }));
    await publishedOn(memory);
    const first = memory.held.pulls.get(5)?.body ?? '';
    await publishedOn(memory, { placing: { baseMoved: true, found: true } });
    expect(memory.held.pulls.get(5)?.body).not.toBe(first);
    expect(memory.held.pulls.get(5)?.body).toContain('has other commits than when the snapshot was taken');
  });
});
