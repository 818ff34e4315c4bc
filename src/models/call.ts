import { digestOf, digestOfJson } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import { inputBound, type Budget } from './budget.js';
import type { CallPurpose, ModelCall } from '../core/documents/model-call.js';
import type { Exchange, Prompt } from './calls.js';
import { oneLine, type Cleaner } from './cleaning.js';
import { unknownTokens, type Answer, type ModelClient, type RequestLimits } from './client.js';
import type { Pace } from './pace.js';
import { dollars } from '../core/money.js';
import { costOf } from '../core/prices.js';

/** What all calls of a run share. */
export interface CallSettings {
  client: ModelClient;
  budget: Budget;
  limits: RequestLimits;
  /** Requests beyond the first after a rate limit or a server's fault. */
  maxRetries: number;
  cleaner: Cleaner;
  pace: Pace;
}

/** What one call is for. */
export interface CallTask {
  id: string;
  purpose: CallPurpose;
  round: number;
  prompt: Prompt;
}

/** First pause before a retry; doubled each time. */
const firstPauseMs = 1000;
/** A server that asks for a longer pause is not waited for. */
const longestPauseMs = 60_000;

/**
 * Asks the model once, with retries where the server is busy or broken, each within the budget. The result is already
 * cleaned of secrets. Faults of server or model are outcomes; rejects with `interrupted` when `signal` ends it, and with
 * `input` where a recording does not hold the prompt.
 */
export async function callModel(task: CallTask, settings: CallSettings, signal: AbortSignal): Promise<Exchange> {
  const { client, budget, cleaner, pace } = settings;
  const startedAt = pace.now();
  const { answer, retries, refused } = await answerTo(task, settings, signal);
  const reply = answer?.text == null ? null : cleaner(answer.text);
  const tokens = client.replayed || answer === null ? { input: 0, cached: 0, output: 0 } : answer.tokens;
  const cost = costOf(tokens, budget.price);
  const call: ModelCall = {
    id: task.id,
    provider: client.provider,
    model: client.model,
    purpose: task.purpose,
    round: task.round,
    promptSha256: digestOfJson(task.prompt),
    replySha256: reply === null ? null : digestOf(reply),
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    costUsd: client.replayed || answer === null ? 0 : cost === null ? null : dollars(cost),
    latencyMs: client.replayed ? 0 : Math.max(0, Math.round(pace.now() - startedAt)),
    retries,
    replayed: client.replayed,
    outcome: answer?.outcome ?? 'budget',
    message: oneLine(cleaner([answer?.message ?? '', refused === null ? '' : `${answer === null ? 'Not asked' : 'Not asked again'}: ${refused}.`].join(' '))),
  };
  return { call, prompt: task.prompt, reply };
}

/** The last answer; null and the reason where the budget allowed no request at all. */
interface Answered {
  answer: Answer | null;
  retries: number;
  /** Why the budget allowed no further request. */
  refused: string | null;
}

async function answerTo(task: CallTask, settings: CallSettings, signal: AbortSignal): Promise<Answered> {
  const { client, budget, limits, pace, maxRetries } = settings;
  if (client.replayed) return { answer: await client.ask(task, limits, signal), retries: 0, refused: null };
  let answer: Answer | null = null;
  for (let retries = 0; ; retries += 1) {
    const reservation = await budget.reserve({ input: inputBound(task.prompt), output: limits.maxOutputTokens });
    if (!reservation.granted) return { answer, retries: Math.max(0, retries - 1), refused: reservation.why };
    let used: Parameters<typeof reservation.settle>[0] = unknownTokens;
    try {
      throwIfInterrupted(signal);
      answer = await client.ask(task, { ...limits, timeoutMs: Math.min(limits.timeoutMs, budget.remainingMs) }, signal);
      used = answer.declined ? 'nothing' : answer.tokens;
    } finally {
      reservation.settle(used);
    }
    if (answer.retry === null || retries >= maxRetries) return { answer, retries, refused: null };
    const pauseMs = pauseBefore(retries + 1, answer.retry.afterMs, pace.random());
    if (pauseMs > longestPauseMs || pauseMs >= budget.remainingMs) return { answer, retries, refused: `the next request would have to wait ${Math.round(pauseMs / 1000)} s` };
    await pace.wait(pauseMs, signal).catch((cause: unknown) => {
      throwIfInterrupted(signal);
      throw cause;
    });
  }
}

/** Growing pauses, or what the server asks for and a little more, so that calls that were refused together do not come back together. */
function pauseBefore(retry: number, askedMs: number | null, chance: number): number {
  return askedMs === null ? firstPauseMs * 2 ** (retry - 1) * (0.5 + chance / 2) : askedMs + (chance * firstPauseMs) / 2;
}

function throwIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw new SafeDebugError('interrupted', 'Asking the model was interrupted. Start the run again to ask anew.');
}
