import { describe, expect, test } from 'vitest';
import { readJunit } from '../../../src/gate/reports/junit.js';
import { sourceOf } from './source.js';

const read = (xml: string | Uint8Array, size?: number) => readJunit(sourceOf(xml, size));
const states = async (xml: string) => (await read(xml)).tests.map(({ suite, name, state }) => [suite, name, state]);

describe('a JUnit report', () => {
  test('names a case by its class, else by the suites around it', async () => {
    expect(await states('<testsuites><testsuite name="outer"><testcase classname="a.B" name="one"/><testsuite name="inner"><testcase name="two"/></testsuite></testsuite></testsuites>')).toEqual([
      ['a.B', 'one', 'passed'],
      ['outer > inner', 'two', 'passed'],
    ]);
  });

  test.each([['<Failure/>', 'failed'], ['<rerunFailure/>', 'failed'], ['<rerunError/>', 'failed'], ['<disabled/>', 'skipped'], ['<ignored/>', 'skipped']])('takes no case with %s for a pass', async (inner, state) => {
    expect((await read(`<testsuite><testcase name="t">${inner}</testcase></testsuite>`)).tests.map((found) => found.state)).toEqual([state]);
  });

  test('tells states apart by the elements below a case', async () => {
    const cases = ['<failure/>', '<error/>', '<skipped/>', '<flakyFailure/>', '<failure/><rerunFailure/>', '<skipped type="todo"/><failure/>', '<skipped/><failure/>', '<system-out/>', '<failure/><error/>', '<failure><error/><failure/></failure>'];
    const xml = `<testsuite name="s">${cases.map((inner, index) => `<testcase name="${index}">${inner}</testcase>`).join('')}</testsuite>`;
    expect((await read(xml)).tests.map(({ state }) => state)).toEqual(['failed', 'error', 'skipped', 'flaky', 'failed', 'todo', 'failed', 'passed', 'error', 'failed']);
  });

  test.each([['status="notrun"', 'skipped'], ['result="suppressed"', 'skipped'], ['status="failed"', 'failed'], ['status="run" result="completed"', 'passed'], ['status="constructor"', 'passed']])(
    'reads the state of a case with %s as %s',
    async (attributes, state) => {
      expect(await states(`<testsuite><testcase name="t" ${attributes}/></testsuite>`)).toEqual([['', 't', state]]);
    },
  );

  test('keeps message and text of a failure, also from CDATA, and cuts them', async () => {
    const { tests } = await read(`<testsuite name="s"><testcase name="t"><failure message="short &amp; sweet">line <![CDATA[<one>]]></failure></testcase><testcase name="u"><error>${'x'.repeat(9_000)}</error></testcase></testsuite>`);
    expect(tests[0]?.message).toBe('short & sweet\nline <one>');
    expect(tests[1]?.message).toHaveLength(2_001);
  });

  test('takes system-out for no result, whatever it holds', async () => {
    expect(await states('<testsuite name="s"><testcase name="t"><system-out><![CDATA[<testcase name="fake"><failure/>]]></system-out></testcase></testsuite>')).toEqual([['s', 't', 'passed']]);
  });

  test('gives no tests when it is cut off, even if a failure was seen', async () => {
    expect(await read('<testsuite name="s"><testcase name="t"><failure/></testcase>')).toEqual({ tests: [], durationS: null, problems: ['report-unparseable'] });
  });

  test.each(['<html><body/></html>', '<testsuite/><testsuite/>', '<testsuite>&undefined;</testsuite>', '<testsuite a=1/>', 'npm ERR! missing script'])('is unparseable: %s', async (xml) => {
    expect((await read(xml)).problems).toContain('report-unparseable');
  });

  test.each(['', ' \n\t', '\ufeff\n'])('is empty: %j', async (xml) => {
    expect((await read(xml)).problems).toEqual(['report-empty']);
  });

  test('is unparseable when nested without end', async () => {
    expect((await read('<testsuite>'.repeat(200_000))).problems).toEqual(['report-unparseable']);
  });

  test('compares totals with what it counted', async () => {
    const one = '<testcase name="t"/>';
    expect((await read(`<testsuite tests="1" failures="0" errors="0">${one}</testsuite>`)).problems).toEqual([]);
    expect((await read(`<testsuite tests="2">${one}</testsuite>`)).problems).toEqual(['count-mismatch']);
    expect((await read('<testsuite tests="2"/>')).problems).toEqual(['count-mismatch', 'no-testcases']);
    const claimed = await read(`<testsuite tests="1" failures="1">${one}</testsuite>`);
    expect([claimed.problems, claimed.unlistedFailures]).toEqual([['count-mismatch'], true]);
  });

  test.each([['0.25', 0.25], ['0,160', 0.16], ['1,234.5', 1234.5], ['1e-3', 0.001], ['NaN', null], ['', null], ['-1', null], ['1.2.3', null], ['Infinity', null]])('reads the time %j as %j s', async (time, seconds) => {
    expect((await read(`<testsuite><testcase name="t" time="${time}"/></testsuite>`)).durationS).toBe(seconds);
  });

  test('sums the times of its cases without the noise of binary fractions', async () => {
    expect((await read('<testsuite time="9"><testcase name="a" time="0.1"/><testcase name="b" time="0.2"/></testsuite>')).durationS).toBe(0.3);
  });

  test('replaces characters that XML forbids and says so', async () => {
    const { tests, problems } = await read('<testsuite><testcase name="a\u0001b"/><testcase name="c&#x1B;d"/></testsuite>');
    expect(problems).toEqual(['invalid-characters']);
    expect(tests.map(({ name }) => name)).toEqual(['a\ufffdb', 'c&#x1B;d']);
  });

  test('shows line breaks in names as pictures', async () => {
    expect((await read('<testsuite><testcase name="a&#10;b"/></testsuite>')).tests[0]?.name).toBe('a\u240ab');
  });

  test('is decoded as its byte order mark or its declaration says', async () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><testsuite><testcase name="grüße"/></testsuite>`;
    for (const bytes of [
      Buffer.from(xml('ISO-8859-1'), 'latin1'),
      Buffer.from(`\ufeff${xml('utf-16')}`, 'utf16le'),
      Buffer.from(`\ufeff${xml('utf-8')}`),
      Buffer.from(xml('utf-16')),
    ]) {
      const { tests, problems } = await read(bytes, 7);
      expect([tests.map(({ name }) => name), problems]).toEqual([['grüße'], []]);
    }
  });

  test('tells bytes that are not in its encoding', async () => {
    const { tests, problems } = await read(Buffer.from('<testsuite><testcase name="grü"/></testsuite>', 'latin1'));
    expect([tests[0]?.name, problems]).toEqual(['gr\ufffd', ['invalid-encoding']]);
    const unknown = await read('<?xml version="1.0" encoding="klingon"?><testsuite><testcase name="t"/></testsuite>');
    expect([unknown.tests.length, unknown.problems]).toEqual([1, ['invalid-encoding']]);
  });

  test('reads the same in pieces of any size', async () => {
    const xml = '<?xml version="1.0"?><!-- <![CDATA[ --><testsuite name="ä"><testcase name="😀 &lt;"><failure message="m">a]]&gt;<![CDATA[x]] ]>]]]]><![CDATA[>]]></failure></testcase><?pi <![CDATA[ ?><testcase name="b" time="1"/></testsuite>';
    const whole = await read(xml);
    expect(whole.tests).toEqual([{ suite: 'ä', name: '😀 <', state: 'failed', message: 'm\na]]>x]] ]>]]>' }, { suite: 'ä', name: 'b', state: 'passed' }]);
    for (let size = 1; size < 20; size += 1) expect(await read(xml, size)).toEqual(whole);
  });
});
