import { afterEach, expect, test, vi } from 'vitest';
import { openStep } from '../../src/action/open-step.js';
import type { Surroundings } from '../../src/action/surroundings.js';

afterEach(() => vi.unstubAllEnvs());

const surroundings: Surroundings = {
  event: { kind: 'dispatch', head: { commit: 'a'.repeat(40), branch: 'main', repository: 'acme/pages' }, actor: null },
  payload: {},
  repository: 'acme/pages',
  defaultBranch: 'main',
  serverUrl: 'https://github.test',
  apiUrl: 'https://api.github.test',
  run: { id: '7', attempt: 1, url: 'https://github.test/acme/pages/actions/runs/7' },
};

test.each(['world', 'replay', 'propose'])('the mode %s does not begin while it holds a token', async (mode) => {
  vi.stubEnv('INPUT_MODE', mode);
  vi.stubEnv('INPUT_TOKEN', 'ghs_something');
  await expect(openStep(surroundings, '/no-such-folder', new AbortController().signal)).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(`"${mode}" runs code of candidates and takes no token`) });
});
