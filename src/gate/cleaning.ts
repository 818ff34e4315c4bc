import { TextDecoder } from 'node:util';
import { HeadAndTail } from './head-and-tail.js';
import { RawTail } from './raw-tail.js';
import { Redaction } from './redaction.js';
import { removeTerminalCodes } from './terminal.js';

/** What may not appear in cleaned output, and how long it may get. */
export interface CleaningOptions {
  /** Values that are replaced by `***`. */
  secrets: readonly string[];
  /** Upper bound of the cleaned text in bytes of UTF-8. */
  maxBytes: number;
}

/** How much there was and how much of it is missing, in bytes. */
export interface CleaningSummary {
  /** Bytes of raw output. */
  bytes: number;
  /** Bytes of cleaned text that were left out between head and tail. */
  droppedBytes: number;
  truncated: boolean;
}

/** A line without an end is broken here. */
const maxLineLength = 65_536;
/** An escape sequence that may go on is kept back up to this length where a line is broken. */
const maxEscapeLength = 256;

/**
 * Makes the output of an untrusted program safe to store, print and show, piece by piece and in bounded memory: valid
 * UTF-8; without escape sequences and control characters; secrets as `***`; no line that the Actions runner would obey
 * (`::command::` at the beginning of a line, `##[command]` anywhere; actions/runner, ActionCommand.cs); bidirectional
 * controls visible (`<U+202E>`); every kind of line end as LF; only head and tail if it is too long.
 */
export class OutputCleaner {
  #decoder = new TextDecoder();
  readonly #redaction: Redaction;
  readonly #kept: HeadAndTail;
  readonly #rawTail: RawTail;
  #open = '';
  #bytes = 0;

  constructor({ secrets, maxBytes }: CleaningOptions) {
    this.#redaction = new Redaction(secrets);
    this.#kept = new HeadAndTail(maxBytes);
    this.#rawTail = new RawTail(2 * this.#kept.tailRoom + maxLineLength);
  }

  /** Takes raw output; returns cleaned text that can be written now. Each line comes when it is complete. */
  write(bytes: Uint8Array): string {
    this.#bytes += bytes.length;
    if (this.#kept.isHeadOpen) return this.#take(this.#decoder.decode(bytes, { stream: true }));
    // Only the end of what is too long will be shown: the rest is not worth cleaning.
    this.#rawTail.add(bytes);
    return '';
  }

  /** Ends the output; returns the rest of the cleaned text. */
  end(): string {
    const { bytes, dropped, startsLine } = this.#rawTail.end();
    if (dropped > 0) this.#startAfterGap(dropped);
    const text = this.#decoder.decode(bytes, { stream: true });
    // A line that was cut may begin within a secret; what is left of it is not longer than the longest one.
    const tail = this.#take(startsLine ? text : this.#plain(text).slice(this.#redaction.longest));
    return tail + this.#finish();
  }

  #finish(): string {
    const last = this.#take(this.#decoder.decode());
    return last + this.#kept.add(this.#defused(this.#plain(this.#open))) + this.#kept.end();
  }

  /** Final after `end`. */
  get summary(): CleaningSummary {
    return { bytes: this.#bytes, droppedBytes: this.#kept.dropped, truncated: this.#kept.dropped > 0 };
  }

  /** Goes on behind bytes that were left out; what was open before them is left out too. */
  #startAfterGap(dropped: number): void {
    this.#decoder = new TextDecoder();
    this.#kept.skip(dropped + Buffer.byteLength(this.#open));
    this.#open = '';
  }

  #take(text: string): string {
    const all = this.#open + text;
    const end = all.lastIndexOf('\n') + 1;
    this.#open = all.slice(end);
    const lines = end === 0 ? '' : this.#kept.add(this.#defused(this.#plain(all.slice(0, end))));
    return this.#open.length > maxLineLength ? lines + this.#breakLine() : lines;
  }

  /** Breaks an over-long line, but neither within a secret nor within an escape sequence. */
  #breakLine(): string {
    const escape = this.#open.lastIndexOf('\u001b');
    const unfinished = escape >= this.#open.length - maxEscapeLength && escape >= 0 ? escape : this.#open.length;
    const plain = this.#plain(this.#open.slice(0, unfinished));
    const lastEnd = plain.lastIndexOf('\n') + 1;
    const cut = lastEnd > 0 ? lastEnd : Math.max(0, plain.length - this.#redaction.longest - 1);
    const end = isLowSurrogate(plain.charCodeAt(cut)) ? cut - 1 : cut;
    this.#open = plain.slice(end) + this.#open.slice(unfinished);
    const broken = plain.slice(0, end);
    return broken === '' ? '' : this.#kept.add(this.#defused(broken.endsWith('\n') ? broken : `${broken}\n`));
  }

  /** Text without codes, controls and secrets; to do it twice does nothing more. */
  #plain(text: string): string {
    const lines = text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n');
    return this.#redaction.redact(removeTerminalCodes(lines).replace(/[\0-\u0008\u000e-\u001f\u007f-\u009f]/g, ''));
  }

  #defused(text: string): string {
    return text
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, (control) => `<U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`)
      .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
      .replace(/##(?=\[|vso)/g, '# #');
  }
}

/** Cleans a stream of raw output with a cleaner of the caller's, whose summary holds afterwards. */
export async function* cleanOutput(source: AsyncIterable<Uint8Array>, cleaner: OutputCleaner): AsyncGenerator<string> {
  for await (const bytes of source) {
    const text = cleaner.write(bytes);
    if (text !== '') yield text;
  }
  yield cleaner.end();
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
