import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipped } from './intruder.js';
import { answersOn, answersTo, ask, block, fenced, openFailingPull, requestsOf, startAsking } from './asking.js';
import { commitOf, treeOf } from './git-facts.js';
import { evidenceOf, promotedPulls } from './outcome.js';
import { readFilesOf } from './program-files.js';
import { openScene, patchOf, project, storyOf, tryComment, type Scene } from './scene.js';

const right = 'b-end-before-next-page';
const wrong = 'a-slice-by-page-size';

describe('on a pull request', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.close());

  it('a maintainer vouches for the diff in the comment of a stranger, who is credited', async () => {
    const { pull, head } = await openFailingPull(scene, 'vouched');
    const strange = await scene.bed.github.as('stranger').comment(project, pull, await block(right));
    const { run } = await ask(scene, `/try comment ${strange.id}`, { on: pull });
    expect(run.conclusion, storyOf(run)).toBe('success');
    const evidence = await evidenceOf(scene, run);
    expect(evidence.candidates).toMatchObject([{ id: 'A', verdict: 'accepted', source: { kind: 'comment', author: 'stranger', url: expect.stringContaining(String(strange.id)) } }]);
    const promoted = promotedPulls(scene).find((each) => each.pull?.baseBranch === 'vouched');
    const commit = await commitOf(scene, promoted?.pull?.headSha ?? '');
    expect(commit).toMatchObject({ parents: [head], tree: await treeOf(scene, head, await patchOf(right)) });
    expect(commit.message).toMatch(/^Co-authored-by: stranger <\d+\+stranger@users\.noreply\.github\.com>$/m);
  });

  it('a bare /try collects the unedited diffs of people with write permission, with few requests for five candidates', async () => {
    const { pull } = await openFailingPull(scene, 'collected');
    const { github } = scene.bed;
    const variant = async (comment: string): Promise<string> => fenced((await patchOf(right)).replace('- 1;', `- 1; // ${comment}`));
    await github.as('maintainer').comment(project, pull, `One:\n\n${await block(wrong)}`);
    await github.as('contributor').comment(project, pull, `${await block(right)}\n\n${await block('c-clamp-to-total')}`);
    const edited = await github.as('contributor').comment(project, pull, await variant('edited'));
    github.advanceClock(2);
    await github.as('contributor').editComment(project, edited.id, await variant('edited since'));
    await github.as('stranger').comment(project, pull, await variant('by a stranger'));
    await github.as('maintainer').comment(project, pull, `${await variant('longer')}\n\n${await variant('a little longer')}`);
    const before = { plan: requestsOf(scene, 'plan').length, promote: requestsOf(scene, 'promote').length };
    const { run } = await ask(scene, '/try', { on: pull });
    expect(run.conclusion, storyOf(run)).toBe('success');
    const { candidates, selection } = await evidenceOf(scene, run);
    expect(candidates.map(({ id, source, verdict }) => [id, source.author, verdict])).toEqual([
      ['A', 'maintainer', 'rejected'],
      ['B', 'contributor', 'accepted'],
      ['C', 'contributor', 'rejected'],
      ['D', 'maintainer', 'accepted'],
      ['E', 'maintainer', 'accepted'],
    ]);
    expect(selection).toMatchObject({ winner: 'B', ranking: ['B', 'D', 'E'] });
    expect(requestsOf(scene, 'plan').slice(before.plan)).toHaveLength(10);
    expect(requestsOf(scene, 'promote').slice(before.promote)).toHaveLength(14);
  });

  it('a branch and a commit of this repository are tried as what they change', async () => {
    const { pull } = await openFailingPull(scene, 'named');
    const contributor = scene.bed.github.as('contributor');
    const source = await scene.bed.github.git(project, 'show', 'named:src/pages.js');
    await contributor.push(project, { branch: 'idea', from: 'named', files: { 'src/pages.js': `${source.replace('range.last + 1', 'range.first + size')}\n` } });
    const { sha } = await contributor.push(project, { branch: 'other-idea', from: 'named', files: { 'src/pages.js': `${source.replace('total - 1)', 'total) - 1')}\n` } });
    const { run } = await ask(scene, `/try branch idea\n/try commit ${sha}`, { on: pull });
    expect(run.conclusion, storyOf(run)).toBe('success');
    const { candidates, promotion } = await evidenceOf(scene, run);
    expect(candidates.map(({ label, source: { kind }, verdict }) => [label, kind, verdict])).toEqual([['branch idea', 'branch', 'rejected'], [`commit ${sha.slice(0, 12)}`, 'commit', 'accepted']]);
    expect(promotion.pullRequest?.tree).toBe((await commitOf(scene, sha)).tree);
  });

  it('what cannot be tried is refused with what to do: commits of forks, merges, unknown names', async () => {
    const { pull } = await openFailingPull(scene, 'refused');
    const { github } = scene.bed;
    await github.addRepository('stranger/pages', { forkOf: project });
    const { sha: foreign } = await github.as('stranger').push('stranger/pages', { branch: 'idea', files: { 'README.md': '# Mine\n' } });
    await github.as('contributor').push(project, { branch: 'side', files: { 'side.md': 'aside\n' } });
    const side = await github.as('contributor').openPull(project, { title: 'Aside', head: 'side' });
    await github.as('maintainer').mergePull(project, side.number);
    const merge = await github.git(project, 'rev-parse', 'main');
    const elsewhere = await github.as('stranger').comment(project, scene.pull, await block(right));
    const expected = new Map([
      [`commit ${foreign}`, 'belongs to no branch of this repository'],
      [`commit ${merge}`, 'is a merge'],
      ['branch nowhere', 'There is no branch'],
      ['artifact nothing', 'left an artifact'],
      [`comment ${elsewhere.id}`, 'is not here'],
      ['commit abc1234', 'Write the whole id'],
    ]);
    const asked = new Map<number, string>();
    for (const [words, answer] of expected) asked.set((await startAsking(scene, `/try ${words}`, { on: pull })).id, answer);
    await scene.bed.idle();
    for (const [comment, answer] of asked) expect(answersTo(scene, comment)).toEqual([expect.stringContaining(answer)]);
  });

  it('an artifact of another commit is refused, and what the job may not read is told with the permission it takes', async () => {
    const { pull, head } = await openFailingPull(scene, 'stored');
    const { github, artifacts } = scene.bed;
    const ci = { name: 'CI', path: '.github/workflows/ci.yml', event: 'push', actor: 'contributor' };
    const bytes = zipped({ 'right.patch': await patchOf(right) });
    artifacts.put({ runId: github.addWorkflowRun(project, { ...ci, headSha: head, headBranch: 'stored' }).id, name: 'ideas', bytes });
    artifacts.put({ runId: github.addWorkflowRun(project, { ...ci, headSha: scene.head, headBranch: 'pages' }).id, name: 'older', bytes });
    const [older, ideas] = [await startAsking(scene, '/try artifact older', { on: pull }), await startAsking(scene, '/try artifact ideas', { on: pull })];
    await scene.bed.idle();
    expect(answersTo(scene, older.id)).toEqual([expect.stringContaining(`is of \`${scene.head.slice(0, 12)}\``)]);
    expect(ideas.run.conclusion, storyOf(ideas.run)).toBe('success');
    expect(answersTo(scene, ideas.id)).toEqual([expect.stringMatching(/`ideas` cannot be read by this job: .*It takes actions: read\. Only the one-step form and jobs wired by hand can have `actions: read`/)]);
  });
});

it('on an issue the head of the default branch is tried, and the pull request goes there', async () => {
  const scene = await openScene({ files: await readFilesOf('fixtures/boundary-bug/program') });
  try {
    const { number } = await scene.bed.github.as('contributor').openIssue(project, { title: 'Red' });
    const { run } = await ask(scene, await tryComment(right), { on: number });
    expect(run.conclusion, storyOf(run)).toBe('success');
    const head = await scene.bed.github.git(project, 'rev-parse', 'main');
    const { snapshot, promotion } = await evidenceOf(scene, run);
    expect(snapshot.commit).toBe(head);
    expect(promotion.pullRequest?.tree).toBe(await treeOf(scene, head, await patchOf(right)));
    expect(promotedPulls(scene).map(({ pull }) => pull?.baseBranch)).toEqual(['main']);
    expect(answersOn(scene, number)).toEqual([expect.stringContaining('fixed by A')]);
  } finally {
    await scene.close();
  }
});
