import { describe, expect, it } from 'vitest';
import type { CandidateReason } from '../../src/core/documents/evidence.js';
import { candidateAtAGlance, candidateReason, equalitySaying, noResultSaying, problemSaying, promotionSayings, testTitle } from '../../src/studio/words.js';
import { promotionReasonSchema } from '../../src/core/documents/outcomes.js';
import { candidate, demoEvidence, gateResult, hostileNames } from './evidence.js';

const evidence = demoEvidence();

describe('the words for a candidate', () => {
  const tried = candidate('A', { broken: [1], missing: [3, 4], result: gateResult('ffp--') });
  const cases: [CandidateReason, string, string][] = [
    ['gate-failed', '2 tests fail', '2 tests fail (first: pages > first page).'],
    ['tests-broken', 'breaks 1 test', '1 test that passed on the baseline fails now (first: pages > last page).'],
    ['tests-missing', '2 tests missing', '2 tests that ran on the baseline do not run any more (first: pages > page count).'],
    ['timeout', 'ran into the time limit', 'Its gate did not end within 600 s.'],
    ['duplicate-of:B', 'same as B', 'It gives the same files as candidate B and shares its verdict.'],
  ];
  it.each(cases)('%s', (reason, short, long) => expect(candidateReason(evidence, tried, reason)).toEqual({ short, long }));

  it('tell of a gate that ended well what is wrong with it', () => {
    const early = candidate('A', { result: gateResult('p----', { verdict: 'fail', exitCode: 0, problems: ['exit-report-disagree', 'plan-mismatch'] }) });
    expect(candidateReason(evidence, early, 'gate-failed')).toEqual({ short: 'not all planned tests', long: "The gate's command ended with exit status 0, but its results prove no pass (not all planned tests)." });
    const said = candidate('A', { result: gateResult('ppppp', { verdict: 'fail', exitCode: 0, problems: ['exit-report-disagree'] }) });
    expect(candidateReason(evidence, said, 'gate-failed')).toEqual({ short: 'exit status and report disagree', long: "The gate's command ended with exit status 0, but its results prove no pass." });
  });

  it('tell why there is no result to show', () => {
    const unstable = demoEvidence({ baseline: { outcome: 'indeterminate', result: null } });
    expect(noResultSaying(evidence, candidate('D', { verdict: 'accepted', reasons: ['duplicate-of:C'] }))).toBe('Its gate is not told apart: the result of C stands for it.');
    expect(noResultSaying(evidence, candidate('D', { verdict: 'inapplicable', reasons: ['apply-failed'] }))).toBe('Its gate did not run, because its patch cannot be used.');
    expect(noResultSaying(unstable, candidate('D', { verdict: 'skipped', reasons: ['skipped'] }))).toBe('A result of its gate is not told, because there is no baseline to hold it against.');
    expect(noResultSaying(evidence, candidate('D', { reasons: ['record-missing'] }))).toBe('Its gate did not run, or left no readable result.');
  });

  it('tell how the patch was refused', () => {
    const refused = candidate('A', { application: { outcome: 'rejected', reason: 'corrupt-patch', message: 'A hunk is damaged.' }, result: null });
    expect(candidateReason(evidence, refused, 'apply-failed')).toEqual({ short: 'corrupt-patch', long: 'A hunk is damaged.' });
  });

  it('tell what fails where the guarded files are restored, and that one of two worlds left nothing', () => {
    const application = { outcome: 'applied' as const, tree: 'd'.repeat(40), duplicateOf: null, paths: [], flags: [], guarded: [{ path: 'test/a.test.js', why: 'test' }], restoredTree: 'e'.repeat(40) };
    const restored = candidate('A', { application, restored: { world: { id: 'A-restored', tree: 'e'.repeat(40), digest: null }, result: gateResult('fpppp') } });
    expect(candidateReason(evidence, restored, 'guarded-restored-failed')).toEqual({
      short: 'fails with guarded files restored',
      long: 'With the guarded files as in the snapshot its gate does not accept it: 1 test fails (first: pages > first page). Guarded edits are allowed only to what holds without them, too.',
    });
    expect(candidateReason(evidence, restored, 'record-missing').long).toBe('One of its two worlds left no record of what happened.');
    expect(candidateReason(evidence, candidate('A'), 'record-missing').long).toBe('Its world left no record of what happened.');
  });

  it('tell at a glance that a winner with guarded edits holds without them, too', () => {
    const [, b] = evidence.candidates;
    const winner = { ...candidate('B'), ...b };
    const restored = { world: { id: 'B-restored', tree: 'e'.repeat(40), digest: null }, result: gateResult('ppppp') };
    expect(candidateAtAGlance(evidence, winner)).toBe('fixes 2, breaks nothing');
    expect(candidateAtAGlance(evidence, { ...winner, restored })).toBe('fixes 2, breaks nothing, also with guarded files restored');
  });

  it.each([
    ['test/a.test.js', 'test', 'a test'],
    ['check.sh', 'gate', 'a script that the gate starts'],
  ])('name the first guarded path and its rule: %s', (path, why, said) => {
    const guarded = candidate('A', { application: { outcome: 'applied', tree: 'd'.repeat(40), duplicateOf: null, paths: [], flags: [], guarded: [{ path, why }], restoredTree: null } });
    expect(candidateReason(evidence, guarded, 'guarded-path').long).toBe(`It changes the guarded path ${path} (${said}): the gate would no longer be the same, so it cannot win.`);
  });

  it('tell a failing exit status without a failing test', () => {
    const failed = candidate('A', { result: { ...gateResult('ppppp'), verdict: 'fail', exitCode: 3 } });
    expect(candidateReason(evidence, failed, 'gate-failed').long).toBe("The gate's command ended with exit status 3, although no test of its reports failed.");
  });

  it('give the place of an accepted candidate that did not win', () => {
    const ranked = demoEvidence({ selection: { rule: 'r', ranking: ['B', 'A'], winner: 'B' } });
    expect(candidateAtAGlance(ranked, candidate('A', { verdict: 'accepted' }))).toBe('also holds; ranked 2 of 2');
  });
});

