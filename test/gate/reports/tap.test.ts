import { describe, expect, test } from 'vitest';
import { readTap } from '../../../src/gate/reports/tap.js';
import { sourceOf } from './source.js';

const read = (...lines: string[]) => readTap(sourceOf(`${lines.join('\n')}\n`));
const states = async (...lines: string[]) => (await read(...lines)).tests.map(({ suite, name, state }) => [suite, name, state]);
const problems = async (...lines: string[]) => (await read(...lines)).problems;

describe('a TAP report', () => {
  test.each([
    ['ok 1 - adds', 'adds', 'passed'],
    ['ok 1 adds', 'adds', 'passed'],
    ['ok - adds', 'adds', 'passed'],
    ['not ok 1 -1 is negative', '-1 is negative', 'failed'],
    ['ok', 'test 1', 'passed'],
    ['not ok 1 # TODO later', 'test 1', 'todo'],
    ['ok 1 - a # skip b', 'a', 'skipped'],
    ['ok 1 - a#skip b', 'a#skip b', 'passed'],
    ['not ok 1 - issue #todo list', 'issue #todo list', 'failed'],
    ['ok 1 - a # todos', 'a # todos', 'passed'],
    ['ok 1 - a \\# TODO b', 'a # TODO b', 'passed'],
    ['ok 1 - a # time=12.5ms', 'a', 'passed'],
    ['\u001b[32mok 1 - a\u001b[0m', 'a', 'passed'],
  ])('reads %j as %j, %s', async (line, name, state) => {
    expect(await states('1..1', line)).toEqual([['', name, state]]);
  });

  test.each(['okay 1', 'not okay', 'ok1', '  ok 1', 'OK 1'])('takes %j for no test', async (line) => {
    expect(await states('1..1', 'ok 1 - a', line)).toEqual([['', 'a', 'passed']]);
  });

  test('sees a test that overwrites a line of progress', async () => {
    expect(await states('1..2', 'ok 1 - a', '50 %\r100 %\rnot ok 2 - b\r')).toEqual([['', 'a', 'passed'], ['', 'b', 'failed']]);
  });

  test('tells the files of prove -v apart, and its verdicts from tests', async () => {
    const proved = ['t/one.t .. ', '1..1', 'ok 1 - adds', 'ok', 't/two.t .. ', 'ok 1 - reads', '1..1', 'ok', 'All tests successful.', 'Result: PASS'];
    expect([await states(...proved), await problems(...proved)]).toEqual([[['', 'adds', 'passed'], ['', 'reads', 'passed']], []]);
    expect(await problems('t/one.t .. ', '1..2', 'ok 1 - adds', 't/two.t .. ', '1..1', 'ok 1 - reads', 'ok')).toEqual(['plan-mismatch']);
    expect(await problems('1..1', 'ok 1 - adds', 'ok')).toEqual(['plan-mismatch']);
  });

  test('counts the children of a subtest instead of its closing line', async () => {
    expect(await states('# Subtest: outer', '    # Subtest: inner', '        ok 1 - leaf', '        1..1', '    ok 1 - inner', '    ok 2 - other', '    1..2', 'ok 1 - outer', 'ok 2 - last', '1..2')).toEqual([
      ['outer > inner', 'leaf', 'passed'],
      ['outer', 'other', 'passed'],
      ['', 'last', 'passed'],
    ]);
  });

  test('counts a subtest that failed by itself, and one without children', async () => {
    expect(await states('    ok 1 - child', '    1..1', 'not ok 1 - parent', '    1..0 # SKIP nothing here', 'ok 2 - empty', '1..2')).toEqual([
      ['parent', 'child', 'passed'],
      ['', 'parent', 'failed'],
      ['', 'empty', 'passed'],
    ]);
  });

  test('takes failures below a TODO for todo', async () => {
    expect(await states('    not ok 1 - child', '    1..1', 'not ok 1 - parent # TODO', '1..1')).toEqual([['parent', 'child', 'todo']]);
  });

  test('reads buffered subtests in both spellings', async () => {
    expect(await states('1..2', 'ok 1 - a # time=5ms {', '    ok 1 - x', '    1..1', '}', 'not ok 2 - b {', '    not ok 1 - y {', '        not ok 1 - z', '    }', '    1..1', '}')).toEqual([
      ['a', 'x', 'passed'],
      ['b > y', 'z', 'failed'],
    ]);
  });

  test('keeps what a YAML block says about a failure, and takes nothing in it for a test', async () => {
    const { tests, durationS } = await read('1..2', 'not ok 1 - a', '  ---', '  duration_ms: 250', '  message: |-', '    not ok 7 - fake', '  ...', 'ok 2 - b', '    ---', '    duration_ms: 500', '    ...');
    expect(tests.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(tests[0]?.message).toContain('not ok 7 - fake');
    expect(durationS).toBe(0.75);
  });

  test('ends a YAML block that was cut off at the next line with less indentation', async () => {
    expect(await states('1..2', 'not ok 1 - a', '  ---', '  message: x', 'not ok 2 - b')).toEqual([['', 'a', 'failed'], ['', 'b', 'failed']]);
  });

  test.each([
    ['no plan', ['ok 1 - a']],
    ['fewer tests than planned', ['1..2', 'ok 1 - a']],
    ['more tests than planned', ['1..1', 'ok 1 - a', 'ok 2 - b']],
    ['a number beyond the plan', ['1..2', 'ok 1 - a', 'ok 3 - b']],
    ['two plans', ['1..1', 'ok 1 - a', '1..1']],
    ['a broken plan in a subtest', ['    1..2', '    ok 1 - a', 'ok 1 - b', '1..1']],
    ['a subtest without its closing line', ['1..1', '    ok 1 - a']],
    ['a second stream without a plan', ['TAP version 13', '1..1', 'ok 1 - a', 'TAP version 13', 'ok 1 - b']],
  ])('does not meet its plan: %s', async (_, lines) => {
    expect(await problems(...lines)).toEqual(['plan-mismatch']);
  });

  test('may hold several streams', async () => {
    expect(await problems('TAP version 13', '1..1', 'ok 1 - a', 'TAP version 13', 'ok 1 - b', '1..1')).toEqual([]);
  });

  test('ends with a bail out, on any level', async () => {
    expect(await problems('1..4', 'ok 1 - a', 'Bail out! no database')).toEqual(['bail-out']);
    expect(await problems('1..4', '    ok 1 - a', '    bail out!')).toEqual(['bail-out']);
  });

  test('is none without a line of TAP', async () => {
    expect(await problems('npm ERR! missing script', '}', '# comment')).toEqual(['report-unparseable']);
    expect(await problems('')).toEqual(['report-empty']);
  });

  test('may come with CRLF and as UTF-16', async () => {
    const { tests, problems: found } = await readTap(sourceOf(Buffer.from('\ufeff1..1\r\nok 1 - grün\r\n', 'utf16le'), 3));
    expect([tests[0]?.name, found]).toEqual(['grün', []]);
  });

  test('needs no more time for spaces without end than for other text', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `ok ${index + 1}${' '.repeat(400_000)}x`);
    expect((await read('1..20', ...lines)).problems).toEqual([]);
  }, 5_000);

  test('survives lines and depths without end', async () => {
    const { tests, problems: found } = await read('1..1', 'x'.repeat(3_000_000), `${' '.repeat(4_000)}ok 1 - deep`, `ok 1 - ${'y'.repeat(10_000)}`);
    expect(tests[0]?.name).toHaveLength(4_097);
    expect(found).toEqual([]);
  });
});
