/**
 * Jobs that wait for a reviewer of their environment:
 * docs.github.com/actions/reference/workflows-and-actions/deployments-and-environments#required-reviewers
 */
export class EnvironmentReviews {
  readonly #waiting: { environment: string; runId: number; decide: (approved: boolean) => void }[] = [];

  /** Waits for the review; false when it was refused or the job was cancelled meanwhile. */
  async wait(environment: string, runId: number, cancelled: AbortSignal): Promise<boolean> {
    if (cancelled.aborted) return false;
    return new Promise<boolean>((resolve) => {
      const entry = {
        environment, runId,
        decide: (approved: boolean): void => {
          cancelled.removeEventListener('abort', refuse);
          this.#waiting.splice(this.#waiting.indexOf(entry), 1);
          resolve(approved);
        },
      };
      const refuse = (): void => entry.decide(false);
      cancelled.addEventListener('abort', refuse, { once: true });
      this.#waiting.push(entry);
    });
  }

  /** Answers all jobs of a run that wait for this environment; an error when none does. */
  decide(runId: number, environment: string, approved: boolean): void {
    const waiting = this.#waiting.filter((one) => one.runId === runId && one.environment === environment);
    if (waiting.length === 0) throw new Error(`No job of run ${runId} waits for the environment "${environment}".`);
    for (const one of waiting) one.decide(approved);
  }
}
