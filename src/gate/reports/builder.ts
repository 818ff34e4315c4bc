import { isFailing } from '../../core/judging.js';
import type { ReportProblem, TestReport, TestResult, TestState } from '../../core/report.js';
import { removeTerminalCodes } from '../terminal.js';

/** One leaf as a reader found it; texts as they stand in the report. */
export interface FoundTest {
  suite: string;
  name: string;
  state: TestState;
  /** One assertion of the test that `suite` names. */
  assertion?: boolean;
  /** Seconds; null when the report does not say or says nonsense. */
  seconds?: number | null;
  message?: string | undefined;
}

/** What all readers may be told. */
export interface ReaderOptions {
  /** Directory the gate ran in: absolute paths below it are made relative, so that the same test has the same suite in every world. */
  directory?: string;
}

/** More leaves than this in one report are not kept; the report then counts as unparseable. */
const maxTests = 1_000_000;
const maxNameLength = 4_096;
const maxMessageLength = 2_000;

/** Collects leaves and problems of one report into a `TestReport`, with clean texts and within fixed bounds. */
export class ReportBuilder {
  readonly #tests: TestResult[] = [];
  readonly #problems = new Set<ReportProblem>();
  readonly #suites = new Map<string, string>();
  #seconds: number | null = null;
  #unlistedFailures = false;

  /** Adds a leaf. Its texts become valid Unicode without control characters, its message is cut to 2,000 characters. */
  add({ suite, name, state, assertion, seconds, message }: FoundTest): void {
    if (this.#tests.length >= maxTests) return this.flag('report-unparseable');
    const test: TestResult = { suite: this.#suiteName(suite), name: this.#cleanName(name), state };
    if (assertion === true) test.assertion = true;
    const text = message !== undefined && isFailing(state) ? cleanMessage(message) : '';
    if (text !== '') test.message = text;
    this.#tests.push(test);
    if (seconds !== undefined && seconds !== null && Number.isFinite(seconds) && seconds >= 0) this.#seconds = (this.#seconds ?? 0) + seconds;
  }

  flag(problem: ReportProblem): void {
    this.#problems.add(problem);
  }

  /** The report names failures in its totals that it does not list. */
  flagUnlistedFailures(): void {
    this.#unlistedFailures = true;
  }

  /** The document turned out not to be one (cut off, not well-formed): nothing that was read so far is evidence. */
  discard(): void {
    const empty = this.#problems.has('report-empty');
    this.#tests.length = 0;
    this.#seconds = null;
    this.#unlistedFailures = false;
    this.#problems.clear();
    this.flag(empty ? 'report-empty' : 'report-unparseable');
  }

  finish(): TestReport {
    if (this.#problems.has('report-empty')) return { tests: [], durationS: null, problems: ['report-empty'] };
    return {
      tests: this.#tests,
      // Sums of binary fractions: microseconds are enough.
      durationS: this.#seconds === null ? null : Math.round(this.#seconds * 1e6) / 1e6,
      problems: [...this.#problems].sort(),
      ...(this.#unlistedFailures ? { unlistedFailures: true } : {}),
    };
  }

  /** Suites repeat for every test: each is cleaned and kept once. */
  #suiteName(suite: string): string {
    const known = this.#suites.get(suite);
    if (known !== undefined) return known;
    const clean = this.#cleanName(suite);
    this.#suites.set(clean, clean);
    return clean;
  }

  #cleanName(text: string): string {
    if (/[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u.test(text)) this.flag('invalid-characters');
    return detached(visible(text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text));
  }
}

/** Joins suite names to one; empty parts are left out. */
export function suitePath(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' > ');
}

/** A file name as it is the same in every world: relative to the gate's directory, with forward slashes. */
export function fileSuite(file: string, { directory }: ReaderOptions): string {
  const path = file.replaceAll('\\', '/');
  const prefix = directory === undefined ? undefined : `${directory.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return prefix !== undefined && path.startsWith(prefix) ? path.slice(prefix.length) : path;
}

/** Control characters as the pictures of Unicode block 2400; lone surrogates as the replacement character. */
function visible(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text;
  return text
    .replace(/[\0-\u001f\u007f]/g, (character) => (character === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + character.charCodeAt(0))))
    .replace(/[\u0080-\u009f\p{Surrogate}]/gu, '\ufffd');
}

function cleanMessage(message: string): string {
  const head = removeTerminalCodes(message.slice(0, 4 * maxMessageLength)).replace(/\r\n?/g, '\n').trim();
  const cut = head.length > maxMessageLength ? `${head.slice(0, maxMessageLength)}…` : head;
  return detached(cut.replace(/[\0-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/gu, '\ufffd'));
}

/** Room for the longest text that is kept, three bytes a character. One for all: a buffer for each would be the most of what reading leaves behind. */
const room = Buffer.allocUnsafe(3 * (maxNameLength + 1));

/** A copy that does not keep the chunk alive from which the text was sliced. */
function detached(text: string): string {
  return room.toString('utf8', 0, room.write(text, 'utf8'));
}
