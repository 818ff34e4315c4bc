import { z } from 'zod';
import { uncountedLabelReasons } from '../allow-guarded.js';
import { mostCandidates } from '../most-candidates.js';
import { priceSchema } from '../prices.js';
import { restoredWorld } from '../world-names.js';
import { modelCallSchema } from './model-call.js';
import {
  candidateIdSchema,
  digestSchema,
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

/** A path that a candidate may change but not win with unless that is allowed, and the rule it falls under. */
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
    /** The same tree with the guarded paths as the snapshot has them, where changing them is allowed; else null. */
    restoredTree: objectIdSchema.nullable(),
  }),
  z.strictObject({ outcome: z.literal('no-change'), reason: z.string(), message: z.string() }),
  z.strictObject({ outcome: z.literal('rejected'), reason: z.string(), message: z.string() }),
]);

/** Where a proposal of a model or agent stands: in which round it was made, of which candidate it is an improvement, and the calls that gave it. */
export const proposalSchema = z.strictObject({ round: z.int().positive(), parent: candidateIdSchema.nullable(), calls: z.array(z.string()) });

/** One candidate as planned: its recorded patch and what git made of it. */
const plannedCandidateSchema = z.strictObject({
  id: candidateIdSchema,
  label: z.string().max(600),
  source: sourceSchema,
  mutation: mutationSchema,
  application: applicationSchema,
  /** Null for what a person proposed. */
  proposal: proposalSchema.nullable(),
});
export type PlannedCandidate = z.infer<typeof plannedCandidateSchema>;

/** Rules of the run that are not part of the gate. They come from the command line and the repository's configuration. */
export const policySchema = z.strictObject({
  promote: z.enum(['none', 'branch', 'apply', 'pull-request']),
  /** Whether a person has to approve before the winner counts as promoted; its pull request is then a draft. */
  requireApproval: z.boolean(),
  guarded: z.array(z.string()),
  /** Whether a candidate may win that changes guarded paths: its gate then has to accept it with them restored, too. */
  allowGuarded: z.boolean(),
  volatile: z.array(z.string()),
  expectedFailures: z.array(z.string()),
  compareIgnored: z.boolean(),
  /** Whether candidates that an accepted one outranks are left out. */
  stopEarly: z.boolean(),
});
export type Policy = z.infer<typeof policySchema>;

/** How worlds are made. Every step reads it from the plan, so that all of them make the same ones. */
const worldSettingsSchema = z.strictObject({
  setup: z.string().nullable(),
  /** Globs of the files that decide what the set-up makes; with any, later runs reuse its result. */
  setupInputs: z.array(z.string()),
  carry: z.array(z.string()),
  isolation: isolationSchema.pick({ requested: true }).shape.requested,
  network: z.enum(['on', 'off']),
  /** Most memory of a world in bytes, and most processes and threads; null = no limit. */
  memoryBytes: z.int().positive().nullable(),
  processes: z.int().positive().nullable(),
});

/** A comment that the run rests on, as it was when the run was planned. */
const pinnedCommentSchema = z.strictObject({ kind: z.enum(['issue', 'review']), id: z.int(), sha256: digestSchema });
export type PinnedComment = z.infer<typeof pinnedCommentSchema>;

/** What a run on GitHub was pinned to when it was planned. Everything of it is checked again before anything is promoted. */
const hostSchema = z.strictObject({
  /** Address of the server, such as `https://github.com`. */
  server: z.url(),
  /** `owner/name`. */
  repository: z.string(),
  /** Page of the workflow run. */
  runUrl: z.url(),
  discussion: z.strictObject({ kind: z.enum(['pull', 'issue']), number: z.int().positive() }).nullable(),
  /** The branch that a pull request goes to, with its tip when the run was planned. `fork` names the repository it is in, if that is another one. */
  target: z.strictObject({ branch: z.string(), head: objectIdSchema, fork: z.string().nullable() }),
  comments: z.array(pinnedCommentSchema),
  /** Why the label that allows changes of guarded paths does not count where it is there; else null. */
  uncountedLabel: z.enum(uncountedLabelReasons).nullable(),
  pullRequest: z.strictObject({
    branchPrefix: z.string(),
    draft: z.boolean(),
    labels: z.array(z.string()),
    reviewers: z.array(z.string()),
    teamReviewers: z.array(z.string()),
  }),
});
export type PlannedHost = z.infer<typeof hostSchema>;

