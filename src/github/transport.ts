import { SafeDebugError } from '../errors.js';
import { fetchThrough } from './proxy.js';

/** What is sent. */
interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly redirect?: 'follow' | 'manual';
  readonly signal?: AbortSignal;
}

/** How requests leave: the web's `fetch`, as far as it is used. */
export type Fetch = (url: string, sending: Sending) => Promise<Response>;

/** One request that was sent. `route` is its path without the query; `status` is null when no answer came. */
export interface SentRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number | null;
  readonly ms: number;
}

export interface TransportOptions {
  /** Sends requests instead of Node's own `fetch` or the proxy's. */
  readonly fetch?: Fetch | undefined;
  /** Where proxies are named: `https_proxy`, `http_proxy`, `no_proxy`, in small or capital letters. */
  readonly environment: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
}

export interface Transport {
  /** Sends a request and waits for its whole answer, both within the time limit. Throws `environment` for more than 32 MiB. */
  readonly fetch: Fetch;
  /** Sends a request whose answer is read by the caller; only its beginning is waited for. */
  readonly open: Fetch;
  requests(): number;
}

/** No answer that the product asks for comes near it: GitHub cuts lists at 100 entries and comparisons at 300 files. */
const maximumAnswerBytes = 32 * 1024 * 1024;

/** Everything that is sent goes through here: counted, told to `onRequest`, limited in time and size, through proxies where there are. */
export function createTransport({ fetch, environment, timeoutMs, onRequest }: TransportOptions): Transport {
  const send: Fetch = fetch ?? fetchThrough(environment);
  let requests = 0;

  async function counted(url: string, sending: Sending, read: (response: Response) => Promise<Response>): Promise<Response> {
    const started = performance.now();
    let status: number | null = null;
    requests += 1;
    try {
      const response = await send(url, sending);
      status = response.status;
      return await read(response);
    } finally {
      onRequest?.({ method: sending.method ?? 'GET', route: new URL(url).pathname, status, ms: Math.round(performance.now() - started) });
    }
  }

  return {
    fetch: (url, sending) => counted(url, { ...sending, signal: limited(sending.signal, timeoutMs) }, wholeResponse),
    open: (url, sending) => counted(url, sending, (response) => Promise.resolve(response)),
    requests: () => requests,
  };
}

function limited(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** The response with its body in memory: octokit takes a body that was cut off for an empty one, which must not happen. */
async function wholeResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (response.body === null) return new Response(null, { status, headers });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    if (bytes > maximumAnswerBytes) throw new SafeDebugError('environment', `GitHub's answer has more than ${maximumAnswerBytes} bytes, which no answer that was asked for has. Check that the API's URL is GitHub's.`);
    pieces.push(piece);
  }
  return new Response(bytes === 0 ? null : new Blob(pieces), { status, headers });
}
