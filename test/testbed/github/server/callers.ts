import type { IncomingMessage } from 'node:http';
import type { Site } from '../state/site.js';
import type { Caller } from '../types.js';
import { ApiError } from './api-error.js';

/** Who sends a request: `Bearer` or `token` of an API client, or `Basic user:TOKEN` of git. 401 for a token that is not, or no longer, known. */
export function callerOf(site: Site, request: IncomingMessage): Caller {
  const token = tokenOf(request.headers.authorization ?? '');
  if (token === '') return { kind: 'anonymous' };
  const caller = site.tokens.get(token);
  if (caller === undefined) throw new ApiError(401, 'Bad credentials');
  return caller;
}

function tokenOf(authorization: string): string {
  const basic = /^basic (.+)$/i.exec(authorization)?.[1];
  if (basic === undefined) return authorization.replace(/^(?:bearer|token) /i, '');
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(basic, 'base64').toString()) ?? [];
  return password ?? '';
}
