import { z } from 'zod';
import { messageOf } from '../../errors.js';
import { unknownTokens, type Answer } from '../client.js';
import type { ResponseFacts } from './watched-fetch.js';

/** The forms in which servers send their faults, alone or within a stream. */
const saidSchema = z.union([z.string(), z.object({ message: z.string() }), z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error)]);

/** The words of a fault that came within a stream. */
export function saidIn(fault: unknown): string {
  const said = saidSchema.safeParse(fault);
  if (!said.success) return 'an error without a message';
  return typeof said.data === 'string' ? said.data : said.data.message;
}

/** The answer that stands for a request without one: by HTTP status, or by what broke. `what` names server and model. */
export function faultAnswer(thrown: unknown, { status, retryAfterMs }: ResponseFacts, what: string): Answer {
  const said = messageOf(thrown);
  const fault = (outcome: Answer['outcome'], message: string, again = false): Answer => ({
    outcome,
    text: null,
    tokens: unknownTokens,
    message,
    retry: again ? { afterMs: retryAfterMs } : null,
    declined: status !== null && status >= 300 && status < 500,
  });
  if (status === null) return fault('unavailable', `${what} could not be reached: ${reasonOf(thrown)}. Check the base URL and the network.`, true);
  if (status < 300) return fault('cut', `The answer of ${what} broke off before any text. Start the run again.`);
  if (status < 400) return fault('unavailable', `${what} answers with a redirect (${status}), which is not followed because of the key. Give the address it leads to as base URL.`);
  if (status === 401 || status === 402 || status === 403) return fault('unauthorised', `${what} refuses the key (${status}: ${said}). Check the key, what it may use, and the account's credit.`);
  if (status === 404 || (status === 400 && /\bmodel\b.{0,100}\b(?:not found|not exist|unknown|invalid)/i.test(said))) {
    return fault('unknown-model', `${what} is not known to the server (${status}: ${said}). Check the model's id and the base URL.`);
  }
  if (status === 408) return fault('timeout', `${what} gave up waiting (${said}).`, true);
  if (status === 429) return fault('rate-limited', `${what} limits requests (${said}). Try again later, with fewer proposals, or raise the account's limits.`, !/quota|billing|credit/i.test(said));
  if (status < 500) return fault('refused', `${what} refuses the request (${status}: ${said}).`);
  return fault('unavailable', `${what} failed (${status}: ${said}). Try again later.`, true);
}

/** The system's word for a broken connection, which `fetch` keeps as the cause of the cause. */
function reasonOf(thrown: unknown): string {
  let error = thrown;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  return messageOf(error) || 'no connection';
}
