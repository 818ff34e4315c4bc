import type { Fetch } from '../../github/transport.js';

/** What a response showed before and beside its content. */
export interface ResponseFacts {
  /** HTTP status; null as long as none came. */
  status: number | null;
  contentType: string;
  /** What the server asks to wait before the next request, in milliseconds. */
  retryAfterMs: number | null;
  tooLarge: boolean;
}

/** A `fetch` for one request, and what it saw. */
export interface WatchedFetch {
  fetch: typeof globalThis.fetch;
  facts: ResponseFacts;
}

/**
 * Wraps `send` for one request: content beyond `maxBytes` ends the response with an error, whatever the server sends and
 * however it is compressed; redirects are not followed, because the key would travel along.
 */
export function watchedFetch(send: Fetch, maxBytes: number): WatchedFetch {
  const facts: ResponseFacts = { status: null, contentType: '', retryAfterMs: null, tooLarge: false };
  return {
    facts,
    fetch: async (input, init) => {
      const response = await send(addressOf(input), {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { body: init.body } : {}),
        ...(init?.signal ? { signal: init.signal } : {}),
        redirect: 'manual',
      });
      const { status, headers, body } = response;
      facts.status = status;
      facts.contentType = headers.get('content-type') ?? '';
      facts.retryAfterMs = retryAfterOf(headers);
      if (body === null) return response;
      return new Response(body.pipeThrough(limitedTo(maxBytes, () => (facts.tooLarge = true))), { status, statusText: response.statusText, headers });
    },
  };
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

function limitedTo(maxBytes: number, onExceeded: () => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes <= maxBytes) return controller.enqueue(piece);
      onExceeded();
      controller.error(new Error(`more than ${maxBytes} bytes`));
    },
  });
}

/** `retry-after` in seconds or as a date (RFC 9110, section 10.2.3), or the finer `retry-after-ms` that OpenAI sends. */
function retryAfterOf(headers: Headers): number | null {
  const fine = headers.get('retry-after-ms');
  const plain = headers.get('retry-after');
  const ms = fine !== null && /^\d+(?:\.\d+)?$/.test(fine) ? Number(fine) : plain === null ? null : /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) * 1000 : Date.parse(plain) - Date.now();
  return ms === null || Number.isNaN(ms) ? null : Math.max(0, ms);
}
