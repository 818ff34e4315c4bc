import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { serveModels, type Behaviour } from '../models/support/model-server.js';
import { byProposal, says } from '../models/support/shell-replies.js';
import { answersOn, answersTo, ask, deliver, fenced, reactionsTo } from './asking.js';
import { commitOf, treeOf } from './git-facts.js';
import { evidenceOf, logOf, promotedPulls, tracesOf } from './outcome.js';
import { ideas, job, openScene, patchOf, project, storyOf, tryComment, type Scene, type SceneOptions } from './scene.js';

let scene: Scene;
afterEach(() => scene.close());

const key = `sk-canary-${randomUUID()}`;
const prices = { '.github/safe-debug.yml': 'prices:\n  - { model: openai/small, inputPerMillionUsd: 2.5, outputPerMillionUsd: 10, asOf: 2026-11-01 }\n' };
const right = 'b-end-before-next-page';

/** Each of the three ideas as a reply. */
async function threeIdeas(): Promise<Behaviour[]> {
  return Promise.all(ideas.map(async (idea) => says(fenced(await patchOf(idea)))));
}

/** A scene whose workflow asks a model at an address; its key is a secret of the repository. */
function openModelScene(baseUrl: string, more: SceneOptions = {}): Promise<Scene> {
  const settings = (text: string): string => `${text}      model: openai/small\n      model-base-url: ${baseUrl}\n    secrets:\n      model-key: \${{ secrets.MODEL_KEY }}\n`;
  return openScene({ settings, files: prices, secrets: { MODEL_KEY: key }, ...more });
}

it('/try model 3 asks once the baseline has failed, and the right proposal becomes a pull request with the bill; only the job that asks has the key', async () => {
  const server = await serveModels(byProposal(await threeIdeas()));
  scene = await openModelScene(server.baseUrl);
  const environments: Record<string, string> = {};
  for (const step of ['plan', 'world', 'propose', 'replay', 'promote']) {
    scene.bed.during(/./, 'before', step, ({ job: path, env }) => {
      environments[path] = JSON.stringify(env);
    });
  }
  const { id, run } = await ask(scene, '/try model 3');
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(run.jobs.map(({ name }) => name.replace('debug / ', ''))).toEqual(['plan', 'baseline', 'propose', 'world (A)', 'world (B)', 'world (C)', 'replay', 'promote']);

  const [promoted, ...others] = promotedPulls(scene);
  expect(others).toEqual([]);
  const commit = await commitOf(scene, promoted?.pull?.headSha ?? '');
  expect(commit).toMatchObject({ tree: await treeOf(scene, scene.head, await patchOf(right)), parents: [scene.head] });
  expect(commit.message).not.toContain('Co-authored-by');

  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, model: { calls: 3, inputTokens: 2700, outputTokens: 360, costUsd: 0.0104 } });
  expect(evidence.candidates.map(({ label, source: { kind, author }, proposal, verdict }) => [label, kind, author, proposal?.calls, verdict])).toEqual([
    ['openai/small: likeliest cause', 'model', 'openai/small', ['r1-1'], 'rejected'],
    ['openai/small: from the values', 'model', 'openai/small', ['r1-2'], 'accepted'],
    ['openai/small: latest change', 'model', 'openai/small', ['r1-3'], 'rejected'],
  ]);
  expect(evidence.files.map(({ path }) => path).filter((path) => path.startsWith('transcripts/'))).toEqual(['transcripts/r1-1.json', 'transcripts/r1-2.json', 'transcripts/r1-3.json']);
  const bill = 'openai/small: 3 calls, 2700 input tokens, 360 output tokens, USD 0.0104';
  for (const text of [promoted?.body ?? '', answersOn(scene, scene.pull)[0] ?? '', job(run, 'promote').summary]) expect(text.replaceAll('\\', '')).toContain(bill);
  expect(answersOn(scene, scene.pull)).toHaveLength(1);
  expect(reactionsTo(scene, id)).toEqual(['eyes', 'rocket']);

  // The server got the key; no other job had it, and nothing that anybody can read holds it.
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${key}`));
  expect(Object.keys(environments).map((path) => path.replace('debug / ', '')).sort()).toEqual(['baseline', 'plan', 'promote', 'propose', 'replay', 'world (A)', 'world (B)', 'world (C)']);
  for (const [path, environment] of Object.entries(environments)) expect([path, environment.includes(key)]).toEqual([path, false]);
  expect(await tracesOf(scene, run)).not.toContain(key);
});

/** Looks for its key everywhere, asks the model through the proxy, mends the program, and leaves junk and a process behind. */
const agent = `env; cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n'; mkdir -p node_modules && echo junk > node_modules/junk;
 node -e "fetch(process.env.OPENAI_BASE_URL + '/chat/completions', { method: 'POST', headers: { authorization: 'Bearer ' + process.env.OPENAI_API_KEY, 'content-type': 'application/json' }, body: JSON.stringify({ model: 'small', max_tokens: 9, stream: true, messages: [{ role: 'user', content: 'help' }] }) }).then((answer) => answer.text()).then(console.log)";
 sed -i 's/total - 1)/total) - 1/' src/pages.js; (sleep 7917 &)`.replaceAll('\n', '');

it('/try agent starts the agent with the key behind a proxy, and what it changed becomes a pull request', async () => {
  const server = await serveModels(() => says('help yourself'));
  const settings = (text: string): string => `${text}      agent: ${JSON.stringify(agent)}\n      agent-base-url: ${server.baseUrl}\n    secrets:\n      agent-key: openai=\${{ secrets.MODEL_KEY }}\n`;
  scene = await openScene({ settings, files: { '.gitignore': 'node_modules/\n' }, secrets: { MODEL_KEY: key } });
  const { run } = await ask(scene, '/try agent');
  expect(run.conclusion, storyOf(run)).toBe('success');
  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', candidates: [{ label: 'agent 1', source: { kind: 'agent' }, verdict: 'accepted' }], model: { calls: null, costUsd: null }, environment: { isolation: { user: 'separate' } } });
  const [promoted] = promotedPulls(scene);
  expect(await commitOf(scene, promoted?.pull?.headSha ?? '')).toMatchObject({ tree: await treeOf(scene, scene.head, await patchOf(right)) });
  expect(promoted?.body).toContain('coding agents: what they asked, and what it cost, is unknown');
  expect(evidence.limits.join('\n')).toMatch(/The agents made 1 request to 127\.0\.0\.1:\d+ through the proxy/);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`]);
  const traces = await tracesOf(scene, run);
  expect(traces).toContain('SAFE_DEBUG_AGENT=1');
  expect(traces).toContain('help y');
  expect(traces).not.toContain(key);
});

