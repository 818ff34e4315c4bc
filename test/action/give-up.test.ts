import { readFile } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUp } from '../../src/action/give-up.js';
import type { Surroundings } from '../../src/action/surroundings.js';
import type { TriggerEvent } from '../../src/requests/event.js';
import { planComment } from '../../src/studio/github/sticky-comment.js';
import { readMarker } from '../../src/studio/github/marker.js';
import { commentPlan, context, run } from '../studio/github/documents.js';
import { bot, issueComment, memoryHost, type MemoryHost } from '../support/host.js';
import { temporaryFolder } from '../support/repository.js';

const dispatched: TriggerEvent = { kind: 'dispatch', head: { commit: 'a'.repeat(40), branch: 'pages', repository: 'acme/pages' }, actor: 'mona' };
const onPull: TriggerEvent = { kind: 'step', name: 'pull_request', pull: { number: 4, head: { commit: 'a'.repeat(40), branch: 'pages', repository: 'acme/pages' } }, head: null, actor: 'mona' };

let outputs: string;
beforeEach(() => {
  outputs = join(temporaryFolder(), 'outputs');
  writeFileSync(outputs, '');
  vi.stubEnv('GITHUB_OUTPUT', outputs);
  vi.stubEnv('INPUT_COMMAND', '/try');
});
afterEach(() => vi.unstubAllEnvs());

/** A discussion in which the comment 900 tells of the plan. */
function planned(): MemoryHost {
  const memory = memoryHost();
  memory.held.comments.set(900, issueComment(900, { author: bot, body: planComment(commentPlan(), context), createdAt: new Date().toISOString() }));
  return memory;
}

function gaveUp({ host }: MemoryHost, event: TriggerEvent): Promise<never> {
  const surroundings: Surroundings = { event, payload: {}, repository: 'acme/pages', defaultBranch: 'main', serverUrl: 'https://github.test', apiUrl: 'https://api.github.test', run };
  return giveUp(host, surroundings, 'What the baseline left is missing.');
}

it.each([
  ['in the comment that the plan told, whatever event began it', dispatched, '900'],
  ['in the comment that is found where the plan did not tell', onPull, ''],
])('a run that could not be examined says so %s', async (_, event, comment) => {
  vi.stubEnv('INPUT_COMMENT', comment);
  const memory = planned();
  await expect(gaveUp(memory, event)).rejects.toMatchObject({ code: 'evidence', message: 'What the baseline left is missing.' });
  const { body = '' } = memory.held.comments.get(900) ?? {};
  expect([readMarker(body)?.state, body.includes('the baseline left is missing')]).toEqual(['failed', true]);
  expect(await readFile(outputs, 'utf8')).toMatch(/outcome<<.*\nindeterminate\n[^]*decision<<.*\nwithheld\n/);
});

it('writes over nothing that is not the bot\'s comment any more', async () => {
  vi.stubEnv('INPUT_COMMENT', '900');
  const memory = planned();
  memory.held.comments.set(900, issueComment(900, { body: 'mine now' }));
  await expect(gaveUp(memory, dispatched)).rejects.toMatchObject({ code: 'evidence' });
  expect(memory.held.comments.get(900)?.body).toBe('mine now');
});
