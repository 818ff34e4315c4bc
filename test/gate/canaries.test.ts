import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rootRights } from '../../src/processes/root-rights.js';
import { answers, failingRepository, runOn } from '../support/run.js';
import { openFolder } from '../support/open-folder.js';
import { gitIn, patchFor, writeFiles } from '../support/repository.js';

const root = await rootRights();

/** Planted where a CI runner has them; each by its own word, so that a find tells which. */
const canaries = Object.fromEntries(['writeToken', 'artifactToken', 'modelKey', 'checkoutCredential', 'runnerSecret'].map((name) => [name, `canary-${name}-${randomUUID()}`]));

afterEach(() => vi.unstubAllEnvs());

/** A gate that looks everywhere for anything that looks like a canary, and prints what it finds. */
function hunter(repository: string, runnerTemp: string): string {
  return `
look() { grep -a -h -o -r 'canar[y]-[A-Za-z]*-[-0-9a-f]*' "$@" 2>/dev/null | sed 's/^/FOUND /'; }
env | look -
cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | look -
for process in /proc/[0-9]*; do
  while IFS=' -' read -r from to rights rest; do
    case $rest in *'[stack]'*) dd if=$process/mem bs=4096 skip=$((0x$from / 4096)) count=$(((0x$to - 0x$from) / 4096)) 2>/dev/null | look -;; esac
  done < $process/maps
done 2>/dev/null
look ${repository}/.git/config ${repository} ${runnerTemp} "$TMPDIR" ../../../private ../../../shared-* ../../../owners ../../../worlds
if sudo -n true 2>/dev/null; then echo FOUND sudo; sudo -n cat /proc/[0-9]*/environ | look -; fi
crontab -l >/dev/null 2>&1 && echo FOUND crontab
. ./numbers.test.sh
exit $failed
`;
}

/** What the gates of a run found, by the canaries' names; and how the gates ran. */
async function hunt(home: 'own' | 'keep', isolation: 'auto' | 'copy' = 'auto'): Promise<{ found: string[]; user: string; outcome: string; text: string }> {
  const [runnerTemp, folder] = [openFolder(), openFolder()];
  const repository = failingRepository({}, openFolder());
  const token = spawn('sleep', ['60'], { env: { ...process.env, GITHUB_TOKEN: canaries['writeToken'], ACTIONS_RUNTIME_TOKEN: canaries['artifactToken'] }, stdio: 'ignore' });
  onTestFinished(() => void token.kill('SIGKILL'));
  vi.stubEnv('RUNNER_TEMP', runnerTemp);
  vi.stubEnv('OPENAI_API_KEY', canaries['modelKey']);
  writeFiles(runnerTemp, { 'key.txt': canaries['modelKey'] ?? '', 'secret.txt': canaries['runnerSecret'] ?? '' });
  gitIn(repository, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${canaries['checkoutCredential']}`);
  writeFileSync(join(repository, 'gate.sh'), hunter(repository, runnerTemp));
  gitIn(repository, 'commit', '-qam', 'hunt');
  const { evidence, out } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { home, isolation }, undefined, undefined, folder);
  const text = readdirSync(join(out, 'logs')).map((name) => readFileSync(join(out, 'logs', name), 'utf8')).join('\n');
  const found = Object.entries(canaries).flatMap(([name, canary]) => (text.includes(`FOUND ${canary}`) ? [name] : []));
  return { found, user: evidence.environment.isolation.user, outcome: evidence.outcome, text };
}

describe('a hostile gate that hunts for secrets', () => {
  test.runIf(root !== null).each(['auto', 'copy'] as const)('finds none of them as a user of its own, and no way to root (isolation: %s)', async (isolation) => {
    const { found, user, outcome, text } = await hunt('own', isolation);
    expect(user).toBe('separate');
    expect(outcome).toBe('fixed');
    expect(found).toEqual([]);
    expect(text).not.toContain('FOUND');
  });

  test('finds those in files as our own user, which the evidence says', async () => {
    const { found, user, outcome } = await hunt('keep');
    expect([user, outcome]).toEqual(['same-user', 'fixed']);
    expect(found).toEqual(expect.arrayContaining(['checkoutCredential', 'runnerSecret', 'modelKey']));
  });
});
