import { expect, it } from 'vitest';
import { run } from '../../../src/action/modes/run.js';
import type { Surroundings } from '../../../src/action/surroundings.js';
import type { TriggerEvent } from '../../../src/requests/event.js';

const here = 'acme/pages';
const head = (repository: string | null): { commit: string; branch: string; repository: string | null } => ({ commit: 'a'.repeat(40), branch: 'pages', repository });

function started(event: TriggerEvent): Promise<void> {
  const surroundings: Surroundings = { event, payload: {}, repository: here, defaultBranch: 'main', serverUrl: 'https://github.test', apiUrl: 'https://api.github.test', run: { id: '1', attempt: 1, url: 'https://github.test/runs/1' } };
  return run(surroundings, '/nowhere', new AbortController().signal);
}

const comment = { action: 'created', commentId: 5, body: '/try', author: { login: 'stranger', isBot: false }, discussion: { number: 4, isPullRequest: true }, review: null };

// One job for everything may hold a token, so nothing of a stranger may reach it, whatever started it.
it.each<[string, TriggerEvent, string, RegExp]>([
  ['a comment', { kind: 'comment', reference: 'issue', comment }, 'usage', /takes no comments.*Use the reusable workflow/],
  ['a watched workflow that ran for a fork', { kind: 'workflow-run', head: head('stranger/pages'), conclusion: 'failure', actor: 'stranger' }, 'input', /ran for a fork/],
  ['a watched workflow whose fork is gone', { kind: 'workflow-run', head: head(null), conclusion: 'failure', actor: 'stranger' }, 'input', /ran for a fork/],
  ['the pull request of a fork', { kind: 'step', name: 'pull_request', pull: { number: 4, head: head('stranger/pages') }, head: null, actor: 'stranger' }, 'input', /comes from a fork/],
])('all steps in one job are refused for %s before anything is read', async (_, event, code, message) => {
  await expect(started(event)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});

it('what needs GitHub is refused without a token', async () => {
  process.env['INPUT_ASK'] = '/try';
  try {
    await expect(started({ kind: 'dispatch', head: head(here), actor: 'mona' })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('"token"') });
  } finally {
    delete process.env['INPUT_ASK'];
  }
});
