/** Room for the line that tells what is missing. */
const markBytes = 64;

/** The beginning of a text within `bytes` bytes of UTF-8, whole lines where they fit, with a mark where it was cut. */
export function beginningWithin(text: string, bytes: number): string {
  const all = Buffer.from(text);
  if (all.length <= bytes) return text;
  const room = Math.max(0, bytes - markBytes);
  const lineEnd = all.subarray(0, room).lastIndexOf(0x0a) + 1;
  const kept = wholeCharacters(all.subarray(0, lineEnd > room / 2 ? lineEnd : room));
  return `${endedLine(kept)}${mark(all.length - Buffer.byteLength(kept))}\n`;
}

/** The end of a text within `bytes` bytes of UTF-8, whole lines where they fit, with a mark where it was cut. */
export function endWithin(text: string, bytes: number): string {
  const all = Buffer.from(text);
  if (all.length <= bytes) return text;
  const start = all.length - Math.max(0, bytes - markBytes);
  const lineStart = all.indexOf(0x0a, Math.max(0, start - 1)) + 1;
  const kept = wholeCharacters(all.subarray(lineStart > 0 && lineStart < (start + all.length) / 2 ? lineStart : start));
  return `${mark(all.length - Buffer.byteLength(kept))}\n${kept}`;
}

/** Lines shown around one that is named. */
const reach = 40;

/**
 * A file within `bytes` bytes of UTF-8: whole if it fits, otherwise the surroundings of the named lines (from 1), with
 * marks for what is left out; its beginning where no line is named.
 */
export function excerptWithin(text: string, named: readonly number[], bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const lines = text.split(/(?<=\n)/);
  const inside = named.filter((line) => line >= 1 && line <= lines.length);
  if (inside.length === 0) return beginningWithin(text, bytes);
  const shown = new Set<number>();
  let room = bytes - markBytes * (inside.length + 1);
  for (const index of inOrderOfDistance(inside, lines.length)) {
    if (shown.has(index)) continue;
    room -= Buffer.byteLength(lines[index] ?? '');
    if (room < 0) break;
    shown.add(index);
  }
  return shown.size === 0 ? beginningWithin(text, bytes) : withMarks(lines, shown);
}

/** Indices of lines around the named ones, the nearest first. */
function* inOrderOfDistance(named: readonly number[], count: number): Generator<number> {
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const line of named) for (const index of [line - 1 - distance, line - 1 + distance]) if (index >= 0 && index < count) yield index;
  }
}

function withMarks(lines: readonly string[], shown: ReadonlySet<number>): string {
  const parts: string[] = [];
  let missing = 0;
  const close = (): void => {
    if (missing > 0) parts.push(`${mark(missing)}\n`);
    missing = 0;
  };
  lines.forEach((line, index) => {
    if (!shown.has(index)) return void (missing += Buffer.byteLength(line));
    close();
    parts.push(endedLine(line));
  });
  close();
  return parts.join('');
}

function mark(bytes: number): string {
  return `[cut: ${bytes} bytes left out here]`;
}

function endedLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** Decodes a piece whose ends may lie within a character. */
function wholeCharacters(bytes: Uint8Array): string {
  let start = 0;
  let end = bytes.length;
  while (start < end && isContinuation(bytes[start])) start += 1;
  for (let back = 1; back <= Math.min(4, end - start); back += 1) {
    const byte = bytes[end - back] ?? 0;
    if (isContinuation(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    if (length > back) end -= back;
    break;
  }
  return Buffer.from(bytes.subarray(start, end)).toString('utf8');
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
