import type { FileHandle } from 'node:fs/promises';
import type { ReportProblem, TestReport } from '../../core/report.js';
import { systemCodeOf } from '../../errors.js';
import { openIfRegular } from '../../files/regular-file.js';
import type { ReaderOptions } from './builder.js';
import { detectedLength, detectFormatOf, type DetectedFormat } from './detect.js';
import type { ByteSource } from './text.js';

/** Larger report files are refused. */
const maxReportBytes = 256 << 20;
const pieceBytes = 65_536;

type Reader = (source: ByteSource, options?: ReaderOptions) => Promise<TestReport>;

/** A run has reports of one format: the reader of the others is not loaded. */
const readers: Record<DetectedFormat, () => Promise<Reader>> = {
  junit: async () => (await import('./junit.js')).readJunit,
  tap: async () => (await import('./tap.js')).readTap,
  ctrf: async () => (await import('./ctrf.js')).readCtrf,
  jest: async () => (await import('./jest.js')).readJest,
  gotest: async () => (await import('./gotest.js')).readGotest,
};

/** Reads one report from a stream of bytes. */
export async function readReportFrom(source: ByteSource, format: DetectedFormat, options: ReaderOptions = {}): Promise<TestReport> {
  return (await readers[format]())(source, options);
}

/**
 * Reads one report file. Only a regular file of at most 256 MiB is opened, without following a link and without waiting
 * for a pipe. What is wrong with the file is a problem of the report: `report-missing` (no such regular file),
 * `report-empty`, `report-unparseable` (too large, not readable, or, with `auto`, of no known format).
 */
export async function readReport(file: string, format: DetectedFormat | 'auto', options: ReaderOptions = {}): Promise<TestReport> {
  try {
    return await withReportFile(file, async (handle, bytes) => {
      if (bytes === 0) return emptyReport('report-empty');
      const known = format === 'auto' ? await formatOf(handle) : format;
      if (bytes > maxReportBytes || known === null) return emptyReport('report-unparseable');
      return readReportFrom(bytesOf(handle), known, options);
    }) ?? emptyReport('report-missing');
  } catch (thrown) {
    if (systemCodeOf(thrown) === undefined) throw thrown;
    return emptyReport('report-unparseable');
  }
}

/** Reads several report files of one run and adds them up, in the order given. Without files the report has `report-missing`. */
export async function readReports(files: readonly string[], format: DetectedFormat | 'auto', options: ReaderOptions = {}): Promise<TestReport> {
  const reports: TestReport[] = [];
  for (const file of files) reports.push(await readReport(file, format, options));
  const [only = emptyReport('report-missing')] = reports;
  return reports.length <= 1 ? only : sumOfReports(reports);
}

/** The format of a report file from its beginning; null if it is no regular file, or of no known format. */
export async function detectFormat(file: string): Promise<DetectedFormat | null> {
  return withReportFile(file, formatOf);
}

/** The sum of several reports: all tests, all problems, the durations that are known. */
function sumOfReports(reports: readonly TestReport[]): TestReport {
  const durations = reports.map(({ durationS }) => durationS).filter((duration) => duration !== null);
  return {
    tests: reports.flatMap(({ tests }) => tests),
    durationS: durations.length === 0 ? null : durations.reduce((sum, duration) => sum + duration, 0),
    problems: [...new Set(reports.flatMap(({ problems }) => problems))].sort(),
    ...(reports.some(({ unlistedFailures }) => unlistedFailures === true) ? { unlistedFailures: true } : {}),
  };
}

function emptyReport(problem: ReportProblem): TestReport {
  return { tests: [], durationS: null, problems: [problem] };
}

/** Opens a regular file for `use`; null if there is none. */
async function withReportFile<T>(file: string, use: (handle: FileHandle, bytes: number) => Promise<T>): Promise<T | null> {
  const handle = await openIfRegular(file);
  if (handle === null) return null;
  try {
    return await use(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/** The bytes of a report from its beginning up to the limit, in pieces that last until the next one is asked for. */
async function* bytesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const room = Buffer.allocUnsafe(pieceBytes);
  for (let position = 0; position < maxReportBytes; ) {
    const { bytesRead } = await handle.read(room, 0, Math.min(pieceBytes, maxReportBytes - position), position);
    if (bytesRead === 0) return;
    yield room.subarray(0, bytesRead);
    position += bytesRead;
  }
}

async function formatOf(handle: FileHandle): Promise<DetectedFormat | null> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(detectedLength), 0, detectedLength, 0);
  const bytes = buffer.subarray(0, bytesRead);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return detectFormatOf(new TextDecoder(encoding).decode(bytes));
}
