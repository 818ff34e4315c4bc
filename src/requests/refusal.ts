import type { SafeDebugError } from '../errors.js';

/** Why what was asked for is not done, with what its answer has to name. */
export type Refusal =
  | { code: 'not-authorised'; login: string; comment: number }
  | { code: 'comment-edited'; url: string }
  | { code: 'comment-deleted'; comment: number }
  /** `written`: the first line that begins with the command and is none, if there is one. */
  | { code: 'unclear'; problems: string[]; written: string | null }
  /** Something to try stands beside something else, or two other things beside each other. `about`: the first of those. */
  | { code: 'not-alone'; about: 'status' | 'cancel' | 'help' }
  /** `since`: when the snapshot was committed (ISO 8601). */
  | { code: 'nothing-to-try'; problems: string[]; since: string }
  | { code: 'branch-not-found'; name: string }
  | { code: 'branch-without-change'; name: string }
  | { code: 'commit-unreachable'; id: string }
  | { code: 'commit-not-single'; id: string }
  | { code: 'comment-not-found'; id: number }
  | { code: 'artifact-not-found'; name: string }
  | { code: 'artifact-expired'; name: string }
  | { code: 'artifact-of-other-commit'; name: string; found: string }
  /** The job may not read artifacts; `why` is what GitHub says. */
  | { code: 'artifact-forbidden'; name: string; why: string }
  | { code: 'artifact-unusable'; name: string; why: string }
  | { code: 'too-many-candidates'; count: number; most: number }
  | { code: 'not-configured'; source: 'model' | 'agent' }
  | { code: 'off-for-forks'; source: 'model' | 'agent' }
  | { code: 'daily-limit'; limit: number }
  | { code: 'pull-request-closed'; merged: boolean }
  /** Something about it cannot be used, or broke on the way. */
  | { code: 'unusable'; fault: SafeDebugError };

/** Ends the reading of a request; caught where it is answered or told. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Ends the reading with a refusal. */
export function refuse(refusal: Refusal): never {
  throw new Refused(refusal);
}
