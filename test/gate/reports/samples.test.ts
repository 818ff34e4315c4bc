import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countsOf, isFailing } from '../../../src/core/judging.js';
import { detectFormat, readReport } from '../../../src/gate/reports/read.js';

const samples = join(import.meta.dirname, '../../../fixtures/reports');

/** passed, failed, errors, skipped, todo, flaky: what the tool printed (see the README beside the samples). */
type Printed = [number, number, number, number, number, number];

const expected: [string, string, Printed][] = [
  ['node-20/report.tap', 'tap', [4, 2, 0, 1, 1, 0]],
  ['node-24/report.tap', 'tap', [4, 2, 0, 1, 1, 0]],
  ['node-20/report.xml', 'junit', [4, 1, 0, 1, 1, 0]],
  ['node-24/report.xml', 'junit', [4, 1, 0, 1, 1, 0]],
  ['jest/report.json', 'jest', [3, 1, 1, 1, 1, 1]],
  ['vitest/report.json', 'jest', [3, 1, 1, 1, 1, 0]],
  ['vitest/report.xml', 'junit', [3, 2, 0, 2, 0, 0]],
  ['vitest/report.tap', 'tap', [3, 2, 0, 1, 1, 0]],
  ['vitest/flat.tap', 'tap', [3, 2, 0, 1, 1, 0]],
  ['mocha/report.tap', 'tap', [2, 2, 0, 2, 0, 0]],
  ['mocha/report.xml', 'junit', [2, 2, 0, 2, 0, 0]],
  ['ava/report.tap', 'tap', [2, 1, 0, 1, 1, 0]],
  ['tape/report.tap', 'tap', [2, 1, 0, 1, 1, 0]],
  ['node-tap/report.tap', 'tap', [2, 1, 0, 1, 1, 0]],
  ['perl/report.tap', 'tap', [4, 2, 0, 2, 1, 0]],
  ['pytest/report.xml', 'junit', [5, 1, 2, 2, 0, 0]],
  ['node-22/report.tap', 'tap', [4, 2, 0, 1, 1, 0]],
  ['node-22/report.xml', 'junit', [4, 1, 0, 1, 1, 0]],
  ['go/report.jsonl', 'gotest', [4, 2, 1, 1, 0, 0]],
  ['surefire/report.xml', 'junit', [2, 1, 1, 1, 0, 1]],
  ['prove/report.tap', 'tap', [5, 1, 0, 1, 1, 0]],
  ['googletest/report.xml', 'junit', [3, 1, 0, 2, 0, 0]],
  ['ctest/report.xml', 'junit', [1, 1, 0, 3, 0, 0]],
];

describe('reports of real tools', () => {
  test.each(expected)('%s is detected as %s and counted as the tool counts', async (file, format, printed) => {
    expect(await detectFormat(join(samples, file))).toBe(format);
    const { passed, failed, errors, skipped, todo, flaky } = countsOf((await readReport(join(samples, file), 'auto')).tests);
    expect([passed, failed, errors, skipped, todo, flaky]).toEqual(printed);
  });

  test('no failing test is without a name, except files that could not be loaded', async () => {
    for (const [file] of expected) {
      const { tests } = await readReport(join(samples, file), 'auto');
      for (const { name, state } of tests.filter((found) => isFailing(found.state))) expect(name === '', `${file}: ${name}`).toBe(state === 'error' && /\.jsonl?$/.test(file));
    }
  });

  test('the same suite reads the same from nested TAP of Node 20 and 24', async () => {
    const [older, newer] = await Promise.all(['node-20', 'node-24'].map((tool) => readReport(join(samples, tool, 'report.tap'), 'tap')));
    const names = (report: typeof older) => report?.tests.map(({ suite, name, state }) => [suite, name, state]);
    expect(names(older)).toEqual(names(newer));
    expect(names(newer)).toContainEqual(['calculator > deep', 'multiplies', 'passed']);
    expect(names(newer)).toContainEqual(['', 'parent fails itself', 'failed']);
  });

  test('files are named relative to the directory of the gate', async () => {
    const { tests } = await readReport(join(samples, 'jest/report.json'), 'jest', { directory: '/project' });
    expect(tests.map(({ suite }) => suite)).toContain('sample.test.js > calculator > deep');
  });
});
