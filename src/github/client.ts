import { Octokit } from '@octokit/rest';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import Bottleneck from 'bottleneck/light.js';
import { createTransport } from './transport.js';
import type { Fetch, SentRequest, Transport } from './transport.js';
import { rateLimitsByHeader, WaitingBudget } from './rate-limits.js';

export interface ClientOptions {
  readonly token: string;
  /** Such as `https://api.github.com`, or `https://HOST/api/v3` of an Enterprise Server: GITHUB_API_URL. */
  readonly apiUrl: string;
  /** Names this program to GitHub, which refuses requests without it. */
  readonly userAgent: string;
  readonly fetch?: Fetch | undefined;
  /** Where proxies are named; this process's environment unless given. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  readonly onRequest?: ((request: SentRequest) => void) | undefined;
  /** Limit of one request with its answer. */
  readonly timeoutMs?: number | undefined;
  /** How long a second of waiting lasts; tests make it short. */
  readonly secondMs?: number | undefined;
}

export interface Client {
  readonly octokit: Octokit;
  readonly transport: Transport;
  readonly apiUrl: string;
  readonly secondMs: number;
}

/** Waiting for rate limits, all of a run's together. A job that waits longer costs more than one that is started again. */
const maximumWaitSeconds = 120;
/** What another try does not change; 429 is left to the plugin that waits as long as GitHub asks. */
const doNotRetry = [400, 401, 403, 404, 405, 406, 410, 413, 415, 422, 429, 451];

const PatientOctokit = Octokit.plugin(rateLimitsByHeader, retry, throttling);

/**
 * The client of GitHub's REST API. Server errors, broken connections and time-outs are repeated three times, after 1, 4
 * and 9 seconds; rate limits are waited for as long as GitHub asks, two minutes in all. A caller whose request must not be
 * repeated says `request: { retries: 0 }`.
 */
export function createClient(options: ClientOptions): Client {
  const { token, apiUrl, userAgent, fetch, environment = process.env, onRequest, timeoutMs = 30_000, secondMs = 1000 } = options;
  const transport = createTransport({ fetch, environment, timeoutMs, onRequest });
  const budget = new WaitingBudget(maximumWaitSeconds * secondMs);
  const mayWait = (seconds: number): boolean => budget.take(seconds * secondMs);
  const octokit = new PatientOctokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent,
    request: { fetch: transport.fetch },
    log: silence,
    retry: { doNotRetry, retryAfterBaseValue: secondMs },
    throttle: { onRateLimit: mayWait, onSecondaryRateLimit: mayWait, retryAfterBaseValue: secondMs, ...withoutPauses() },
  });
  return { octokit, transport, apiUrl, secondMs };
}

/**
 * The throttling plugin pauses up to three seconds before each write, which suits bots that write by the hundred. A run
 * writes about ten times, far from GitHub's limit of 80 a minute ("Rate limits for the REST API").
 */
function withoutPauses() {
  return { write: new Bottleneck.Group(), notifications: new Bottleneck.Group() };
}

/** Octokit would print failed requests to standard error, paths and all; callers get them as errors. */
const silence = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
