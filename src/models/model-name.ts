import { isIP } from 'node:net';
import { SafeDebugError } from '../errors.js';

/** The protocols that are spoken: chat completions as OpenAI defined them, and Anthropic's messages. */
export type ProviderName = 'openai' | 'anthropic';

/** Where a model is and how its server is spoken to. */
export interface ModelAddress {
  provider: ProviderName;
  /** The model's id as its server knows it; may hold slashes and colons. */
  model: string;
  baseUrl: URL;
}

/** Documented roots of the two APIs. */
const usualBaseUrls: Record<ProviderName, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/**
 * Reads `PROVIDER/ID` and the address of its server, null for the provider's own. Throws `usage` for a provider that is
 * not known, an id that cannot be one, or an address over which a key must not travel: anything but https, save http to
 * this machine, or to any machine with `allowHttp`.
 */
export function parseModelAddress(name: string, baseUrl: string | null, allowHttp = false): ModelAddress {
  const separator = name.indexOf('/');
  const provider = separator < 0 ? name : name.slice(0, separator);
  const model = separator < 0 ? '' : name.slice(separator + 1);
  if (!isProvider(provider)) {
    throw new SafeDebugError('usage', `The model "${name}" names no provider that is known. Write openai/ID (for every server with OpenAI's chat completions, with its base URL) or anthropic/ID.`);
  }
  if (!/^[\w./:@+-]{1,200}$/.test(model)) throw new SafeDebugError('usage', `The model "${name}" has no usable id after "${provider}/". Write the id as the server knows it, such as ${provider}/some-model-1.`);
  return { provider, model, baseUrl: providerAddress(provider, baseUrl, allowHttp) };
}

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(usualBaseUrls, name);
}

/** The address of a provider's server, null for its own. Throws `usage` as `parseModelAddress` does. */
export function providerAddress(provider: ProviderName, baseUrl: string | null, allowHttp = false): URL {
  return parseBaseUrl(baseUrl ?? usualBaseUrls[provider], allowHttp);
}

function parseBaseUrl(text: string, allowHttp: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const fail = (why: string): never => {
    throw new SafeDebugError('usage', `The model's base URL ${why}. Write it like ${usualBaseUrls.openai}; the key is given apart.`);
  };
  if (url === null) return fail('is not a URL');
  if (url.username !== '' || url.password !== '') return fail('holds a name or password');
  if (url.hash !== '') return fail('holds a part behind "#"');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url.hostname)))) return url;
  return fail(`"${url.protocol}//${url.host}" is not https, which a key and code should not travel without`);
}

/** This machine by name or address (RFC 6761, RFC 1122, RFC 4291); `new URL` has already written addresses in one way. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}
