import { z } from 'zod';
import { canonicalJson } from '../../core/digest.js';
import { candidateIdSchema, digestSchema, instantSchema, objectIdSchema } from '../../core/documents/common.js';

/** Most tries that a marker remembers. */
const mostTries = 50;

/** Longest first line that can be a marker, in UTF-16 units: 50 tries of about 110, and the rest. */
const longestMarker = 10_000;

const runIdSchema = z.string().regex(/^[1-9]\d{0,19}$/);
const whole = z.int().positive();

const stickyMarkerSchema = z.strictObject({
  v: z.literal(1),
  /** The snapshot's commit: there is one such comment per snapshot. */
  snapshot: objectIdSchema,
  run: runIdSchema,
  attempt: whole,
  state: z.enum(['planned', 'running', 'decided', 'cancelled', 'failed']),
  /** Runs that tried something on this snapshot, the newest first. `comment` is the one that asked; a cancelled run promotes nothing. */
  tries: z.array(z.strictObject({ run: runIdSchema, at: instantSchema, comment: whole.nullable(), cancelled: z.literal(true).optional() })).max(mostTries),
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

const answerMarkerSchema = z.strictObject({ v: z.literal(1), comment: whole });

/** Where the state of a run stands, and who asked. */
export interface Standing {
  snapshot: string;
  run: string;
  attempt: number;
  state: StickyMarker['state'];
  /** When the run began (ISO 8601, UTC). */
  at: string;
  /** Id of the comment that asked; null if none did. */
  comment: number | null;
}

/** The marker after `earlier`: the same run keeps its place among the tries, another one comes first. Throws ZodError for what no marker can hold. */
export function nextMarker(earlier: StickyMarker | null, { at, comment, ...standing }: Standing): StickyMarker {
  const known = earlier?.tries ?? [];
  const first = known.find(({ run }) => run === standing.run) ?? { run: standing.run, at, comment };
  const own = { run: first.run, at: first.at, comment: first.comment, ...(standing.state === 'cancelled' ? { cancelled: true as const } : {}) };
  const tries = known.includes(first) ? known.map((one) => (one === first ? own : one)) : [own, ...known].slice(0, mostTries);
  return stickyMarkerSchema.parse({ v: 1, ...standing, tries });
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

/** The first line of an answer to a comment, by which a second answer to the same one is avoided. */
export function writeAnswerMarker(comment: number): string {
  return lineOf('safe-debug-answer', answerMarkerSchema.parse({ v: 1, comment }));
}

/** Id of the comment that an answer of the bot belongs to, or null if the text is none. */
export function readAnswerMarker(body: string): number | null {
  return readLine('safe-debug-answer', body, answerMarkerSchema)?.comment ?? null;
}

/** No value that the schemas allow holds `<`, `>` or two hyphens, so none can end the HTML comment. */
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
