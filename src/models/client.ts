import type { TokenCount } from '../core/prices.js';
import type { CallOutcome } from '../core/documents/model-call.js';
import type { Prompt } from './calls.js';

/** Limits of one request. */
export interface RequestLimits {
  maxOutputTokens: number;
  /** null leaves it to the server, which models without a temperature demand. */
  temperature: number | null;
  timeoutMs: number;
  /** Upper bound of everything that the server may send for one request. */
  maxReplyBytes: number;
}

/** What became of one request. Faults of a server or model are answers, never errors. */
export interface Answer {
  outcome: Exclude<CallOutcome, 'budget'>;
  /** The reply's text as far as it came; null without any. */
  text: string | null;
  tokens: TokenCount;
  /** What the server said or what went wrong, in one line; not yet cleaned of secrets. Empty for `answered`. */
  message: string;
  /** Whether the same request may succeed later, and how long the server asks to wait; null where it does not say. */
  retry: { afterMs: number | null } | null;
  /** The server declined before the model began (an HTTP status of 4xx): nothing was generated. */
  declined: boolean;
}

/** A model behind a server, or a recording of one. */
export interface ModelClient {
  provider: string;
  model: string;
  /** Answers come from a recording. */
  replayed: boolean;
  /**
   * Sends one prompt once; `id` is the call's. Rejects with `interrupted` when `signal` ends it, and, for a recording that
   * does not hold the call, with `input`.
   */
  ask(request: { id: string; prompt: Prompt }, limits: RequestLimits, signal: AbortSignal): Promise<Answer>;
}

export const unknownTokens: TokenCount = { input: null, cached: null, output: null };
