import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { SafeDebugError, messageOf } from '../errors.js';
import type { Host } from '../github/host.js';
import { openHost } from '../github/open-host.js';
import { tool } from '../tool.js';
import { readEvent, type TriggerEvent } from '../requests/event.js';

const variablesSchema = z.object({
  GITHUB_EVENT_NAME: z.string(),
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_REPOSITORY: z.string().regex(/^[^/\s]+\/[^/\s]+$/),
  GITHUB_REF: z.string(),
  GITHUB_SHA: z.string(),
  GITHUB_ACTOR: z.string().optional(),
  GITHUB_SERVER_URL: z.url(),
  GITHUB_API_URL: z.url(),
  GITHUB_RUN_ID: z.string().regex(/^[1-9]\d*$/),
  GITHUB_RUN_ATTEMPT: z.string().regex(/^[1-9]\d*$/),
});

const payloadSchema = z.object({ repository: z.object({ default_branch: z.string() }).optional() });

/** What the runner tells a step (GitHub, "Variables reference"). */
export interface Surroundings {
  event: TriggerEvent;
  payload: unknown;
  /** `owner/name` */
  repository: string;
  /** From the event; null where it does not say. */
  defaultBranch: string | null;
  serverUrl: string;
  apiUrl: string;
  run: { id: string; attempt: number; url: string };
}

/** Reads the runner's variables and the event. Throws `environment` outside of a workflow run. */
export async function readSurroundings(environment: NodeJS.ProcessEnv): Promise<Surroundings> {
  const read = variablesSchema.safeParse(environment);
  if (!read.success) throw new SafeDebugError('environment', `This is no step of a workflow run: ${read.error.issues[0]?.path.join('.')} is not set. On the command line use safe-debug.`);
  const variables = read.data;
  const payload = await eventPayload(variables.GITHUB_EVENT_PATH);
  const repository = variables.GITHUB_REPOSITORY;
  const event = readEvent(payload, { name: variables.GITHUB_EVENT_NAME, repository, ref: variables.GITHUB_REF, sha: variables.GITHUB_SHA, actor: variables.GITHUB_ACTOR ?? null });
  const known = payloadSchema.safeParse(payload);
  const [id, attempt] = [variables.GITHUB_RUN_ID, Number(variables.GITHUB_RUN_ATTEMPT)];
  return {
    event,
    payload,
    repository,
    defaultBranch: (known.success ? known.data.repository?.default_branch : undefined) ?? null,
    serverUrl: variables.GITHUB_SERVER_URL,
    apiUrl: variables.GITHUB_API_URL,
    run: { id, attempt, url: `${variables.GITHUB_SERVER_URL}/${repository}/actions/runs/${id}${attempt === 1 ? '' : `/attempts/${attempt}`}` },
  };
}

/** GitHub, about the repository of the run. */
export function hostOf({ apiUrl, repository }: Surroundings, token: string): Host {
  return openHost({ token, apiUrl, repository, userAgent: `${tool.name}/${tool.version}` });
}

async function eventPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new SafeDebugError('environment', `The event ${path} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}
