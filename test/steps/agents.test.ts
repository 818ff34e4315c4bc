import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../src/errors.js';
import { rootRights } from '../../src/processes/root-rights.js';
import { serveModels } from '../models/support/model-server.js';
import { says } from '../models/support/shell-replies.js';
import { gitIn, patchFor } from '../support/repository.js';
import { openFolder } from '../support/open-folder.js';
import { sleepersOf } from '../support/processes.js';
import { answers, failingRepository, runOn, type FinishedRun } from '../support/run.js';

const root = await rootRights();
const key = 'sk-real-0123456789abcdef';
const mend = `printf '%s' '${answers.right.replaceAll("'", "'\\''")}' > answer.sh`;

/** Asks the model as an agent's client would, with whatever address and key it is given. */
const askModel = `node -e "fetch(process.env.OPENAI_BASE_URL + '/chat/completions', { method: 'POST', headers: { authorization: 'Bearer ' + process.env.OPENAI_API_KEY }, body: JSON.stringify({ model: 'small', max_tokens: 9, stream: true, messages: [{ content: 'agent ' + process.env.SAFE_DEBUG_AGENT }] }) }).then((answer) => console.log('answered with', answer.status))"`;

/** Everything that a run left where somebody can read it. */
function textsOf({ evidence, out }: FinishedRun): string {
  return [...evidence.files.map(({ path }) => path), 'latest.json', 'events.jsonl'].map((path) => readFileSync(join(out, path), 'latin1')).join('\n');
}

describe('an agent of a run', () => {
  test.runIf(root !== null)('uses its key through the proxy and finds it nowhere, and neither siblings nor the parent; its patch holds what it changed and no junk', async () => {
    vi.stubEnv('HIDDEN_AGENT_KEY', key);
    const server = await serveModels(() => says('no idea'));
    const repository = failingRepository({ '.gitignore': 'junk/\n' }, openFolder());
    const hunt = [
      askModel,
      'env; cat /proc/*/environ /proc/*/cmdline 2>/dev/null | tr "\\0" "\\n"',
      'for world in ../../*; do ls "$world/tree" 2>/dev/null && [ "$world/tree" -ef . ] || cat "$world"/tree/secret.txt 2>/dev/null; done',
      `ls ${repository} 2>&1; mkdir junk && echo junk > junk/file && echo "of agent $SAFE_DEBUG_AGENT" > junk/secret.txt`,
      'wget -q -O - "$OPENAI_BASE_URL/models" 2>&1 | head -c 200',
      '(setsid sleep 7919 </dev/null >/dev/null 2>&1 &)',
      `if [ "$SAFE_DEBUG_AGENT" = 2 ]; then ${mend}; else echo "# tried" >> answer.sh; fi`,
    ].join('\n');
    const run = await runOn(repository, {}, { agent: hunt, 'agent-key': 'openai=HIDDEN_AGENT_KEY', 'agent-base-url': server.baseUrl, proposals: '2', promote: 'branch' });
    const { evidence, out } = run;
    expect(evidence.candidates.map(({ label, verdict }) => [label, verdict])).toEqual([['agent 1', 'rejected'], ['agent 2', 'accepted']]);
    expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' }, model: { calls: null, costUsd: null } });
    expect(gitIn(repository, 'diff', '--name-only', 'HEAD', evidence.promotion.branch ?? '')).toBe('answer.sh');
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
    const logs = [1, 2].map((number) => readFileSync(join(out, `logs/agent-${number}.log`), 'utf8'));
    for (const [index, log] of logs.entries()) {
      expect(log).toContain('answered with 200');
      expect(log).toContain(`SAFE_DEBUG_AGENT=${index + 1}`);
      expect(log).not.toContain(`of agent ${2 - index}`);
      expect(log).toContain('OPENAI_API_KEY=***');
    }
    expect(textsOf(run)).not.toContain(key);
    expect(evidence.limits.join('\n')).toContain('The agents made 2 requests to 127.0.0.1');
    expect(sleepersOf('7919')).toEqual([]);
  });

  test('that fails, or takes its key into the change, is a note; the candidate of a person wins beside it', async () => {
    const repository = failingRepository();
    const mine = { mine: patchFor(repository, { 'answer.sh': answers.right }) };
    const server = await serveModels(() => says('no idea'));
    const stealing = 'if [ "$SAFE_DEBUG_AGENT" = 1 ]; then exit 3; fi; echo "sk-real-""0123456789abcdef" > stolen.txt';
    const run = await runOn(repository, mine, { agent: stealing, agentSecret: `openai=${key}`, 'agent-base-url': server.baseUrl, proposals: '2' });
    expect(run.evidence).toMatchObject({ outcome: 'fixed', selection: { ranking: ['A'] }, candidates: [{ source: { kind: 'file' } }] });
    const notes = run.evidence.limits.filter((limit) => limit.startsWith('Agent '));
    expect(notes).toEqual([expect.stringMatching(/^Agent 1: ended with failed/), 'Agent 1: It ended with exit status 3.', expect.stringMatching(/^Agent 2: ended with failed/), 'Agent 2: stolen.txt holds the value of a secret variable.']);
    expect(textsOf(run)).not.toContain(key);
  });

  test('that runs as the user of this program is told in what was not proven', async () => {
    const { evidence } = await runOn(failingRepository(), {}, { agent: mend, home: 'keep' });
    expect(evidence).toMatchObject({ outcome: 'fixed', environment: { isolation: { user: 'same-user' } } });
    expect(evidence.limits.join('\n')).toContain('The agents ran as the user who ran this program: they could reach what that user can reach, the keys that it holds among it.');
  });

  test.each([
    [{ 'agent-key': 'openai' }, /--agent-key: write openai= or anthropic=/],
    [{ 'agent-key': 'other=KEY' }, /--agent-key: write openai= or anthropic=/],
    [{ 'agent-key': 'openai=NOT_SET_ANYWHERE' }, /the variable NOT_SET_ANYWHERE is not set/],
    [{ 'agent-key': 'openai=sk-only-the-key' }, /what follows the equals sign is no name of a variable/],
    [{ 'agent-env': ['MY-KEY=sk-only-the-key'] }, /"MY-KEY" is not the name of a variable/],
    [{ agentSecret: 'sk-only-the-key' }, /The agent key: write openai= or anthropic= and then the key/],
    [{ 'agent-base-url': 'http://elsewhere.example/v1' }, /not https/],
  ])('is not started with a key that cannot be used: %o', async (values, message) => {
    const failed = await runOn(failingRepository(), {}, { agent: mend, ...values }).then(() => null, (error: unknown) => error);
    expect(failed).toMatchObject({ code: 'usage', message: expect.stringMatching(message) });
    expect(messageOf(failed)).not.toContain('sk-only');
  });
});
