import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { resultComment } from '../../src/studio/github/sticky-comment.js';
import { pullRequestBody, pullRequestTitle } from '../../src/studio/github/pull-request.js';
import { headlineOf } from '../../src/studio/headline.js';
import { evidencePage } from '../../src/studio/page/page.js';
import { nextSteps } from '../../src/studio/next-steps.js';
import { verdictTable } from '../../src/studio/terminal/verdict-table.js';
import { candidate, demoEvents, gateResult } from './evidence.js';
import { closedLinks, commentEvidence, context, patch } from './github/documents.js';

const tests = [{ suite: '', name: '(gate)' }];
const result = (letter: 'p' | 'f') => gateResult(letter, { tests, counts: null });

/** The demonstration with a gate of which only the exit status is known. */
function blindEvidence(others: Partial<Evidence> = {}): Evidence {
  const evidence = commentEvidence();
  return commentEvidence({
    gate: { ...evidence.gate, format: 'none' },
    tests,
    baseline: { outcome: 'reproduced', result: result('f') },
    candidates: [
      candidate('A', { label: 'slice-by-size', result: result('f'), reasons: ['gate-failed', 'nothing-fixed'] }),
      candidate('B', { label: 'off-by-one', result: result('p'), fixed: [0], verdict: 'accepted' }),
    ],
    replay: { ...evidence.replay, result: result('p'), baseline: result('f') },
    ...others,
  });
}

describe('a gate of which only the exit status is known', () => {
  it('is not told as a test in the verdict', () => {
    expect(headlineOf(blindEvidence())).toMatchObject({ verdict: 'fixed by B (off-by-one)', details: expect.stringMatching(/^The gate passes now \(exit status only: nothing is known per test\); replayed, worlds equal; promoted/) });
  });

  it('fails or passes in the table, without figures', () => {
    expect(verdictTable(blindEvidence(), { width: 100, colour: false }).split('\n')).toEqual([
      'world     label          tests   fixed broken missing  lines  verdict   why',
      'baseline                 fails                                fails     exit status 1',
      'A         slice-by-size  fails       –      –       –  +1 −1  rejected  exit status 1, fixes nothing',
      'B         off-by-one     passes      –      –       –  +1 −1  winner    makes the gate pass',
      'replay                   passes                               verified  same results, worlds equal',
    ]);
  });

  it('is not told as a test in title and body of the pull request', () => {
    expect(pullRequestTitle(blindEvidence())).toBe('Make the gate pass with candidate B (aaaaaaaaaaaa)');
    const body = pullRequestBody(blindEvidence(), { patch, links: closedLinks, evidence: null, baseMoved: false });
    expect(body).not.toMatch(/\(gate\)|1 failing test|Failing tests that pass now/);
    expect(body).toContain('- To get results per test, let the gate write a report and name it with `report`.');
  });

  it('comes with the way to results per test, on GitHub and on a terminal', () => {
    const evidence = blindEvidence();
    expect(resultComment(evidence, context, { patch, links: closedLinks })).toContain('- To get results per test, let the gate write a report and name it with `report`.');
    expect(nextSteps(evidence, [], 'out')).toEqual(['To get results per test, let the gate write a report and name it with --report.']);
  });

  it('is not told as a test on the page', () => {
    const page = evidencePage(blindEvidence(), demoEvents(), {}, {});
    for (const said of ['on the untouched snapshot. The gate fails with exit status 1; why, only its log tells.', 'It makes the gate pass: the gate passes.', 'Test results are the same: the gate passes.', 'Nothing is known per test: (gate) is the exit status of the command as a whole.', '<td role="cell" class="column-tests">fails</td>']) expect(page).toContain(said);
    expect(page.replace(/<section id="tests"[^]*?<\/section>|<script[^]*?<\/script>/g, '')).not.toMatch(/\(gate\)|1 test fixed|1 failing test|of 1 test/);
  });

  it('says what a candidate that fails proves, and no more', () => {
    const none = blindEvidence({ outcome: 'no-winner', candidates: [candidate('A', { result: result('f'), reasons: ['gate-failed', 'nothing-fixed'] })], selection: { rule: 'r', ranking: [], winner: null } });
    expect(headlineOf(none).details).toBe("No candidate makes the gate pass without breaking something. A: The gate's command ended with exit status 1. The gate fails as it does on the baseline.");
  });
});

it('leaves the gate as a whole out where it stands beside tests', () => {
  const all = [{ suite: '', name: '(gate)' }, { suite: 'pages', name: 'last page' }, { suite: 'pages', name: 'first page' }];
  const [failing, passing] = [gateResult('ffp', { tests: all }), gateResult('ppp', { tests: all })];
  const mixed = commentEvidence({ tests: all, baseline: { outcome: 'reproduced', result: failing }, candidates: [candidate('B', { label: 'off-by-one', result: passing, fixed: [0, 1], verdict: 'accepted' })] });
  expect(pullRequestTitle(mixed)).toBe('Fix 1 failing test with candidate B (aaaaaaaaaaaa)');
  expect(headlineOf(mixed).details).toMatch(/^1 failing test passes, nothing broken;/);
  const lines = verdictTable(mixed, { width: 100, colour: false }).split('\n');
  expect(lines[1]).toMatch(/1 test fails$/);
  expect(lines[2]).toMatch(/fixes 1, breaks nothing$/);
});
