import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import type { ModelAddress } from '../model-name.js';

/** The two protocols. This is the only file that loads the SDK; it is loaded with the first call. `key` null: none is sent. */
export function languageModel({ provider, model, baseUrl }: ModelAddress, key: string | null, fetch: typeof globalThis.fetch): LanguageModelV3 {
  const baseURL = `${baseUrl.origin}${baseUrl.pathname}`.replace(/\/+$/, '');
  // Without a key of its own the SDK would take one from the environment.
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey: key ?? '', fetch }).languageModel(model);
  return createOpenAICompatible({
    name: 'openai',
    baseURL,
    queryParams: Object.fromEntries(baseUrl.searchParams),
    ...(key === null ? {} : { apiKey: key }),
    ...(key !== null && isAzure(baseUrl) ? { headers: { 'api-key': key } } : {}),
    includeUsage: true,
    transformRequestBody: (body) => (isAzure(baseUrl) || baseUrl.hostname === 'api.openai.com' ? withNewLimitName(body) : body),
    fetch,
  }).chatModel(model);
}

/** Azure's servers take a key in a header of their own (Azure OpenAI reference, "Authentication"). */
function isAzure({ hostname }: URL): boolean {
  return hostname.endsWith('.openai.azure.com') || hostname.endsWith('.services.ai.azure.com') || hostname.endsWith('.cognitiveservices.azure.com');
}

/** OpenAI's reasoning models refuse `max_tokens` (API reference, "Create chat completion"); other servers know nothing else. */
function withNewLimitName({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit };
}
