import { z } from 'zod';
import {
  candidateIdSchema,
  countsSchema,
  digestSchema,
  environmentSchema,
  gateSchema,
  instantSchema,
  mutationSchema,
  objectIdSchema,
  relativePathSchema,
  snapshotSchema,
  sourceSchema,
  toolSchema,
  triggerSchema,
} from './common.js';
import { modelCallSchema } from './model-call.js';
import { candidateVerdictSchema, outcomeSchema, promotionReasonSchema } from './outcomes.js';
import { applicationSchema, policySchema, proposalSchema } from './plan.js';

export type { CandidateVerdict, Outcome, PromotionReason } from './outcomes.js';

const whole = z.int().nonnegative();

/** What models were asked and what it cost. null = unknown; 0 only where measured as none. */
const usageSchema = z.strictObject({
  calls: whole.nullable(),
  inputTokens: whole.nullable(),
  outputTokens: whole.nullable(),
  costUsd: z.number().nonnegative().nullable(),
});
export type Usage = z.infer<typeof usageSchema>;

/** The usage of what asked no model: measured zeros. */
export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** The usage of an agent, which asks whom it likes: nothing of it is known. */
export const unknownUsage: Usage = { calls: null, inputTokens: null, outputTokens: null, costUsd: null };

/** A test by its identity. */
const testIdSchema = z.strictObject({ suite: z.string(), name: z.string() });
export type TestId = z.infer<typeof testIdSchema>;

/** One letter per entry of `tests`: p passed, P flaky pass, f failed, e error, s skipped, t todo, - absent. */
const resultLettersSchema = z.string().regex(/^[pPfest-]*$/);

const gateEndSchema = {
  verdict: z.enum(['pass', 'fail', 'inconclusive']),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  timedOut: z.boolean(),
  durationMs: whole,
  cpuMs: whole.nullable(),
  maxRssBytes: whole.nullable(),
};

/** What the gate showed in one world, over all its attempts. Times and exit status are those of the first attempt. */
const gateResultSchema = z.strictObject({
  ...gateEndSchema,
  counts: countsSchema.nullable(),
  results: resultLettersSchema,
  failing: z.array(z.strictObject({ suite: z.string(), name: z.string(), message: z.string().optional() })),
  problems: z.array(z.string()),
  log: relativePathSchema,
  attempts: z.array(z.strictObject({ ...gateEndSchema, results: resultLettersSchema, problems: z.array(z.string()) })),
});
export type GateResult = z.infer<typeof gateResultSchema>;

/** Why a candidate did not win; `duplicate-of:ID` names its twin. */
const candidateReasonSchema = z.union([
  z.enum([
    'apply-failed',
    'no-change',
    'gate-failed',
    'nothing-fixed',
    'tests-broken',
    'tests-missing',
    'no-tests',
    'guarded-path',
    'guarded-restored-failed',
    'protected-path',
    'flaky',
    'timeout',
    'skipped',
    'record-missing',
    'record-malformed',
    'record-conflict',
  ]),
  z.templateLiteral(['duplicate-of:', candidateIdSchema]),
]);
export type CandidateReason = z.infer<typeof candidateReasonSchema>;

/** A difference between the winner's world and its replay. `declare` is the glob that would allow it, null where none may. */
const differenceSchema = z.strictObject({
  path: z.string(),
  set: z.enum(['source', 'output', 'ignored']),
  kind: z.enum(['content', 'mode', 'type', 'link', 'unreadable', 'only-in-winner', 'only-in-replay']),
  declare: z.string().nullable(),
});
export type Difference = z.infer<typeof differenceSchema>;

/** World equality of winner and replay (design section 9). */
const equalitySchema = z.strictObject({
  equal: z.boolean(),
  compared: z.strictObject({ source: whole, output: whole, ignored: whole }),
  winnerDigest: digestSchema,
  replayDigest: digestSchema,
  observedVolatile: z.array(z.string()),
  differences: z.array(differenceSchema),
});
export type Equality = z.infer<typeof equalitySchema>;

const indices = z.array(whole);

const testedWorldSchema = z.strictObject({ id: z.string(), tree: objectIdSchema, digest: digestSchema.nullable() });

/** One candidate with everything that is known about it. */
const evidenceCandidateSchema = z.strictObject({
  id: candidateIdSchema,
  label: z.string(),
  source: sourceSchema,
  mutation: mutationSchema,
  application: applicationSchema,
  proposal: proposalSchema.nullable(),
  world: testedWorldSchema.nullable(),
  result: gateResultSchema.nullable(),
  /** The world with its guarded paths as in the snapshot, and what the gate showed there; null where there is none. */
  restored: z.strictObject({ world: testedWorldSchema, result: gateResultSchema }).nullable(),
  fixed: indices,
  broken: indices,
  missing: indices,
  verdict: candidateVerdictSchema,
  reasons: z.array(candidateReasonSchema),
  model: usageSchema,
});
export type EvidenceCandidate = z.infer<typeof evidenceCandidateSchema>;

/** The decision about promotion and what was done. */
const promotionSchema = z.strictObject({
  decision: z.enum(['promoted', 'awaiting-review', 'withheld']),
  reasons: z.array(promotionReasonSchema),
  /** What stood in the way, and what to do about it, where the reasons alone do not tell; one line. */
  why: z.string().nullable(),
  policy: policySchema,
  branch: z.string().nullable(),
  commit: objectIdSchema.nullable(),
  pullRequest: z.strictObject({ number: z.int(), url: z.string(), head: objectIdSchema, tree: objectIdSchema }).nullable(),
});
export type Promotion = z.infer<typeof promotionSchema>;

/** `latest.json`: one run, whole. */
export const evidenceSchema = z.strictObject({
  schema: z.literal('safe-parallel-debugging/evidence/v1'),
  id: z.string(),
  createdAt: instantSchema,
  finishedAt: instantSchema,
  outcome: outcomeSchema,
  tool: toolSchema,
  environment: environmentSchema,
  trigger: triggerSchema,
  snapshot: snapshotSchema,
  gate: gateSchema,
  tests: z.array(testIdSchema),
  baseline: z.strictObject({ outcome: z.enum(['reproduced', 'already-green', 'indeterminate']), result: gateResultSchema.nullable() }),
  candidates: z.array(evidenceCandidateSchema),
  selection: z.strictObject({ rule: z.string(), ranking: z.array(candidateIdSchema), winner: candidateIdSchema.nullable() }),
  replay: z.strictObject({
    status: z.enum(['verified', 'failed', 'not-run']),
    snapshotTree: objectIdSchema.nullable(),
    tree: objectIdSchema.nullable(),
    result: gateResultSchema.nullable(),
    baseline: gateResultSchema.nullable(),
    testsAgree: z.boolean().nullable(),
    equality: equalitySchema.nullable(),
    problems: z.array(z.string()),
  }),
  promotion: promotionSchema,
  model: usageSchema,
  calls: z.array(modelCallSchema),
  files: z.array(z.strictObject({ path: relativePathSchema, sha256: digestSchema, bytes: whole })),
  events: z.strictObject({ file: relativePathSchema, count: whole, head: z.string().regex(/^[0-9a-f]{64}$/) }),
  limits: z.array(z.string()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** Schema name of evidence documents. */
export const evidenceSchemaName = 'safe-parallel-debugging/evidence/v1';
