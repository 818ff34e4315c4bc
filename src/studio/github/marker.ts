import { z } from 'zod';
import { canonicalJson } from '../../core/digest.js';
import { candidateIdSchema, digestSchema, instantSchema, objectIdSchema } from '../../core/documents/common.js';
import { outcomeSchema } from '../../core/documents/outcomes.js';

/** Most tries that a marker remembers. */
export const mostTries = 50;

/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 160, and the rest. */
const longestMarker = 12_000;

/** Name of a use of the action; one that is alone in its run has none. */
const useNameSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

const runIdSchema = z.string().regex(/^[1-9]\d{0,19}$/);
const whole = z.int().positive();

const endSchema = z.enum([...outcomeSchema.options, 'failed']);
/** How a run ended: what it has shown, or `failed` for one that broke. */
export type TryEnd = z.infer<typeof endSchema>;

const trySchema = z.strictObject({
  run: runIdSchema,
  at: instantSchema,
  /** The comment that asked. */
  comment: whole.nullable(),
  /** A cancelled run promotes nothing. */
  cancelled: z.literal(true).optional(),
  /** How it ended; nothing while it is under way. */
  outcome: endSchema.optional(),
  /** The pull request that came of it. */
  pull: whole.optional(),
});
/** One run that tried something on a snapshot. */
export type Try = z.infer<typeof trySchema>;

const stickyMarkerSchema = z.strictObject({
  v: z.literal(1),
  /** The snapshot's commit: there is one such comment per snapshot and name. */
  snapshot: objectIdSchema,
  name: useNameSchema.optional(),
  run: runIdSchema,
  attempt: whole,
  state: z.enum(['planned', 'running', 'decided', 'cancelled', 'failed']),
  /** Runs that tried something on this snapshot, the newest first. */
  tries: z.array(trySchema).max(mostTries),
});
/** What the sticky comment of a snapshot knows of itself. */
export type StickyMarker = z.infer<typeof stickyMarkerSchema>;

const pullRequestMarkerSchema = z.strictObject({
  v: z.literal(1),
  /** Digest of `evidence.json`; null before the evidence is closed. */
  evidence: digestSchema.nullable(),
  run: runIdSchema,
  attempt: whole,
  /** The artifact `evidence.json`; null before it is uploaded. */
  artifact: whole.nullable(),
  candidate: candidateIdSchema,
  snapshot: objectIdSchema,
});
/** What the body of the bot's pull request knows of itself. */
export type PullRequestMarker = z.infer<typeof pullRequestMarkerSchema>;

/** One use of the action in a workflow run. */
export interface RunUse {
  /** Id of the run. */
  run: string;
  /** Empty where the use is alone in its run. */
  name: string;
}

const answerMarkerSchema = z.strictObject({ v: z.literal(1), comment: whole, run: runIdSchema, name: useNameSchema.optional(), to: z.literal('stranger').optional() });

/** Where the state of a run stands, and who asked. */
export interface Standing {
  snapshot: string;
  /** Name of the use of the action; nothing or empty where it is alone in its run. */
  name?: string;
  run: string;
  attempt: number;
  state: StickyMarker['state'];
  /** When the run began (ISO 8601, UTC). */
  at: string;
  /** Id of the comment that asked; null if none did. */
  comment: number | null;
  /** How the run ended, and the number of its pull request; nothing while it is under way. */
  ended?: { outcome: TryEnd; pull: number | null } | undefined;
}

/**
 * The marker after `earlier`: the same run keeps its place among the tries, another one comes first. A cancelled run stays so,
 * and what a run ended with stays known, until it is planned again. Throws ZodError for what no marker can hold.
 */
export function nextMarker(earlier: StickyMarker | null, { at, comment, ended, name, ...standing }: Standing): StickyMarker {
  const known = earlier?.tries ?? [];
  const first: Try = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
  const own: Try = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'planned' ? {} : endOf(first, standing.state, ended)) };
  const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
  return stickyMarkerSchema.parse({ v: 1, ...standing, ...named(name), tries });
}

