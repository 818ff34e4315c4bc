import { describe, expect, it } from 'vitest';
import { answerComment } from '../../../src/studio/github/answers/answer.js';
import * as asking from '../../../src/studio/github/answers/asking.js';
import * as targets from '../../../src/studio/github/answers/targets.js';
import { forkComment } from '../../../src/studio/github/fork.js';
import { planSummary, replaySummary, resultSummary, verifySummary, worldSummary } from '../../../src/studio/github/job-summary.js';
import { pullRequestBody } from '../../../src/studio/github/pull-request.js';
import { cancelledComment, failedComment, planComment, resultComment, tableComment } from '../../../src/studio/github/sticky-comment.js';
import { hostileNames } from '../evidence.js';
import { closedLinks, commentPlan, commit, context, hugeEvidence, plainPatch, worldRecord } from './documents.js';
import { nodesOf, referencesIn, rendered } from './rendering.js';

const mostOfBody = 60_000;
const mostOfSummary = 900_000;

const names: Record<string, string> = {
  ...hostileNames,
  mentions: '@octocat @org/team octocat@0123456 #1 GH-1 a/b#2 a@b.example',
  links: '[l](http://x.example) ![i](http://x.example/i.png) www.x.example https://x.example',
  comment: '--> <!-- safe-debug-comment {} --> </details></summary>',
  fences: '```` ``` ~~~ `` `',
  table: '| a | b |\n|---|---|\n| c | d |',
  dollars: '$'.repeat(2000),
  pipes: '|'.repeat(2000),
  wide: '\u{1f600}'.repeat(2000),
};

/** Every document about a run, by the limit it has to keep. */
function documents(name: string, { candidates, tests, bytes, entries }: { candidates: number; tests: number; bytes: number; entries: number }): { body: string; most: number }[] {
  const evidence = hugeEvidence(name.replace(/[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff].)/g, '?'), candidates, tests, entries);
  const patch = `${name}\n`.repeat(Math.ceil(bytes / (name.length + 1)));
  const plan = { ...commentPlan(), gate: evidence.gate, trigger: evidence.trigger, candidates: evidence.candidates.map(({ id, label, source, mutation, application, proposal }) => ({ id, label, source, mutation, application, proposal })) };
  const record = worldRecord();
  const short = `${name}\n`;
  const failed = { ...evidence, outcome: 'replay-failed' as const };
  const withheld = { ...failed, promotion: { ...evidence.promotion, decision: 'withheld' as const, pullRequest: null } };
  const bodies = [
    planComment(plan, context),
    tableComment(evidence, context),
    resultComment(withheld, context, { patch, links: closedLinks }),
    resultComment(withheld, context, { patch: short, links: closedLinks }),
    cancelledComment(commit, context, name),
    failedComment(commit, context, { step: 'replay', message: name, pullRequest: null }),
    pullRequestBody(evidence, { patch, links: closedLinks, evidence, baseMoved: true }),
    pullRequestBody(evidence, { patch: short, links: closedLinks, evidence, baseMoved: true }),
    forkComment(evidence, context, { patch: plainPatch(patch), links: closedLinks }),
    forkComment(evidence, context, { patch: plainPatch(short), links: closedLinks }),
    answerComment({ comment: 501, run: '7001', name: '' }, [targets.branchNotFound({ command: '/try', name }), targets.artifactNotFound({ name, commit }), asking.nothingToTry({ command: '/try', since: '2026-01-01T00:00:00Z', leftOut: [name, name, name, name] })]),
  ];
  const summaries = [
    planSummary(plan),
    worldSummary(plan, 'A', { ...record, notes: Array.from({ length: entries }, () => name), attempts: record.attempts.flatMap((attempt) => Array.from({ length: Math.min(entries, 100) }, () => ({ ...attempt, problems: Array.from({ length: 20 }, () => name) }))) }, patch),
    replaySummary(evidence),
    resultSummary(evidence, { patch, links: closedLinks }),
    verifySummary(Array.from({ length: entries }, () => ({ name, holds: true, detail: name })), name),
  ];
  return [...bodies.map((body) => ({ body, most: mostOfBody })), ...summaries.map((body) => ({ body, most: mostOfSummary }))];
}

const few = { candidates: 2, tests: 3, bytes: 1000, entries: 3 };

describe('documents about a run in which every name is hostile', () => {
  it.each(Object.entries(names))('%s: nothing of it is more than text', (_, name) => {
    for (const { body } of documents(name, few)) {
      const tree = rendered(body);
      expect(referencesIn(tree)).toEqual([]);
      const found = nodesOf(tree);
      const markup = found.flatMap((node) => (node.type === 'html' ? [node.value] : []));
      expect(markup.filter((value, index) => !(index === 0 && /^<!-- safe-debug-[a-z-]+ \{[^<>]*\} -->$/.test(value)) && !/^(?:<details><summary>(?:[^<>]|<\/?span>)*<\/summary>|<\/details>|<\/?(?:span|code|sub)>|<sub>[\w .·-]*)$/.test(value))).toEqual([]);
      expect(markup.filter((value) => value.startsWith('<details>')).length).toBe(markup.filter((value) => value === '</details>').length);
      expect(found.filter(({ type }) => type === 'image' || type === 'imageReference' || type === 'footnoteReference' || type === 'delete' || type === 'emphasis')).toEqual([]);
      for (const node of found) if (node.type === 'link') expect(node.url).toMatch(/^https:\/\/(?:github\.com\/acme\/pages\/|x\.example\/x)/);
    }
  });

  it.each(Object.entries(names).filter(([kind]) => ['wide', 'long', 'dollars', 'fences'].includes(kind)))('%s: sixteen candidates, five thousand tests and two megabytes of patch keep all limits', (_, name) => {
    for (const { body, most } of documents(name, { candidates: 16, tests: 5000, bytes: 2_000_000, entries: 3000 })) {
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most);
      expect(body).not.toMatch(/\ufffd/);
    }
  });

  it('keep all limits with as many candidates as a plan may hold', () => {
    for (const { body, most } of documents('$|@', { candidates: 64, tests: 50, bytes: 100, entries: 3000 })) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most);
  });
});

it('says what was cut and where it is', () => {
  const evidence = hugeEvidence('a test with a name of some length that goes on', 64, 5000);
  const patch = '+x\n'.repeat(700_000);
  const body = pullRequestBody(evidence, { patch, links: closedLinks, evidence, baseMoved: false });
  expect(body).toContain('4950 more in the evidence.');
  expect(body).toContain('The patch (1 file, +1 −1 lines, 2.0 MiB) is `candidates/BL.patch` in the evidence.');
  expect(body).toContain('240 more in the evidence');
  expect(body).toContain('**winner**');
  expect(body).toMatch(/Evidence as JSON, its main facts; the whole is evidence\.json|The evidence is too long to be shown here/);
});
