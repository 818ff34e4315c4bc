import { z } from 'zod';
import { countsOf } from '../../core/judging.js';
import type { TestReport, TestState } from '../../core/report.js';
import { fileSuite, ReportBuilder, suitePath, type FoundTest, type ReaderOptions } from './builder.js';
import { readJsonReport } from './json.js';
import type { ByteSource } from './text.js';
import { compareTotals } from './totals.js';

const ctrfReport = z.object({
  results: z.object({
    summary: z.object({ tests: z.number(), passed: z.number(), failed: z.number(), skipped: z.number(), pending: z.number(), other: z.number() }).partial().optional().catch(undefined),
    tests: z.array(z.unknown()),
  }),
});

/** Name and state make a test; what else is odd about it is left out. */
const ctrfTest = z.object({
  name: z.string(),
  status: z.string(),
  duration: z.number().nullish().catch(null),
  suite: z.union([z.string(), z.array(z.string())]).nullish().catch(null),
  filePath: z.string().nullish().catch(null),
  message: z.string().nullish().catch(null),
  trace: z.string().nullish().catch(null),
  flaky: z.boolean().nullish().catch(null),
  retries: z.number().nullish().catch(null),
});

const states = new Map<string, TestState>([['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'todo']]);

/**
 * Reads a CTRF report (https://ctrf.io, Common Test Report Format). `pending` counts as todo; `other` and unknown states
 * count as skipped and flag `unknown-status`. Never throws on content; rejects only if `source` does.
 */
export async function readCtrf(source: ByteSource, options: ReaderOptions = {}): Promise<TestReport> {
  const builder = new ReportBuilder();
  const report = ctrfReport.safeParse(await readJsonReport(source, builder));
  if (!report.success) {
    builder.discard();
    return builder.finish();
  }
  const found: FoundTest[] = [];
  for (const entry of report.data.results.tests) {
    const test = ctrfTest.safeParse(entry);
    if (test.success) found.push(foundTestOf(test.data, options));
    else builder.flag('report-unparseable');
    if (test.success && !states.has(test.data.status)) builder.flag('unknown-status');
  }
  for (const test of found) builder.add(test);
  const counts = countsOf(found);
  const { summary } = report.data.results;
  const others = [
    { stated: summary?.passed, counted: [counts.passed] },
    { stated: summary?.pending, counted: [counts.todo] },
    { stated: summary?.skipped === undefined ? undefined : summary.skipped + (summary.other ?? 0), counted: [counts.skipped] },
  ];
  compareTotals(builder, { tests: { stated: summary?.tests, counted: [counts.total] }, failing: { stated: summary?.failed, counted: [counts.failed] }, others });
  return builder.finish();
}

function foundTestOf(test: z.infer<typeof ctrfTest>, options: ReaderOptions): FoundTest {
  const state = states.get(test.status) ?? 'skipped';
  const retried = test.flaky === true || (test.retries ?? 0) > 0;
  const suites = typeof test.suite === 'string' ? [test.suite] : (test.suite ?? []);
  return {
    suite: suitePath(fileSuite(test.filePath ?? '', options), ...suites),
    name: test.name || 'unnamed test',
    state: state === 'passed' && retried ? 'flaky' : state,
    seconds: typeof test.duration === 'number' ? test.duration / 1_000 : null,
    message: [test.message, test.trace].filter((text) => typeof text === 'string').join('\n') || undefined,
  };
}
