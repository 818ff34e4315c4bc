import { dollars, picodollars, type Picodollars } from '../core/money.js';
import { costOf, type Price } from '../core/prices.js';
import type { Prompt } from './calls.js';
import type { TokenCount } from '../core/prices.js';

/** What asking may take in all; null = no limit. */
export interface BudgetLimits {
  maxTokens: number | null;
  maxCostUsd: number | null;
  /** From the first request on. */
  maxMs: number | null;
}

/** Most tokens that one request can take. */
export interface TokenBound {
  input: number;
  output: number;
}

/** Roles and marks that a server's template puts around two messages. */
const templateTokens = 64;

/**
 * The most tokens a prompt can have: tokenizers work on bytes, and no token is shorter than one. Real prompts have a
 * quarter of that; what is reserved too much comes back with the server's count.
 */
export function inputBound({ system, user }: Prompt): number {
  return Buffer.byteLength(system) + Buffer.byteLength(user) + templateTokens;
}

/** Room in the budget for one request that is under way. */
export interface Reservation {
  granted: true;
  /**
   * Gives back what was not used; once. `nothing`: the server declined before the model began. Numbers that are null are
   * not known, so their bound stays spent.
   */
  settle(used: TokenCount | 'nothing'): void;
}

export interface BudgetRefusal {
  granted: false;
  /** Which limit stands in the way, in one line. */
  why: string;
}

interface Amount {
  tokens: number;
  cost: Picodollars;
}

/**
 * Keeps what is spent within the limits by refusing, before a request, whatever could exceed them. A request whose bound
 * does not fit only because of others under way waits until they are settled.
 */
export class Budget {
  readonly #limits: BudgetLimits;
  readonly #price: Price | null;
  readonly #now: () => number;
  /** When the first request was to be sent; time before that is not asking. */
  #startedAt: number | null = null;
  readonly #spent: Amount = { tokens: 0, cost: 0n };
  readonly #reserved: Amount = { tokens: 0, cost: 0n };
  #waiting: (() => void)[] = [];

  /** `price` is the model's, null where it is not known; `now` a clock in milliseconds that only goes forward. */
  constructor(limits: BudgetLimits, price: Price | null, now: () => number) {
    this.#limits = limits;
    this.#price = price;
    this.#now = now;
  }

  get price(): Price | null {
    return this.#price;
  }

  /** Milliseconds left; Infinity without a limit. */
  get remainingMs(): number {
    if (this.#limits.maxMs === null) return Infinity;
    return this.#startedAt === null ? this.#limits.maxMs : Math.max(0, this.#limits.maxMs - (this.#now() - this.#startedAt));
  }

  /** Counts a request of an earlier process of the same run. */
  spend({ input, output }: { input: number; output: number }): void {
    add(this.#spent, this.#amountOf({ input, cached: null, output }), 1);
  }

  /** Sets the bound of one request aside, or says why it may not be sent. */
  async reserve(bound: TokenBound): Promise<Reservation | BudgetRefusal> {
    this.#startedAt ??= this.#now();
    const asked = this.#amountOf({ input: bound.input, cached: null, output: bound.output });
    for (;;) {
      const why = this.#refusal(asked, { tokens: 0, cost: 0n });
      if (why !== null) return { granted: false, why };
      if (this.#refusal(asked, this.#reserved) === null) return this.#grant(bound, asked);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Why a request would not fit beside what is spent and reserved. */
  #refusal(asked: Amount, reserved: Amount): string | null {
    const { maxTokens, maxCostUsd } = this.#limits;
    if (this.remainingMs <= 0) return `the time budget of ${this.#limits.maxMs} ms is used up`;
    if (maxTokens !== null && this.#spent.tokens + reserved.tokens + asked.tokens > maxTokens) {
      return `it could take ${asked.tokens} tokens, and of the budget of ${maxTokens} tokens ${Math.max(0, maxTokens - this.#spent.tokens)} are left`;
    }
    if (maxCostUsd === null) return null;
    if (this.#price === null) return 'there is a cost budget, but the price table does not know this model; add its price to the configuration, or set a token budget instead';
    const limit = picodollars(maxCostUsd);
    if (this.#spent.cost + reserved.cost + asked.cost <= limit) return null;
    return `it could cost $${dollars(asked.cost)}, and of the budget of $${maxCostUsd} there is $${dollars(limit > this.#spent.cost ? limit - this.#spent.cost : 0n)} left`;
  }

  #grant(bound: TokenBound, asked: Amount): Reservation {
    add(this.#reserved, asked, 1);
    return {
      granted: true,
      settle: (used) => {
        add(this.#reserved, asked, -1);
        if (used !== 'nothing') add(this.#spent, this.#amountOf({ ...used, input: used.input ?? bound.input, output: used.output ?? bound.output }), 1);
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const wake of waiting) wake();
      },
    };
  }

  #amountOf(tokens: TokenCount & TokenBound): Amount {
    return { tokens: tokens.input + tokens.output, cost: costOf(tokens, this.#price) ?? 0n };
  }
}

function add(sum: Amount, amount: Amount, sign: 1 | -1): void {
  sum.tokens += sign * amount.tokens;
  sum.cost += BigInt(sign) * amount.cost;
}
