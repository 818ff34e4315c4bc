import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { answers, failingRepository, runOn, shellProgram } from '../support/run.js';
import type { Evidence } from '../../src/core/documents/evidence.js';
import { SafeDebugError } from '../../src/errors.js';
import { verifyEvidence } from '../../src/evidence/verifier.js';
import { verify } from '../../src/steps/verify.js';
import { setLineEnds } from '../support/line-ends.js';
import { gitIn, lastingFolder, patchFor, repositoryWith, stateOf, temporaryFolder, writeFiles } from '../support/repository.js';

const verdicts = (evidence: { candidates: { id: string; verdict: string; reasons: string[] }[] }): string[] => evidence.candidates.map(({ id, verdict, reasons }) => [id, verdict, ...reasons].join(' '));
const worldsLeft = (): string[] => readdirSync(join(tmpdir(), `safe-debug-${userInfo().uid}`)).filter((name) => existsSync(join(tmpdir(), `safe-debug-${userInfo().uid}`, name, 'owners', `${process.pid}.json`)));

describe('a failing program with one right idea among wrong ones', () => {
  test('the right one wins, is replayed in an equal world, and nothing of the repository changes', async () => {
    const repository = failingRepository();
    const patches = { a: patchFor(repository, { 'answer.sh': answers.harmful }), b: patchFor(repository, { 'answer.sh': answers.right }), c: patchFor(repository, { 'answer.sh': answers.useless }) };
    const before = stateOf(repository);
    const { evidence, out } = await runOn(repository, patches);
    expect(stateOf(repository)).toBe(before);
    expect(verdicts(evidence)).toEqual(['A rejected gate-failed tests-broken', 'B accepted', 'C rejected gate-failed nothing-fixed']);
    expect(evidence).toMatchObject({
      outcome: 'fixed',
      baseline: { outcome: 'reproduced', result: { results: 'ppf', counts: { total: 3, passed: 2, failed: 1 } } },
      selection: { ranking: ['B'], winner: 'B' },
      replay: { status: 'verified', testsAgree: true, equality: { equal: true, differences: [] } },
      promotion: { decision: 'withheld', reasons: ['promotion-off'], branch: null },
      model: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
    });
    expect(evidence.tests.map(({ name }) => name)).toEqual(['one', 'three', 'two']);
    expect(evidence.candidates[1]?.fixed).toEqual([2]);
    expect(evidence.candidates[0]?.broken).toEqual([1]);
    expect(readFileSync(join(out, 'logs/B.log'), 'utf8')).toContain('ok 2 - two');
    expect(worldsLeft()).toEqual([]);
  });

  test('promotion to a branch is one commit of snapshot plus recorded patch, with trailers, and the work tree stays', async () => {
    const repository = failingRepository();
    const { evidence, events } = await runOn(repository, { fix: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' });
    const branch = evidence.promotion.branch ?? '';
    expect(evidence.promotion.decision).toBe('promoted');
    expect(gitIn(repository, 'rev-parse', `${branch}^`)).toBe(evidence.snapshot.commit);
    expect(gitIn(repository, 'diff', '--name-only', `${branch}^`, branch)).toBe('answer.sh');
    expect(gitIn(repository, 'show', `${branch}:answer.sh`)).toBe(answers.right.trimEnd());
    const decided = events.find(({ type }) => type === 'promotion.decided');
    expect(gitIn(repository, 'show', '--no-patch', '--format=%(trailers:key=Safe-Debug-Evidence,valueonly)', branch).trim()).toBe(decided?.hash);
    expect(gitIn(repository, 'status', '--porcelain')).toBe('');
    expect(gitIn(repository, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
  });

  test('promoting the same winner again keeps the one branch', async () => {
    const repository = failingRepository();
    const patches = { fix: patchFor(repository, { 'answer.sh': answers.right }) };
    const first = await runOn(repository, patches, { promote: 'branch' });
    const second = await runOn(repository, patches, { promote: 'branch' });
    expect(second.evidence.promotion).toMatchObject({ decision: 'promoted', branch: first.evidence.promotion.branch, commit: first.evidence.promotion.commit });
    expect(gitIn(repository, 'for-each-ref', '--format=%(refname)').split('\n')).toHaveLength(2);
    // The commit names the decision of the first; the evidence of the second says that it found it.
    expect([first, second].map(({ events }) => events.flatMap(({ type, data }) => (type === 'promotion.found' ? [data['commit']] : [])))).toEqual([[], [first.evidence.promotion.commit]]);
    for (const { out } of [first, second]) await expect(verify({ folder: out, expect: null, repository, rerun: false, passed: [], jobs: 1, signal: new AbortController().signal }, [])).resolves.toBeUndefined();
  });

  test('promotion by apply changes the work tree and nothing else', async () => {
    const repository = failingRepository();
    const { evidence } = await runOn(repository, { fix: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'apply' });
    expect(evidence.promotion).toMatchObject({ decision: 'promoted', branch: null });
    expect(gitIn(repository, 'status', '--porcelain')).toBe(' M answer.sh');
    expect(readFileSync(join(repository, 'answer.sh'), 'utf8')).toBe(answers.right);
  });

  test('promotion by apply is withheld when the same file has other changes, and loses nothing of them', async () => {
    const repository = failingRepository();
    const patch = patchFor(repository, { 'answer.sh': answers.right });
    writeFiles(repository, { 'answer.sh': '# rewritten meanwhile\n' });
    const { evidence } = await runOn(repository, { fix: patch }, { promote: 'apply' });
    expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'withheld', reasons: ['base-moved'] } });
    expect(readFileSync(join(repository, 'answer.sh'), 'utf8')).toBe('# rewritten meanwhile\n');
  });

  test.each(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'])('promotion by apply writes the line ends that the user has set (%s), and knows them in what is there', async (scope) => {
    const repository = failingRepository({ 'crlf.txt': 'one\r\ntwo\r\n' });
    const patch = patchFor(repository, { 'answer.sh': `# two lines\n${answers.right}`, 'more.txt': 'new\n', 'crlf.txt': 'one\r\n2\r\n' });
    setLineEnds(scope);
    writeFiles(repository, { 'answer.sh': shellProgram['answer.sh'].replaceAll('\n', '\r\n') });
    const { evidence } = await runOn(repository, { fix: patch }, { promote: 'apply' });
    expect(evidence.promotion).toMatchObject({ decision: 'promoted', why: null });
    const written = ['answer.sh', 'more.txt', 'crlf.txt'].map((path) => readFileSync(join(repository, path), 'utf8'));
    expect(written).toEqual([`# two lines\r\n${answers.right.replaceAll('\n', '\r\n')}`, 'new\r\n', 'one\r\n2\r\n']);
  });

  test('among several right ideas the smallest wins, and the same tree is a duplicate', async () => {
    const repository = failingRepository();
    const small = patchFor(repository, { 'answer.sh': answers.right });
    const large = patchFor(repository, { 'answer.sh': `# a longer way\n${answers.right}` });
    const { evidence } = await runOn(repository, { a: large, b: small, c: small });
    expect(verdicts(evidence)).toEqual(['A accepted', 'B accepted', 'C accepted duplicate-of:B']);
    expect(evidence.selection.ranking).toEqual(['B', 'A']);
  });
});

