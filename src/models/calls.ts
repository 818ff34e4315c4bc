import { z } from 'zod';
import type { ModelCall } from '../core/documents/model-call.js';

/** What is sent: instructions, and the task with its data. */
export const promptSchema = z.strictObject({ system: z.string(), user: z.string() });
export type Prompt = z.infer<typeof promptSchema>;

/** A call with what was sent and what came, secrets already replaced. */
export interface Exchange {
  call: ModelCall;
  prompt: Prompt;
  reply: string | null;
}
