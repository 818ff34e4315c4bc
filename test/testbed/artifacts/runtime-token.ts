import { z } from 'zod';

const claims = z.object({ scp: z.string(), run: z.number() });

export interface RuntimeScope {
  readonly runId: number;
  readonly runBackendId: string;
}

/**
 * A token as the runner gives one to actions. The client reads the ids of run and job from the claim `scp`
 * (@actions/artifact, `getBackendIdsFromToken`: `Actions.Results:<run>:<job>`); the signature is nobody's matter here.
 */
export function runtimeToken(runId: number, job: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const jobBackendId = Buffer.from(job).toString('base64url') || 'job';
  const scp = `Actions.GenericRead:00000000 Actions.Results:${runBackendId(runId)}:${jobBackendId}`;
  return [part({ alg: 'none', typ: 'JWT' }), part({ scp, run: runId, exp: Math.floor(Date.now() / 1000) + 6 * 3600 }), 'unsigned'].join('.');
}

/** null for what is no token of this kind. */
export function readRuntimeToken(authorization: string): RuntimeScope | null {
  const payload = /^Bearer [^.]*\.([^.]*)\./.exec(authorization)?.[1];
  if (payload === undefined) return null;
  try {
    const { run } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return { runId: run, runBackendId: runBackendId(run) };
  } catch {
    return null; // not a token of ours: the caller answers 401
  }
}

/** Backend ids are not the public ids, so that nothing can mistake one for the other. */
export function runBackendId(runId: number): string {
  return `run-backend-${runId}`;
}
