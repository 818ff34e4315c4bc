import type { LanguageModelV3, LanguageModelV3FinishReason, LanguageModelV3Usage } from '@ai-sdk/provider';
import { SafeDebugError } from '../../errors.js';
import { fetchThrough } from '../../github/proxy.js';
import type { Prompt } from '../calls.js';
import type { TokenCount } from '../../core/prices.js';
import { unknownTokens, type Answer, type ModelClient, type RequestLimits } from '../client.js';
import type { ModelAddress } from '../model-name.js';
import { faultAnswer, saidIn } from './faults.js';
import { watchedFetch, type ResponseFacts } from './watched-fetch.js';

/**
 * A model behind an HTTP server. `key` null: the server wants none; `environment` names proxies. Nothing is loaded or sent
 * before the first call.
 */
export function serverClient(address: ModelAddress, key: string | null, environment: NodeJS.ProcessEnv): ModelClient {
  const send = fetchThrough(environment);
  const what = `The model ${address.provider}/${address.model} at ${address.baseUrl.host}`;
  return {
    provider: address.provider,
    model: address.model,
    replayed: false,
    ask: async ({ prompt }, limits, signal) => {
      const { languageModel } = await import('./language-model.js');
      const watched = watchedFetch(send, limits.maxReplyBytes);
      const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(limits.timeoutMs)));
      const received = new ReceivedReply();
      try {
        await received.read(languageModel(address, key, watched.fetch), prompt, limits, AbortSignal.any([signal, timeout]));
      } catch (thrown) {
        if (signal.aborted) throw new SafeDebugError('interrupted', 'Asking the model was interrupted. Start the run again to ask anew.');
        return received.broken(thrown, watched.facts, what, timeout.aborted ? limits.timeoutMs : null, limits);
      }
      return watched.facts.tooLarge ? received.tooLarge(what, limits) : received.answer(what, watched.facts);
    },
  };
}

/** A reply as it comes, piece by piece. */
class ReceivedReply {
  #text = '';
  #finish: LanguageModelV3FinishReason | null = null;
  #tokens: TokenCount = unknownTokens;
  #fault: string | null = null;

  async read(model: LanguageModelV3, { system, user }: Prompt, { maxOutputTokens, temperature }: RequestLimits, signal: AbortSignal): Promise<void> {
    const { stream } = await model.doStream({
      prompt: [{ role: 'system', content: system }, { role: 'user', content: [{ type: 'text', text: user }] }],
      maxOutputTokens,
      ...(temperature === null ? {} : { temperature }),
      abortSignal: signal,
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') this.#text += part.delta;
      else if (part.type === 'error') this.#fault ??= part.error instanceof Error ? '' : saidIn(part.error);
      else if (part.type === 'finish') {
        this.#finish = part.finishReason;
        this.#tokens = tokensOf(part.usage);
      }
    }
  }

  /** What a stream that came to its end amounts to. */
  answer(what: string, { contentType }: ResponseFacts): Answer {
    const blank = this.#text.trim() === '';
    const reason = this.#finish?.unified ?? 'error';
    if (blank && !contentType.includes('text/event-stream')) {
      return this.#ended('unavailable', `${what} answers with ${contentType.split(';')[0] || 'no content type'} where a stream of events is expected. Check the base URL.`);
    }
    if (this.#fault && blank) return { ...this.#ended('unavailable', `${what} failed while answering (${this.#fault}).`), retry: { afterMs: null } };
    if (reason === 'content-filter') return this.#ended('refused', `${what} declined to answer this prompt${blank ? '' : ` (${this.#text})`}.`);
    if (reason === 'length') return this.#ended('cut', `${what} ran into the limit of output tokens. Ask for less.`);
    if (reason === 'error') return this.#ended('cut', `${what} broke off its reply${this.#fault ? ` (${this.#fault})` : ''}.`);
    return blank ? this.#ended('empty', `${what} answered without any text.`) : this.#ended('answered', '');
  }

  tooLarge(what: string, { maxReplyBytes }: RequestLimits): Answer {
    return this.#ended('too-large', `${what} passed the limit of ${maxReplyBytes} bytes with its reply and was cut off.`);
  }

  /** What a stream that was broken off, or never began, amounts to. `timeoutMs`: the limit if that was the reason. */
  broken(thrown: unknown, facts: ResponseFacts, what: string, timeoutMs: number | null, limits: RequestLimits): Answer {
    if (facts.tooLarge) return this.tooLarge(what, limits);
    if (timeoutMs !== null) return this.#ended('timeout', `${what} did not finish its answer within ${Math.round(timeoutMs)} ms. Start the run again, or ask a faster model.`);
    if (this.#text !== '') return this.#ended('cut', `${what} broke off its reply.`);
    return faultAnswer(thrown, facts, what);
  }

  #ended(outcome: Answer['outcome'], message: string): Answer {
    return { outcome, text: this.#text === '' ? null : this.#text, tokens: this.#tokens, message, retry: null, declined: false };
  }
}

/** What the server counted. */
function tokensOf({ inputTokens, outputTokens }: LanguageModelV3Usage): TokenCount {
  return { input: countOf(inputTokens.total), cached: countOf(inputTokens.cacheRead), output: countOf(outputTokens.total) };
}

/** More than any model takes or gives in one request. */
const mostTokens = 1_000_000_000;

/** A server may count whatever it likes: what is no number of tokens is not known. */
function countOf(tokens: number | undefined): number | null {
  return tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= mostTokens ? tokens : null;
}
