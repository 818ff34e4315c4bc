import { readFile, readdir } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { commentsOfBot, evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { job, openScene, project, storyOf, tryComment, type Scene } from './scene.js';
import type { InterceptedRequest, Interception } from '../testbed/github/types.js';
import type { RunRecord } from '../testbed/runner/records.js';

let scene: Scene;
afterEach(() => scene.close());

/** The run of a comment with one right idea. */
async function run(): Promise<RunRecord | undefined> {
  const [started] = await scene.bed.deliver(await scene.bed.github.as('maintainer').comment(project, scene.pull, await tryComment('b-end-before-next-page')));
  return started;
}

/** What a promotion leaves on GitHub: one branch, one pull request, one comment of the bot, and its reactions on the question. */
const oneOfEach = { conclusion: 'success', outcome: 'fixed', decision: 'promoted', branches: 1, pulls: 1, comments: 1, reactions: ['eyes', 'rocket'] };

async function whatCameOf(ended: RunRecord | undefined): Promise<typeof oneOfEach> {
  const { outcome, promotion } = await evidenceOf(scene, ended);
  return {
    conclusion: ended?.conclusion ?? storyOf(ended),
    outcome,
    decision: promotion.decision,
    branches: (await promotedBranches(scene)).length,
    pulls: promotedPulls(scene).length,
    comments: commentsOfBot(scene).length,
    reactions: reactions(),
  };
}

function reactions(): string[] {
  const question = [...scene.bed.github.repository(project).comments.values()].find(({ byActions }) => !byActions);
  return (question?.reactions ?? []).map(({ content }) => content);
}

function isOf(request: InterceptedRequest, name: string): boolean {
  return request.caller.kind === 'job' && request.caller.job === `debug / ${name}`;
}

/** Answers with faults for some time after the first request of a job, each kind in its turn. */
function outage(ms: number, ...faults: readonly [Interception, ...Interception[]]): () => Interception | undefined {
  let began: number | null = null;
  let count = 0;
  return () => {
    began ??= Date.now();
    if (Date.now() - began > ms) return undefined;
    count += 1;
    return faults[(count - 1) % faults.length];
  };
}

test('an API and an artifact service that are gone for ten seconds in each job are waited for', async () => {
  scene = await openScene();
  for (const name of ['plan', 'promote']) {
    const fault = outage(10_000, { kind: 'answer', status: 502 }, { kind: 'drop' }, { kind: 'answer', status: 503 });
    const gitFault = { kind: 'answer', status: 502 } as const;
    let began = false;
    scene.bed.github.intercept((request) => {
      const isGit = request.operationId === 'git/fetch';
      began ||= isOf(request, name) && !isGit;
      // What actions/checkout fetches before is not the product's matter.
      if (!began || !isOf(request, name)) return undefined;
      const found = fault();
      return found !== undefined && isGit ? gitFault : found;
    });
  }
  for (const name of ['world (A)', 'replay', 'promote']) {
    scene.bed.during(`debug / ${name}`, 'before', './.safe-debug-action', () => {
      const fault = outage(8_000, { kind: 'drop' });
      const stop = scene.bed.artifacts.intercept(() => (fault() === undefined ? undefined : { kind: 'drop' }));
      scene.bed.during(`debug / ${name}`, 'after', './.safe-debug-action', stop);
    });
  }
  expect(await whatCameOf(await run())).toEqual(oneOfEach);
});

test('rate limits are waited for as long as GitHub asks', async () => {
  scene = await openScene();
  const limits: Interception[] = [
    { kind: 'answer', status: 403, headers: { 'retry-after': '1' }, body: { message: 'You have exceeded a secondary rate limit.' } },
    { kind: 'answer', status: 429, headers: { 'retry-after': '1' }, body: { message: 'Too many requests' } },
  ];
  const seen = new Set<string>();
  scene.bed.github.intercept((request) => {
    const key = `${request.method} ${request.path}`;
    if (request.caller.kind !== 'job' || request.operationId === 'git/fetch' || seen.has(key)) return undefined;
    seen.add(key);
    return limits[seen.size % 2];
  });
  expect(await whatCameOf(await run())).toEqual(oneOfEach);
});

test('answers that are lost after the work was done do not do it twice', async () => {
  scene = await openScene();
  const lost = new Set(['pulls/create', 'git/create-ref', 'issues/create-comment']);
  scene.bed.github.intercept(({ operationId }) => (operationId !== null && lost.delete(operationId) ? { kind: 'drop-after' } : undefined));
  const ended = await run();
  expect(lost).toEqual(new Set());
  expect(await whatCameOf(ended)).toEqual(oneOfEach);
});

test('a GitHub that does not answer when the pull request is opened fails the job, says so, and the next attempt completes the promotion', async () => {
  scene = await openScene();
  const recovered = scene.bed.github.intercept(({ operationId }) => (operationId === 'pulls/create' ? { kind: 'answer', status: 500 } : undefined));
  const failed = await run();
  expect(job(failed, 'promote').result, storyOf(failed)).toBe('failure');
  expect(failed?.annotations.map(({ message }) => message).join('\n')).toMatch(/GitHub did not open a pull request .*githubstatus\.com/);
  expect(commentsOfBot(scene)).toEqual([expect.stringContaining('githubstatus.com')]);
  expect([await promotedBranches(scene), promotedPulls(scene)]).toEqual([[expect.stringMatching(/^safe-debug\//)], []]);
  recovered();
  if (failed === undefined) throw new Error('there was no run');
  const again = scene.bed.rerun(failed);
  await scene.bed.idle();
  expect(await whatCameOf(again)).toEqual(oneOfEach);
});

test('a promotion whose evidence cannot be uploaded fails with the next step, and the next attempt completes it', async () => {
  scene = await openScene();
  const recovered = scene.bed.artifacts.intercept(({ operation, name }) => (operation === 'CreateArtifact' && name?.startsWith('evidence') ? { kind: 'answer', status: 403 } : undefined));
  const failed = await run();
  expect(job(failed, 'promote').result).toBe('failure');
  expect(failed?.annotations.map(({ message }) => message).join('\n')).toMatch(/The upload of the artifact "evidence\.json" failed: .* Look at githubstatus\.com, and run the job again\./);
  expect(commentsOfBot(scene)).toEqual([expect.stringMatching(/Pull request \d+\]\(.*was there by then, but its evidence is not/)]);
  recovered();
  if (failed === undefined) throw new Error('there was no run');
  const again = scene.bed.rerun(failed);
  await scene.bed.idle();
  expect(await whatCameOf(again)).toEqual(oneOfEach);
});

test('a promotion that is killed between branch and pull request is completed by the next attempt', async () => {
  scene = await openScene();
  const stop = scene.bed.github.intercept(({ operationId }) => {
    if (operationId !== 'pulls/create') return undefined;
    void killPromotion(scene.root);
    return { kind: 'drop' };
  });
  const killed = await run();
  stop();
  expect(job(killed, 'promote').result).toBe('failure');
  expect(await promotedBranches(scene)).toHaveLength(1);
  expect(promotedPulls(scene)).toEqual([]);
  if (killed === undefined) throw new Error('there was no run');
  const again = scene.bed.rerun(killed);
  await scene.bed.idle();
  expect(await whatCameOf(again)).toEqual(oneOfEach);
});

/** Ends the process of the promotion with what no process can catch. */
async function killPromotion(root: string): Promise<void> {
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(root) && command.endsWith('dist/index.js\0') && environment.includes('INPUT_MODE=promote')) process.kill(Number(id), 'SIGKILL');
  }
}
