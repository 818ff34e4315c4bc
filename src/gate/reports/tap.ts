import type { TestReport } from '../../core/report.js';
import { removeTerminalCodes } from '../terminal.js';
import { ReportBuilder } from './builder.js';
import { tapLineOf, type TapLine } from './tap-line.js';
import { TapStream } from './tap-stream.js';
import { decodeText, lineBatches, type ByteSource } from './text.js';

/**
 * Reads TAP 13 and 14 (https://testanything.org/tap-version-14-specification.html), also between the log lines of a
 * program. Counted are leaves: the closing line of a subtest with children is not a test of its own, unless it failed
 * although no child did. `not ok` with TODO or SKIP is no failure. A plan that is missing, not met, doubled or exceeded is
 * `plan-mismatch`; text without a single line of TAP is `report-unparseable`.
 *
 * An own reader, because tap-parser 18 keeps every line: 100 MB of log took it 8 s and 1.1 GB, 100 MB of tests 21 s.
 * Never throws on content; rejects only if `source` does.
 */
export async function readTap(source: ByteSource): Promise<TestReport> {
  const builder = new ReportBuilder();
  const reader = new TapReader(builder);
  for await (const lines of lineBatches(decodeText(source, builder))) {
    for (const line of lines) reader.read(line);
  }
  reader.end();
  return builder.finish();
}

/** A YAML block below a test: its indentation, and the text kept of it. */
interface DiagnosticBlock {
  indent: number;
  text: string;
}

const maxDiagnostics = 4_000;
/** `t/reader.t .... `, which prove -v prints before the stream of each file, to end it with its verdict (TAP::Formatter::File). */
const proveHeading = /^\S.*\.t \.{2,} ?$/;

/** Follows the lines: keeps YAML blocks apart from TAP, and hands TAP lines to the stream they belong to. */
class TapReader {
  readonly #builder: ReportBuilder;
  #stream: TapStream;
  #block: DiagnosticBlock | undefined;
  #seen = false;
  /** Within the output of one file as prove -v prints it. */
  #fileOpen = false;
  #titles: 'none' | 'undecided' | 'before-assertions' = 'none';

  constructor(builder: ReportBuilder) {
    this.#builder = builder;
    this.#stream = new TapStream(builder);
  }

  read(raw: string): void {
    const line = raw.includes('\u001b') ? removeTerminalCodes(raw) : raw;
    if (this.#block !== undefined && this.#inBlock(this.#block, line)) return;
    if (this.#fileOpen && line === 'ok' && this.#stream.complete) return this.#endFile();
    const indent = indentOf(line);
    const tap = tapLineOf(line, indent);
    this.#lookForTitle(line, tap);
    if (proveHeading.test(line) && (this.#stream.complete || !this.#stream.begun)) this.#startFile();
    else if (tap !== undefined) this.#take(tap, indent);
    else if (line.startsWith('---', indent) && line.trimEnd().length === indent + 3 && this.#stream.acceptsDiagnostics(indent)) this.#block = { indent, text: '' };
  }

  /**
   * tape and its kin write the title of each test as a comment, the first one right below the version, and then its
   * assertions as test lines. Comments of other producers (diagnostics, `# Subtest:`) are no titles.
   */
  #lookForTitle(line: string, tap: TapLine | undefined): void {
    if (tap?.kind === 'version') this.#titles = 'undecided';
    else if (this.#titles !== 'none' && line !== '') {
      const title = /^# (?!Subtest: )(\S.*)$/.exec(line)?.[1];
      if (title === undefined && this.#titles === 'undecided') this.#titles = 'none';
      if (title === undefined) return;
      this.#titles = 'before-assertions';
      this.#stream.startTest(title.trim());
    }
  }

  end(): void {
    if (this.#seen) this.#stream.end();
    else this.#builder.flag('report-unparseable');
  }

  #take(line: TapLine, indent: number): void {
    if (line.kind === 'version' && indent === 0 && this.#stream.begun) this.#startStream();
    // A closing brace or a comment alone is no sign of TAP.
    if (line.kind !== 'end-of-subtest') this.#seen = true;
    this.#stream.take(line, indent);
  }

  #startFile(): void {
    if (this.#stream.begun) this.#startStream();
    this.#fileOpen = true;
  }

  /** The verdict of prove on a file is no test. */
  #endFile(): void {
    this.#fileOpen = false;
  }

  #startStream(): void {
    this.#stream.end();
    this.#stream = new TapStream(this.#builder);
  }

  /** Whether the line still belongs to the block. A line with less indentation ends a block that was cut off. */
  #inBlock(block: DiagnosticBlock, line: string): boolean {
    const indent = indentOf(line);
    const ends = indent === block.indent && line.startsWith('...', indent);
    const cut = indent < block.indent && line.trim() !== '';
    if (!ends && !cut) {
      if (block.text.length < maxDiagnostics) block.text += `${line.slice(block.indent, block.indent + maxDiagnostics)}\n`;
      return true;
    }
    this.#stream.addDiagnostics(block.text);
    this.#block = undefined;
    return ends;
  }
}

function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 0x20) indent += 1;
  return indent;
}
