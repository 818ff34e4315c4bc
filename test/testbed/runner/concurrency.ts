import { asText, isObject } from './expressions.js';
import type { Contexts } from './expressions.js';
import { evaluate } from './tokens.js';
import type { Token } from './tokens.js';

/** `concurrency:` of a workflow or job, evaluated. */
export type ConcurrencyRequest = {
  readonly group: string;
  readonly cancelInProgress: boolean;
  /** `max` keeps every pending one in order, `single` only the newest. */
  readonly queue: 'single' | 'max';
};

/** One run or job that wants its turn. `evict` cancels it, whether it waits or runs. */
export type Contender = {
  readonly evict: (reason: string) => void;
  readonly runId: number;
  /** Path of the job; empty for the run as a whole. */
  readonly path: string;
};

type Group = { running: Contender | null; pending: { contender: Contender; start: () => void }[] };

/** At most 100 may wait with `queue: max`: github.blog/changelog, 2026-05-07. */
const longestQueue = 100;

/**
 * Concurrency groups of a repository: one running, one pending; a newer pending one evicts the older:
 * docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency;
 * `queue: max` as of github.blog/changelog, 2026-05-07.
 */
export class ConcurrencyGroups {
  readonly #groups = new Map<string, Group>();

  /** Waits for the turn. Resolves to `release` to be called at the end, or null when evicted while waiting. */
  async enter(request: ConcurrencyRequest, contender: Contender, evicted: AbortSignal): Promise<(() => void) | null> {
    // Names of groups are not case sensitive (same page).
    const name = request.group.toLowerCase();
    const group = this.#groups.get(name) ?? { running: null, pending: [] };
    this.#groups.set(name, group);
    if (group.running !== null) await this.#wait(group, request, contender, evicted);
    if (evicted.aborted) {
      // Its turn may have come in the same moment.
      if (group.running === contender) this.#next(group);
      return null;
    }
    group.running = contender;
    return () => this.#next(group);
  }

  async #wait(group: Group, request: ConcurrencyRequest, contender: Contender, evicted: AbortSignal): Promise<void> {
    const reason = `Canceling since a higher priority waiting request for ${request.group} exists`;
    if (group.running !== null && encloses(group.running, contender)) {
      // GitHub cancels what would wait for itself: a caller and its callee in one group.
      contender.evict(`Canceling since a deadlock for concurrency group '${request.group}' was detected`);
      return;
    }
    if (request.queue === 'single') {
      for (const older of group.pending.splice(0)) older.contender.evict(reason);
    } else if (group.pending.length >= longestQueue) {
      contender.evict(`The queue of ${request.group} is full.`);
      return;
    }
    if (request.cancelInProgress) group.running?.evict(reason);
    await new Promise<void>((start) => {
      const entry = { contender, start };
      group.pending.push(entry);
      const leave = (): void => {
        group.pending = group.pending.filter((other) => other !== entry);
        start();
      };
      if (evicted.aborted) leave();
      else evicted.addEventListener('abort', leave, { once: true });
    });
  }

  #next(group: Group): void {
    const next = group.pending.shift();
    group.running = next?.contender ?? null;
    next?.start();
  }
}

function encloses(outer: Contender, inner: Contender): boolean {
  return outer.runId === inner.runId && (outer.path === '' || inner.path.startsWith(`${outer.path.replace(/ \/ $/, '')} / `));
}

/** Reads `concurrency:`; undefined where there is none or its group is empty. */
export function concurrencyOf(token: Token | undefined, contexts: Contexts): ConcurrencyRequest | undefined {
  const value = evaluate(token, contexts);
  const mapping = isObject(value) ? value : { group: value ?? '' };
  const group = asText(mapping['group']);
  if (group === '') return undefined;
  return { group, cancelInProgress: mapping['cancel-in-progress'] === true, queue: mapping['queue'] === 'max' ? 'max' : 'single' };
}
