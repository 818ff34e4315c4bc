import type { Transcript } from '../core/documents/transcript.js';

/** What is sent: instructions, and the task with its data. */
export type Prompt = Transcript['prompt'];

/** A call with what was sent and what came, secrets already replaced. */
export type Exchange = Omit<Transcript, 'schema'>;
