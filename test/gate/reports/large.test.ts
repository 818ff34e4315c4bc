import { describe, expect, test } from 'vitest';
import type { DetectedFormat } from '../../../src/gate/reports/detect.js';
import { readReportFrom } from '../../../src/gate/reports/read.js';

const pieceBytes = 65_536;
const total = 100 << 20;

/** `head`, then `unit` repeated to 100 MB, then `tail`; `watch` is called between the pieces. */
async function* largeReport(head: string, unit: string, tail: string, watch: () => void): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head);
  const piece = Buffer.from(unit.repeat(Math.ceil(pieceBytes / unit.length)));
  for (let sent = 0; sent < total; sent += piece.length) {
    watch();
    yield piece;
  }
  yield Buffer.from(tail);
}

describe('a report of 100 MB', () => {
  test.each<[string, DetectedFormat, string, string, string]>([
    ['CDATA in JUnit', 'junit', '<testsuite name="s"><testcase name="t"><system-out><![CDATA[', 'noise ]] < noise\n', ']]></system-out></testcase></testsuite>'],
    ['text of a JUnit failure', 'junit', '<testsuite name="s"><testcase name="t"><failure>', 'noise &lt; noise\n', '</failure></testcase></testsuite>'],
    ['log lines around TAP', 'tap', '1..1\n', 'noise noise noise\n', 'ok 1 - t\n'],
    ['one line around TAP', 'tap', '1..1\n', 'noise noise noise ', '\nok 1 - t\n'],
    ['output of one Go test', 'gotest', '{"Action":"run","Package":"s","Test":"t"}\n', `{"Action":"output","Package":"s","Test":"t","Output":"${'x'.repeat(900)}"}\n`, '{"Action":"pass","Package":"s","Test":"t"}\n{"Action":"pass","Package":"s"}\n'],
  ])('with %s is read in bounded memory', async (_, format, head, unit, tail) => {
    const before = process.memoryUsage().heapUsed;
    let highest = before;
    const source = largeReport(head, unit, tail, () => { highest = Math.max(highest, process.memoryUsage().heapUsed); });
    const { tests, problems } = await readReportFrom(source, format);
    expect([tests.map(({ name }) => name), problems]).toEqual([['t'], []]);
    expect(highest - before).toBeLessThan(120 << 20);
  });
});
