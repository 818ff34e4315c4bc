import { type Exchange, judge } from '../../contract/judge.js';
import type { Interception, InterceptedRequest, Interceptor, RequestRecord } from '../types.js';

/** What was asked, what was wrong with it, and the faults that a test injects. */
export class Journal {
  readonly requests: RequestRecord[] = [];
  readonly #violations: string[] = [];
  readonly #unjudged: Exchange[] = [];
  readonly #interceptors = new Set<Interceptor>();

  record(request: RequestRecord): void {
    this.requests.push(request);
  }

  violation(text: string): void {
    this.#violations.push(text);
  }

  exchange(exchange: Exchange): void {
    this.#unjudged.push(exchange);
  }

  /** Judged when somebody looks, so that compiling schemas slows no request down. */
  get violations(): readonly string[] {
    for (const exchange of this.#unjudged.splice(0)) this.#violations.push(...judge(exchange));
    return [...this.#violations];
  }

  intercept(interceptor: Interceptor): () => void {
    this.#interceptors.add(interceptor);
    return () => {
      this.#interceptors.delete(interceptor);
    };
  }

  interceptionOf(request: InterceptedRequest): Interception | undefined {
    for (const interceptor of this.#interceptors) {
      const interception = interceptor(request);
      if (interception !== undefined) return interception;
    }
    return undefined;
  }
}
