import { digestOf, digestOfJson } from '../../../src/core/digest.js';
import { chainEvent, eventSchema, type Event } from '../../../src/core/documents/event.js';
import type { Contents } from './folder.js';

type Json = Record<string, unknown>;

/** What a forger changes in the documents, on the way from the bottom to the top. */
export interface Forgery {
  evidence?: (evidence: Json) => unknown;
  plan?: (plan: Json) => unknown;
  record?: { world: string; change: (record: Json) => unknown };
  event?: { index: number; change: (event: Json) => unknown };
}

/**
 * Applies a forgery and makes every digest and the whole chain right again, as a forger with all the time in the world
 * would: files in their records, the plan in all records, records in the last event, patches in plan and evidence, files
 * in the evidence, the evidence in the last event, events one after the other. Null where a document came out as none.
 */
export function resealed(contents: Contents, forgery: Forgery): Map<string, Buffer> | null {
  const next = new Map(contents);
  const plan = forged(documentIn(next, 'plan.json'), forgery.plan);
  const evidence = forged(documentIn(next, 'latest.json'), forgery.evidence);
  if (plan === null || evidence === null) return null;
  for (const candidate of [...objectsIn(plan['candidates']), ...objectsIn(evidence['candidates'])]) sealPatch(candidate, next);
  const [before, after] = [digestOf(next.get('plan.json') ?? ''), digestOf(textOf(plan))];
  next.set('plan.json', textOf(plan));
  for (const path of [...next.keys()].filter((name) => name.startsWith('records/'))) {
    const world = path.slice('records/'.length, -'.json'.length);
    const record = forged(documentIn(next, path), forgery.record?.world === world ? forgery.record.change : undefined);
    if (record === null) return null;
    if (record['planDigest'] === before) record['planDigest'] = after;
    sealFiles(record, next);
    next.set(path, textOf(record));
  }
  // What has no canonical form has no digest either: it cannot be made right again.
  const events = eventsIn(next, forgery.event);
  if (events === null || [evidence, ...events].some((value) => /\\ud[89a-f]/.test(JSON.stringify(value)))) return null;
  sealEvidence(evidence, next, events);
  return next;
}

/** The log with the forged event; null where that is no event any more. */
function eventsIn(contents: Contents, forgery: Forgery['event']): Event[] | null {
  const lines = (contents.get('events.jsonl') ?? Buffer.alloc(0)).toString('utf8').trimEnd().split('\n');
  const changed = lines.map((line, index) => eventSchema.safeParse(forged(JSON.parse(line), forgery?.index === index ? forgery.change : undefined)));
  return changed.every(({ success }) => success) ? changed.flatMap(({ data }) => data ?? []) : null;
}

function sealEvidence(evidence: Json, next: Map<string, Buffer>, log: readonly Event[]): void {
  evidence['files'] = objectsIn(evidence['files']).map((file) => {
    const bytes = next.get(String(file['path']));
    return bytes === undefined ? file : { ...file, sha256: digestOf(bytes), bytes: bytes.length };
  });
  const { events, ...body } = evidence;
  const chained: Event[] = [];
  for (const event of log) {
    const data = event.type === 'run.finished' ? { ...event.data, outcome: String(evidence['outcome']), evidence: digestOfJson(body), records: recordDigests(next, event) } : event.data;
    chained.push(chainEvent({ ...event, data }, chained.at(-1) ?? null));
  }
  next.set('events.jsonl', Buffer.from(chained.map((event) => `${JSON.stringify(event)}\n`).join('')));
  next.set('latest.json', textOf({ ...body, events: isObject(events) ? { ...events, count: chained.length, head: chained.at(-1)?.hash } : events }));
}

/** Digests for the worlds that the log told digests of. */
function recordDigests(contents: Contents, { data }: Event): Record<string, string | null> {
  const told = isObject(data['records']) ? Object.keys(data['records']) : [];
  return Object.fromEntries(told.map((world) => [world, contents.has(`records/${world}.json`) ? digestOf(contents.get(`records/${world}.json`) ?? '') : null]));
}

/** Gives everything in a record that names a file of the folder the digest of that file. */
function sealFiles(value: unknown, contents: Contents): void {
  for (const holder of isObject(value) ? [value] : []) {
    const bytes = contents.get(String(holder['file']));
    if (bytes !== undefined && 'sha256' in holder) holder['sha256'] = digestOf(bytes);
  }
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) sealFiles(inner, contents);
}

function sealPatch({ mutation }: Json, contents: Contents): void {
  sealFiles(mutation, contents);
}

export function documentIn(contents: Contents, path: string): Json {
  const value: unknown = JSON.parse((contents.get(path) ?? Buffer.from('null')).toString('utf8'));
  if (isObject(value)) return value;
  throw new TypeError(`${path} is no object`);
}

/** The document after a change made in place or returned; null if that is no object any more. */
function forged(document: Json, change: ((document: Json) => unknown) | undefined): Json | null {
  if (change === undefined) return document;
  const returned = change(document);
  return returned === undefined ? document : isObject(returned) ? returned : null;
}

function textOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
