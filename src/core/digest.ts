import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A digest as documents carry it: `sha256:` and 64 hex digits. */
export type Digest = `sha256:${string}`;

/** sha256 of bytes or of a text's UTF-8 bytes, as bare hex. */
export function sha256Hex(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/** sha256 of bytes or of a text's UTF-8 bytes, with its prefix. */
export function digestOf(data: Uint8Array | string): Digest {
  return `sha256:${sha256Hex(data)}`;
}

/**
 * The one text of a JSON value (RFC 8785). Throws a TypeError for what JSON cannot carry (NaN, lone surrogates).
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('a value without a JSON form has no canonical text');
  return text;
}

/** Digest of a JSON value over its canonical text. */
export function digestOfJson(value: unknown): Digest {
  return digestOf(canonicalJson(value));
}
