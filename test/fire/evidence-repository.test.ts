import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compareWithBaseline } from '../../src/core/comparison.js';
import { testKey } from '../../src/core/judging.js';
import type { TestResult } from '../../src/core/report.js';
import { faultOf } from '../evidence/forging.js';
import { answers, failingRepository, runOn } from '../support/run.js';
import { lastingFolder, patchFor, temporaryFolder } from '../support/repository.js';
import { readContents, type Contents } from './evidence/folder.js';
import { Random, scaled, seed } from './evidence/random.js';
import { resealed } from './evidence/reseal.js';
import { faultIn } from './evidence/verdict.js';
import { record } from './tally.js';

let repository = '';
let original = '';
let contents: Contents;

beforeAll(async () => {
  repository = failingRepository({}, lastingFolder());
  original = (await runOn(repository, { right: patchFor(repository, { 'answer.sh': answers.right }) }, { promote: 'branch' }, undefined, undefined, lastingFolder())).out;
  contents = readContents(original);
});

function written(files: Contents): string {
  const folder = temporaryFolder();
  cpSync(original, folder, { recursive: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

test('a recorded patch that was changed, with all digests made right again, is refused with the repository', async () => {
  const random = new Random(seed + 3);
  const patch = contents.get('candidates/A.patch')?.toString('utf8') ?? '';
  const added = patch.split('\n').findIndex((line) => line.startsWith('+case'));
  const counts = { refused: 0, byItself: 0 };
  for (let attempt = 0; attempt < scaled(100); attempt++) {
    const lines = patch.split('\n');
    const line = lines[added] ?? '';
    const at = 1 + random.below(line.length);
    lines[added] = `${line.slice(0, at)}${random.of(['x', '0', ';', ' '])}${line.slice(at)}`;
    const folder = written(resealed(new Map(contents).set('candidates/A.patch', Buffer.from(lines.join('\n'))), {}) ?? new Map());
    counts.byItself += (await faultIn(folder)) === null ? 0 : 1;
    expect(await faultOf(folder, { repository }), `seed ${seed}: ${lines[added]}`).toMatch(/tree of candidate A/);
    counts.refused += 1;
  }
  record({ attack: 'another patch than the one that was run, all digests made right again', held: true, named: true, falseAlarm: false, times: counts.refused });
  process.stdout.write(`changed patches, seed ${seed}: ${counts.refused} refused with the repository, ${counts.byItself} of them without it\n`);
}, 600_000);

/** A world in which so many suites failed to load, or loaded and passed. */
function suites(count: number, name: string, state: TestResult['state']): { tests: Map<string, TestResult> } {
  const tests = Array.from({ length: count }, (_, index): TestResult => ({ suite: `suite ${index}`, name, state }));
  return { tests: new Map(tests.map((each) => [testKey(each), each])) };
}

test('a report that names very many suites takes time in proportion to it', () => {
  const timeOf = (count: number): number => {
    const [before, now] = [suites(count, '', 'error'), suites(count, 'loads', 'passed')];
    const start = process.cpuUsage();
    expect(compareWithBaseline(before, now).fixed.size).toBe(count);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  timeOf(5_000);
  // Eight times as many; were every suite held against every other, this would be sixty-four times.
  const ratio = timeOf(80_000) / timeOf(10_000);
  record({ attack: '80,000 suites that did not load', held: ratio < 32, named: true, falseAlarm: false });
  expect(ratio).toBeLessThan(32);
});

test('evidence of very many tests takes time in proportion to it', async () => {
  const timeOf = async (count: number): Promise<number> => {
    const gate = `i=0\nwhile [ $i -lt ${count} ]; do i=$((i + 1)); echo "ok $i - test $i"; done\nif [ "$(sh answer.sh 2)" = two ]; then echo "ok - two"; else echo "not ok - two"; failed=1; fi\necho "1..${count + 1}"\nexit \${failed:-0}\n`;
    const large = failingRepository({ 'gate.sh': gate }, temporaryFolder());
    const { out } = await runOn(large, { right: patchFor(large, { 'answer.sh': answers.right }) }, { promote: 'none' });
    const start = process.cpuUsage();
    expect(await faultIn(out)).toBeNull();
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  await timeOf(1_000);
  const ratio = (await timeOf(40_000)) / (await timeOf(5_000));
  record({ attack: 'evidence of 40,000 tests in every world', held: ratio < 24, named: true, falseAlarm: false });
  expect(ratio).toBeLessThan(24);
}, 600_000);
