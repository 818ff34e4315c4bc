import { describe, expect, it } from 'vitest';
import { answerComment, type Answer } from '../../../src/studio/github/answers/answer.js';
import * as asking from '../../../src/studio/github/answers/asking.js';
import { cancelled, help, status, type RunStanding } from '../../../src/studio/github/answers/standing.js';
import * as targets from '../../../src/studio/github/answers/targets.js';
import { readAnswerMarker } from '../../../src/studio/github/marker.js';
import { hostileNames } from '../evidence.js';
import { commit, run } from './documents.js';
import { nodesOf, referencesIn, rendered, structures } from './rendering.js';

const command = '/try';
const other = 'b'.repeat(40);
const comment = 'https://github.com/acme/pages/pull/4#issuecomment-501';

/** Every answer, with `name` wherever somebody else wrote something. */
function answers(name: string): Record<string, Answer> {
  const problems: targets.AskingProblem[] = ['unrecognised-command', 'invalid-ref', 'short-sha', 'invalid-artifact-name', 'no-candidate', 'unsupported-format', 'corrupt-patch', 'truncated-patch', 'does-not-apply', 'suggestion-without-position', 'suggestion-on-deleted-line', 'suggestion-outdated', 'suggestion-out-of-range'];
  return {
    notAuthorised: asking.notAuthorised({ command, comment: 501 }),
    commentEdited: asking.commentEdited({ command, url: comment }),
    commentDeleted: asking.commentDeleted({ command, comment: 501 }),
    headMoved: asking.headMoved({ command, from: commit, to: other }),
    alreadyTrying: asking.alreadyTrying({ command, run, sticky: comment }),
    nothingToTry: asking.nothingToTry({ command, since: '2026-01-01T00:00:00Z' }),
    tooManyCandidates: asking.tooManyCandidates({ command, found: 40, most: 16 }),
    noModel: asking.notConfigured('model'),
    modelsOffForForks: asking.modelsOffForForks({ command }),
    dailyCapReached: asking.dailyCapReached({ cap: 20 }),
    issueWithoutFailingCommit: asking.issueWithoutFailingCommit({ command, commit, branch: name }),
    forkInOneStep: asking.forkInOneStep(),
    closed: asking.pullRequestClosed({ merged: false }),
    merged: asking.pullRequestClosed({ merged: true }),
    workflowFiles: asking.workflowFiles({ paths: [name, name, name, name] }),
    ...Object.fromEntries(problems.map((problem) => [problem, targets.problemAnswer(problem, { command })])),
    branchNotFound: targets.branchNotFound({ command, name }),
    branchOutside: targets.branchOutside({ name }),
    commitUnreachable: targets.commitUnreachable({ id: name }),
    mergeCommit: targets.mergeCommit({ id: name }),
    artifactNotFound: targets.artifactNotFound({ name, commit }),
    artifactExpired: targets.artifactExpired({ name }),
    artifactOfOtherCommit: targets.artifactOfOtherCommit({ name, commit, found: other }),
    suggestionsOutdated: targets.suggestionsOutdated({ number: 2 }),
    suggestionsOverlapping: targets.suggestionsOverlapping({ number: 1 }),
    cancelled: cancelled({ command, runs: [run] }),
    nothingToCancel: cancelled({ command, runs: [] }),
  };
}

const standings: RunStanding[] = (['planned', 'running', 'decided', 'cancelled', 'failed'] as const).map((state) => ({ run, snapshot: commit, state, comment }));

describe('answers', () => {
  it('are these, word for word', async () => {
    const all = Object.entries(answers('feature/x')).map(([name, answer]) => `${name}: ${answer.toString()}`);
    const tables = [help({ command, model: true, agent: false }), status({ command, runs: standings })].map(String);
    await expect(`${[...all, ...tables].join('\n\n')}\n`).toMatchFileSnapshot('golden/answers.md');
  });

  it.each(Object.entries(answers('feature/x')))('%s is one paragraph of at most three sentences, with a next step or none needed', (_, answer) => {
    const text = answer.toString();
    expect(rendered(text).children.map(({ type }) => type)).toEqual(['paragraph']);
    expect(text.match(/[.;](?= |$)/g)?.length).toBeLessThanOrEqual(4);
    expect(text).toMatch(/\.$/);
  });

  it.each(Object.entries(hostileNames))('are only text with a hostile name (%s)', (_, name) => {
    for (const answer of Object.values(answers(name))) {
      const tree = rendered(answer.toString());
      expect(structures(tree).filter((kind) => kind !== 'link')).toEqual([]);
      expect(referencesIn(tree)).toEqual([]);
    }
  });

  it('use the configured name of the command', () => {
    expect(asking.notAuthorised({ command: '/debug', comment: 1 }).toString()).toContain('`/debug comment 1`');
  });

  it('know that nothing was tried yet', () => {
    expect(status({ command, runs: [] }).toString()).toBe('Nothing was tried here yet. `/try help` tells how.');
  });

  it('show the newest runs and count the rest', () => {
    const many = Array.from({ length: 23 }, () => standings[0]).filter((one) => one !== undefined);
    const text = status({ command, runs: many }).toString();
    expect(text).toContain('3 earlier runs not shown.');
    expect(nodesOf(rendered(text)).filter(({ type }) => type === 'tableRow')).toHaveLength(21);
  });
});

describe('the comment with answers', () => {
  it('names the comment it answers on its first line', () => {
    const body = answerComment(501, [asking.forkInOneStep()]);
    expect(readAnswerMarker(body)).toBe(501);
    expect(body.split('\n')[2]).toBe(asking.forkInOneStep().toString());
  });

  it('lists several answers, at most twelve', () => {
    const [first, ...others] = Array.from({ length: 15 }, () => asking.forkInOneStep());
    if (first === undefined) throw new Error('there are answers');
    const body = answerComment(501, [first, ...others]);
    expect(body.match(/^- The head/gm)).toHaveLength(12);
    expect(body).toContain('- 3 more of this kind.');
  });
});
