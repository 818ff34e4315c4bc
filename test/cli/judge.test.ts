import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.js';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'judge-')); });
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const ended = { exitCode: 0, signal: null, timedOut: false, startedAt: '2024-05-01T10:00:00.500Z', endedAt: '2024-05-01T10:00:30Z' };
const record = (gate: object, attempts: object[], secrets: Record<string, string> = {}) =>
  write('record.json', JSON.stringify({ gate: { format: 'junit', reports: ['*.xml'], reportsRequired: true, minTests: 1, ...gate }, secrets, attempts: attempts.map((attempt) => ({ ...ended, reports: [], output: null, ...attempt })) }));

async function run(...args: string[]): Promise<string> {
  let printed = '';
  expect(await judge(args, { stdout: (text) => { printed += text; } })).toBe(0);
  return printed;
}
const answer = async (...args: string[]) => JSON.parse(await run(...args, '--json'));

describe('judge', () => {
  test.each([
    ['2024-05-01T10:00:10Z', ['pass']],
    ['2024-05-01T10:00:00Z', ['pass']],
    ['2024-05-01T09:59:59.900Z', ['inconclusive', 'report-stale']],
    ['2024-04-30T10:00:10Z', ['inconclusive', 'report-stale']],
    ['2024-05-01T10:00:31Z', ['pass']],
    ['2024-05-01T10:00:33Z', ['inconclusive', 'report-stale']],
  ])('holds a report of %s against the time of the attempt: %j', async (mtime, expected) => {
    write('a.xml', '<testsuite><testcase name="t"/></testsuite>');
    const { verdict, problems } = await answer(record({}, [{ reports: [{ file: 'a.xml', mtime }] }]));
    expect([verdict, ...problems]).toEqual(expected);
  });

  test('takes the captured output for the report where there are no globs', async () => {
    write('out.txt', 'log\n1..1\nok 1 - a\n');
    expect(await answer(record({ format: 'tap', reports: [] }, [{ output: 'out.txt' }]))).toMatchObject({ verdict: 'pass', counts: { passed: 1 } });
    expect(await answer(record({ format: 'tap', reports: ['*.tap'] }, [{ output: 'out.txt' }]))).toMatchObject({ verdict: 'inconclusive', problems: ['report-missing'] });
  });

  test('names a listed report that is not there', async () => {
    expect(await answer(record({}, [{ reports: [{ file: 'gone.xml', mtime: ended.endedAt }] }]))).toMatchObject({ verdict: 'inconclusive', problems: ['report-missing'] });
  });

  test('keeps secrets out of names, messages and the log', async () => {
    write('a.xml', '<testsuite name="key-0001"><testcase name="uses key-0001"><failure message="key-0001 refused"/></testcase></testsuite>');
    write('out.txt', 'KEY=key-0001\n');
    const printed = await run(record({}, [{ exitCode: 1, reports: [{ file: 'a.xml', mtime: ended.endedAt }], output: 'out.txt' }], { KEY: 'key-0001' }), '--log', join(folder, 'log'), '--json');
    expect(printed).not.toContain('key-0001');
    expect(JSON.parse(printed).failing).toEqual([{ suite: '***', name: 'uses ***', message: '*** refused' }]);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('KEY=***\n');
  });

  test('shares the log among attempts and tells which part is missing', async () => {
    write('long.txt', 'x\n'.repeat(100_000));
    const judged = await answer(record({ format: 'none' }, [{ output: 'long.txt' }, { output: 'long.txt' }]), '--log', join(folder, 'log'));
    expect([judged.verdict, judged.problems]).toEqual(['pass', ['output-truncated']]);
    const log = readFileSync(join(folder, 'log'), 'utf8');
    expect(log.length).toBeLessThanOrEqual(65_536);
    expect(log.match(/bytes of output left out/g)).toHaveLength(2);
  });

  test('answers people in a few lines, none of which a runner obeys', async () => {
    write('a.xml', '<testsuite name="::error::s"><testcase name="t" time="0.5"/><testcase name="u"><failure/></testcase></testsuite>');
    expect(await run(record({}, [{ exitCode: 1, reports: [{ file: 'a.xml', mtime: ended.endedAt }] }]))).toBe(
      'fail\ntests: 2 (1 passed, 1 failed, 0 errors, 0 skipped, 0 todo)\nduration: 0.500 s\n- ::error::s > u\n',
    );
    expect(await run('--help')).toMatch(/^Usage: safe-debug judge RECORD\.json/m);
  });

  test.each([[['--nonsense']], [[]], [['a', 'b']]])('refuses %j as bad usage', async (args) => {
    await expect(run(...args)).rejects.toMatchObject({ code: 'usage' });
  });

  test.each(['', '{}', '[]', '{"gate":{"format":"xml"}}'])('refuses %j as a record', async (content) => {
    await expect(run(write('record.json', content))).rejects.toMatchObject({ code: 'input' });
  });

  test('refuses files that cannot be used', async () => {
    await expect(run(join(folder, 'none.json'))).rejects.toMatchObject({ code: 'input' });
    await expect(run(record({}, [{ output: 'none.txt' }]))).rejects.toMatchObject({ code: 'input' });
    await expect(run(record({}, [{}]), '--log', join(folder, 'no/such/folder'))).rejects.toMatchObject({ code: 'input' });
  });
});
