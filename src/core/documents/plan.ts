import { z } from 'zod';
import {
  candidateIdSchema,
  gateSchema,
  instantSchema,
  isolationSchema,
  mutationSchema,
  objectIdSchema,
  snapshotSchema,
  sourceSchema,
  toolSchema,
  triggerSchema,
} from './common.js';

/** A path that a candidate may change but not win with, and the rule it falls under. */
const guardedPathSchema = z.strictObject({ path: z.string(), why: z.string() });

/** What git made of a candidate's patch on the snapshot. */
export const applicationSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('applied'),
    tree: objectIdSchema,
    duplicateOf: candidateIdSchema.nullable(),
    paths: z.array(z.string()),
    flags: z.array(z.string()),
    guarded: z.array(guardedPathSchema),
  }),
  z.strictObject({ outcome: z.literal('no-change'), reason: z.string(), message: z.string() }),
  z.strictObject({ outcome: z.literal('rejected'), reason: z.string(), message: z.string() }),
]);

/** One candidate as planned: its recorded patch and what git made of it. */
const plannedCandidateSchema = z.strictObject({
  id: candidateIdSchema,
  label: z.string().max(600),
  source: sourceSchema,
  mutation: mutationSchema,
  application: applicationSchema,
});
export type PlannedCandidate = z.infer<typeof plannedCandidateSchema>;

/** Rules of the run that are not part of the gate. They come from the command line and the repository's configuration. */
export const policySchema = z.strictObject({
  promote: z.enum(['none', 'branch', 'apply']),
  guarded: z.array(z.string()),
  volatile: z.array(z.string()),
  expectedFailures: z.array(z.string()),
  compareIgnored: z.boolean(),
});
export type Policy = z.infer<typeof policySchema>;

/** How worlds are made. Every step reads it from the plan, so that all of them make the same ones. */
const worldSettingsSchema = z.strictObject({
  setup: z.string().nullable(),
  carry: z.array(z.string()),
  isolation: isolationSchema.pick({ requested: true }).shape.requested,
  network: z.enum(['on', 'off']),
});

/** Most candidates of one run. */
export const mostCandidates = 64;

/** `plan.json`: everything the later steps need to know, fixed once. */
export const planSchema = z.strictObject({
  schema: z.literal('safe-parallel-debugging/plan/v1'),
  id: z.string().regex(/^[0-9a-z][0-9a-z-]{5,63}$/),
  createdAt: instantSchema,
  tool: toolSchema,
  run: z.strictObject({ id: z.string(), attempt: z.int() }).nullable(),
  trigger: triggerSchema,
  snapshot: snapshotSchema.omit({ prepared: true }).extend({ dirty: z.boolean() }),
  gate: gateSchema,
  worlds: worldSettingsSchema,
  policy: policySchema,
  candidates: z.array(plannedCandidateSchema).max(mostCandidates),
  names: z.strictObject({ plan: z.string(), replay: z.string(), worlds: z.record(z.string(), z.string()) }),
});
export type Plan = z.infer<typeof planSchema>;

/** Schema name of plans. */
export const planSchemaName = 'safe-parallel-debugging/plan/v1';

/** Candidates that need a world: applied, and not the same tree as an earlier one. */
export function candidatesToRun(plan: Plan): PlannedCandidate[] {
  return plan.candidates.filter(({ application }) => application.outcome === 'applied' && application.duplicateOf === null);
}
