import type { retry } from '@octokit/plugin-retry';
import { SafeDebugError } from '../errors.js';
import { httpErrorOf, isSecondaryLimit } from './http-error.js';

/** How long may still be waited. Waits of requests that go on at the same time count once. */
export class WaitingBudget {
  #leftMs: number;
  #until = 0;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  /** Whether `ms` from now may be waited; takes them from the budget if so. */
  take(ms: number): boolean {
    const now = Date.now();
    const more = Math.max(0, now + ms - Math.max(this.#until, now));
    if (more > this.#leftMs) return false;
    this.#leftMs -= more;
    this.#until = Math.max(this.#until, now + ms);
    return true;
  }
}

const secondaryLimit = /\bsecondary rate\b/i;

/**
 * An octokit plugin, to be the first of all. The throttling plugin knows a secondary limit by its English words alone;
 * GitHub's documentation does so by status and header. It also lets through our
 * own refusals of an answer, which are no reason to ask again.
 */
export function rateLimitsByHeader(octokit: Parameters<typeof retry>[0]): void {
  octokit.hook.error('request', (thrown) => {
    if (thrown.cause instanceof SafeDebugError) throw thrown.cause;
    const error = httpErrorOf(thrown);
    const primary = error?.headers['x-ratelimit-remaining'] === '0';
    if (error !== null && isSecondaryLimit(error) && !primary && !secondaryLimit.test(thrown.message)) thrown.message = `secondary rate limit: ${thrown.message}`;
    throw thrown;
  });
}
