import { digestOf } from '../../../src/core/digest.js';
import { verifyEvidence } from '../../../src/evidence/verifier.js';
import { SafeDebugError } from '../../../src/errors.js';
import type { Contents } from './folder.js';

/** Longest that any check of a small folder may take, in milliseconds, also on a busy machine. */
const limitMs = 10_000;

/** What verification says does not hold, or null. Throws for anything that is no finding, and for one that takes too long: both are crashes of a kind. */
export async function faultIn(folder: string, expected: string | null = null): Promise<string | null> {
  const start = performance.now();
  const fault = await verifyEvidence(folder, expected, []).then(() => null, findingOf);
  const took = performance.now() - start;
  if (took > limitMs) throw new Error(`verification took ${Math.round(took)} ms`);
  return fault;
}

function findingOf(error: unknown): string {
  if (error instanceof SafeDebugError && error.code === 'evidence' && error.message.length > 0) return error.message;
  throw error;
}

/** The digest that somebody who knew the original would ask for with --expect. */
export function digestOfOriginal(original: Contents): string {
  return digestOf(original.get('latest.json') ?? '');
}
