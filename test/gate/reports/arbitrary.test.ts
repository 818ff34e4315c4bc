import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAttempts } from '../../../src/core/judging.js';
import type { TestReport } from '../../../src/core/report.js';
import { detectFormatOf, type DetectedFormat } from '../../../src/gate/reports/detect.js';
import { readReportFrom } from '../../../src/gate/reports/read.js';
import { sourceOf } from './source.js';

const formats: DetectedFormat[] = ['junit', 'tap', 'ctrf', 'jest', 'gotest'];
const fixtures = join(import.meta.dirname, '../../../fixtures');

function filesBelow(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name)).flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

/** The reports of all cases and of all tools, under 20 kB. */
const reports = [...filesBelow(join(fixtures, 'cases/reports')), ...filesBelow(join(fixtures, 'reports'))]
  .filter((file) => /\.(xml|json|jsonl|tap)$/.test(file) && !/(run|expected|fill)\.json$/.test(file))
  .map((file) => readFileSync(file))
  .filter((bytes) => bytes.length < 20_000);

/** Pieces of all formats, so that chance meets the readers' branches. */
const pieces = fc.constantFrom(
  '<testsuites>', '<testsuite name="a" tests="1">', '<testcase name="t">', '<failure>', '</failure>', '</testcase>', '</testsuite>', '</testsuites>', '<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '&lt;', '&#0;', '&x;',
  'ok 1 - a', 'not ok', ' # TODO', '# SKIP', '1..2', '    ', '  ---', '  ...', '{', '}', 'Bail out!', 'TAP version 13', '\n', '\r\n', '\u001b[31m',
  '{"Action":"run","Package":"m","Test":"T/a"}', '{"Action":"fail","Package":"m"}', '{"Action":"pass","Package":"m","Test":"T"}', '{"results":{"tests":[{"name":"a","status":"passed"}]}}', '{"testResults":[', ']}', '\ufeff', '\u0000', 'ä', '😀',
);
const bytes = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }).map((parts) => Buffer.from(parts.join(''), 'utf8')));

/** A report with one stretch cut out, doubled or overwritten. */
const mutated = fc
  .record({ report: fc.constantFrom(...reports), at: fc.nat(20_000), length: fc.nat(40), how: fc.constantFrom('cut', 'double', 'overwrite', 'end'), filler: fc.uint8Array({ minLength: 1, maxLength: 8 }) })
  .map(({ report, at, length, how, filler }) => {
    const from = at % report.length;
    const [before, stretch, after] = [report.subarray(0, from), report.subarray(from, from + length), report.subarray(from + length)];
    return Buffer.concat({ cut: [before, after], double: [before, stretch, stretch, after], overwrite: [before, filler, after], end: [before] }[how] ?? []);
  });

function checkReport(report: TestReport): void {
  for (const { suite, name, message = '' } of report.tests) {
    for (const text of [suite, name]) expect(text).not.toMatch(/[\0-\u001f\u007f-\u009f\p{Surrogate}]/u);
    expect(message).not.toMatch(/[\0-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/u);
    expect(message.length).toBeLessThanOrEqual(2_001);
  }
  expect(report.durationS ?? 0).toBeGreaterThanOrEqual(0);
  expect(Number.isFinite(report.durationS ?? 0)).toBe(true);
}

describe('every reader', () => {
  test('answers anything with a report, the same in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, mutated), fc.constantFrom(...formats), fc.integer({ min: 1, max: 50 }), async (content, format, size) => {
        const whole = await readReportFrom(sourceOf(content), format);
        checkReport(whole);
        expect(await readReportFrom(sourceOf(content, size), format)).toEqual(whole);
      }),
      { numRuns: 1_500 },
    );
  });

  test('proves no pass from a report whose end is missing', async () => {
    const complete = reports.filter((report) => ['junit', 'ctrf', 'jest'].includes(detectFormatOf(report.toString('utf8')) ?? ''));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...complete), fc.double({ min: 0, max: 1, noNaN: true }), async (report, share) => {
        const format = detectFormatOf(report.toString('utf8')) ?? 'junit';
        const end = Math.floor(share * report.toString('utf8').trimEnd().length * 0.98);
        const read = await readReportFrom(sourceOf(Buffer.from(report.toString('utf8').slice(0, end))), format);
        const attempt = { exitCode: 0, signal: null, timedOut: false, report: read, problems: [] };
        expect(judgeAttempts([attempt], { format, reportsRequired: true, minTests: 0 }).verdict).not.toBe('pass');
      }),
      { numRuns: 300 },
    );
  });

  test('detects a format without failing', () => {
    fc.assert(
      fc.property(fc.oneof(bytes, mutated), (content) => {
        expect([...formats, null]).toContain(detectFormatOf(Buffer.from(content).toString('utf8')));
      }),
      { numRuns: 500 },
    );
  });
});
