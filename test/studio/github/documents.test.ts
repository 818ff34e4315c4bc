import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/documents/evidence.js';
import { forkComment } from '../../../src/studio/github/fork.js';
import { planSummary, replaySummary, resultSummary, verifySummary, worldSummary } from '../../../src/studio/github/job-summary.js';
import { nextMarker, readMarker, readPullRequestMarker } from '../../../src/studio/github/marker.js';
import { pullRequestBody, pullRequestTitle } from '../../../src/studio/github/pull-request.js';
import { cancelledComment, failedComment, planComment, resultComment, tableComment } from '../../../src/studio/github/sticky-comment.js';
import type { UncountedLabelReason } from '../../../src/core/allow-guarded.js';
import { usageOf } from '../../../src/core/usage.js';
import { plannedHost } from '../../promotion/order.js';
import { candidate, gateResult, modelCall } from '../evidence.js';
import { closedLinks, commentEvidence, commentPlan, commit, context, evidenceDigest, openLinks, patch, plainPatch, worldRecord } from './documents.js';
import { rendered, structures, visibleText } from './rendering.js';

const evidence = commentEvidence();
const { promotion, replay } = evidence;
const withheld = { ...promotion, decision: 'withheld' as const, branch: null, commit: null, pullRequest: null };

/** A run in which nothing was replayed. */
function withoutReplay(others: Partial<Evidence>): Evidence {
  return commentEvidence({
    selection: { rule: 'r', ranking: [], winner: null },
    replay: { ...replay, status: 'not-run', result: null, baseline: null, equality: null, testsAgree: null },
    promotion: { ...withheld, reasons: ['no-winner'] },
    ...others,
  });
}

describe('the main documents, word for word', () => {
  it.each([
    ['plan-comment', () => planComment(commentPlan(), context)],
    ['table-comment', () => tableComment(evidence, context)],
    ['result-comment', () => resultComment(evidence, { ...context, earlier: nextMarker(null, { snapshot: commit, run: '6900', attempt: 1, state: 'decided', at: context.startedAt, comment: 480, ended: { outcome: 'no-winner', pull: null } }) }, { patch, links: closedLinks })],
    ['no-winner-comment', () => resultComment(withoutReplay({ outcome: 'no-winner', candidates: evidence.candidates.filter(({ id }) => id !== 'B') }), context, { patch: null, links: closedLinks })],
    ['cancelled-comment', () => cancelledComment(commit, context, 'maria')],
    ['failed-comment', () => failedComment(commit, context, { step: 'replay', message: 'The store holds no plan any more.', pullRequest: null })],
    ['failed-late-comment', () => failedComment(commit, context, { step: 'promote', message: 'GitHub did not store the evidence.', pullRequest: { number: 12, url: 'https://github.com/acme/pages/pull/12' } })],
    ['pull-request-opened', () => pullRequestBody(evidence, { patch, links: openLinks, evidence: null, baseMoved: false })],
    ['pull-request-closed-evidence', () => pullRequestBody(evidence, { patch, links: closedLinks, evidence, baseMoved: true })],
    ['fork-comment', () => forkComment(commentEvidence({ promotion: { ...withheld, reasons: ['fork-head'] } }), context, { patch: plainPatch(patch), links: closedLinks })],
    ['plan-summary', () => planSummary(commentPlan())],
    ['world-summary', () => worldSummary(commentPlan(), 'A', worldRecord(), 'not ok 1 - last page\n')],
    ['replay-summary', () => replaySummary(evidence)],
    ['result-summary', () => resultSummary(evidence, { patch, links: closedLinks })],
    ['verify-summary', () => verifySummary([{ name: 'files', holds: true, detail: '12 files' }, { name: 'promoted commit', holds: false, detail: 'another tree' }], 'The evidence does not hold (promoted commit): another tree')],
  ])('%s', async (name, write) => {
    await expect(write()).toMatchFileSnapshot(`golden/${name}.md`);
  });
});

