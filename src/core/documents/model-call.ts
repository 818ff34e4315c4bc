import { z } from 'zod';
import { digestSchema } from './common.js';

/**
 * How a call ended. `refused`: the model or its server declined this prompt; `empty`: an answer without text; `cut`: the
 * answer broke off or ran into the limit of output tokens; `too-large`: it passed the byte limit; `budget`: the call was
 * not made; `unavailable`: no usable answer for another reason.
 */
const callOutcomeSchema = z.enum([
  'answered',
  'refused',
  'empty',
  'cut',
  'too-large',
  'timeout',
  'unauthorised',
  'unknown-model',
  'rate-limited',
  'unavailable',
  'budget',
]);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

const callPurposeSchema = z.enum(['proposal', 'repair', 'improvement']);
export type CallPurpose = z.infer<typeof callPurposeSchema>;

const count = z.int().nonnegative();

/** One call in the record. null = unknown; 0 only where nothing was asked of a server. */
export const modelCallSchema = z.strictObject({
  /** `r1-1`, `r1-2-repair`: round, number within it, purpose. Safe as a file name. */
  id: z.string().regex(/^r\d{1,4}-\d{1,4}(?:-repair)?$/),
  provider: z.string(),
  model: z.string(),
  purpose: callPurposeSchema,
  /** From 1. */
  round: z.int().positive(),
  /** Over the canonical JSON of the prompt as it was sent. */
  promptSha256: digestSchema,
  /** Over the reply's text, secrets replaced; null where there was none. */
  replySha256: digestSchema.nullable(),
  inputTokens: count.nullable(),
  outputTokens: count.nullable(),
  /** US dollars, exact to 10^-12. */
  costUsd: z.number().nonnegative().nullable(),
  latencyMs: count,
  /** Requests beyond the first. */
  retries: count,
  /** The answer came from a recording; no server was asked. */
  replayed: z.boolean(),
  outcome: callOutcomeSchema,
  /** What happened and what to do about it, in one line; empty where the call was answered. */
  message: z.string(),
});
export type ModelCall = z.infer<typeof modelCallSchema>;
