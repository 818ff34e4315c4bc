import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import type { ReportBuilder } from './builder.js';

/** A report's bytes as they come from a file or a process. A piece need not last longer than until the next is asked for. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** Longest line kept; the rest of a longer line is dropped. */
const maxLineLength = 1 << 20;
/** Enough bytes for a byte order mark and an XML declaration. */
const sniffedBytes = 256;

/**
 * Decodes a report in pieces. The encoding is taken from a byte order mark, else from an XML declaration where that is
 * asked for, else UTF-8 (XML 1.0, appendix F). Bytes that do not fit become U+FFFD and flag `invalid-encoding`; a source
 * of nothing but white space flags `report-empty`.
 */
export async function* decodeText(source: ByteSource, builder: ReportBuilder, options: { xml?: boolean } = {}): AsyncGenerator<string> {
  let decoding: Decoding | undefined;
  let first = Buffer.alloc(0);
  let blank = true;
  const pieceOf = (text: string): string => {
    if (blank && text.trim() !== '') blank = false;
    return text;
  };
  for await (const bytes of source) {
    if (decoding !== undefined) {
      yield pieceOf(decoding.decode(bytes));
      continue;
    }
    first = Buffer.concat([first, bytes]);
    if (first.length < sniffedBytes) continue;
    decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
    yield pieceOf(decoding.decode(first));
  }
  if (decoding === undefined) {
    decoding = new Decoding(encodingOf(first, options.xml === true, builder), builder);
    yield pieceOf(decoding.decode(first));
  }
  yield pieceOf(decoding.end());
  if (blank) builder.flag('report-empty');
}

/**
 * The lines of a text, many at a time, without their ends: LF, CRLF, or CR alone, with which programs overwrite a line of
 * progress. Over-long lines are cut to 1 Mi characters.
 */
export async function* lineBatches(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let open = '';
  for await (const piece of pieces) {
    const lines = piece.split('\n');
    lines[0] = open + (lines[0] ?? '');
    open = lines.pop() ?? '';
    if (open.length > maxLineLength) open = open.slice(0, maxLineLength);
    yield [piece, lines[0]].some((text) => text?.includes('\r')) ? lines.flatMap(splitAtReturns) : lines;
  }
  if (open !== '') yield splitAtReturns(open);
}

function splitAtReturns(line: string): string[] {
  return (line.endsWith('\r') ? line.slice(0, -1) : line).split('\r');
}

/** A streaming decoder that notices bytes which are not UTF-8. */
class Decoding {
  readonly #decoder: TextDecoder;
  readonly #checked: boolean;
  readonly #builder: ReportBuilder;
  #open: Uint8Array = new Uint8Array();

  constructor(encoding: string, builder: ReportBuilder) {
    this.#decoder = new TextDecoder(encoding);
    this.#checked = encoding === 'utf-8';
    this.#builder = builder;
  }

  decode(bytes: Uint8Array): string {
    if (this.#checked) this.#check(bytes);
    return this.#decoder.decode(bytes, { stream: true });
  }

  end(): string {
    if (this.#open.length > 0) this.#builder.flag('invalid-encoding');
    return this.#decoder.decode();
  }

  #check(bytes: Uint8Array): void {
    const all = this.#open.length === 0 ? bytes : Buffer.concat([this.#open, bytes]);
    const end = all.length - openSequenceLength(all);
    if (!isUtf8(all.subarray(0, end))) this.#builder.flag('invalid-encoding');
    this.#open = Uint8Array.from(all.subarray(end));
  }
}

/** Length of a UTF-8 sequence that begins at the end of `bytes` and is not complete there (RFC 3629). */
function openSequenceLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

function encodingOf(first: Buffer, xml: boolean, builder: ReportBuilder): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return 'utf-8';
  if (!xml) return 'utf-8';
  if (first[0] === 0x3c && first[1] === 0) return 'utf-16le';
  if (first[0] === 0 && first[1] === 0x3c) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(first.subarray(0, sniffedBytes).toString('latin1'))?.[1];
  // A declaration that can be read byte by byte rules UTF-16 out: writers of strings name it although they write UTF-8.
  if (declared === undefined || /^(utf-?8|utf-?16.*|ucs-?2.*|us-ascii|ascii)$/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    builder.flag('invalid-encoding');
    return 'utf-8';
  }
}
