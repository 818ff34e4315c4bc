import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { judge } from '../../src/cli/judge.js';

const casesDirectory = join(import.meta.dirname, '../../fixtures/cases/reports');

const counts = z.object({ total: z.number(), passed: z.number(), failed: z.number(), errors: z.number(), skipped: z.number(), todo: z.number(), flaky: z.number() });
const failing = z.array(z.object({ suite: z.string(), name: z.string() }));
const answer = z.object({ verdict: z.string(), counts: counts.nullable(), failing, durationS: z.number().nullable(), problems: z.array(z.string()) });
const expectation = z.object({
  verdict: z.string(),
  counts: counts.partial().nullable(),
  failing,
  duration_s: z.number().nullable(),
  problems: z.array(z.string()),
  output: z
    .object({ must_contain: z.array(z.string()), must_not_contain: z.array(z.string()), no_line_matches: z.array(z.string()), max_bytes: z.number().nullable() })
    .nullable(),
});
const expectedFile = expectation.extend({ also_ok: z.array(expectation.partial()) });
const runFile = z.object({
  gate: z.object({ format: z.string(), report_globs: z.array(z.string()), reports_required: z.boolean(), min_tests: z.number() }),
  env_secrets: z.record(z.string(), z.string()),
  attempts: z.array(
    z.object({
      exit_code: z.number().nullable(), signal: z.string().nullable(), timed_out: z.boolean(), started_at: z.string(), ended_at: z.string(),
      reports: z.array(z.object({ file: z.string(), mtime: z.string() })), stdout: z.string().nullable(),
    }),
  ),
});
const fillFile = z.object({ file: z.string(), marker: z.string(), unit: z.string(), bytes: z.number() });

type Expectation = z.infer<typeof expectation>;

const readJson = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The record that `judge` reads, from a case's `run.json`. */
function recordOf(run: z.infer<typeof runFile>) {
  return {
    gate: { format: run.gate.format, reports: run.gate.report_globs, reportsRequired: run.gate.reports_required, minTests: run.gate.min_tests },
    secrets: run.env_secrets,
    attempts: run.attempts.map((attempt) => ({
      exitCode: attempt.exit_code, signal: attempt.signal, timedOut: attempt.timed_out, startedAt: attempt.started_at, endedAt: attempt.ended_at,
      reports: attempt.reports, output: attempt.stdout,
    })),
  };
}

/** Fills a case up to its full size where it has a `fill.json`. */
function fill(directory: string): void {
  if (!existsSync(join(directory, 'fill.json'))) return;
  const { file, marker, unit, bytes } = readJson(join(directory, 'fill.json'), fillFile);
  const [before = '', after = ''] = readFileSync(join(directory, file), 'utf8').split(marker);
  writeFileSync(join(directory, file), before + unit.repeat(Math.ceil(bytes / unit.length)) + after);
}

async function runCase(id: string): Promise<{ answer: z.infer<typeof answer>; log: Buffer }> {
  const scratch = mkdtempSync(join(tmpdir(), 'report-case-'));
  try {
    cpSync(join(casesDirectory, id), scratch, { recursive: true });
    fill(scratch);
    const run = readJson(join(scratch, 'run.json'), runFile);
    for (const { file, mtime } of run.attempts.flatMap(({ reports }) => reports)) utimesSync(join(scratch, file), new Date(mtime), new Date(mtime));
    writeFileSync(join(scratch, 'record.json'), JSON.stringify(recordOf(run)));
    let printed = '';
    expect(await judge([join(scratch, 'record.json'), '--log', join(scratch, 'clean.log'), '--json'], { stdout: (text) => { printed += text; } })).toBe(0);
    return { answer: answer.parse(JSON.parse(printed)), log: readFileSync(join(scratch, 'clean.log')) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** All that is needed is there, and at most one thing more. */
const includesAll = (have: readonly string[], need: readonly string[]): boolean => need.every((code) => have.includes(code)) && new Set(have).size <= new Set(need).size + 1;

function complaintsAbout(value: z.infer<typeof answer>, log: Buffer, wanted: Expectation): string[] {
  const complaints: string[] = [];
  if (value.verdict !== wanted.verdict) complaints.push(`verdict ${value.verdict}, not ${wanted.verdict}`);
  for (const key of counts.keyof().options) {
    const number = wanted.counts?.[key];
    if (number !== undefined && value.counts?.[key] !== number) complaints.push(`${key} ${value.counts?.[key]}, not ${number}`);
  }
  const names = (list: z.infer<typeof failing>): string => JSON.stringify(list.map(({ name }) => name).sort());
  if (names(value.failing) !== names(wanted.failing)) complaints.push(`failing ${names(value.failing)}, not ${names(wanted.failing)}`);
  for (const { suite, name } of wanted.failing) {
    if (!value.failing.some((found) => found.name === name && found.suite.endsWith(suite))) complaints.push(`suite of ${name} is not ${suite}`);
  }
  if (wanted.duration_s !== null && Math.abs((value.durationS ?? Number.NaN) - wanted.duration_s) > 0.001) complaints.push(`duration ${value.durationS}`);
  if (!includesAll(value.problems, wanted.problems)) complaints.push(`problems ${value.problems.join()}, wanted ${wanted.problems.join()}`);
  if (wanted.verdict === 'pass' && wanted.problems.length === 0 && value.problems.length > 0) complaints.push(`problems ${value.problems.join()} on a clean pass`);
  return [...complaints, ...complaintsAboutLog(log, wanted.output)];
}

function complaintsAboutLog(log: Buffer, wanted: Expectation['output']): string[] {
  if (wanted === null) return [];
  const text = log.toString('utf8');
  const lines = text.split(/[\n\r\v]/);
  return [
    ...(Buffer.compare(Buffer.from(text, 'utf8'), log) === 0 ? [] : ['the log is not valid UTF-8']),
    ...wanted.must_contain.filter((part) => !text.includes(part)).map((part) => `the log lacks ${part}`),
    ...wanted.must_not_contain.filter((part) => text.includes(part)).map((part) => `the log holds ${part}`),
    ...wanted.no_line_matches.filter((pattern) => lines.some((line) => new RegExp(pattern).test(line))).map((pattern) => `a log line matches ${pattern}`),
    ...(wanted.max_bytes !== null && log.length > wanted.max_bytes ? [`the log has ${log.length} bytes`] : []),
  ];
}

const ids = readdirSync(casesDirectory).sort();

describe('the report cases', () => {
  test('are all there', () => {
    expect(ids).toHaveLength(60);
  });

  test.each(ids)('%s', async (id) => {
    const { answer: value, log } = await runCase(id);
    const expected = readJson(join(casesDirectory, id, 'expected.json'), expectedFile);
    const complaints = [expected, ...expected.also_ok.map((other) => expectation.parse({ ...expected, ...other }))].map((wanted) => complaintsAbout(value, log, wanted));
    expect(complaints.find((list) => list.length === 0) ?? complaints[0]).toEqual([]);
  });
});