it('where the server is down, what people proposed is tried all the same, and without that the comment says that nothing won, and why', async () => {
  const server = await serveModels(byProposal([]));
  await server.close();
  scene = await openModelScene(server.baseUrl);
  const alone = await ask(scene, '/try model 1');
  expect(alone.run.conclusion, storyOf(alone.run)).toBe('success');
  expect(await evidenceOf(scene, alone.run)).toMatchObject({ outcome: 'no-winner', candidates: [], calls: [{ outcome: 'unavailable', costUsd: null }] });
  expect(promotedPulls(scene)).toEqual([]);
  expect(answersOn(scene, scene.pull).at(-1)).toContain('could not be reached');
  expect(answersOn(scene, scene.pull).at(-1)).toContain('cost unknown');

  const { run } = await ask(scene, `${await tryComment(right)}\n/try model 1\n`);
  expect(run.conclusion, storyOf(run)).toBe('success');
  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A' }, candidates: [{ source: { kind: 'comment' } }], calls: [{ outcome: 'unavailable' }] });
  expect(promotedPulls(scene)).toHaveLength(1);
  expect(promotedPulls(scene)[0]?.body).toContain('could not be reached');
});

it('a pull request from a fork is refused before anybody is asked', async () => {
  const server = await serveModels(byProposal(await threeIdeas()));
  scene = await openModelScene(server.baseUrl, { fork: true });
  const { id, run } = await ask(scene, '/try model');
  expect(run.jobs.filter(({ result }) => result !== 'skipped').map(({ id: name }) => name), storyOf(run)).toEqual(['plan']);
  expect(answersTo(scene, id).join('\n')).toContain('for forks no model or agent is asked');
  expect(reactionsTo(scene, id)).toContain('confused');
  expect([server.requests, scene.bed.artifacts.list()]).toEqual([[], []]);
});

it('where no model and no agent is set up, the answer says who can do that', async () => {
  scene = await openScene();
  for (const what of ['model', 'agent']) {
    const { id, run } = await ask(scene, `/try ${what}`);
    expect(run.jobs.filter(({ result }) => result !== 'skipped').map(({ id: name }) => name), storyOf(run)).toEqual(['plan']);
    expect(answersTo(scene, id).join('\n')).toContain(`No ${what} is set up here`);
  }
});

it('one job for everything leaves evidence of what the model proposed, and opens no pull request', async () => {
  const server = await serveModels(byProposal(await threeIdeas()));
  const withModel = `          model: openai/small\n          model-base-url: ${server.baseUrl}\n          model-key: \${{ secrets.MODEL_KEY }}\n`;
  scene = await openScene({ workflows: ['one-step.yml'], settings: (text) => text.replace('          candidates: ideas\n', withModel), files: prices, secrets: { MODEL_KEY: key } });
  const run = await deliver(scene, await scene.bed.github.as('contributor').push(project, { branch: 'pages', files: { 'NEWS.md': '# News\n' } }));
  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'B' }, model: { calls: 3, costUsd: 0.0104 }, promotion: { decision: 'withheld', reasons: ['isolation-too-weak'] } });
  expect(evidence.promotion.why).toContain('use the reusable workflow');
  expect(promotedPulls(scene)).toEqual([]);
  expect(logOf(run)).toContain('withheld (isolation too weak)');
  expect(await tracesOf(scene, run)).not.toContain(key);
});
