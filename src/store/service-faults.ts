import { setTimeout as wait } from 'node:timers/promises';
import { SafeDebugError, messageOf } from '../errors.js';

/** How long the artifact service is waited for, in milliseconds. */
export interface Patience {
  /** Waits before another attempt after a cut connection. */
  waitsMs: readonly number[];
  /** Longest time for one question, all attempts together. */
  questionMs: number;
  /** Longest time for one upload or download, all attempts together. */
  transferMs: number;
}

/** A service that is gone for 20 seconds is survived; the client itself repeats after a 5xx for some 25 seconds. */
export const defaultPatience: Patience = { waitsMs: [1_000, 3_000, 6_000, 12_000], questionMs: 120_000, transferMs: 600_000 };

const cutConnection = /\b(?:ECONNRESET|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE)\b/;

/** Whether an error of the client tells of a connection that failed, which the client does not try again. */
function isCutConnection(thrown: unknown): boolean {
  return cutConnection.test(messageOf(thrown));
}

/** The service gives no name twice. */
export function isNameTaken(thrown: unknown): boolean {
  return /\(409\)/.test(messageOf(thrown));
}

/** A creation that may never have reached the service. */
export function isCutCreation(thrown: unknown): boolean {
  return /CreateArtifact/.test(messageOf(thrown)) && isCutConnection(thrown);
}

/** Faults after which an upload may be complete all the same. */
export function isUncertain(thrown: unknown): boolean {
  return isNameTaken(thrown) || /FinalizeArtifact/.test(messageOf(thrown));
}

/**
 * Repeats `operation` after faults that `mayRepeat` names, with the given waits; ends after `limitMs` in any case. The
 * client cannot be told to stop: what it does after that has no effect. Rejects with the last fault, or `environment`
 * when the time is over.
 */
export async function patiently<T>(what: string, limitMs: number, waitsMs: readonly number[], operation: () => Promise<T>, mayRepeat: (thrown: unknown) => boolean = isCutConnection): Promise<T> {
  const over = new AbortController();
  const deadline = wait(limitMs, null, { signal: over.signal }).then(() => {
    throw new SafeDebugError('environment', `${what} took longer than ${Math.round(limitMs / 1000)} s, so it was given up. Look at githubstatus.com, and run the job again.`);
  });
  try {
    return await Promise.race([repeated(waitsMs, operation, mayRepeat, over.signal), deadline]);
  } finally {
    over.abort();
    await deadline.catch(() => undefined);
  }
}

async function repeated<T>(waitsMs: readonly number[], operation: () => Promise<T>, mayRepeat: (thrown: unknown) => boolean, signal: AbortSignal): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await operation();
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      await wait(waitMs, null, { signal });
    }
  }
  return operation();
}

/** What a fault of the artifact client means for a user, and what to do next. */
export function serviceFault(what: string, cause: unknown): SafeDebugError {
  if (cause instanceof SafeDebugError) return cause;
  const message = (messageOf(cause).split('\n')[0] ?? '').replace(/[.:]$/, '');
  return new SafeDebugError('environment', `${what} failed: ${message}. ${nextStep(cause, message)}`, { cause });
}

function nextStep(cause: unknown, message: string): string {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'GHESNotSupportedError') return 'GitHub Enterprise Server has no such artifacts: use the one-step form (mode: run).';
  if (name === 'UsageError') return 'Delete old artifacts, or keep new ones for fewer days.';
  if (/ACTIONS_RUNTIME_TOKEN|ACTIONS_RESULTS_URL|backend IDs/.test(message)) return 'Only a step with `uses:` is given access to artifacts: run this mode through the action, not through `run:`.';
  return 'Look at githubstatus.com, and run the job again.';
}