describe('the sticky comment', () => {
  it('carries its marker from plan to result', () => {
    const states = [planComment(commentPlan(), context), tableComment(evidence, context), resultComment(evidence, context, { patch, links: closedLinks }), cancelledComment(commit, context, 'maria'), failedComment(commit, context, { step: 's', message: 'm', pullRequest: null })];
    expect(states.map((body) => readMarker(body)?.state)).toEqual(['planned', 'running', 'decided', 'cancelled', 'failed']);
  });

  it('says when no candidate can be tried', () => {
    const plan = commentPlan();
    const body = planComment({ ...plan, candidates: plan.candidates.filter(({ id }) => id === 'D') }, context);
    expect(body).toContain('### ❌ no candidate can be tried');
    expect(body).toContain('It changes .github/workflows/ci.yml, which no candidate may.');
    expect(body).not.toContain('will replace this comment');
    expect(readMarker(body)).toMatchObject({ state: 'decided', tries: [{ run: '7001', outcome: 'no-winner' }] });
  });

  it.each<[UncountedLabelReason, string]>([
    ['late', 'it was not there before the comment. Ask again in a new comment.'],
    ['no-person', 'a bot or a deleted account set it. Let somebody with write permission set it, then ask again.'],
    ['no-permission', 'who set it may not write. Let somebody with write permission set it, then ask again.'],
    ['undated', 'its events do not tell who set it and when. Take it off, set it, then ask again.'],
  ])('says why the label for guarded files does not count (%s), and so does the summary', (uncountedLabel, why) => {
    const plan = { ...commentPlan(), host: { ...plannedHost(commit), uncountedLabel } };
    for (const text of [planComment(plan, context), planSummary(plan)]) expect(text).toContain(`The label &quot;safe-debug: allow guarded&quot; did not count: ${why}`);
    expect(planComment({ ...plan, host: { ...plan.host, uncountedLabel: null } }, context)).not.toContain('did not count');
  });

  it('says why a promotion could not be carried out', () => {
    const body = resultComment(commentEvidence({ promotion: { ...withheld, reasons: ['no-permission'], why: 'GitHub says: @octocat may not.' } }), context, { patch, links: closedLinks });
    expect(body).toContain('#### Next\n\n- GitHub says: @&#8203;octocat may not.\n- Look into the log of the run');
  });

  it('does not tell a decision that is still open', () => {
    const body = tableComment(evidence, context);
    expect(body).toContain('replayed, worlds equal; promotion under way');
    expect(body).not.toContain('promoted to');
  });

  it('gives the patch of a winner that was not promoted, with the next step', () => {
    const body = resultComment(commentEvidence({ promotion: { ...withheld, reasons: ['head-moved'] } }), context, { patch, links: closedLinks });
    expect(body).toContain('not promoted: HEAD moved');
    expect(body).toContain('- The new head is another snapshot: it has to be tried by itself.\n- Then ask again with `/try`.');
    expect(body).toContain('+const end = start + size;');
  });

  it('names the differences of a replay that failed, and what would allow them', () => {
    const equality = { equal: false, compared: { source: 4, output: 1, ignored: 0 }, winnerDigest: evidenceDigest, replayDigest: evidenceDigest, observedVolatile: ['tmp/x'], differences: [{ path: 'out/time|stamp', set: 'output' as const, kind: 'content' as const, declare: 'out/**' }] };
    const failed = commentEvidence({ outcome: 'replay-failed', replay: { ...replay, status: 'failed', equality }, promotion: { ...withheld, reasons: ['world-differs'] } });
    const body = resultComment(failed, context, { patch, links: closedLinks });
    expect(body).toContain('### ❌ B (off-by-one) won, but its replay failed');
    expect(body).toContain('| <code>out/time&#124;stamp</code> | output | content | `volatile`: `out/**` |');
    expect(body).toContain('declare them as `volatile` in `.github/safe-debug.yml`: `out/**`.');
    expect(body).toContain('<details><summary>1 path not compared, because two baselines already differed there</summary>');
  });

  it('names the tests that make a baseline unstable', () => {
    const [first, second] = [gateResult('fpfpp'), gateResult('fppff')];
    const unstable = withoutReplay({ outcome: 'indeterminate', baseline: { outcome: 'indeterminate', result: { ...first, attempts: [...first.attempts, ...second.attempts] } } });
    expect(resultComment(unstable, context, { patch: null, links: closedLinks })).toContain('Different from attempt to attempt: `pages > no overlap`, `pages > page count`, `pages > past the end`. Tests that are known');
  });

  it('shows a run that was cancelled as cancelled, however far it had come', () => {
    const body = resultComment(commentEvidence({ promotion: { ...withheld, reasons: ['cancelled'], why: 'somebody cancelled the run' } }), context, { patch, links: closedLinks });
    expect(body).toContain('### ⚪ cancelled; nothing promoted\n');
    expect(body).toContain('#### Next\n\n- Ask again with `/try`.\n\n');
    expect(body).not.toContain('✅ fixed');
  });

  it('says how the earlier runs on its snapshot ended, with their pull requests', () => {
    const ran = { snapshot: commit, attempt: 1, at: context.startedAt, comment: 480 };
    const broken = nextMarker(null, { ...ran, run: '6800', state: 'failed', ended: { outcome: 'failed', pull: null } });
    const cancelled = nextMarker(broken, { ...ran, run: '6900', state: 'cancelled' });
    const earlier = nextMarker(cancelled, { ...ran, run: '7000', state: 'decided', ended: { outcome: 'fixed', pull: 12 } });
    const body = resultComment(withoutReplay({ outcome: 'no-winner' }), { ...context, earlier }, { patch: null, links: closedLinks });
    const actions = 'https://github.com/acme/pages/actions/runs';
    expect(body).toContain(`Earlier on this snapshot: [run 7000](<${actions}/7000>): fixed, [pull request 12](<https://github.com/acme/pages/pull/12>); [run 6900](<${actions}/6900>): cancelled; [run 6800](<${actions}/6800>): broke.`);
    expect(readMarker(body)?.tries[0]).toMatchObject({ run: '7001', outcome: 'no-winner' });
  });

  it('says that the baseline broke before its gate ran, and where to look', () => {
    const broken = withoutReplay({ outcome: 'indeterminate', baseline: { outcome: 'indeterminate', result: null }, candidates: [candidate('A', { result: null, verdict: 'skipped', reasons: ['skipped'] })], limits: [] });
    const body = resultComment(broken, context, { patch: null, links: closedLinks });
    expect(body).toContain('The baseline broke before its gate ran, so no candidate can be judged.');
    expect(body).toContain('- The job of the baseline broke before its gate ran. Its log says why: [Run 7001](<https://github.com/acme/pages/actions/runs/7001>). Mend it, and ask again with `/try`.');
    expect(body).not.toContain('#### Not proven');
  });

  it('gives the reasons for a single candidate once', () => {
    const one = withoutReplay({ outcome: 'no-winner', candidates: [candidate('A', { result: gateResult('fpfpp'), reasons: ['gate-failed', 'nothing-fixed'] })] });
    const body = resultComment(one, context, { patch: null, links: closedLinks });
    expect(body).toContain('A: 2 tests fail (first: pages &gt; first page). No test that fails on the baseline passes now.');
    expect(body).not.toContain('Every candidate, and why');
  });

  it('shows what was skipped as skipped, without results', () => {
    const skipped = withoutReplay({ outcome: 'already-green', candidates: [candidate('A', { result: null, verdict: 'skipped', reasons: ['skipped'] })] });
    expect(resultComment(skipped, context, { patch: null, links: closedLinks })).toContain('| A | idea-a | `src/pages.js` | – | – | – | – | +1 −1 | ⚪ skipped | not tried |');
  });
});

