import { describe, expect, it } from 'vitest';
import { originFault, runFault } from '../../src/action/evidence-origin.js';
import type { Surroundings } from '../../src/action/surroundings.js';
import { digestOf } from '../../src/core/digest.js';
import type { PinnedComment, Plan } from '../../src/core/documents/plan.js';
import { commentEvidence, commentPlan, commit, run } from '../studio/github/documents.js';

const surroundings: Surroundings = { event: { kind: 'step', name: 'pull_request_target', pull: null, head: null, actor: null }, payload: {}, repository: 'acme/pages', defaultBranch: 'main', serverUrl: 'https://github.com', apiUrl: 'https://api.github.com', run };
const evidence = commentEvidence();
const marker = { v: 1, evidence: digestOf('evidence.json'), run: run.id, attempt: 1, artifact: 31, candidate: evidence.selection.winner ?? '', snapshot: commit } as const;

function startedBy(event: string, changes: { headRepository?: string | null; path?: string } = {}): NonNullable<Parameters<typeof runFault>[0]> {
  return { id: Number(run.id), event, headSha: commit, headBranch: 'main', headRepository: 'acme/pages', path: '.github/workflows/safe-debug.yml', ...changes };
}

/** A plan that a comment asked for, in the discussion (`issue`) or on a line (`review`). */
function askedIn(kind: PinnedComment['kind']): Plan {
  const host: Plan['host'] = {
    server: 'https://github.com',
    repository: 'acme/pages',
    runUrl: run.url,
    discussion: { kind: 'pull', number: 4 },
    target: { branch: 'pages', head: commit, fork: null },
    uncountedLabel: null,
    comments: [{ kind, id: 501, sha256: digestOf('comment') }],
    pullRequest: { branchPrefix: 'safe-debug/', draft: false, labels: [], reviewers: [], teamReviewers: [] },
  };
  return commentPlan({ host });
}

describe('evidence of a comment', () => {
  it.each([
    ['issue', 'issue_comment'],
    ['review', 'pull_request_review_comment'],
  ] as const)('that was written as %s comment is of a run that %s started, and no other', (kind, event) => {
    const faultOf = (by: string): string | null => originFault(askedIn(kind), evidence, startedBy(by), marker, surroundings);
    expect(faultOf(event)).toBeNull();
    for (const other of ['issue_comment', 'pull_request_review_comment', 'push', 'workflow_run'].filter((each) => each !== event)) expect(faultOf(other)).toContain(`but ${other} started the run`);
  });

  it('whose plan does not pin the comment is of no run', () => {
    const plan = askedIn('issue');
    expect(originFault({ ...plan, host: plan.host && { ...plan.host, comments: [] } }, evidence, startedBy('issue_comment'), marker, surroundings)).toContain('but issue_comment started the run');
  });

  it('does not pass for what another trigger of its plan says', () => {
    const plan = askedIn('issue');
    expect(originFault({ ...plan, trigger: { ...plan.trigger, kind: 'step' } }, evidence, startedBy('issue_comment'), marker, surroundings)).toContain('its plan says a step');
  });
});

it('a run of a fork, or of no workflow file, made no evidence of this repository', () => {
  expect(runFault(startedBy('issue_comment'), marker, surroundings)).toBeNull();
  expect(runFault(startedBy('issue_comment', { headRepository: 'stranger/pages' }), marker, surroundings)).toContain('is of stranger/pages');
  expect(runFault(startedBy('issue_comment', { path: 'dynamic/pages' }), marker, surroundings)).toContain('no workflow file');
  expect(runFault(null, marker, surroundings)).toContain('no run 7001');
});
