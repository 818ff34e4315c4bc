import { describe, expect, test } from 'vitest';
import { readCtrf } from '../../../src/gate/reports/ctrf.js';
import { readJest } from '../../../src/gate/reports/jest.js';
import { sourceOf } from './source.js';

const ctrf = (tests: unknown[], summary?: object) => readCtrf(sourceOf(JSON.stringify({ results: { tool: { name: 'demo' }, summary, tests } })));
const assertion = (title: string, status: string, more: object = {}) => ({ ancestorTitles: ['calc'], title, status, ...more });
const jest = (testResults: unknown[], more: object = {}) => readJest(sourceOf(JSON.stringify({ ...more, testResults })));
const file = (name: string, status: string, assertionResults: unknown[], message = '') => ({ name, status, message, assertionResults });

describe('a CTRF report', () => {
  test('has the five states, and a retried pass is flaky', async () => {
    const { tests, durationS, problems } = await ctrf([
      { name: 'a', status: 'passed', duration: 100 }, { name: 'b', status: 'failed', message: 'm', trace: 't' }, { name: 'c', status: 'skipped' },
      { name: 'd', status: 'pending' }, { name: 'e', status: 'passed', retries: 1, duration: 200 }, { name: 'f', status: 'passed', flaky: true },
    ], { tests: 6, passed: 3, failed: 1 });
    expect(tests.map(({ state }) => state)).toEqual(['passed', 'failed', 'skipped', 'todo', 'flaky', 'flaky']);
    expect([tests[1]?.message, durationS, problems]).toEqual(['m\nt', 0.3, []]);
  });

  test('names the suite by file and titles', async () => {
    const { tests } = await ctrf([{ name: 'a', status: 'passed', suite: ['x', 'y'], filePath: 'f.ts' }, { name: 'b', status: 'passed', suite: 'z' }]);
    expect(tests.map(({ suite }) => suite)).toEqual(['f.ts > x > y', 'z']);
  });

  test.each(['other', 'PASSED', 'constructor', '__proto__', ''])('with the state %j shows no pass', async (status) => {
    const { tests, problems } = await ctrf([{ name: 'a', status }]);
    expect([tests[0]?.state, problems]).toEqual(['skipped', ['unknown-status']]);
  });

  test('keeps a test whose time, suite or message is odd', async () => {
    const { tests, durationS, problems } = await readCtrf(sourceOf('{"results":{"summary":{"tests":"1"},"tests":[{"name":"a","status":"passed","duration":1e999,"suite":7,"message":{}}]}}'));
    expect([tests, durationS, problems]).toEqual([[{ suite: '', name: 'a', state: 'passed' }], null, []]);
  });

  test('is partly unparseable where an entry is no test', async () => {
    const { tests, problems } = await ctrf([{ name: 'a', status: 'passed' }, { status: 'failed' }, 7, null]);
    expect([tests.length, problems]).toEqual([1, ['report-unparseable']]);
  });

  test('compares its summary', async () => {
    expect((await ctrf([], { tests: 3 })).problems).toEqual(['count-mismatch', 'no-testcases']);
    const claimed = await ctrf([{ name: 'a', status: 'passed' }], { tests: 1, failed: 1 });
    expect([claimed.problems, claimed.unlistedFailures]).toEqual([['count-mismatch'], true]);
  });

  test.each(['{}', '[]', '{"results":{}}', '{"results":', 'null', '"text"', 'npm ERR! code 1', '{'.repeat(100_000)])('is unparseable: %.40s', async (text) => {
    expect(await readCtrf(sourceOf(text))).toEqual({ tests: [], durationS: null, problems: ['report-unparseable'] });
  });

  test.each([{ pending: 1 }, { skipped: 2 }, { skipped: 0 }])('compares what its summary says was not run: %j', async (summary) => {
    expect((await ctrf([{ name: 'a', status: 'passed' }, { name: 'b', status: 'skipped' }], { tests: 2, passed: 1, failed: 0, ...summary })).problems).toEqual(['count-mismatch']);
  });

  test('over 32 Mi characters is refused', async () => {
    expect((await readCtrf(sourceOf(Buffer.alloc((32 << 20) + 1, 0x7b), 1 << 20))).problems).toEqual(['report-unparseable']);
  });

  test('tells lone surrogates and control characters in names', async () => {
    const { tests, problems } = await readCtrf(sourceOf('{"results":{"tests":[{"name":"a\\ud800\\u001b[31m","status":"passed"}]}}'));
    expect([tests[0]?.name, problems]).toEqual(['a\ufffd\u241b[31m', ['invalid-characters']]);
  });
});

