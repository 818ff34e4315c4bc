import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { detectFormat, readReport, readReports } from '../../../src/gate/reports/read.js';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'report-files-')); });
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const passing = '<testsuite name="s"><testcase name="t" time="0.5"/></testsuite>';

describe('report files', () => {
  test('are added up', async () => {
    const files = [write('a.xml', passing), write('b.xml', passing.replace('t"', 'u"')), write('c.xml', ''), join(folder, 'none.xml')];
    const { tests, durationS, problems } = await readReports(files, 'junit');
    expect(tests.map(({ name }) => name)).toEqual(['t', 'u']);
    expect([durationS, problems]).toEqual([1, ['report-empty', 'report-missing']]);
    expect((await readReports([], 'junit')).problems).toEqual(['report-missing']);
  });

  test('are regular files: links, folders and pipes are not opened', async () => {
    symlinkSync(write('real.xml', passing), join(folder, 'link.xml'));
    mkdirSync(join(folder, 'folder.xml'));
    if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'pipe.xml')]);
    for (const name of ['link.xml', 'folder.xml', 'pipe.xml', 'real.xml/below.xml']) {
      expect((await readReport(join(folder, name), 'junit')).problems, name).toEqual(['report-missing']);
      expect(await detectFormat(join(folder, name)), name).toBeNull();
    }
  });

  test('over 256 MiB are refused unread', async () => {
    const file = write('large.xml', passing);
    truncateSync(file, (256 << 20) + 1);
    expect((await readReport(file, 'junit')).problems).toEqual(['report-unparseable']);
  });

  test.each([
    ['junit', passing],
    ['junit', `\ufeff<?xml version="1.0"?>\n<!-- made by x -->\n<testsuites/>`],
    ['ctrf', '{"results":{"tool":{"name":"x"},"summary":{},"tests":[]}}'],
    ['jest', '> npm test\n\n{"numTotalTests":0,"testResults":[]}'],
    ['jest', `{"numFailedTestSuites":0,"testResults":[${'{"name":"x"},'.repeat(9_000)}`],
    ['ctrf', `{"results":{"tests":[${'{"name":"x"},'.repeat(9_000)}`],
    ['gotest', 'go: downloading\n{"Time":"2024-05-01T10:00:20Z","Action":"start","Package":"m"}'],
    ['tap', 'starting\nTAP version 14\n1..0'],
    ['tap', 'ok 1 - a\n1..1'],
    [null, '<coverage/>'],
    [null, '{"version":3}'],
    [null, 'hello\nworld'],
    [null, ''],
  ])('are detected as %s from their beginning (%#)', async (format, content) => {
    const file = write('report', content);
    expect(await detectFormat(file)).toBe(format);
    if (content !== '' && format === null) expect((await readReport(file, 'auto')).problems).toEqual(['report-unparseable']);
  });

  test('are detected in UTF-16, as PowerShell writes redirected output', async () => {
    const file = write('out.tap', Buffer.from('\ufeff1..1\r\nok 1 - a\r\n', 'utf16le'));
    expect(await detectFormat(file)).toBe('tap');
    expect((await readReport(file, 'auto')).tests).toHaveLength(1);
  });
});
