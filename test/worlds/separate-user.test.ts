import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rootRights } from '../../src/processes/root-rights.js';
import { WorldUsers } from '../../src/processes/world-users.js';
import { answers, failingRepository, runOn, type FinishedRun, type RunOptions } from '../support/run.js';
import { openFolder } from '../support/open-folder.js';
import { patchFor, temporaryFolder } from '../support/repository.js';

const root = await rootRights();

afterEach(() => vi.unstubAllEnvs());

/** A run over one right idea, with lines that every gate runs before its tests. */
async function runWith(lines: string, options: RunOptions = {}, more: Record<string, string> = {}): Promise<FinishedRun> {
  const repository = failingRepository({ 'gate.sh': `${lines}\n. ./numbers.test.sh\nexit $failed\n`, ...more });
  return runOn(repository, { a: patchFor(repository, { 'answer.sh': answers.right }) }, options);
}

const readFile = (out: string, name: string): string => readFileSync(join(out, name), 'utf8');

const isolationOf = ({ evidence }: FinishedRun): string[] => [evidence.environment.isolation.user, evidence.environment.isolation.why];

test('without root or sudo the evidence says same-user and why, and with them separate', async () => {
  const [user, why] = isolationOf(await runWith(''));
  expect([user, why]).toEqual(root === null ? ['same-user', expect.stringContaining('not root and has no sudo')] : ['separate', expect.stringContaining('a user of its own')]);
});

describe.runIf(root !== null)('a run whose gates have users of their own', () => {
  test('does not fall back to our own user when something makes all ranges of users look taken', async () => {
    vi.spyOn(WorldUsers, 'take').mockResolvedValue(null);
    await expect(runWith('echo "as $(id -u)"')).rejects.toThrow('Nothing was run.');
    vi.restoreAllMocks();
  });

  test('reads what gates made, whatever its modes, and takes it away', async () => {
    const finished = await runWith('umask 077; mkdir -p out closed; echo x > out/private; echo y > closed/inside; chmod 0 closed; mkdir "$HOME/kept"; chmod 0500 "$HOME/kept"; touch "$TMPDIR/t"');
    expect(isolationOf(finished)[0]).toBe('separate');
    expect(finished.evidence).toMatchObject({ outcome: 'fixed', replay: { status: 'verified' } });
    expect(readdirSync(join(tmpdir(), `safe-debug-${process.getuid?.()}`)).filter((name) => name.startsWith(finished.evidence.id))).toEqual([]);
  });

  test('takes private reports, and runs invariants in the same world', async () => {
    const gate = 'umask 077; mkdir -p out; s=0; [ "$(sh answer.sh 2)" = two ] && f= || { f="<failure/>"; s=1; }; echo "<testsuite name=\\"x\\"><testcase classname=\\"x\\" name=\\"two\\">$f</testcase></testsuite>" > out/junit.xml; exit $s';
    const finished = await runWith('', { gate: 'sh check.sh', report: ['out/*.xml'], invariant: ['again=grep -q testsuite out/junit.xml && echo more > out/more', 'other=test -e out/more'] }, { 'check.sh': gate });
    expect(isolationOf(finished)[0]).toBe('separate');
    expect(finished.evidence.outcome).toBe('fixed');
  });

  test('has a set-up whose private files the gates may change, and git that works', async () => {
    const finished = await runWith('echo more >> installed/library || exit 9; test -d "$HOME/cache" || exit 9; git status --porcelain >/dev/null && git log --oneline | grep -q . && git add -A && git -c user.name=x -c user.email=x@x commit -qm x --allow-empty || exit 9; git reset -q --soft HEAD~1', { setup: 'umask 077; mkdir installed "$HOME/cache"; echo ready > installed/library' });
    expect(isolationOf(finished)[0]).toBe('separate');
    expect(finished.evidence.baseline.outcome).toBe('reproduced');
    expect(finished.evidence.outcome).toBe('fixed');
  });

  test('gives the replay the user of its winner, and every other world another one', async () => {
    const { evidence, out } = await runWith('id -u', { isolation: 'copy' });
    expect(evidence.outcome).toBe('fixed');
    const userOf = (world: string): string => /^(\d{7})$/m.exec(readFile(out, `logs/${world}.log`))?.[1] ?? '';
    expect(userOf('replay')).toBe(userOf('A'));
    expect(userOf('baseline')).not.toBe(userOf('A'));
    expect(userOf('A')).toMatch(/^20\d{5}$/);
  });

  test('shows gates no sibling, no snapshot and no user repository', async () => {
    const { evidence, out } = await runWith('ls ../../../private ../../../worlds ../.. ; for w in baseline-1 A-1; do case $PWD in *$w/tree) ;; *) ls ../../$w 2>/dev/null && echo REACHED;; esac; done; true', { isolation: 'copy' });
    expect(evidence.outcome).toBe('fixed');
    const logs = ['baseline', 'A', 'replay'].map((world) => readFile(out, `logs/${world}.log`)).join('\n');
    expect(logs).not.toContain('REACHED');
    expect(logs.match(/denied/g)?.length).toBeGreaterThanOrEqual(9);
  });

  test('tells closed folders of programs as a fact about the machine, not as something unproven', async () => {
    const closed = temporaryFolder();
    vi.stubEnv('PATH', `${process.env['PATH'] ?? ''}:${closed}`);
    const finished = await runWith('');
    expect(isolationOf(finished)).toEqual(['separate', expect.stringMatching(new RegExp(`it cannot enter these folders of programs: .*${closed}`))]);
    expect(finished.evidence.limits.join('\n')).not.toContain(closed);
  });

  test('is one of our own user when worlds lie where no other can go, when HOME is kept, or when the program is out of reach', async () => {
    expect(isolationOf(await runWith('', { home: 'keep' }))).toEqual(['same-user', expect.stringContaining('--home keep')]);
    const closed = temporaryFolder();
    const bin = join(temporaryFolder(), 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'own-runner'), '#!/bin/sh\nexec sh gate.sh\n');
    chmodSync(join(bin, 'own-runner'), 0o755);
    vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
    const unreachable = await runWith('', { gate: 'own-runner' });
    expect(isolationOf(unreachable)).toEqual(['same-user', expect.stringContaining(join(bin, 'own-runner'))]);
    expect(unreachable.evidence.outcome).toBe('fixed');
    vi.stubEnv('TMPDIR', closed);
    expect(isolationOf(await runWith(''))).toEqual(['same-user', expect.stringContaining('TMPDIR')]);
    expect(existsSync(closed)).toBe(true);
  });

  test('leaves a checkout visible that the gate names, hides it otherwise, and says so', async () => {
    const folder = openFolder();
    const repository = failingRepository({ 'gate.sh': `ls ${folder} && echo SEEN\n. ./numbers.test.sh\nexit $failed\n` }, folder);
    chmodSync(repository, 0o755);
    const patches = { a: patchFor(repository, { 'answer.sh': answers.right }) };
    const hidden = await runOn(repository, patches);
    expect(readFile(hidden.out, 'logs/A.log')).not.toContain('numbers.test.sh');
    const named = await runOn(repository, patches, { gate: `ls ${repository}; sh gate.sh` });
    expect(readFile(named.out, 'logs/A.log')).toContain('numbers.test.sh');
    expect(named.evidence.limits.join('\n')).toContain(`could see ${repository}`);
  });
});
