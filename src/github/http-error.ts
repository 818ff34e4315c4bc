import { z } from 'zod';

/** What octokit throws for an answer of 400 and more, and for no answer at all (package @octokit/request-error). */
const httpErrorSchema = z.object({
  name: z.literal('HttpError'),
  status: z.int(),
  message: z.string(),
  response: z.object({ data: z.unknown(), headers: z.record(z.string(), z.unknown()) }).optional(),
});

export interface HttpError {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The failed request that was thrown, or null for anything else. */
export function httpErrorOf(thrown: unknown): HttpError | null {
  const read = httpErrorSchema.safeParse(thrown);
  if (!read.success) return null;
  const { status, message, response } = read.data;
  return { status: response ? status : null, message, headers: response?.headers ?? {}, data: response?.data };
}

/** Whether the answer is a rate limit by status or header (REST API, "Rate limits": 429, or 403 with `retry-after`). */
export function isSecondaryLimit({ status, headers }: HttpError): boolean {
  return status === 429 || (status === 403 && headers['retry-after'] !== undefined);
}
