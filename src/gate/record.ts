import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { judgeAttempts, type GateAttempt, type GateJudgement } from '../core/judging.js';
import type { ReportProblem, TestReport } from '../core/report.js';
import { messageOf, SafeDebugError } from '../errors.js';
import { wholeOf } from '../files/file-part.js';
import { cleanOutput, OutputCleaner } from './cleaning.js';
import { Redaction, redactReport } from './redaction.js';
import { readReports } from './reports/read.js';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const recordAttempt = z.object({
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  timedOut: z.boolean(),
  startedAt: instant,
  endedAt: instant,
  /** The files that the gate's globs found, and when they were last written. */
  reports: z.array(z.object({ file: z.string().min(1), mtime: instant })),
  /** File with the captured output. */
  output: z.string().min(1).nullable(),
});

/** What `judge` reads: a gate, and how its attempts ended (design, "Offline commands"). Paths are relative to the record. */
const gateRecord = z.object({
  gate: z.object({
    format: z.enum(['junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']),
    reports: z.array(z.string()),
    reportsRequired: z.boolean(),
    minTests: z.int().min(0),
  }),
  secrets: z.record(z.string(), z.string()).default({}),
  attempts: z.array(recordAttempt).min(1),
});

type GateRecord = z.infer<typeof gateRecord>;

/** Most bytes of a record. */
const largestRecordBytes = 64 * 1024 * 1024;
/** Upper bound of the cleaned log of all attempts, in bytes. */
const maxLogBytes = 65_536;
/** File times lag behind the clock by up to a scheduler tick, or stand in whole seconds (ext3, HFS+). */
const clockTickMs = 20;
/** A report may be written by a process that outlives the command a little. */
const lateMs = 2_000;

/**
 * Judges the gate run that a record describes, and writes its cleaned output to `logFile` if that is named (an empty file
 * where nothing was captured). A report older than its attempt, or from its future, is `report-stale` and does not count.
 * Without report globs the captured output is the report. Rejects with `input` for a record, an output or a log file that
 * cannot be used; what is wrong with reports is in the problems.
 */
export async function judgeRecord(recordFile: string, { logFile }: { logFile?: string | undefined } = {}): Promise<GateJudgement> {
  const record = await readRecord(recordFile);
  const directory = dirname(resolve(recordFile));
  const redaction = new Redaction(Object.values(record.secrets));
  const truncated = await writeLog(record, directory, logFile);
  const attempts: GateAttempt[] = [];
  for (const [index, attempt] of record.attempts.entries()) {
    const { report, problems } = await collectReports(record.gate, attempt, directory);
    attempts.push({
      exitCode: attempt.exitCode,
      signal: attempt.signal,
      timedOut: attempt.timedOut,
      report: report === null ? null : redactReport(report, redaction),
      problems: truncated[index] === true ? [...problems, 'output-truncated'] : problems,
    });
  }
  return judgeAttempts(attempts, record.gate);
}

async function readRecord(file: string): Promise<GateRecord> {
  try {
    return gateRecord.parse(JSON.parse((await wholeOf(file, largestRecordBytes)).toString('utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new SafeDebugError('input', `${file} is not a record that judge reads: ${reason.replaceAll('\n', ' ')}. See safe-debug judge --help for what it holds; records of worlds (records/*.json) are checked by safe-debug verify.`, { cause });
  }
}

async function collectReports(
  gate: GateRecord['gate'],
  attempt: GateRecord['attempts'][number],
  directory: string,
): Promise<{ report: TestReport | null; problems: ReportProblem[] }> {
  if (gate.format === 'none') return { report: null, problems: [] };
  const fresh = attempt.reports.filter(({ mtime }) => !isStale(mtime, attempt));
  const files = fresh.map(({ file }) => file);
  if (gate.reports.length === 0 && attempt.output !== null) files.push(attempt.output);
  return {
    report: files.length === 0 ? null : await readReports(files.map((file) => resolve(directory, file)), gate.format),
    problems: fresh.length < attempt.reports.length ? ['report-stale'] : [],
  };
}

/** Whether a file that was last written at `mtime` (milliseconds) cannot come from the attempt. */
function isStale(mtime: number, { startedAt, endedAt }: { startedAt: number; endedAt: number }): boolean {
  const earliest = Math.min(Math.floor(startedAt / 1_000) * 1_000, startedAt - clockTickMs);
  return mtime < earliest || mtime > endedAt + lateMs;
}

/** Cleans the output of every attempt into one log; tells for each attempt whether something had to be left out. */
async function writeLog(record: GateRecord, directory: string, logFile: string | undefined): Promise<boolean[]> {
  const share = Math.floor(maxLogBytes / Math.max(1, record.attempts.filter(({ output }) => output !== null).length));
  const log = logFile === undefined ? undefined : await openLog(logFile);
  try {
    const truncated: boolean[] = [];
    for (const { output } of record.attempts) {
      const cleaner = new OutputCleaner({ secrets: Object.values(record.secrets), maxBytes: share });
      if (output !== null) await writeCleaned(resolve(directory, output), cleaner, log);
      truncated.push(cleaner.summary.truncated);
    }
    return truncated;
  } finally {
    await log?.close();
  }
}

async function openLog(logFile: string): Promise<FileHandle> {
  try {
    return await open(logFile, 'w');
  } catch (cause) {
    throw new SafeDebugError('input', `The log ${logFile} cannot be written: ${messageOf(cause)}. Name a file in a folder that exists.`, { cause });
  }
}

async function writeCleaned(output: string, cleaner: OutputCleaner, log: FileHandle | undefined): Promise<void> {
  try {
    for await (const text of cleanOutput(createReadStream(output), cleaner)) await log?.write(text);
  } catch (cause) {
    throw new SafeDebugError('input', `The captured output ${output} cannot be read into the log: ${messageOf(cause)}. Check the path in the record.`, { cause });
  }
}