describe('a Jest or Vitest report', () => {
  test('has tests by file and titles, with their states', async () => {
    const { tests, durationS } = await jest([file('/w/a.test.js', 'failed', [
      assertion('a', 'passed', { duration: 5 }), assertion('b', 'failed', { failureMessages: ['\u001b[31mred\u001b[39m'] }), assertion('c', 'pending'),
      assertion('d', 'todo'), assertion('e', 'passed', { invocations: 2 }), assertion('f', 'disabled'), assertion('g', 'passed', { retryReasons: ['x'] }),
    ])]);
    expect(tests.map(({ state }) => state)).toEqual(['passed', 'failed', 'skipped', 'todo', 'flaky', 'skipped', 'flaky']);
    expect(tests[1]).toEqual({ suite: '/w/a.test.js > calc', name: 'b', state: 'failed', message: 'red' });
    expect(durationS).toBe(0.005);
  });

  test('counts a file that failed without a failing test as one error', async () => {
    const { tests } = await jest([file('C:\\w\\bad.test.js', 'failed', [], 'Cannot find module'), file('hook.test.js', 'failed', [assertion('never ran', 'skipped')])]);
    expect(tests.filter(({ state }) => state === 'error')).toEqual([
      { suite: 'C:/w/bad.test.js', name: '', state: 'error', message: 'Cannot find module' },
      { suite: 'hook.test.js', name: '', state: 'error' },
    ]);
  });

  test('is read behind a banner, also one with braces', async () => {
    const json = JSON.stringify({ testResults: [file('a', 'passed', [assertion('t', 'passed')])] }, null, 1);
    for (const banner of ['\n> demo@1.0.0 test\n> jest --json\n\n', '{ not json }\n', '{"also": "json"}\n']) {
      expect((await readJest(sourceOf(`${banner}${json}\ndone\n`))).tests).toHaveLength(1);
    }
  });

  test.each([{ numFailedTestSuites: 1 }, { wasInterrupted: true }])('that says %j is no proof of a pass', async (claim) => {
    expect((await jest([file('a.js', 'passed', [assertion('x', 'passed')])], claim)).unlistedFailures).toBe(true);
  });

  test('is read before a last line with braces', async () => {
    const text = `${JSON.stringify({ testResults: [file('a.js', 'passed', [assertion('x', 'passed')])] })}\nnpm notice {new} version\n`;
    expect((await readJest(sourceOf(text))).tests.map(({ name }) => name)).toEqual(['x']);
  });

  test('that claims a failure it does not list is no proof of a pass', async () => {
    const passing = [file('a', 'passed', [assertion('t', 'passed')])];
    expect((await jest(passing, { success: true, numTotalTests: 1, numPassedTests: 1, numFailedTests: 0 })).unlistedFailures).toBeUndefined();
    expect((await jest(passing, { success: false })).unlistedFailures).toBe(true);
    expect((await jest(passing, { numRuntimeErrorTestSuites: 1 })).unlistedFailures).toBe(true);
    expect((await jest(passing, { numFailedTests: 1 })).problems).toEqual(['count-mismatch']);
  });

  test('tells unknown states and entries that are no tests', async () => {
    expect((await jest([file('a', 'passed', [assertion('t', 'focused'), { title: 1 }]), { name: 'x' }])).problems).toEqual(['report-unparseable', 'unknown-status']);
  });
});