describe('candidates that weaken the gate never win', () => {
  const weakened: Record<string, { changes: Record<string, string | null>; reasons: string[] }> = {
    'deleting the failing test': { changes: { 'numbers.test.sh': shellProgram['numbers.test.sh'].replace('check 2 two\n', '') }, reasons: ['guarded-path', 'nothing-fixed'] },
    'emptying the suite': { changes: { 'numbers.test.sh': 'failed=0\n' }, reasons: ['guarded-path', 'no-tests', 'tests-missing', 'nothing-fixed'] },
    'leaving early with fewer tests and exit 0': { changes: { 'gate.sh': 'echo "ok 1 - one"; echo 1..1; exit 0\n' }, reasons: ['guarded-path', 'tests-missing', 'nothing-fixed'] },
    'leaving at once with exit 0': { changes: { 'gate.sh': 'exit 0\n' }, reasons: ['guarded-path', 'no-tests', 'tests-missing', 'nothing-fixed'] },
    'skipping the failing test': { changes: { 'gate.sh': 'echo "ok 1 - one"; echo "ok 2 - two # SKIP"; echo "ok 3 - three"; echo 1..3\n' }, reasons: ['guarded-path', 'tests-missing', 'nothing-fixed'] },
    'exit 0 with a failing test': { changes: { 'gate.sh': '. ./numbers.test.sh\nexit 0\n' }, reasons: ['guarded-path', 'gate-failed', 'nothing-fixed'] },
    'a pull-request workflow of its own': { changes: { '.github/workflows/x.yml': 'on: push\n' }, reasons: ['protected-path'] },
  };
  let repository = '';
  let evidence: Evidence;

  beforeAll(async () => {
    repository = failingRepository({}, lastingFolder());
    const patches = Object.fromEntries(Object.entries(weakened).map(([what, { changes }]) => [what, patchFor(repository, changes)]));
    ({ evidence } = await runOn(repository, patches, { promote: 'branch' }, undefined, undefined, lastingFolder()));
  });

  test.each(Object.entries(weakened))('%s', (what, { reasons }) => {
    expect(evidence.candidates.filter(({ label }) => label === what)).toMatchObject([{ reasons }]);
  });

  test('none of them is promoted', () => {
    expect(evidence).toMatchObject({ outcome: 'no-winner', selection: { winner: null, ranking: [] }, promotion: { decision: 'withheld', reasons: ['no-winner'] } });
    expect(gitIn(repository, 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });
});

describe('honest outcomes', () => {
  test('a gate that is green already promotes nothing and skips the candidates', async () => {
    const repository = repositoryWith({ ...shellProgram, 'answer.sh': answers.right });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.useless }) }, { promote: 'branch' });
    expect(evidence).toMatchObject({ outcome: 'already-green', baseline: { outcome: 'already-green' }, promotion: { decision: 'withheld', reasons: ['already-green'] } });
    expect(verdicts(evidence)).toEqual(['A skipped skipped']);
  });

  test('a baseline whose attempts disagree is indeterminate', async () => {
    const repository = failingRepository({ 'gate.sh': '[ -e "$TMPDIR/../../flaky" ] && exit 0\n: > "$TMPDIR/../../flaky"\nexit 1\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { attempts: '2', jobs: '1', promote: 'branch', home: 'keep' });
    expect(evidence).toMatchObject({ outcome: 'indeterminate', baseline: { outcome: 'indeterminate' }, promotion: { decision: 'withheld', reasons: ['baseline-flaky'] } });
    expect(evidence.limits).toContain('The attempts on the baseline disagree: which of its tests fail is not stable.');
  });

  /** Counts the runs of the baseline in a file beside the worlds, which takes a gate of our own user; the replay's one is the second. */
  const countBaselines = 'case $PWD in */baseline-1/*) n=$(cat ../../../count 2>/dev/null || echo 0); echo $((n + 1)) > ../../../count;; *) n=0;; esac\n';

  test('a baseline that passes what the winner fixes when it runs again is not stable: nothing is promoted', async () => {
    const repository = failingRepository({ 'gate.sh': `${countBaselines}[ $n = 1 ] && { echo "ok 1 - one"; echo "ok 2 - two"; echo "not ok 3 - three"; echo 1..3; exit 1; }\n. ./numbers.test.sh\nexit $failed\n` });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch', jobs: '1', home: 'keep' });
    expect(evidence).toMatchObject({ outcome: 'replay-failed', promotion: { decision: 'withheld', reasons: ['baseline-flaky'] } });
  });

  test('a baseline that fails again, but elsewhere too, is said to be unstable and does not stand in the way', async () => {
    const repository = failingRepository({ 'gate.sh': `${countBaselines}[ $n = 1 ] && { echo "ok 1 - one"; echo "not ok 2 - two"; exit 1; }\n. ./numbers.test.sh\nexit $failed\n` });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch', jobs: '1', home: 'keep' });
    expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' } });
    expect(evidence.limits.join(' ')).toContain('its results are not stable');
  });

  test('a gate whose command does not exist is indeterminate, not a failing baseline', async () => {
    const repository = failingRepository();
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { gate: 'no-such-program --test' });
    expect(evidence.outcome).toBe('indeterminate');
    expect(evidence.baseline.result?.problems).toContain('command-not-found');
  });

  test('a candidate that differs from attempt to attempt is flaky and proves nothing', async () => {
    const repository = failingRepository();
    const flaky = `[ -e "$TMPDIR/../../seen-\${PWD##*/worlds/A-}" ] || :\n${answers.right}`;
    const patch = patchFor(repository, { 'answer.sh': flaky.replace('|| :', '|| :'), 'gate.sh': 'case $PWD in *worlds/A-2/*) exit 1;; esac\n. ./numbers.test.sh\nexit $failed\n' });
    const { evidence } = await runOn(repository, { a: patch }, { attempts: '2', isolation: 'copy' });
    expect(evidence.candidates[0]).toMatchObject({ verdict: 'indeterminate' });
    expect(evidence.candidates[0]?.reasons).toContain('flaky');
  });

  test('a replay whose world differs is named path by path with the glob that would allow it, and nothing is promoted', async () => {
    const repository = failingRepository({ 'gate.sh': '. ./numbers.test.sh\n[ $failed = 1 ] || date +%N > built.txt\nexit $failed\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' });
    expect(evidence).toMatchObject({ outcome: 'replay-failed', replay: { status: 'failed' }, promotion: { decision: 'withheld', reasons: ['world-differs'] } });
    expect(evidence.replay.equality?.differences).toEqual([{ path: 'built.txt', set: 'output', kind: 'content', declare: 'built.txt' }]);
  });

  test('a difference that is declared volatile, or seen between two baselines, is none', async () => {
    const declared = failingRepository({ 'gate.sh': '. ./numbers.test.sh\n[ $failed = 1 ] || date +%N > built.txt\nexit $failed\n' });
    expect((await runOn(declared, { a: patchFor(declared, { 'answer.sh': answers.right }) }, { volatile: ['built.txt'] })).evidence.outcome).toBe('fixed');
    const observed = failingRepository({ 'gate.sh': 'date +%N > built.txt\n. ./numbers.test.sh\nexit $failed\n' });
    const { evidence } = await runOn(observed, { a: patchFor(observed, { 'answer.sh': answers.right }) });
    expect(evidence).toMatchObject({ outcome: 'fixed', replay: { equality: { equal: true, observedVolatile: ['built.txt'] } } });
  });

  test('without results per test the exit status decides, and the evidence says that weakening cannot be seen', async () => {
    const repository = failingRepository({ 'gate.sh': '[ "$(sh answer.sh 2)" = two ]\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) });
    expect(evidence).toMatchObject({ outcome: 'fixed', tests: [{ suite: '', name: '(gate)' }] });
    expect(evidence.limits.join(' ')).toContain('only its exit status counts');
  });

  test('an invariant that a candidate breaks rejects it', async () => {
    const repository = failingRepository({ 'style.txt': 'neat\n' });
    const patches = { a: patchFor(repository, { 'answer.sh': answers.right, 'style.txt': 'messy\n' }), b: patchFor(repository, { 'answer.sh': `# note\n${answers.right}` }) };
    const { evidence } = await runOn(repository, patches, { invariant: ['style=grep -q neat style.txt'] });
    expect(verdicts(evidence)).toEqual(['A rejected gate-failed tests-broken', 'B accepted']);
    expect(evidence.tests.map(({ name }) => name)).toContain('(invariant) style');
  });

  test('a test whose name holds the place of its world is the same test in every world', async () => {
    const gate = 'mkdir -p out; s=0; [ "$(sh answer.sh 2)" = two ] && f= || { f="<failure/>"; s=1; }\necho "<testsuite name=\\"$PWD\\"><testcase classname=\\"$PWD/test\\" name=\\"two in $PWD/a\\">$f</testcase><testcase name=\\"uses $TMPDIR and $HOME\\"/></testsuite>" > out/junit.xml\nexit $s\n';
    const repository = failingRepository({ 'gate.sh': gate });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { report: ['out/*.xml'] });
    expect(evidence).toMatchObject({ outcome: 'fixed', candidates: [{ missing: [], fixed: [expect.any(Number)] }] });
    expect(JSON.stringify(evidence.tests)).not.toContain('/worlds/');
  });

  test('declared expected failures do not stand in the way', async () => {
    const repository = failingRepository({ 'numbers.test.sh': shellProgram['numbers.test.sh'].replace('check 3 three', 'check 3 three\ncheck 4 four') });
    const config = join(repository, '.git', 'rules.yml');
    writeFiles(repository, { '.git/rules.yml': 'expected-failures: [four]\n' });
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { config });
    expect(evidence).toMatchObject({ outcome: 'fixed', selection: { winner: 'A' } });
  });

  test('a run interrupted in its replay leaves evidence that verifies', async () => {
    const repository = failingRepository({ 'gate.sh': '. ./numbers.test.sh\n[ -e replaying ] && sleep 60\nexit $failed\n' });
    const interruption = new AbortController();
    const { evidence, out } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch', jobs: '1' }, interruption.signal, ({ type }) => {
      if (type === 'snapshot.restored') interruption.abort();
    });
    expect(evidence).toMatchObject({ outcome: 'interrupted', replay: { status: 'not-run' }, promotion: { decision: 'withheld' } });
    await expect(verifyEvidence(out, null, [])).resolves.toMatchObject({ folder: out });
  });

  test('an interrupted run says so, leaves evidence and no world', async () => {
    const repository = failingRepository({ 'gate.sh': 'sleep 60\n' });
    const interruption = new AbortController();
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' }, interruption.signal, ({ type }) => {
      if (type === 'gate.started') interruption.abort();
    });
    expect(evidence).toMatchObject({ outcome: 'interrupted', promotion: { decision: 'withheld', reasons: ['interrupted'] } });
    expect(worldsLeft()).toEqual([]);
  });
});

