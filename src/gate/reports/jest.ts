import { z } from 'zod';
import { countsOf, isFailing } from '../../core/judging.js';
import type { TestReport, TestState } from '../../core/report.js';
import { fileSuite, ReportBuilder, suitePath, type FoundTest, type ReaderOptions } from './builder.js';
import { readJsonReport } from './json.js';
import type { ByteSource } from './text.js';
import { compareTotals } from './totals.js';

const jestReport = z.object({
  success: z.boolean().optional().catch(undefined),
  numTotalTests: z.number().optional().catch(undefined),
  numPassedTests: z.number().optional().catch(undefined),
  numFailedTests: z.number().optional().catch(undefined),
  numFailedTestSuites: z.number().optional().catch(undefined),
  numRuntimeErrorTestSuites: z.number().optional().catch(undefined),
  wasInterrupted: z.boolean().optional().catch(undefined),
  testResults: z.array(z.unknown()),
});

const jestFile = z.object({
  name: z.string(),
  status: z.string().nullish(),
  message: z.string().nullish().catch(null),
  assertionResults: z.array(z.unknown()),
});

/** Titles and state make a test; what else is odd about it is left out. */
const jestTest = z.object({
  ancestorTitles: z.array(z.string()).nullish(),
  title: z.string(),
  status: z.string(),
  duration: z.number().nullish().catch(null),
  failureMessages: z.array(z.string().catch('')).nullish().catch(null),
  invocations: z.number().nullish().catch(null),
  retryReasons: z.array(z.unknown()).nullish().catch(null),
});

/** Jest's `Status` and what Vitest's JSON reporter writes in its place. `pending` is a skipped test in both. */
const states = new Map<string, TestState>([
  ['passed', 'passed'], ['failed', 'failed'], ['skipped', 'skipped'], ['pending', 'skipped'], ['disabled', 'skipped'], ['todo', 'todo'],
]);

/**
 * Reads the JSON of Jest (`--json`) and Vitest (`--reporter=json`), also behind a package manager's banner. A file that
 * failed although none of its tests did (it could not be loaded, or a hook broke) is one error. The suite of a test is its
 * file and the titles around it. Never throws on content; rejects only if `source` does.
 */
export async function readJest(source: ByteSource, options: ReaderOptions = {}): Promise<TestReport> {
  const builder = new ReportBuilder();
  const report = jestReport.safeParse(await readJsonReport(source, builder));
  if (!report.success) {
    builder.discard();
    return builder.finish();
  }
  const tests: FoundTest[] = [];
  let brokenFiles = 0;
  for (const entry of report.data.testResults) {
    const file = jestFile.safeParse(entry);
    if (!file.success) {
      builder.flag('report-unparseable');
      continue;
    }
    const ofFile = testsOf(file.data, builder, options);
    tests.push(...ofFile);
    for (const test of ofFile) builder.add(test);
    if (file.data.status !== 'failed' || ofFile.some(({ state }) => isFailing(state))) continue;
    brokenFiles += 1;
    builder.add({ suite: fileSuite(file.data.name, options), name: '', state: 'error', message: file.data.message ?? undefined });
  }
  compareWithTotals(builder, report.data, tests, brokenFiles);
  return builder.finish();
}

function testsOf(file: z.infer<typeof jestFile>, builder: ReportBuilder, options: ReaderOptions): FoundTest[] {
  const tests: FoundTest[] = [];
  for (const entry of file.assertionResults) {
    const test = jestTest.safeParse(entry);
    if (!test.success) {
      builder.flag('report-unparseable');
      continue;
    }
    const { ancestorTitles, title, status, duration, failureMessages, invocations, retryReasons } = test.data;
    const state = states.get(status);
    if (state === undefined) builder.flag('unknown-status');
    const retried = (invocations ?? 1) > 1 || (retryReasons ?? []).length > 0;
    tests.push({
      suite: suitePath(fileSuite(file.name, options), ...(ancestorTitles ?? [])),
      name: title || 'unnamed test',
      state: state === 'passed' && retried ? 'flaky' : (state ?? 'skipped'),
      seconds: typeof duration === 'number' ? duration / 1_000 : null,
      message: failureMessages?.join('\n') || undefined,
    });
  }
  return tests;
}

/** Jest's test totals leave files out that could not be loaded. */
function compareWithTotals(builder: ReportBuilder, stated: z.infer<typeof jestReport>, tests: readonly FoundTest[], brokenFiles: number): void {
  const counts = countsOf(tests);
  compareTotals(builder, {
    tests: { stated: stated.numTotalTests, counted: [counts.total] },
    failing: { stated: stated.numFailedTests, counted: [counts.failed] },
    others: [{ stated: stated.numPassedTests, counted: [counts.passed] }],
  });
  const claimsFailure = stated.success === false || stated.wasInterrupted === true || (stated.numFailedTestSuites ?? 0) + (stated.numRuntimeErrorTestSuites ?? 0) > 0;
  if (claimsFailure && counts.failed + brokenFiles === 0) builder.flagUnlistedFailures();
}
