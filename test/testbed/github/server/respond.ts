import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Answer } from './api.js';
import { ApiError } from './api-error.js';

/** GitHub's shape of a refusal (docs.github.com, "Troubleshooting the REST API"). A fault of the bed itself is a 500 with its stack. */
export function refusal(thrown: unknown): Answer {
  const fault = thrown instanceof ApiError ? thrown : new ApiError(500, `The test bed failed: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  return {
    status: fault.status,
    headers: fault.headers,
    body: {
      message: fault.message,
      ...(fault.errors === undefined ? {} : { errors: fault.errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(fault.status),
    },
  };
}

export function send(response: ServerResponse, answer: Answer): void {
  const content = contentOf(answer);
  response.writeHead(answer.status, {
    'x-github-request-id': randomUUID(),
    'x-github-media-type': 'github.v3; format=json',
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '4999',
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    ...(content === undefined ? {} : { 'content-type': content.type, 'content-length': content.bytes.length }),
    ...answer.headers,
  });
  response.end(content?.bytes);
}

function contentOf(answer: Answer): { type: string; bytes: Buffer } | undefined {
  if (answer.raw !== undefined) return answer.raw;
  if (answer.body === undefined) return undefined;
  return { type: 'application/json; charset=utf-8', bytes: Buffer.from(JSON.stringify(answer.body)) };
}
