import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOn, ask, openFailingPull, reactionsTo } from './asking.js';
import { evidenceOf, promotedBranches, promotedPulls } from './outcome.js';
import { openScene, project, storyOf, tryComment, type Scene } from './scene.js';
import type { Person } from '../testbed/github/people/types.js';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** What people do while worlds run, and why nothing is promoted then. */
const acts: [string, (person: Person, of: { pull: number; branch: string; comment: number }) => Promise<unknown>, string, string][] = [
  ['the comment is edited', (person, { comment }) => person.editComment(project, comment, 'never mind'), 'comment-edited', 'edited or deleted since'],
  ['the comment is deleted', (person, { comment }) => person.deleteComment(project, comment), 'comment-edited', 'edited or deleted since'],
  ['the head moves', (person, { branch }) => person.push(project, { branch, files: { 'NEWS.md': '# News\n' } }), 'head-moved', 'has other commits now'],
  ['the head is rewritten by force', (person, { branch }) => person.push(project, { branch, from: 'main', files: { 'NEWS.md': '# Other news\n' }, force: true }), 'head-moved', 'has other commits now'],
  ['its branch is deleted', (person, { branch }) => person.deleteBranch(project, branch), 'base-gone', 'is closed'],
  ['the pull request is closed', (person, { pull }) => person.closePull(project, pull), 'base-gone', 'is closed'],
];

it.each(acts)('nothing is promoted when %s between plan and promotion', async (_, act, reason, words) => {
  const branch = `meanwhile-${reason}-${acts.findIndex(([, each]) => each === act)}`;
  const { pull } = await openFailingPull(scene, branch);
  const end = scene.bed.during('debug / replay', 'before', 'replay', async () => {
    const comment = [...scene.bed.github.repository(project).comments.values()].findLast(({ issueNumber, byActions }) => issueNumber === pull && !byActions);
    await act(scene.bed.github.as('maintainer'), { pull, branch, comment: comment?.id ?? 0 });
  });
  const { id, run } = await ask(scene, await tryComment('b-end-before-next-page'), { on: pull });
  end();
  expect(run.conclusion, storyOf(run)).toBe('success');
  const { outcome, promotion } = await evidenceOf(scene, run);
  expect({ outcome, promotion }).toMatchObject({ outcome: 'fixed', promotion: { decision: 'withheld', reasons: [reason], branch: null, commit: null, pullRequest: null } });
  expect(promotion.why).toContain(words);
  expect(answersOn(scene, pull)).toEqual([expect.stringContaining(words)]);
  expect(await promotedBranches(scene)).toEqual([]);
  expect(promotedPulls(scene)).toEqual([]);
  if (scene.bed.github.repository(project).comments.has(id)) expect(reactionsTo(scene, id)).toEqual(['eyes', 'confused']);
});
