import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gitLine } from '../../src/git/git.js';
import { withLineEndings } from '../../src/git/line-endings.js';
import { gitIn, repositoryWith, temporaryFolder } from '../support/repository.js';

/** Sets the configuration of the user, until the test ends. */
function setUserConfiguration(text: string): void {
  const file = join(temporaryFolder(), 'configuration');
  writeFileSync(file, text);
  vi.stubEnv('GIT_CONFIG_GLOBAL', file);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test.each([
  ['a value', '[core]\n\tautocrlf = input\n\teol = crlf\n[core]\n\tquotePath = false\n', ['core.autocrlf=input', 'core.eol=crlf']],
  ['a name alone, which means true', '[core]\n\tautocrlf\n', ['core.autocrlf']],
  ['nothing', '', []],
])('line ends of the user are taken as git reads them: %s', async (_what, text, expected) => {
  const repository = repositoryWith({ a: 'one\n' });
  setUserConfiguration(text);
  const place = await withLineEndings({ directory: repository });
  expect(place.settings).toEqual(expected);
});

test('a name alone is on for git, too', async () => {
  setUserConfiguration('[core]\n\tautocrlf\n');
  const place = await withLineEndings({ directory: repositoryWith({ a: 'one\n' }) });
  expect(await gitLine(place, ['config', '--type=bool', 'core.autocrlf'])).toBe('true');
});

test('what the repository says comes after what the user says', async () => {
  const repository = repositoryWith({ a: 'one\n' });
  gitIn(repository, 'config', 'core.autocrlf', 'false');
  setUserConfiguration('[core]\n\tautocrlf\n');
  const place = await withLineEndings({ directory: repository });
  expect(place.settings).toEqual(['core.autocrlf', 'core.autocrlf=false']);
  expect(await gitLine(place, ['config', '--type=bool', 'core.autocrlf'])).toBe('false');
});
