import { Transform } from 'node:stream';

/**
 * A stream that takes a secret out of what goes through it, also where it is cut in pieces, and ends with an error after
 * `most` bytes. What cannot be the beginning of the secret is passed on at once.
 */
export function withholding(secret: string, most: number): Transform {
  const needle = Buffer.from(secret);
  let held = Buffer.alloc(0);
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      if (bytes > most) return done(new Error(`the answer has more than ${most} bytes`));
      const text = replaced(Buffer.concat([held, piece]), needle);
      const kept = beginningAtEnd(text, needle);
      held = text.subarray(text.length - kept);
      done(null, text.subarray(0, text.length - kept));
    },
    flush(done) {
      done(null, held);
    },
  });
}

function replaced(text: Buffer, needle: Buffer): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, from)) {
    pieces.push(text.subarray(from, at), Buffer.from('***'));
    from = at + needle.length;
  }
  return Buffer.concat([...pieces, text.subarray(from)]);
}

/** How many bytes at the end of a text may be the beginning of the needle. */
function beginningAtEnd(text: Buffer, needle: Buffer): number {
  for (let length = Math.min(needle.length - 1, text.length); length > 0; length--) {
    if (text.subarray(text.length - length).equals(needle.subarray(0, length))) return length;
  }
  return 0;
}
