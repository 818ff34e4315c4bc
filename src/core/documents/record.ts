import { z } from 'zod';
import { digestSchema, environmentSchema, instantSchema, objectIdSchema, relativePathSchema, worldIdSchema } from './common.js';

const whole = z.int().nonnegative();

/** How one command ended: its exit status, or the signal that ended it, or the limit it ran into. */
const endSchema = {
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  timedOut: z.boolean(),
};

/** One report file as collected from a world. `path` is where the gate wrote it, `file` where the copy is. */
const collectedReportSchema = z.strictObject({ file: relativePathSchema, path: z.string(), sha256: digestSchema });

/** One run of the gate in a fresh world. Unknown figures are null, never 0. */
const attemptSchema = z.strictObject({
  ...endSchema,
  startedAt: instantSchema,
  endedAt: instantSchema,
  durationMs: whole,
  cpuMs: whole.nullable(),
  maxRssBytes: whole.nullable(),
  /** Where the gate ran; test names that hold it are read relative to it. */
  directory: z.string(),
  reports: z.array(collectedReportSchema),
  /** The gate's standard output as captured, where it may hold the report. */
  output: z.strictObject({ file: relativePathSchema, sha256: digestSchema, truncated: z.boolean() }).nullable(),
  outputBytes: whole,
  /** A first try that ran into the time limit while other gates ran; this attempt is its repetition alone. */
  repeatedAlone: z.boolean(),
  invariants: z.array(z.strictObject({ name: z.string(), ...endSchema, durationMs: whole })),
  problems: z.array(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** `record.json`: what happened in one world. It only nominates; every judgement is derived from it again. */
export const recordSchema = z.strictObject({
  schema: z.literal('safe-parallel-debugging/record/v1'),
  planDigest: digestSchema,
  world: worldIdSchema,
  snapshotTree: objectIdSchema,
  tree: objectIdSchema,
  prepared: z.strictObject({ command: z.string(), digest: digestSchema }).nullable(),
  environment: environmentSchema,
  attempts: z.array(attemptSchema).max(100),
  log: z.strictObject({ file: relativePathSchema, sha256: digestSchema }),
  manifest: z.strictObject({ file: relativePathSchema, sha256: digestSchema, ignored: whole }).nullable(),
  /** What a reader should know, without any doubt about the evidence. */
  notes: z.array(z.string()),
  /** What makes the evidence of this world doubtful. */
  problems: z.array(z.string()),
});
export type WorldRecord = z.infer<typeof recordSchema>;

/** Schema name of records. */
export const recordSchemaName = 'safe-parallel-debugging/record/v1';
