/** Room for the line that tells what was left out. */
const markerBytes = 80;

/**
 * Keeps the beginning and the end of a text of any length within `maxBytes` bytes of UTF-8. What is cut is cut between
 * lines where lines are not longer than the room, and a line tells how many bytes are missing.
 */
export class HeadAndTail {
  readonly #tailRoom: number;
  #headRoom: number;
  #headOpen = true;
  #headEndsLine = true;
  #tail: { text: string; bytes: number }[] = [];
  #tailBytes = 0;
  #dropped = 0;

  constructor(maxBytes: number) {
    const room = Math.max(0, maxBytes - markerBytes);
    this.#headRoom = Math.ceil(room / 2);
    this.#tailRoom = Math.floor(room / 2);
  }

  /** Bytes left out; final after `end`. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Whether text still goes to the head. */
  get isHeadOpen(): boolean {
    return this.#headOpen;
  }

  /** Bytes at the end that can still be kept. */
  get tailRoom(): number {
    return this.#tailRoom;
  }

  /** Takes note of bytes that were left out unread, and with them of all that came after the head so far. */
  skip(bytes: number): void {
    this.#dropped += this.#tailBytes + bytes;
    this.#tail = [];
    this.#tailBytes = 0;
  }

  /** Takes more text; returns the part of it that belongs to the head and can be written now. */
  add(text: string): string {
    if (!this.#headOpen) return this.#keep(text);
    const head = beginningWithin(text, this.#headRoom);
    this.#headRoom -= Buffer.byteLength(head);
    if (head !== '') this.#headEndsLine = head.endsWith('\n');
    if (head.length < text.length) {
      this.#headOpen = false;
      this.#keep(text.slice(head.length));
    }
    return head;
  }

  /** The rest: all that came after the head, or, where that is too long, the missing line and the tail. */
  end(): string {
    const rest = this.#tail.map(({ text }) => text).join('');
    this.#tail = [];
    const tail = endWithin(rest, this.#tailRoom);
    this.#dropped += Buffer.byteLength(rest) - Buffer.byteLength(tail);
    if (this.#dropped === 0) return tail;
    const startsLine = tail.length === rest.length || rest.at(-tail.length - 1) === '\n';
    return `${this.#headEndsLine ? '' : '\n'}[... ${this.#dropped} bytes of output left out ...]\n${startsLine ? '' : '... '}${tail}`;
  }

  #keep(text: string): '' {
    const bytes = Buffer.byteLength(text);
    this.#tail.push({ text, bytes });
    this.#tailBytes += bytes;
    for (let first = this.#tail[0]; first !== undefined && this.#tailBytes - first.bytes >= this.#tailRoom; first = this.#tail[0]) {
      this.#tail.shift();
      this.#tailBytes -= first.bytes;
      this.#dropped += first.bytes;
    }
    return '';
  }
}

/** The longest beginning of whole lines that fits; part of a line if not one fits. */
function beginningWithin(text: string, room: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= room) return text;
  const lineEnd = bytes.lastIndexOf(0x0a, room - 1) + 1;
  let end = room > 0 && lineEnd > 0 ? lineEnd : room;
  while (isContinuation(bytes[end])) end -= 1;
  return bytes.toString('utf8', 0, end);
}

/** The longest end of whole lines that fits; part of a line if not one fits. */
function endWithin(text: string, room: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= room) return text;
  let start = bytes.length - room;
  const lineStart = bytes.indexOf(0x0a, Math.max(0, start - 1)) + 1;
  if (lineStart > 0 && lineStart < bytes.length) start = lineStart;
  while (isContinuation(bytes[start])) start += 1;
  return bytes.toString('utf8', start);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
