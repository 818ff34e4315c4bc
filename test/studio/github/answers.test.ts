import { describe, expect, it } from 'vitest';
import { answerComment, type Answer } from '../../../src/studio/github/answers/answer.js';
import * as asking from '../../../src/studio/github/answers/asking.js';
import { cancelled, help, status, type CommentStanding } from '../../../src/studio/github/answers/standing.js';
import * as targets from '../../../src/studio/github/answers/targets.js';
import { nextMarker, readAnswerMarker, type StickyMarker } from '../../../src/studio/github/marker.js';
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
    nothingToTry: asking.nothingToTry({ command, since: '2026-01-01T00:00:00Z', leftOut: [] }),
    nothingToTryOfSome: asking.nothingToTry({ command, since: '2026-01-01T00:00:00Z', leftOut: ['comment 5 was edited', name, name, name] }),
    notAlone: asking.notAlone({ command, about: 'help' }),
    unusable: asking.unusable({ command, message: name }),
    tooManyCandidates: asking.tooManyCandidates({ command, found: 40, most: 16 }),
    noModel: asking.notConfigured('model'),
    modelsOffForForks: asking.modelsOffForForks({ command }),
    dailyCapReached: asking.dailyCapReached({ cap: 20 }),
    closed: asking.pullRequestClosed({ merged: false }),
    merged: asking.pullRequestClosed({ merged: true }),
    ...Object.fromEntries(problems.map((problem) => [problem, targets.problemAnswer(problem, { command, written: problem === 'unrecognised-command' ? name : null })])),
    branchNotFound: targets.branchNotFound({ command, name }),
    commitUnreachable: targets.commitUnreachable({ id: name }),
    mergeCommit: targets.mergeCommit({ id: name }),
    artifactNotFound: targets.artifactNotFound({ name, commit }),
    artifactForbidden: targets.artifactForbidden({ name, why: name }),
    artifactUnusable: targets.artifactUnusable({ name, why: name }),
    artifactExpired: targets.artifactExpired({ name }),
    artifactOfOtherCommit: targets.artifactOfOtherCommit({ name, commit, found: other }),
    cancelled: cancelled({ command, runs: [run] }),
    nothingToCancel: cancelled({ command, runs: [] }),
  };
}

const at = '2026-01-01T00:00:00.000Z';
const reference = (marker: StickyMarker): typeof run => ({ ...run, id: marker.run, url: run.url.replace(run.id, marker.run) });
const standings: CommentStanding[] = (['planned', 'running', 'decided', 'cancelled', 'failed'] as const).map((state) => {
  const ended = { decided: { outcome: 'fixed' as const, pull: 12 }, failed: { outcome: 'failed' as const, pull: null } };
  const earlier = state === 'planned' ? nextMarker(null, { snapshot: commit, run: '6900', attempt: 1, state: 'decided', at, comment: null, ended: { outcome: 'no-winner', pull: null } }) : null;
  return { marker: nextMarker(earlier, { snapshot: commit, run: run.id, attempt: 1, state, at, comment: 501, ended: state === 'decided' || state === 'failed' ? ended[state] : undefined }), url: comment };
});

describe('answers', () => {
  it('are these, word for word', async () => {
    const all = Object.entries(answers('feature/x')).map(([name, answer]) => `${name}: ${answer.toString()}`);
    const tables = [help({ command, model: true, agent: false }), status({ command, comments: standings, reference })].map(String);
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
    expect(status({ command, comments: [], reference }).toString()).toBe('Nothing was tried here yet. `/try help` tells how.');
  });

  it('show the newest runs and count the rest', () => {
    const many = Array.from({ length: 23 }, () => standings[1]).filter((one) => one !== undefined);
    const text = status({ command, comments: many, reference }).toString();
    expect(text).toContain('3 earlier runs not shown.');
    expect(nodesOf(rendered(text)).filter(({ type }) => type === 'tableRow')).toHaveLength(21);
  });
});

describe('the comment with answers', () => {
  it('names the comment it answers on its first line', () => {
    const body = answerComment({ comment: 501, run: '7001', name: '' }, [asking.pullRequestClosed({ merged: false })]);
    expect(readAnswerMarker(body)).toEqual({ comment: 501, run: '7001', name: '' });
    expect(body.split('\n')[2]).toBe(asking.pullRequestClosed({ merged: false }).toString());
  });

  it('lists several answers, at most twelve', () => {
    const [first, ...others] = Array.from({ length: 15 }, () => asking.pullRequestClosed({ merged: false }));
    if (first === undefined) throw new Error('there are answers');
    const body = answerComment({ comment: 501, run: '7001', name: '' }, [first, ...others]);
    expect(body.match(/^- This pull request/gm)).toHaveLength(12);
    expect(body).toContain('- 3 more of this kind.');
  });
});