/** Who is asked for proposals once the baseline is known. Keys are never recorded. */
const proposersSchema = z.strictObject({
  model: z
    .strictObject({
      name: z.string(),
      baseUrl: z.string().nullable(),
      proposals: z.int().min(1).max(16),
      temperature: z.number().min(0).max(2).nullable(),
      maxOutputTokens: z.int().positive(),
      timeoutS: z.int().positive(),
      /** What the model costs, from the dated table of the configuration; null where that does not know it. */
      price: priceSchema.nullable(),
      /** Most tokens, US dollars and seconds for all calls together; null = no limit. */
      budget: z.strictObject({ tokens: z.int().positive().nullable(), costUsd: z.number().positive().nullable(), seconds: z.int().positive().nullable() }),
    })
    .nullable(),
  agent: z
    .strictObject({
      command: z.string().min(1),
      proposals: z.int().min(1).max(16),
      timeoutS: z.int().positive(),
      /** Names of variables for agents alone, as far as they were known when the run was planned. */
      environment: z.array(z.string()),
      /** The one address that the proxy for their key sends to; null = the provider's own. */
      baseUrl: z.string().nullable(),
    })
    .nullable(),
  /** How often candidates that failed may be improved, the first proposals counted. */
  rounds: z.int().min(1).max(10),
});
export type Proposers = z.infer<typeof proposersSchema>;

/** Something a reader of the evidence should know of what was asked, and the calls it is about. */
const proposalNoteSchema = z.strictObject({ calls: z.array(z.string()), text: z.string() });
export type ProposalNote = z.infer<typeof proposalNoteSchema>;

/** Tells several uses of the action in one workflow run apart; empty where there is one. */
export const runNameSchema = z.string().regex(/^[A-Za-z0-9-]{0,40}$/);

/** `plan.json`: everything the later steps need to know, fixed once. */
export const planSchema = z.strictObject({
  schema: z.literal('safe-parallel-debugging/plan/v1'),
  id: z.string().regex(/^[0-9a-z][0-9a-z-]{5,63}$/),
  createdAt: instantSchema,
  tool: toolSchema,
  /** The workflow run whose jobs are the steps; null where one process or one person runs them. */
  run: z.strictObject({ id: z.string(), attempt: z.int(), name: runNameSchema }).nullable(),
  host: hostSchema.nullable(),
  trigger: triggerSchema,
  snapshot: snapshotSchema.omit({ prepared: true }).extend({ dirty: z.boolean() }),
  gate: gateSchema,
  worlds: worldSettingsSchema,
  policy: policySchema,
  candidates: z.array(plannedCandidateSchema).max(mostCandidates),
  /** Most candidates that this run takes, proposals of models and agents counted. */
  mostCandidates: z.int().min(1).max(mostCandidates),
  proposers: proposersSchema.nullable(),
  /** Every call of a model so far, and what is to be said of them. */
  calls: z.array(modelCallSchema),
  proposalNotes: z.array(proposalNoteSchema),
  /** Digests of the plans that this one extends, the first one first: worlds may have run under each of them. */
  earlier: z.array(digestSchema),
  names: z.strictObject({ plan: z.string(), replay: z.string(), worlds: z.record(z.string(), z.string()) }),
});
export type Plan = z.infer<typeof planSchema>;

/** Schema name of plans. */
export const planSchemaName = 'safe-parallel-debugging/plan/v1';

/** Candidates that need a world: applied, and not the same tree as an earlier one. */
export function candidatesToRun({ candidates }: Pick<Plan, 'candidates'>): PlannedCandidate[] {
  return candidates.filter(({ application }) => application.outcome === 'applied' && application.duplicateOf === null);
}

/**
 * Worlds of a candidate with the trees that they must have: as written, and, where it changes guarded paths and may, with
 * those as in the snapshot. None if its patch did not apply.
 */
export function candidateWorlds({ id, application }: Pick<PlannedCandidate, 'id' | 'application'>): { world: string; tree: string }[] {
  if (application.outcome !== 'applied') return [];
  const { tree, restoredTree } = application;
  return [{ world: id, tree }, ...(restoredTree === null ? [] : [{ world: restoredWorld(id), tree: restoredTree }])];
}

/** Worlds that have to run before the replay, baseline first. */
export function worldsOf(plan: Pick<Plan, 'candidates'>): string[] {
  return ['baseline', ...candidatesToRun(plan).flatMap((candidate) => candidateWorlds(candidate).map(({ world }) => world))];
}

/** The bytes of `plan.json`. */
export function planText(plan: Plan): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}
