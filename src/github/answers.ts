import { z } from 'zod';
import { SafeDebugError } from '../errors.js';
import { brief } from './brief.js';
import { ApiFailure, failureOf } from './failure.js';

/** What octokit gives for an answer below 400. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The answer to a request, or its `ApiFailure`. `asked` completes "GitHub did not ...". */
export async function answered(asked: string, request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (thrown) {
    throw failureOf(thrown, asked);
  }
}

/** The part of an answer that the product reads. Throws `ApiFailure`, or `environment` when the answer has another shape. */
export async function ask<Shape extends z.ZodType>(asked: string, request: Promise<Answer>, shape: Shape): Promise<z.infer<Shape>> {
  return readAnswer(asked, (await answered(asked, request)).data, shape);
}

/** As `ask`, and null when there is no such thing. */
export async function askIfAny<Shape extends z.ZodType>(asked: string, request: Promise<Answer>, shape: Shape): Promise<z.infer<Shape> | null> {
  return unless(['not-found'], ask(asked, request, shape));
}

/** Null instead of a failure of one of these kinds. */
export async function unless<Value>(kinds: readonly ApiFailure['kind'][], asking: Promise<Value>): Promise<Value | null> {
  try {
    return await asking;
  } catch (thrown) {
    if (thrown instanceof ApiFailure && kinds.includes(thrown.kind)) return null;
    throw thrown;
  }
}

export function readAnswer<Shape extends z.ZodType>(asked: string, data: unknown, shape: Shape): z.infer<Shape> {
  const read = shape.safeParse(data);
  if (read.success) return read.data;
  const faults = read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`).join('; ');
  throw new SafeDebugError('environment', `GitHub was asked to ${brief(asked)}, and its answer is not what its documentation says (${faults}). Check that the API's URL is GitHub's, and that no proxy answers in its place.`);
}

export const shaSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'must be a full sha');

const userSchema = z.object({ login: z.string(), id: z.int(), type: z.string() });

/** An account; null for a deleted one. */
export const accountSchema = userSchema.nullable().transform((user) => user && { login: user.login, id: user.id, isBot: user.type === 'Bot' || user.login.endsWith('[bot]') });
