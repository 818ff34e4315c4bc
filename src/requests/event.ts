import { z } from 'zod';
import { readCommentEvent, type CommentEvent } from '../candidates/comments/payload.js';
import { SafeDebugError } from '../errors.js';

/** A commit and the branch it is the head of. `repository` is `owner/name`, null for a fork that is gone. */
export interface PushedHead {
  commit: string;
  branch: string;
  repository: string | null;
}

/** What started a workflow run, as far as this product acts on it. */
export type TriggerEvent =
  | { kind: 'comment'; comment: CommentEvent; reference: 'issue' | 'review' }
  | { kind: 'workflow-run'; head: PushedHead; conclusion: string | null; actor: string | null }
  | { kind: 'dispatch'; head: PushedHead; actor: string | null }
  /** A step of a job that was started by anything else. `pull` is its pull request, if it has one. */
  | { kind: 'step'; name: string; pull: { number: number; head: PushedHead } | null; head: PushedHead | null; actor: string | null };

/** Variables of the runner that tell about the event (GitHub, "Variables reference"). */
export interface EventVariables {
  /** GITHUB_EVENT_NAME */
  name: string;
  /** GITHUB_REPOSITORY */
  repository: string;
  /** GITHUB_REF */
  ref: string;
  /** GITHUB_SHA */
  sha: string;
  /** GITHUB_ACTOR */
  actor: string | null;
}

const workflowRunSchema = z.object({
  workflow_run: z.object({
    head_sha: z.string(),
    head_branch: z.string().nullable(),
    conclusion: z.string().nullable(),
    head_repository: z.object({ full_name: z.string() }).nullish(),
    actor: z.object({ login: z.string() }).nullish(),
  }),
});

const pullSchema = z.object({
  pull_request: z.object({
    number: z.int(),
    head: z.object({ sha: z.string(), ref: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  }),
});

/** Reads the payload of an event (GitHub, "Webhook events and payloads"). Throws `input` for one that is not what its name says. */
export function readEvent(payload: unknown, variables: EventVariables): TriggerEvent {
  const { name, actor } = variables;
  if (name === 'issue_comment') return { kind: 'comment', comment: readCommentEvent(payload), reference: 'issue' };
  if (name === 'pull_request_review_comment') return { kind: 'comment', comment: readCommentEvent(payload), reference: 'review' };
  if (name === 'workflow_run') {
    const { workflow_run: run } = parsed(workflowRunSchema, payload, name);
    return { kind: 'workflow-run', head: { commit: run.head_sha, branch: run.head_branch ?? '', repository: run.head_repository?.full_name ?? null }, conclusion: run.conclusion, actor: run.actor?.login ?? actor };
  }
  const head = headOf(variables);
  if (name === 'workflow_dispatch' || name === 'repository_dispatch') {
    if (head === null) throw new SafeDebugError('input', `The run was started on ${variables.ref}, which is no branch. Start it on the branch whose tests fail.`);
    return { kind: 'dispatch', head, actor };
  }
  const pull = pullSchema.safeParse(payload);
  return { kind: 'step', name, pull: pull.success ? pullOf(pull.data) : null, head, actor };
}

function headOf({ ref, sha, repository }: EventVariables): PushedHead | null {
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  return branch === undefined ? null : { commit: sha, branch, repository };
}

function pullOf({ pull_request: { number, head } }: z.infer<typeof pullSchema>): { number: number; head: PushedHead } {
  return { number, head: { commit: head.sha, branch: head.ref, repository: head.repo?.full_name ?? null } };
}

function parsed<Schema extends z.ZodType>(schema: Schema, payload: unknown, name: string): z.infer<Schema> {
  const read = schema.safeParse(payload);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new SafeDebugError('input', `This is not the payload of a ${name} event: ${issue?.path.join('.')}: ${issue?.message}.`);
}
