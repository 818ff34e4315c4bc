import { describe, expect, test } from 'vitest';
import { readGotest } from '../../../src/gate/reports/gotest.js';
import { sourceOf } from './source.js';

type Event = Record<string, string | number>;
const inPackage = (name: string, events: Event[]): Event[] => events.map((event) => ({ ...event, Package: name }));
const read = (events: (Event | string)[]) => readGotest(sourceOf(events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n'), 50));
const leaves = async (events: (Event | string)[]) => (await read(events)).tests.map(({ suite, name, state }) => [suite, name, state]);

const run = (name: string): Event => ({ Action: 'run', Test: name });
const end = (action: string, name: string): Event => ({ Action: action, Test: name, Elapsed: 0.5 });

describe('a go test report', () => {
  test('counts tests without subtests, and parents that failed by themselves', async () => {
    expect(await leaves(inPackage('m', [
      run('T'), run('T/a'), end('pass', 'T/a'), run('T/b'), run('T/b/c/d'), end('fail', 'T/b/c/d'), end('fail', 'T/b'), end('fail', 'T'),
      run('U'), run('U/x'), end('pass', 'U/x'), end('fail', 'U'), run('V'), end('skip', 'V'), { Action: 'fail' },
    ]))).toEqual([['m', 'T/a', 'passed'], ['m', 'T/b/c/d', 'failed'], ['m', 'U/x', 'passed'], ['m', 'U', 'failed'], ['m', 'V', 'skipped']]);
  });

  test('counts a package that failed without a failing test as one error', async () => {
    const { tests } = await read(inPackage('m', [run('T'), end('pass', 'T'), { Action: 'output', Output: 'exit status 3\n' }, { Action: 'fail' }]));
    expect(tests.at(-1)).toEqual({ suite: 'm', name: '', state: 'error', message: 'exit status 3' });
  });

  test('tells a build failure once, however it is told', async () => {
    const error = [['m/bad', '', 'error']];
    expect(await leaves([{ ImportPath: 'm/bad [m/bad.test]', Action: 'build-output', Output: 'x' }, { ImportPath: 'm/bad [m/bad.test]', Action: 'build-fail' }])).toEqual(error);
    expect(await leaves(['# m/bad', 'FAIL\tm/bad [build failed]', ...inPackage('m/bad', [{ Action: 'fail' }])])).toEqual(error);
    expect(await leaves([{ ImportPath: 'm/ok', Action: 'build-output', Output: 'warning' }, ...inPackage('m/ok', [run('T'), end('pass', 'T'), { Action: 'pass' }])])).toEqual([['m/ok', 'T', 'passed']]);
  });

  test('takes a test that never ended for failed', async () => {
    expect(await leaves(inPackage('m', [run('T'), run('T/a')]))).toEqual([['m', 'T/a', 'failed']]);
    const { tests } = await read(inPackage('m', [run('T'), { Action: 'output', Test: 'T', Output: 'panic: boom\n' }, { Action: 'fail' }]));
    expect(tests).toEqual([{ suite: 'm', name: 'T', state: 'failed', message: 'panic: boom' }]);
  });

  test('keeps every result of a test that ran more than once', async () => {
    expect(await leaves(inPackage('m', [run('T'), end('fail', 'T'), run('T'), end('pass', 'T'), { Action: 'pass' }]))).toEqual([['m', 'T', 'failed'], ['m', 'T', 'passed']]);
  });

  test('may be mixed with other lines', async () => {
    expect(await read(['go: downloading x', ...inPackage('m', [run('T'), end('pass', 'T'), { Action: 'pass' }]), 'PASS'])).toEqual({ tests: [{ suite: 'm', name: 'T', state: 'passed' }], durationS: 0.5, problems: [] });
  });

  test.each([
    ['a cut line', [...inPackage('m', [run('T'), end('pass', 'T'), { Action: 'pass' }]), '{"Action":"pa']],
    ['a package without its end', inPackage('m', [run('T'), end('pass', 'T')])],
    ['an event of the wrong shape', [...inPackage('m', [run('T'), end('pass', 'T'), { Action: 'pass' }]), '{"Action":7}']],
    ['no event at all', ['ok  \tm\t0.1s']],
  ])('is unparseable with %s', async (_, events) => {
    expect((await read(events)).problems).toEqual(['report-unparseable']);
  });
});
