import { z } from 'zod';

/** `sha256:` and 64 hex digits. */
export const digestSchema = z.templateLiteral(['sha256:', z.string().regex(/^[0-9a-f]{64}$/)]);

/** A git object id, SHA-1 or SHA-256. */
export const objectIdSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** ISO 8601 time in UTC, as `Date.prototype.toISOString` writes it. */
export const instantSchema = z.iso.datetime();

/** Id of a world: `baseline`, a candidate's id, the same with `-restored`, `replay`, or `replay-baseline`. Safe as a file name. */
export const worldIdSchema = z.string().regex(/^(?:[A-Z]{1,3}(?:-restored)?|baseline|replay|replay-baseline)$/);

/** Id of a candidate: `A` to `Z`, then `AA` and so on. */
export const candidateIdSchema = z.string().regex(/^[A-Z]{1,3}$/);

/** A path inside an evidence folder: forward slashes, no way out. */
export const relativePathSchema = z
  .string()
  .min(1)
  .max(4096)
  .refine((path) => !path.startsWith('/') && !path.includes('\\') && !path.split('/').some((part) => part === '..' || part === '.' || part === ''), {
    message: 'must be a relative path without "." and ".." parts',
  });

const whole = z.int().nonnegative();

/** Test counts as the judge gives them. */
export const countsSchema = z.strictObject({
  total: whole,
  passed: whole,
  failed: whole,
  errors: whole,
  skipped: whole,
  todo: whole,
  flaky: whole,
});

/** One named shell command that must succeed after the tests. */
const invariantSchema = z.strictObject({ name: z.string().min(1).max(200), command: z.string().min(1) });

/** Formats that the command line accepts for reports. */
const reportFormatSchema = z.enum(['auto', 'junit', 'tap', 'ctrf', 'jest', 'gotest', 'none']);

/** The gate: one definition for baseline, candidates and replay. `digest` is over the definition without itself. */
export const gateSchema = z.strictObject({
  digest: digestSchema,
  command: z.string().min(1),
  /** Directory inside the tree where the command runs; `.` is the top. */
  directory: z.string().min(1),
  reports: z.array(z.string().min(1)),
  format: reportFormatSchema,
  invariants: z.array(invariantSchema),
  timeoutS: z.int().positive(),
  attempts: z.int().min(1).max(100),
  minTests: whole,
  /** Names of the variables that the user passed into the gate's environment; values are never recorded. */
  environment: z.array(z.string()),
  home: z.enum(['own', 'keep']),
});
export type GateDefinition = z.infer<typeof gateSchema>;

/** Where a candidate came from. Commands, models and agents fill more of it than a file does. */
export const sourceSchema = z.strictObject({
  kind: z.enum(['comment', 'suggestion', 'branch', 'commit', 'artifact', 'file', 'model', 'agent']),
  author: z.string().nullable(),
  /** The author's account number on GitHub, where there is one. */
  authorId: z.int().nullable(),
  url: z.string().nullable(),
  sha256: digestSchema.nullable(),
});
export type CandidateSource = z.infer<typeof sourceSchema>;

/** The recorded patch. `additions` and `deletions` are null where git cannot count lines (binary files, refused patches). */
export const mutationSchema = z.strictObject({
  file: relativePathSchema,
  sha256: digestSchema,
  files: whole.nullable(),
  additions: whole.nullable(),
  deletions: whole.nullable(),
});

/** Who or what started the run. */
export const triggerSchema = z.strictObject({
  kind: z.enum(['command-line', 'comment', 'workflow-run', 'dispatch', 'step']),
  actor: z.string().nullable(),
  permission: z.string().nullable(),
  comment: z.strictObject({ id: z.int(), sha256: digestSchema, url: z.string() }).nullable(),
});

/** The failing state everything starts from. */
export const snapshotSchema = z.strictObject({
  id: z.literal('S0'),
  repository: z.string(),
  ref: z.string().nullable(),
  commit: objectIdSchema,
  tree: objectIdSchema,
  prepared: z.strictObject({ command: z.string(), digest: digestSchema }).nullable(),
});

/** By what a limit was kept: a control group counts all of a world together, a resource limit of processes counts their memory one by one. */
const limitKeeperSchema = z.enum(['cgroup', 'rlimit']);

/** What kept a world apart from everything else, in fact and not by wish. */
export const isolationSchema = z.strictObject({
  requested: z.enum(['auto', 'namespace', 'copy']),
  used: z.enum(['namespace', 'copy']),
  user: z.enum(['separate', 'same-user']),
  /** Whether the system itself ends all processes of a gate, or they are looked for one by one. */
  processes: z.enum(['contained', 'followed']),
  network: z.enum(['on', 'off']),
  /** What the commands of a world could use at most; null = no limit. */
  limits: z.strictObject({
    memory: z.strictObject({ bytes: z.int().positive(), by: limitKeeperSchema }).nullable(),
    /** Processes and threads at once. */
    processes: z.strictObject({ count: z.int().positive(), by: limitKeeperSchema }).nullable(),
  }),
  why: z.string(),
});
export type Isolation = z.infer<typeof isolationSchema>;

/** The machine a world ran on. */
export const environmentSchema = z.strictObject({
  os: z.string(),
  arch: z.string(),
  node: z.string(),
  git: z.string(),
  runner: z.string().nullable(),
  isolation: isolationSchema,
});
export type EnvironmentFacts = z.infer<typeof environmentSchema>;

/** Name and version of the program that wrote a document. */
export const toolSchema = z.strictObject({ name: z.string(), version: z.string() });
