import { lstat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { checked } from '../core/documents/checked.js';
import type { GateDefinition } from '../core/documents/common.js';
import { digestOf, type Digest } from '../core/digest.js';
import type { Plan } from '../core/documents/plan.js';
import { parseWritten } from '../core/documents/written.js';
import { recordSchema, type Attempt, type WorldRecord } from '../core/documents/record.js';
import { readingOf, type Findings } from '../core/derivation.js';
import type { WorldManifest } from '../core/equality.js';
import type { GateAttempt } from '../core/judging.js';
import type { Ending } from '../core/promotion.js';
import type { ReportProblem, TestReport, TestResult } from '../core/report.js';
import type { ReportReading, WorldObservation } from '../core/world-result.js';
import { messageOf } from '../errors.js';
import { digestOfFile } from '../files/file-digest.js';
import { readRegularFile } from '../files/regular-file.js';
import { detectFormat, readReports } from '../gate/reports/read.js';
import { layout } from './layout.js';
import { readManifest } from './manifest-files.js';

const largestDocumentBytes = 256 * 1024 * 1024;

type ReadRecord = { status: 'read'; record: WorldRecord; folder: string } | Exclude<WorldObservation, { status: 'observed' }>;

/**
 * Digests of records by world, as who wrote them told them by another way than the store; a record that differs is not
 * believed, nor is any where its writer told none (null).
 */
export type RecordDigests = ReadonlyMap<string, Digest | null>;

/**
 * Reads what the worlds left: records, raw reports and manifests, each against its digest. Nothing a world wrote is
 * believed beyond its form; a file that does not match makes the world's record malformed. `folders` gives the folder of
 * each world, or null where there is none.
 */
export async function observeWorlds(plan: Plan, planDigest: string, folders: ReadonlyMap<string, string | null>, ending: Ending, expected: RecordDigests = new Map()): Promise<Findings> {
  const read = new Map<string, ReadRecord>();
  for (const [world, folder] of folders) read.set(world, await readRecord(folder, world, [planDigest, ...plan.earlier], expected.get(world)));
  const reading = readingOf(plan.gate, await formatsOf(plan, read));
  const worlds = new Map<string, WorldObservation>();
  const manifests = new Map<string, WorldManifest>();
  for (const [world, found] of read) {
    if (found.status !== 'read') {
      worlds.set(world, found);
      continue;
    }
    try {
      await requireDigest(found.folder, found.record.log.file, found.record.log.sha256);
      const manifest = await takeManifest(found.record, found.folder);
      worlds.set(world, { status: 'observed', world: { record: found.record, attempts: await readAttempts(found.record, found.folder, plan.gate, reading) } });
      if (manifest) manifests.set(world, manifest);
    } catch (error) {
      worlds.set(world, { status: 'malformed', why: messageOf(error) });
    }
  }
  return { plan, worlds, manifests, reading, ending };
}

async function readRecord(folder: string | null, world: string, planDigests: readonly string[], expected: Digest | null | undefined): Promise<ReadRecord> {
  if (folder === null) return { status: 'missing' };
  const file = join(folder, layout.record(world));
  if (!(await lstat(file).catch(() => null))?.isFile()) return { status: 'missing' };
  try {
    const text = await readDocument(file);
    if (expected === null) return { status: 'conflict', why: `${file} could be anybody's: the world's own job told no digest of it` };
    if (expected !== undefined && digestOf(text) !== expected) return { status: 'conflict', why: `${file} was changed since the world ended` };
    const record = checked(recordSchema, parseWritten(text, 'document'));
    if (record.world !== world) return { status: 'conflict', why: `${file} is the record of the world ${record.world}` };
    if (!planDigests.includes(record.planDigest)) return { status: 'conflict', why: `${file} belongs to another plan` };
    const stray = strayFile(record, world);
    if (stray !== null) return { status: 'malformed', why: `${file} names ${stray}, which is not this world's` };
    return { status: 'read', record, folder };
  } catch (error) {
    return { status: 'malformed', why: `${file} is not a record: ${messageOf(error)}` };
  }
}

/** A file that a record names although it cannot be that world's; a record speaks for its own files alone. */
function strayFile(record: WorldRecord, world: string): string | null {
  if (record.log.file !== layout.log(world)) return record.log.file;
  if (record.manifest !== null && record.manifest.file !== layout.manifest(world)) return record.manifest.file;
  for (const [index, { reports, output }] of record.attempts.entries()) {
    const folder = layout.attempt(world, index + 1);
    const stray = [...reports.map(({ file }) => file), ...(output ? [output.file] : [])].find((file) => posix.dirname(file) !== folder);
    if (stray !== undefined) return stray;
  }
  return null;
}

async function readDocument(file: string): Promise<string> {
  return (await readRegularFile(file, largestDocumentBytes)).toString('utf8');
}

/** Formats as found by content: the baseline first, then the candidates in the plan's order. */
async function formatsOf(plan: Plan, read: ReadonlyMap<string, ReadRecord>): Promise<(ReportReading['format'] | null)[]> {
  if (plan.gate.format !== 'auto') return [];
  const formats: (ReportReading['format'] | null)[] = [];
  for (const world of ['baseline', ...plan.candidates.map(({ id }) => id)]) {
    const found = read.get(world);
    if (found?.status !== 'read') continue;
    for (const attempt of found.record.attempts) for (const file of reportFiles(attempt, found.folder)) formats.push(await detectFormat(file));
  }
  return formats;
}

function reportFiles(attempt: Attempt, folder: string): string[] {
  return [...attempt.reports.map(({ file }) => file), ...(attempt.output ? [attempt.output.file] : [])].map((file) => join(folder, file));
}

async function readAttempts(record: WorldRecord, folder: string, gate: GateDefinition, reading: ReportReading): Promise<GateAttempt[]> {
  const attempts: GateAttempt[] = [];
  for (const attempt of record.attempts) {
    for (const { file, sha256 } of [...attempt.reports, ...(attempt.output ? [attempt.output] : [])]) await requireDigest(folder, file, sha256);
    const { exitCode, signal, timedOut } = attempt;
    const report = await readReport(attempt, folder, gate, reading);
    attempts.push({ exitCode, signal, timedOut, report, problems: problemsOf(attempt, report !== null) });
  }
  return attempts;
}

async function readReport(attempt: Attempt, folder: string, gate: GateDefinition, { format, required }: ReportReading): Promise<TestReport | null> {
  if (format === 'none') return null;
  const files = reportFiles(attempt, folder);
  const fromOutput = gate.reports.length === 0;
  // Standard output without a trace of the format is an absent report, not a broken one.
  if (files.length === 0 || (fromOutput && !required) || (fromOutput && (await detectFormat(files[0] ?? '')) !== format)) return null;
  const report = await readReports(files, format, { directory: attempt.directory });
  return { ...report, tests: report.tests.map((test) => withoutPlace(test, attempt.directory)) };
}

/**
 * Names and messages that hold the place of the world, which is another one for each candidate, name it by what it is: a
 * test is the same test in every world.
 */
function withoutPlace(test: TestResult, directory: string): TestResult {
  const root = /^.*\/worlds\/[^/]+(?=\/tree(?:\/|$))/.exec(directory)?.[0];
  if (root === undefined) return test;
  const plain = (text: string): string =>
    text.includes(root) ? text.replaceAll(`file://${directory}/`, '').replaceAll(`${directory}/`, '').replaceAll(`${root}/tree`, '<world>').replaceAll(`${root}/home`, '<home>').replaceAll(`${root}/tmp`, '<tmp>') : text;
  const { message } = test;
  return { ...test, suite: plain(test.suite), name: plain(test.name), ...(message === undefined ? {} : { message: plain(message) }) };
}

const reportProblems: ReadonlySet<string> = new Set<ReportProblem>(['report-stale', 'report-empty', 'report-unparseable', 'output-truncated']);

function isReportProblem(problem: string): problem is ReportProblem {
  return reportProblems.has(problem);
}

function problemsOf(attempt: Attempt, hasReport: boolean): ReportProblem[] {
  const problems = attempt.problems.filter(isReportProblem);
  // A report on standard output that was cut at our own limit cannot be read to its end.
  return attempt.output?.truncated && hasReport ? [...problems, 'report-unparseable'] : problems;
}

async function takeManifest(record: WorldRecord, folder: string): Promise<WorldManifest | null> {
  if (record.manifest === null) return null;
  const { file, sha256, ignored } = record.manifest;
  try {
    const manifest = await readManifest(join(folder, file));
    requireSame(file, manifest.digest, sha256);
    return { manifest, ignored };
  } catch (error) {
    await requireDigest(folder, file, sha256); // that it was changed says more than what the change broke
    throw error;
  }
}

async function requireDigest(folder: string, file: string, expected: string): Promise<void> {
  requireSame(file, await digestOfFile(join(folder, file)), expected);
}

function requireSame(file: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${file} has the digest ${actual}, not ${expected}`);
}
