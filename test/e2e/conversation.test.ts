import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarker } from '../../src/studio/github/marker.js';
import { answersOn, answersTo, ask, deliver, issueOf, openFailingPull, reactionsTo, startAsking, statesShown } from './asking.js';
import { evidenceOf, logOf, promotedBranches, promotedPulls } from './outcome.js';
import { job, openScene, project, storyOf, tryComment, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';

const right = 'b-end-before-next-page';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ settings: (text) => text.replace('    with:\n', "    with:\n      daily-limit: '2'\n      max-candidates: '2'\n") });
});
afterAll(() => scene.close());

describe('what is not for the bot', () => {
  it('starts no job or stays without any answer', async () => {
    const { bed, pull } = scene;
    const { id: people } = await bed.github.as('contributor').comment(project, pull, 'I will look at this tomorrow.');
    const harmless = ['nothing for it', `we could use /try one day`, '`/try` starts a run', '> /try\n\nI do not think so', '```\n/try\n```', '/trying hard'];
    const asked = await Promise.all(harmless.map((body) => startAsking(scene, body)));
    bed.github.addUser('helper[bot]', { type: 'Bot' });
    asked.push(await startAsking(scene, await tryComment(right), { login: 'helper[bot]' }));
    await bed.idle();
    expect(asked.map(({ run }) => [run.conclusion, run.jobs.find(({ id }) => id === 'world')?.result ?? 'skipped']), storyOf(asked[1]?.run)).toEqual(asked.map(({ run }) => [run.conclusion === 'skipped' ? 'skipped' : 'success', 'skipped']));
    expect(answersOn(scene, pull)).toEqual([]);
    expect([people, ...asked.map(({ id }) => id)].flatMap((id) => reactionsTo(scene, id))).toEqual([]);
  });
});

describe('talk', () => {
  it('a stranger is told once what a maintainer can do', async () => {
    const { pull } = await openFailingPull(scene, 'strangers');
    const event = await scene.bed.github.as('stranger').comment(project, pull, await tryComment(right));
    const run = await deliver(scene, event);
    await deliver(scene, event);
    expect(run.conclusion, storyOf(run)).toBe('success');
    expect(answersOn(scene, pull)).toEqual([expect.stringContaining(`Only people with write permission can start a run here; a maintainer can try this one with \`/try comment ${event.id}\`.`)]);
    expect(answersTo(scene, event.id)).toHaveLength(1);
    expect(reactionsTo(scene, event.id)).toEqual(['eyes', 'confused']);
  });

  it('help, status and commands that are none are answered, each once', async () => {
    const { pull } = await openFailingPull(scene, 'talk');
    const said = new Map([
      ['/try help', '`/try suggestions`'],
      ['/try status', 'Nothing was tried here yet'],
      ['/try cancel', 'Nothing is running here'],
      ['/try harder', '`/try harder` is no command I know'],
      ['/try help\n/try suggestions', '`/try help` stands beside another command'],
      ['/try branch', 'This is no name of a branch'],
      ['/try model 2', 'No model is set up here'],
    ]);
    const asked = new Map<string, number>();
    for (const body of said.keys()) asked.set(body, (await startAsking(scene, body, { on: pull })).id);
    await scene.bed.idle();
    for (const [body, answer] of said) expect(answersTo(scene, asked.get(body) ?? 0), body).toEqual([expect.stringContaining(answer)]);
    expect(answersOn(scene, pull)).toHaveLength(said.size);
    expect(reactionsTo(scene, asked.get('/try help') ?? 0)).toEqual(['eyes', 'rocket']);
    expect(reactionsTo(scene, asked.get('/try harder') ?? 0)).toEqual(['eyes', 'confused']);
  });

  it('a comment that was edited or deleted before the run looked is refused', async () => {
    const { pull } = await openFailingPull(scene, 'edited');
    const maintainer = scene.bed.github.as('maintainer');
    const [edited, deleted] = [await maintainer.comment(project, pull, await tryComment(right)), await maintainer.comment(project, pull, await tryComment(right))];
    await maintainer.editComment(project, edited.id, await tryComment('c-clamp-to-total'));
    await maintainer.deleteComment(project, deleted.id);
    const runs = [await deliver(scene, edited), await deliver(scene, deleted)];
    for (const { jobs } of runs) expect(jobs.map(({ id, result }) => [id, result])).toEqual([['plan', 'success'], ...['baseline', 'propose', 'world', 'replay', 'promote'].map((id) => [id, 'skipped'])]);
    expect(answersTo(scene, edited.id)).toEqual([expect.stringContaining('was edited after it was posted')]);
    expect(answersTo(scene, deleted.id)).toEqual([expect.stringContaining('it was deleted')]);
  });

  it('more candidates than one run takes are refused', async () => {
    const { pull } = await openFailingPull(scene, 'many');
    const { id, run } = await ask(scene, await tryComment(right, 'a-slice-by-page-size', 'c-clamp-to-total'), { on: pull });
    expect(run.conclusion, storyOf(run)).toBe('success');
    expect(answersTo(scene, id)).toEqual([expect.stringContaining('3 candidates were found, but one run takes at most 2')]);
    expect(promotedPulls(scene)).toEqual([]);
  });

  it('a pull request that is closed is not tried', async () => {
    const { pull } = await openFailingPull(scene, 'closed');
    await scene.bed.github.as('contributor').closePull(project, pull);
    const { id } = await ask(scene, await tryComment(right), { on: pull });
    expect(answersTo(scene, id)).toEqual([expect.stringContaining('This pull request is closed')]);
  });

  it('a configuration that cannot be read is told to who asks', async () => {
    const { pull } = await openFailingPull(scene, 'misconfigured');
    await scene.bed.github.as('maintainer').push(project, { branch: 'main', files: { '.github/safe-debug.yml': 'volatile: 5\n' } });
    const { id, run } = await ask(scene, await tryComment(right), { on: pull });
    await scene.bed.github.as('maintainer').push(project, { branch: 'main', files: { '.github/safe-debug.yml': null } });
    expect(run.conclusion, storyOf(run)).toBe('success');
    expect(answersTo(scene, id)).toEqual([expect.stringMatching(/safe-debug\.yml on main cannot be used/)]);
    expect(reactionsTo(scene, id)).toEqual(['eyes', 'confused']);
  });
});