describe('what a hostile gate of our own user does to the run itself', () => {
  const planted = (line: string): string => `${line}\n${answers.right}`;

  test.each([
    ['empties the event log', (out: string) => `: > ${out}/events.jsonl`],
    ['puts a folder where the evidence goes', (out: string) => `mkdir -p ${out}/latest.json/x`],
    ['plants files and links beside its record', (out: string) => `mkdir -p ${out}/logs; ln -sf /etc/passwd ${out}/logs/B.log`],
  ])('%s: the evidence is whole and verifies', async (_, line) => {
    const folder = temporaryFolder();
    const repository = failingRepository();
    const { evidence, out } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': planted(line(join(folder, 'out'))) }) }, { promote: 'branch', home: 'keep' }, undefined, undefined, folder);
    expect(evidence).toMatchObject({ outcome: 'fixed', promotion: { decision: 'promoted' } });
    await expect(verifyEvidence(out, null, [])).resolves.toMatchObject({ folder: out });
  });

  test.each([
    ['plan', 'plan/plan.json', 's/branch/apply/'],
    ['recorded patch', 'plan/candidates/A.patch', 's/two/tow/'],
  ])('changes the %s in the store: nothing is promoted', async (_, file, edit) => {
    const folder = temporaryFolder();
    const repository = failingRepository();
    const patch = patchFor(repository, { 'answer.sh': planted(`sed -i '${edit}' ${join(folder, 'out/.unfinished/*', file)}`) });
    const outcome = await runOn(repository, { a: patch }, { promote: 'branch', home: 'keep' }, undefined, undefined, folder).then(
      ({ evidence }) => evidence.promotion.decision,
      (error: unknown) => (error instanceof SafeDebugError ? error.code : String(error)),
    );
    // The plan is known in memory and written from there; a patch that is not the planned one is refused.
    expect(outcome).toBe(file.endsWith('plan.json') ? 'promoted' : 'evidence');
    expect(gitIn(repository, 'for-each-ref', '--format=%(refname)').split('\n')).toHaveLength(file.endsWith('plan.json') ? 2 : 1);
  });

  test('replaces raw output by a pipe: nothing hangs, and the world proves nothing', async () => {
    const folder = temporaryFolder();
    const repository = failingRepository();
    const line = `for f in ${join(folder, 'out/.unfinished/*/world-baseline/worlds/baseline/1/stdout')}; do [ -e $f ] && rm $f && mkfifo $f; done`;
    const { evidence } = await runOn(repository, { a: patchFor(repository, { 'answer.sh': planted(line) }) }, { jobs: '1', promote: 'branch', home: 'keep' }, undefined, undefined, folder);
    expect(evidence).toMatchObject({ outcome: 'indeterminate', promotion: { decision: 'withheld' } });
  });
});
