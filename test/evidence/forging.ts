import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digestOf, digestOfJson } from '../../src/core/digest.js';
import { chainEvent, eventSchema, type Event } from '../../src/core/documents/event.js';
import { evidenceSchema, type Evidence } from '../../src/core/documents/evidence.js';
import type { Check } from '../../src/evidence/verifier.js';
import { verify } from '../../src/steps/verify.js';
import { temporaryFolder } from '../support/repository.js';

/** A copy of evidence to do harm to. */
export function copyOf(evidence: string): string {
  const folder = temporaryFolder();
  cpSync(evidence, folder, { recursive: true });
  return folder;
}

/** What verification says does not hold; null if all does. */
export async function faultOf(folder: string, options: { expect?: string; repository?: string; rerun?: boolean } = {}): Promise<string | null> {
  const checks: Check[] = [];
  try {
    await verify({ folder, expect: options.expect ?? null, repository: options.repository ?? null, rerun: options.rerun ?? false, passed: [], jobs: 2, signal: new AbortController().signal }, checks);
    return null;
  } catch (error) {
    return z.instanceof(Error).parse(error).message;
  }
}

export const evidenceOf = (folder: string): Evidence => evidenceSchema.parse(JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8')));
export const eventsOf = (folder: string): Event[] => readFileSync(join(folder, 'events.jsonl'), 'utf8').trimEnd().split('\n').map((line) => eventSchema.parse(JSON.parse(line)));

/** Changes a document and then makes every digest and the whole chain right again, as a careful forger would. */
export function forge(folder: string, change: (evidence: Evidence) => void): void {
  const evidence = evidenceOf(folder);
  change(evidence);
  evidence.files = evidence.files.map(({ path }) => {
    const bytes = readFileSync(join(folder, path));
    return { path, sha256: digestOf(bytes), bytes: bytes.length };
  });
  const { events, ...body } = evidence;
  const records = Object.fromEntries(evidence.files.flatMap(({ path, sha256 }) => (path.startsWith('records/') ? [[path.slice('records/'.length, -'.json'.length), sha256]] : [])));
  const chained: Event[] = [];
  for (const event of eventsOf(folder)) {
    const data = event.type === 'run.finished' ? { ...event.data, evidence: digestOfJson(body), records } : event.data;
    chained.push(chainEvent({ ...event, data }, chained.at(-1) ?? null));
  }
  writeFileSync(join(folder, 'events.jsonl'), chained.map((event) => `${JSON.stringify(event)}\n`).join(''));
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ ...body, events: { file: events.file, count: chained.length, head: chained.at(-1)?.hash } }, null, 2)}\n`);
}