describe('cancelling and asking again', () => {
  it('runs that are cancelled while their worlds run promote nothing, and the comment says so', async () => {
    const { pull, head } = await openFailingPull(scene, 'cancelled');
    const planned = (run: RunRecord): boolean => run.jobs.some(({ id, status }) => id === 'plan' && status === 'completed');
    let cancel: number | undefined;
    const end = scene.bed.during('debug / world (A)', 'before', 'world', async () => {
      if (cancel !== undefined) return;
      await scene.bed.until(() => runs.length === 2 && runs.every(planned), 'both runs are planned', 60_000);
      cancel = (await startAsking(scene, '/try cancel', { on: pull })).id;
      await scene.bed.until(() => answersTo(scene, cancel ?? 0).length > 0, 'the command to cancel is answered', 60_000);
    });
    const runs = [(await startAsking(scene, await tryComment(right), { on: pull })).run];
    await scene.bed.until(() => runs.every(planned), 'the first run is planned', 60_000);
    runs.push((await startAsking(scene, await tryComment(right), { on: pull })).run);
    await scene.bed.idle();
    end();
    expect(runs.map(({ conclusion }) => conclusion), storyOf(runs[0])).toEqual(['success', 'success']);
    expect(answersTo(scene, cancel ?? 0)).toEqual([expect.stringContaining('Nothing of it is promoted')]);
    for (const run of runs) expect((await evidenceOf(scene, run)).promotion).toMatchObject({ decision: 'withheld', reasons: ['cancelled'], pullRequest: null });
    expect(await promotedBranches(scene)).toEqual([]);
    expect(answersOn(scene, pull).flatMap((body) => readMarker(body) ?? [])).toMatchObject([{ snapshot: head, state: 'cancelled' }]);
    expect(statesShown(scene, pull)).toEqual(['planned', 'planned', 'cancelled', 'cancelled', 'cancelled']);
  });

  it('the same comment delivered twice, two comments with the same idea, and a run started again give one pull request; more runs a day are refused', async () => {
    const { pull } = await openFailingPull(scene, 'twice');
    const comment = await scene.bed.github.as('maintainer').comment(project, pull, await tryComment(right));
    const same = [...(await scene.bed.start(comment)), ...(await scene.bed.start(comment))];
    const other = await startAsking(scene, await tryComment(right), { on: pull });
    await scene.bed.idle();
    expect([...same, other.run].map((run) => run.conclusion)).toEqual(['success', 'success', 'success']);
    expect(same.filter((run) => job(run, 'plan').outputs['matrix'] === '[]')).toHaveLength(1);
    expect(same.map(logOf).filter((log) => log.includes('another run answers this comment already'))).toHaveLength(1);
    const tried = same.find((run) => job(run, 'plan').outputs['matrix'] !== '[]');
    if (tried === undefined) throw new Error('no run tried anything');
    const again = scene.bed.rerun(tried);
    await scene.bed.idle();
    expect(again.conclusion, storyOf(again)).toBe('success');
    const numbers = await Promise.all([tried, other.run, again].map(async (run) => (await evidenceOf(scene, run)).promotion.pullRequest?.number));
    const promoted = promotedPulls(scene).filter((each) => each.pull?.baseBranch === 'twice');
    expect(promoted).toHaveLength(1);
    expect(new Set(numbers)).toEqual(new Set([promoted[0]?.number]));
    expect(issueOf(scene, promoted[0]?.number).state).toBe('open');
    expect(answersOn(scene, pull)).toHaveLength(1);
    expect(answersOn(scene, pull)[0]).toContain('Earlier on this snapshot');
    const [further, status] = [await ask(scene, await tryComment(right), { on: pull }), await ask(scene, '/try status', { on: pull })];
    expect(answersTo(scene, further.id)).toEqual([expect.stringContaining('daily limit of 2 runs')]);
    expect(answersTo(scene, status.id)).toEqual([expect.stringContaining('✅ decided')]);
  });
});
