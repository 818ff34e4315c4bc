import type { Fetch } from './transport.js';

/** How requests leave from here: through the proxies that the environment names, or by Node's own `fetch`. */
export function fetchThrough(environment: NodeJS.ProcessEnv): Fetch {
  return proxyFetch(environment) ?? ((url, sending) => globalThis.fetch(url, sending));
}

/**
 * A `fetch` that goes through the proxies that the environment names, as runners behind a firewall need it (GitHub, "Using
 * a proxy server with self-hosted runners"); null where it names none. Node's own `fetch` heeds these variables only when
 * Node was started with NODE_USE_ENV_PROXY, which an action cannot decide.
 */
function proxyFetch(environment: NodeJS.ProcessEnv): Fetch | null {
  const httpProxy = environment['http_proxy'] || environment['HTTP_PROXY'] || '';
  const httpsProxy = environment['https_proxy'] || environment['HTTPS_PROXY'] || httpProxy;
  const noProxy = environment['no_proxy'] || environment['NO_PROXY'] || '';
  if (!httpProxy && !httpsProxy) return null;
  const opening = import('undici').then(({ EnvHttpProxyAgent, fetch }) => ({ fetch, dispatcher: new EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy }) }));
  return async (url, sending) => {
    const { fetch, dispatcher } = await opening;
    const response = await fetch(url, { ...sending, dispatcher });
    return new Response(response.body, { status: response.status, headers: [...response.headers] });
  };
}
