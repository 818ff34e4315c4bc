import type { Contents } from './folder.js';
import type { Random } from './random.js';

/** What can happen to a folder, one thing at a time: to the bytes of a file, to its lines, to a JSON value in it, to whole files. */
const kinds = ['bit', 'byte', 'cut', 'grow', 'line', 'swap-lines', 'repeat-line', 'json', 'json', 'json', 'swap-files', 'remove-file', 'empty-file', 'other-file'] as const;

/** One change to some file. Null where the choice does not fit the file. */
export function damaged(contents: Contents, random: Random): { what: string; contents: Contents } | null {
  // The other files are listed with their digests, so that most of what can be got wrong is in these.
  const path = random.below(2) === 0 ? random.of(['latest.json', 'events.jsonl', 'plan.json']) : random.of([...contents.keys()]);
  const kind = random.of(kinds);
  const bytes = contents.get(path) ?? Buffer.alloc(0);
  const next = new Map(contents);
  if (kind === 'remove-file') next.delete(path);
  else if (kind === 'swap-files' || kind === 'other-file') {
    const other = random.of([...contents.keys()]);
    next.set(path, contents.get(other) ?? Buffer.alloc(0));
    if (kind === 'swap-files') next.set(other, bytes);
  } else {
    const changed = kind === 'json' ? changedJson(path, bytes, random) : changedBytes(kind, bytes, random);
    if (changed === null) return null;
    next.set(path, changed);
  }
  return { what: `${kind} ${path}`, contents: next };
}

function changedBytes(kind: Exclude<(typeof kinds)[number], 'json' | 'swap-files' | 'remove-file' | 'other-file'>, bytes: Buffer, random: Random): Buffer | null {
  if (bytes.length === 0) return kind === 'grow' ? Buffer.from('\n') : null;
  const at = random.below(bytes.length);
  switch (kind) {
    case 'bit':
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ (1 << random.below(8))]), bytes.subarray(at + 1)]);
    case 'byte':
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([random.below(256)]), bytes.subarray(at + 1)]);
    case 'cut':
      return bytes.subarray(0, at);
    case 'empty-file':
      return Buffer.alloc(0);
    case 'grow':
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(random.of([' ', '\n', '0', '"', '{}', '\u0000', '\ufeff', '{"__proto__":1}\n'])), bytes.subarray(at)]);
    default:
      return changedLines(kind, bytes, random);
  }
}

function changedLines(kind: 'line' | 'swap-lines' | 'repeat-line', bytes: Buffer, random: Random): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  const [at, other] = [random.below(lines.length), random.below(lines.length)];
  const line = lines[at] ?? '';
  if (kind === 'line') lines.splice(at, 1);
  else if (kind === 'repeat-line') lines.splice(other, 0, line);
  else [lines[at], lines[other]] = [lines[other] ?? '', line];
  return Buffer.from(lines.join('\n'), 'latin1');
}

/** A document, or one line of a log of documents, with one value changed and written in the right form again. */
function changedJson(path: string, bytes: Buffer, random: Random): Buffer | null {
  const text = bytes.toString('utf8');
  if (path.endsWith('.json')) return Buffer.from(`${JSON.stringify(changedValue(JSON.parse(text), random), null, 2)}\n`);
  if (!path.endsWith('.jsonl') || text === '') return null;
  const lines = text.trimEnd().split('\n');
  const at = random.below(lines.length);
  lines[at] = JSON.stringify(changedValue(JSON.parse(lines[at] ?? 'null'), random));
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** The value with one value within it changed, removed, added, doubled or moved. */
export function changedValue(value: unknown, random: Random): unknown {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  if (places.length === 0) return otherThan(copy, random);
  const { holder, key } = random.of(places);
  if (Array.isArray(holder)) changeArray(holder, Number(key), random);
  else changeObject(holder, key, random);
  return copy;
}

interface Place {
  holder: unknown[] | Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  const holder = holderOf(value);
  return holder === null ? [] : Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
}

function holderOf(value: unknown): Place['holder'] | null {
  if (Array.isArray(value)) return value;
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changeArray(array: unknown[], at: number, random: Random): void {
  const action = random.below(4);
  if (action === 0) array.splice(at, 1);
  else if (action === 1) array.splice(at, 0, structuredClone(array[at]));
  else if (action === 2) array.reverse();
  else array[at] = otherThan(array[at], random);
}

function changeObject(object: Record<string, unknown>, key: string, random: Random): void {
  const action = random.below(6);
  const inner = object[key];
  if (action === 0) delete object[key];
  else if (action === 5 && isObject(inner)) object[key] = Object.fromEntries(Object.entries(inner).reverse());
  else if (action === 1) object[random.of(['more', 'schema', '', 'toString', key.toUpperCase()])] = structuredClone(object[key]);
  else object[key] = otherThan(object[key], random);
}

function otherThan(value: unknown, random: Random): unknown {
  const strange = [null, true, false, 0, 1, -1, 1e-7, 2 ** 53, '', 'p', 'fixed', '../../etc/passwd', `sha256:${'0'.repeat(64)}`, '0'.repeat(40), '\ud800', '\u0000', [], {}, [[]]];
  if (random.below(3) === 0) return random.of(strange);
  if (typeof value === 'number') return value + random.of([1, -1, 0.5, 1e9]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return changedText(value, random);
  return random.of(strange);
}

function changedText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return random.of([`${text.slice(0, at)}${random.of(['x', '0', 'p', 'f', ' ', '-'])}${text.slice(at + 1)}`, text.slice(0, at), `${text}${text}`, text.toUpperCase()]);
}
