import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '../../src/core/configuration.js';
import { modelKey, proposerAccess, proposersFrom, type ProposerValues } from '../../src/entries/proposers.js';
import { callModel } from '../../src/models/call.js';
import { writeTranscript } from '../../src/models/transcript.js';
import { clientOf, serveModels } from '../models/support/model-server.js';
import { settingsFor } from '../models/support/settings.js';
import { says } from '../models/support/shell-replies.js';
import { temporaryFolder } from '../support/repository.js';

/** How the model of some options is reached with a key. */
function accessWith(values: ProposerValues, key: string | null): ReturnType<typeof proposerAccess> {
  return proposerAccess(proposersFrom(values, defaultConfiguration), values, { passed: [], key, environment: { AGENT_KEY: key ?? '' } });
}

test('an agent without a command is refused with what to give', () => {
  for (const agent of ['', '  ']) expect(() => proposersFrom({ agent }, defaultConfiguration)).toThrow('--agent: give the command that starts the agent.');
});

test('a key comes from the variable that was named, which has to be set, else from the usual one, which need not', () => {
  const environment = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: '', MINE: 'm', EMPTY: '' };
  expect([modelKey('openai/small', undefined, environment), modelKey('anthropic/small', undefined, environment), modelKey('openai/small', 'MINE', environment)]).toEqual(['o', null, 'm']);
  for (const name of ['EMPTY', 'ABSENT']) expect(() => modelKey('openai/small', name, environment)).toThrow(`--model-key: the variable ${name} is not set here.`);
  expect(() => modelKey('openai/small', 'sk-0123456789', environment)).toThrow('--model-key: this is no name of a variable. Name the variable that holds the key, such as OPENAI_API_KEY.');
});

test('a key loses the line end of its file, and one that no request can carry is refused unseen', async () => {
  const server = await serveModels(() => says('hello'));
  const model = { model: 'openai/small', 'model-base-url': server.baseUrl };
  const access = await accessWith(model, 'sk-0123456789\n');
  if (access.model === null) throw new Error('no model');
  await callModel({ id: 'r1-1', purpose: 'proposal', round: 1, prompt: { system: 's', user: 'u' } }, access.model, new AbortController().signal);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer sk-0123456789']);
  for (const key of ['sk-01234\nsk-56789', 'sk 0123456789', 'schl\u00fcssel', ' ']) {
    await expect(accessWith(model, key)).rejects.toMatchObject({ code: 'usage', message: "The model's key holds a space, a line break or another character that no request can carry. Copy it again." });
  }
  await expect(accessWith({ agent: 'agent', 'agent-key': 'openai=AGENT_KEY' }, 'two words')).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining("The agents' key holds a space") });
});

test('a recording of another model is refused', async () => {
  const [folder, server] = [temporaryFolder(), await serveModels(() => says('hello'))];
  await writeTranscript(join(folder, 'transcripts'), await callModel({ id: 'r1-1', purpose: 'proposal', round: 1, prompt: { system: 's', user: 'u' } }, settingsFor(clientOf(server, 'openai', null, 'small')), new AbortController().signal));
  writeFileSync(join(folder, 'latest.json'), '{}');
  const values = (model: string): ProposerValues => ({ model, 'replay-model': folder });
  for (const model of ['openai/other', 'anthropic/small']) await expect(accessWith(values(model), null)).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(`holds answers of openai/small, not of ${model}.`) });
  expect((await accessWith(values('openai/small'), null)).model?.client).toMatchObject({ replayed: true, model: 'small' });
});