describe('the pull request', () => {
  it('has a title in which nobody else wrote', () => {
    expect(pullRequestTitle(evidence)).toBe('Fix 2 failing tests with candidate B (aaaaaaaaaaaa)');
  });

  it('says what it is for, who asked, and what a reviewer does with it', () => {
    const body = pullRequestBody(evidence, { patch, links: openLinks, evidence: null, baseMoved: false });
    expect(body).toContain('For [pull request 4](<https://github.com/acme/pages/pull/4>), asked for in [a comment](<https://github.com/acme/pages/pull/4#issuecomment-501>).');
    expect(body).toMatch(/#### Next\n\n- Read the patch: .*\n- If the checks here wait for approval .*\n- Merge this into `fix-pages`\.\n/);
    expect(pullRequestBody({ ...evidence, trigger: { kind: 'workflow-run', actor: null, permission: null, comment: null } }, { patch, links: openLinks, evidence: null, baseMoved: false })).not.toContain('asked for');
  });

  it('is marked, first without evidence and then with it', () => {
    const marker = { v: 1, evidence: null, run: '7001', attempt: 1, artifact: null, candidate: 'B', snapshot: commit };
    expect(readPullRequestMarker(pullRequestBody(evidence, { patch, links: openLinks, evidence: null, baseMoved: false }))).toEqual(marker);
    expect(readPullRequestMarker(pullRequestBody(evidence, { patch, links: closedLinks, evidence, baseMoved: false }))).toEqual({ ...marker, evidence: evidenceDigest, artifact: 31 });
  });

  it('holds the whole evidence where there is room', () => {
    const body = pullRequestBody(evidence, { patch, links: closedLinks, evidence, baseMoved: false });
    const json = /```json\n(.*)\n```/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(evidence);
  });

  it('says what is not known of models, and what was measured as nothing', () => {
    const body = (model: Evidence['model'], calls: Evidence['calls'] = []): string => pullRequestBody({ ...evidence, model, calls }, { patch, links: closedLinks, evidence: null, baseMoved: false });
    expect(body({ calls: null, inputTokens: null, outputTokens: null, costUsd: null })).toContain('coding agents: what they asked, and what it cost, is unknown');
    expect(body(usageOf([modelCall('r1-1'), modelCall('r1-2')]), [modelCall('r1-1'), modelCall('r1-2')])).toContain('openai/small: 2 calls, 1800 input tokens, 240 output tokens, USD 0.0069');
    expect(body({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 })).toContain('No model was called.');
  });

  it('tells in body, comment and summary what was asked, what it cost, who improves whom, and what went wrong', () => {
    const calls = [modelCall('r1-1', { inputTokens: null, costUsd: null, outcome: 'cut' }), modelCall('r2-1', { round: 2 })];
    const note = 'The reply of the model openai/small broke off.';
    const asked = commentEvidence({
      calls,
      model: usageOf(calls),
      limits: [note, ...evidence.limits],
      candidates: evidence.candidates.map((one) => (one.id === 'B' ? { ...one, source: { ...one.source, kind: 'model', author: 'openai/small', url: null }, proposal: { round: 2, parent: 'A', calls: ['r2-1'] } } : one)),
    });
    const documents = [
      pullRequestBody(asked, { patch, links: closedLinks, evidence: null, baseMoved: false }),
      resultComment(asked, context, { patch, links: closedLinks }),
      resultSummary(asked, { patch, links: closedLinks }),
    ];
    for (const text of documents.map((document) => visibleText(rendered(document)))) {
      for (const said of ['openai/small: 2 calls, input tokens unknown, 240 output tokens, cost unknown', 'B improves A (round 2)', note]) expect(text).toContain(said);
    }
  });

  it('says when it waits for a review', () => {
    const waiting = commentEvidence({ promotion: { ...promotion, decision: 'awaiting-review', reasons: ['needs-approval'] } });
    expect(pullRequestBody(waiting, { patch, links: closedLinks, evidence: null, baseMoved: false })).toContain('> [!IMPORTANT]\n> A person with write permission has to approve this.');
  });

  it('is none without a winner', () => {
    expect(() => pullRequestTitle(withoutReplay({ outcome: 'no-winner' }))).toThrow(TypeError);
  });
});

describe('the comment for a fork', () => {
  const fork = (text: string): string => forkComment(evidence, context, { patch: plainPatch(text), links: closedLinks });

  it('gives a patch to copy only where every byte of it can be seen', () => {
    expect(fork(patch)).toContain('Or copy the patch');
    expect(fork(patch.replace('size;', 'size;\u202e'))).not.toContain('Or copy the patch');
    expect(fork(patch.replaceAll('\n', '\r\n'))).not.toContain('Or copy the patch');
    expect(fork(patch.trimEnd())).not.toContain('Or copy the patch');
    expect(fork(`${patch}${'+x\n'.repeat(20_000)}`)).not.toContain('Or copy the patch');
  });

  it('names a GitHub server other than github.com', () => {
    const url = closedLinks.run.url.replace('github.com', 'git.acme.example');
    expect(forkComment(evidence, context, { patch: plainPatch(patch), links: { ...closedLinks, run: { ...closedLinks.run, url } } })).toContain('--repo git.acme.example/acme/pages ');
  });
});

describe('the summaries of jobs', () => {
  it('say that a world left nothing', () => {
    expect(worldSummary(commentPlan(), 'A', null, '')).toContain('### ❌ A: no record');
  });

  it('say that all checks hold', () => {
    expect(verifySummary([{ name: 'files', holds: true, detail: '12 files' }], null)).toContain('### ✅ the evidence holds (1 check)');
  });

  it('keep the end of a log, and say where the whole is', () => {
    const summary = worldSummary(commentPlan(), 'A', worldRecord(), `first\n${'x\n'.repeat(200_000)}last\n`);
    expect(summary).toContain('The end of what the gate printed; the whole is logs/A.log in the evidence');
    expect(summary).toContain('\nlast\n');
    expect(summary).not.toContain('first');
  });

  it('are documents of headings, tables, lists and folded parts', () => {
    const kinds = new Set(structures(rendered(resultSummary(evidence, { patch, links: closedLinks }))).filter((kind) => !kind.startsWith('html')));
    expect([...kinds].sort()).toEqual(['code', 'heading', 'link', 'list', 'listItem', 'strong', 'table', 'tableCell', 'tableRow']);
  });
});
