import { isAscii, isUtf8 } from 'node:buffer';

/**
 * A path as the system keeps it: one character per byte (latin1). File names are bytes, not text; this way also names
 * that are not UTF-8 survive sorting, sets and concatenation.
 */
export type BytePath = string;

/** What `fs` functions take for a byte path. */
export function fileOf(path: BytePath): Buffer {
  return Buffer.from(path, 'latin1');
}

/** The byte path of ordinary text. */
export function bytePathOf(text: string): BytePath {
  return Buffer.from(text, 'utf8').toString('latin1');
}

const escapes: Record<number, string> = { 7: '\\a', 8: '\\b', 9: '\\t', 10: '\\n', 11: '\\v', 12: '\\f', 13: '\\r', 34: '\\"', 92: '\\\\' };

/**
 * The path as documents show it: as it is, or quoted the way git quotes (git-config manual, core.quotePath) when it is
 * not UTF-8 or could be taken for a quoted one.
 */
export function textOf(path: BytePath): string {
  const bytes = fileOf(path);
  // Nearly all are ASCII: then one string is enough for both.
  if (isUtf8(bytes) && !path.startsWith('"')) return isAscii(bytes) ? path : bytes.toString('utf8');
  const quoted = [...bytes].map((byte) => escapes[byte] ?? (byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte)));
  return `"${quoted.join('')}"`;
}