function named(name: string | undefined): { name?: string } {
  return name === undefined || name === '' ? {} : { name };
}

function endOf(known: Try, state: StickyMarker['state'], ended: Standing['ended']): Partial<Try> {
  const outcome = ended?.outcome ?? known.outcome;
  const pull = ended === undefined ? known.pull : (ended.pull ?? undefined);
  return { ...(state === 'cancelled' || known.cancelled ? { cancelled: true as const } : {}), ...(outcome === undefined ? {} : { outcome }), ...(pull === undefined ? {} : { pull }) };
}

/** Whether a run of a marker's has neither ended nor been cancelled. */
export function isUnderWay({ cancelled, outcome }: Try): boolean {
  return cancelled !== true && outcome === undefined;
}

/** What two readings of one comment know: the standing of the newer, the tries of both. A run that either knows as cancelled is. */
export function mergedMarker(older: StickyMarker | null, newer: StickyMarker | null): StickyMarker | null {
  if (older === null || newer === null) return newer ?? older;
  const lost = older.tries.filter(({ run }) => !newer.tries.some((one) => one.run === run));
  const cancelled = new Set([...older.tries, ...newer.tries].filter((one) => one.cancelled).map(({ run }) => run));
  const tries = [...newer.tries, ...lost].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, mostTries);
  return { ...newer, tries: tries.map((one) => (cancelled.has(one.run) ? { ...one, cancelled: true as const } : one)) };
}

/** The first line of a sticky comment: an HTML comment, which GitHub does not show. */
export function writeMarker(marker: StickyMarker): string {
  return lineOf('safe-debug-comment', stickyMarkerSchema.parse(marker));
}

/**
 * The marker that a comment begins with; null for anything else, also for one that `writeMarker` would have written another
 * way. Anybody can write a comment that begins like this: whether the bot wrote it, its author tells.
 */
export function readMarker(body: string): StickyMarker | null {
  return readLine('safe-debug-comment', body, stickyMarkerSchema);
}

/** The first line of the body of the bot's pull request. */
export function writePullRequestMarker(marker: PullRequestMarker): string {
  return lineOf('safe-debug-pull-request', pullRequestMarkerSchema.parse(marker));
}

/** The marker that a pull request's body begins with, or null. Who opened it, its author tells. */
export function readPullRequestMarker(body: string): PullRequestMarker | null {
  return readLine('safe-debug-pull-request', body, pullRequestMarkerSchema);
}

/** What an answer belongs to: the id of the comment that asked, the use of the action that answered, and whom it tells. */
export interface AnswerOf extends RunUse {
  comment: number;
  /** Told to somebody who may not ask. */
  to?: 'stranger';
}

/** The first line of an answer to a comment, by which a second answer to the same one is avoided. */
export function writeAnswerMarker({ comment, run, name, to }: AnswerOf): string {
  return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment, run, ...named(name), ...(to === undefined ? {} : { to }) }));
}

/** What an answer of the bot belongs to, or null if the text is none. */
export function readAnswerMarker(body: string): AnswerOf | null {
  const read = readLine('safe-debug-answer', body, answerMarkerSchema);
  return read === null ? null : { comment: read.comment, run: read.run, name: read.name ?? '', ...(read.to === undefined ? {} : { to: read.to }) };
}

/** No value that the schemas allow holds `<` or `>`, so none can end the HTML comment. */
function lineOf(kind: string, marker: unknown): string {
  return `<!-- ${kind} ${canonicalJson(marker)} -->`;
}

function readLine<Marker>(kind: string, body: string, schema: z.ZodType<Marker>): Marker | null {
  const line = /^[^\r\n]*/.exec(body.slice(0, longestMarker))?.[0] ?? '';
  const json = line.startsWith(`<!-- ${kind} `) && line.endsWith(' -->') ? line.slice(`<!-- ${kind} `.length, -' -->'.length) : '';
  const read = schema.safeParse(parsed(json));
  return read.success && lineOf(kind, read.data) === line ? read.data : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: no marker. The schemas take no null.
    return null;
  }
}
