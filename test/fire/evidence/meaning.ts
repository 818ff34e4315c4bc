import { canonicalJson } from '../../../src/core/digest.js';
import type { Contents } from './folder.js';

/** A JSON value as one text, whatever the order of its keys; also of values that have no canonical form. */
export function meaningOf(value: unknown): string {
  try {
    return canonicalJson(value);
  } catch {
    return JSON.stringify(value); // half a character
  }
}

/** What a folder says: documents as values, logs line by line, all other files as they are. Null where a document is none any more. */
export function meaningOfFolder(contents: Contents): string | null {
  try {
    return [...contents].map(([path, bytes]) => `${path}\n${textOf(path, bytes)}`).join('\n');
  } catch {
    return null;
  }
}

function textOf(path: string, bytes: Buffer): string {
  if (path.endsWith('.json')) return meaningOf(JSON.parse(bytes.toString('utf8')));
  if (path === 'events.jsonl') return bytes.toString('utf8').trimEnd().split('\n').map((line) => meaningOf(JSON.parse(line))).join('\n');
  return bytes.toString('latin1');
}
