import { afterEach, expect, it } from 'vitest';
import { answersOn, ask, block, deliver, issueOf, statesShown } from './asking.js';
import { treeOf } from './git-facts.js';
import { evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { readFilesOf } from './program-files.js';
import { job, openScene, patchOf, project, storyOf, type Scene } from './scene.js';
import type { RunRecord } from '../testbed/runner/records.js';

let scene: Scene;
afterEach(() => scene.close());

const right = 'b-end-before-next-page';

/** The watched workflow: tests on each push to a branch. */
const ci = `name: CI
on:
  push: { branches: ['**'] }
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - run: node test/pages.test.js
`;
const files = { '.github/workflows/ci.yml': ci };

/** The run that followed a watched one. */
function followerOf(run: RunRecord): RunRecord {
  const found = scene.bed.runs.find(({ event, payload }) => event === 'workflow_run' && JSON.stringify(payload['workflow_run']).includes(`"id":${run.id},`));
  if (found === undefined) throw new Error(`No run followed ${run.id}.\n${storyOf(run)}`);
  return found;
}

it('a failed run of CI tries what people proposed on the pull request of its branch', async () => {
  scene = await openScene({ files });
  const { bed, pull } = scene;
  const { run: quiet } = await ask(scene, `Perhaps so:\n\n${await block(right)}`, { login: 'contributor' });
  expect(quiet.conclusion).toBe('skipped');
  bed.github.advanceClock(2);
  const push = await bed.github.as('contributor').push(project, { branch: 'pages', files: { 'NEWS.md': '# News\n' } });
  await bed.github.as('maintainer').comment(project, pull, `Still red, so perhaps:\n\n${await block(right)}`);
  const watched = await deliver(scene, push);
  expect(watched.conclusion).toBe('failure');
  const run = followerOf(watched);
  expect(run.conclusion, storyOf(run)).toBe('success');
  const evidence = await evidenceOf(scene, run);
  expect(evidence).toMatchObject({ outcome: 'fixed', trigger: { kind: 'workflow-run', actor: 'contributor', comment: null }, snapshot: { commit: push.sha } });
  expect(evidence.candidates).toMatchObject([{ source: { author: 'maintainer' } }]);
  expect(promotedPulls(scene)).toMatchObject([{ pull: { baseBranch: 'pages' } }]);
  expect(statesShown(scene, pull)).toEqual(['planned', 'running', 'decided']);
});

it('a failed run of CI on a branch without a pull request tries what the workflow asks for; commits since are labelled and told', async () => {
  scene = await openScene({ files, settings: (text) => text.replace('    with:\n', '    with:\n      ask: /try branch idea\n') });
  const contributor = scene.bed.github.as('contributor');
  const program = await readFilesOf('fixtures/boundary-bug/program');
  const push = await contributor.push(project, { branch: 'lonely', files: { ...program, 'NEWS.md': '# News\n' } });
  await contributor.push(project, { branch: 'idea', from: 'lonely', files: { 'src/pages.js': program['src/pages.js']?.replace('total - 1)', 'total) - 1') ?? '' } });
  scene.bed.during('debug / promote', 'before', 'promote', async () => void (await contributor.push(project, { branch: 'lonely', files: { 'NEWS.md': '# Other news\n' } })));
  const run = followerOf(await deliver(scene, push));
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { snapshot, promotion } = await evidenceOf(scene, run);
  expect(snapshot.commit).toBe(push.sha);
  expect(promotion).toMatchObject({ decision: 'promoted', pullRequest: { tree: await treeOf(scene, push.sha, await patchOf(right)) } });
  const promoted = issueOf(scene, promotion.pullRequest?.number);
  expect(promoted.pull?.baseBranch).toBe('lonely');
  expect([...promoted.labels]).toEqual(['base moved']);
  expect(promoted.body).toContain('has other commits than when the snapshot was taken');
});

it("runs that succeeded, of forks and of the bot's own branches start nothing", async () => {
  scene = await openScene({ files });
  const { bed, head } = scene;
  bed.github.addUser('outsider');
  await bed.github.addRepository('outsider/pages', { forkOf: project });
  await bed.github.as('contributor').push(project, { branch: 'safe-debug/of-the-bot', from: 'pages', files: { 'a.md': 'a\n' } });
  const own = await bed.github.git(project, 'rev-parse', 'safe-debug/of-the-bot');
  const earlier = await bed.github.git(project, 'rev-parse', 'pages^');
  const watched = { name: 'CI', path: '.github/workflows/ci.yml', event: 'push', actor: 'contributor' };
  const cases = [
    { run: { ...watched, headSha: head, headBranch: 'pages', headRepository: 'outsider/pages' }, conclusion: 'failure' as const, why: 'ran for a fork' },
    { run: { ...watched, headSha: own, headBranch: 'safe-debug/of-the-bot' }, conclusion: 'failure' as const, why: "one of the bot's own" },
    { run: { ...watched, headSha: earlier, headBranch: 'pages' }, conclusion: 'failure' as const, why: 'has other commits by now' },
  ];
  const follow = async (run: (typeof cases)[number]['run'], conclusion: 'success' | 'failure'): Promise<RunRecord> => {
    const ended = bed.github.addWorkflowRun(project, run);
    Object.assign(ended, { status: 'completed', conclusion });
    return deliver(scene, await bed.github.workflowRunEvent(project, ended.id, 'completed'));
  };
  // The example starts no job for a run that succeeded.
  const green = await follow({ ...watched, headSha: head, headBranch: 'pages' }, 'success');
  expect([green.conclusion, green.jobs.map(({ result }) => result)], storyOf(green)).toEqual(['skipped', ['skipped']]);
  for (const { run, conclusion, why } of cases) {
    const follower = await follow(run, conclusion);
    expect(job(follower, 'plan').log.join('\n'), storyOf(follower)).toContain(why);
    expect(follower.jobs.filter(({ result }) => result !== 'skipped').map(({ id }) => id)).toEqual(['plan']);
  }
  expect(answersOn(scene, scene.pull)).toEqual([]);
  expect(await promotedBranches(scene)).toEqual(['safe-debug/of-the-bot']);
});

it('a run started by hand is about the pull request whose number it is given', async () => {
  const byHand = "  workflow_dispatch: { inputs: { pull-request: { description: Number, required: true, type: string } } }\npermissions: {}";
  scene = await openScene({
    settings: (text) => text.replace('permissions: {}', byHand).replace("github.event.workflow_run.conclusion == 'failure'", "github.event_name != 'issue_comment'").replace('    with:\n', '    with:\n      pull-request: ${{ inputs.pull-request }}\n'),
  });
  const { bed, pull, head } = scene;
  await bed.github.as('maintainer').comment(project, pull, await block(right));
  const run = await deliver(scene, await bed.github.as('maintainer').dispatch(project, 'safe-debug.yml', { inputs: { 'pull-request': String(pull) } }));
  expect(run.conclusion, storyOf(run)).toBe('success');
  expect(await evidenceOf(scene, run)).toMatchObject({ trigger: { kind: 'dispatch', actor: 'maintainer' }, snapshot: { commit: head }, promotion: { decision: 'promoted' } });
  expect(statesShown(scene, pull)).toEqual(['planned', 'running', 'decided']);
});
