import { z } from 'zod';
import { canonicalJson, digestOf, digestOfJson } from '../digest.js';
import { modelCallSchema, type ModelCall } from './model-call.js';

/** `transcripts/ID.json`: one call, what was sent and what came, secrets replaced before either was used. */
export const transcriptSchema = z.strictObject({
  schema: z.literal('safe-parallel-debugging/model-call/v1'),
  call: modelCallSchema,
  /** What is sent: instructions, and the task with its data. */
  prompt: z.strictObject({ system: z.string(), user: z.string() }),
  /** Null where nothing came. */
  reply: z.string().nullable(),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** Why a transcript is not whole by itself, or null. */
export function transcriptFault({ call, prompt, reply }: Transcript): string | null {
  if (digestOfJson(prompt) !== call.promptSha256) return 'its prompt is not the one that its digest names';
  if ((reply === null ? null : digestOf(reply)) !== call.replySha256) return 'its reply is not the one that its digest names';
  return null;
}

/** Why a transcript is not that of a call in the plan, or null. */
export function transcriptFaultFor(planned: ModelCall, transcript: Transcript): string | null {
  return canonicalJson(planned) === canonicalJson(transcript.call) ? transcriptFault(transcript) : 'it tells another call than the plan';
}
