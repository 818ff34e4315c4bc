import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { checked } from '../core/documents/checked.js';
import { eventSchema, type Event } from '../core/documents/event.js';
import { evidenceSchema, type Evidence } from '../core/documents/evidence.js';
import { planSchema, type Plan } from '../core/documents/plan.js';
import { transcriptSchema, type Transcript } from '../core/documents/transcript.js';
import { parseWritten } from '../core/documents/written.js';
import { SafeDebugError, messageOf } from '../errors.js';
import { layout } from './layout.js';
import { readRegularFile } from '../files/regular-file.js';

const largestDocumentBytes = 256 * 1024 * 1024;

/** Folder of evidence that a user named by the folder or by its `latest.json`. Throws `input` if there is none. */
export async function evidenceFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  const folder = found?.isFile() ? dirname(resolve(path)) : resolve(path);
  if (found !== null && (await stat(join(folder, layout.evidence)).catch(() => null))?.isFile()) return folder;
  throw new SafeDebugError('input', `There is no evidence at ${path}: name a folder that holds ${layout.evidence}, as safe-debug run writes it.`);
}

/** Reads `latest.json`: its bytes and the document. Throws `evidence` if it is not one. */
export async function readEvidence(folder: string): Promise<{ bytes: Buffer; evidence: Evidence }> {
  const bytes = await readBounded(join(folder, layout.evidence));
  return { bytes, evidence: parseDocument(layout.evidence, bytes, 'document', (value) => checked(evidenceSchema, value)) };
}

/** Reads `plan.json`. Throws `evidence` if it is not a plan. */
export async function readPlan(folder: string): Promise<{ bytes: Buffer; plan: Plan }> {
  const bytes = await readBounded(join(folder, layout.plan));
  return { bytes, plan: parseDocument(layout.plan, bytes, 'document', (value) => checked(planSchema, value)) };
}

/** Reads `events.jsonl`. Throws `evidence` and names the line if one is not an event. */
export async function readEvents(folder: string): Promise<Event[]> {
  const lines = (await readBounded(join(folder, layout.events))).toString('utf8').split('\n');
  if (lines.pop() !== '') throw new SafeDebugError('evidence', `${layout.events} does not end with a line end: it was cut.`);
  return lines.map((line, index) => parseDocument(`${layout.events}, line ${index + 1}`, line, 'line', (value) => eventSchema.parse(value)));
}

/** Reads `transcripts/ID.json`. Throws `evidence` if it is not a transcript. */
export async function readTranscript(folder: string, call: string): Promise<Transcript> {
  const file = layout.transcript(call);
  return parseDocument(file, await readBounded(join(folder, file)), 'document', (value) => checked(transcriptSchema, value));
}

async function readBounded(file: string): Promise<Buffer> {
  try {
    return await readRegularFile(file, largestDocumentBytes);
  } catch (cause) {
    throw new SafeDebugError('evidence', `${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}

function parseDocument<Document>(name: string, text: Buffer | string, form: 'document' | 'line', parse: (value: unknown) => Document): Document {
  try {
    return parse(parseWritten(text.toString(), form));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? cause.issues[0]?.message : messageOf(cause).split('\n')[0];
    throw new SafeDebugError('evidence', `${name} is not what its schema asks for: ${why}.`, { cause });
  }
}