it('has words of its own for every promotion reason', () => {
  const sentences = promotionReasonSchema.options.map((reason) => promotionSayings[reason].long);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
});

it('leaves problems without a code as the sentences they are, harmless', () => {
  expect(problemSaying('report-stale').short).toBe('stale report');
  expect(problemSaying('2 processes could not be ended').long).toBe('2 processes could not be ended');
  expect(problemSaying('constructor').long).toBe('constructor');
  expect(problemSaying(hostileNames.terminal).long).toBe('\\u001b[2J\\u001b]0;title\\u0007\\u009b31mred');
});

it('names tests by suite and name, and suites that did not load', () => {
  expect(testTitle({ suite: 's', name: 'n' })).toBe('s > n');
  expect(testTitle({ suite: '', name: 'n' })).toBe('n');
  expect(testTitle({ suite: 's', name: '' })).toBe('s (did not load)');
});

it('names the first difference of two worlds', () => {
  const equality = { equal: false, compared: { source: 4, output: 1, ignored: 0 }, winnerDigest: `sha256:${'0'.repeat(64)}`, replayDigest: `sha256:${'1'.repeat(64)}`, observedVolatile: [], differences: [{ path: 'out.txt', set: 'output', kind: 'content', declare: 'out.txt' }] } as const;
  expect(equalitySaying({ ...equality, observedVolatile: [], differences: [...equality.differences] })).toEqual({ short: 'worlds differ in 1 path', long: '4 source files and 1 output file compared: 1 differs (first: out.txt, content).' });
  expect(equalitySaying(null).short).toBe('worlds not compared');
});
