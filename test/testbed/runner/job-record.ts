import { asText, isObject } from './expressions.js';
import type { JobOutcome } from './job-outcome.js';
import type { JobRecord, JsonObject, Result } from './records.js';
import type { Token } from './tokens.js';
import { evaluate, find } from './tokens.js';
import type { Leg, WorkflowCall } from './workflow-call.js';
import { permissionsFor } from './workflow-call.js';

type JobNames = { readonly id: string; readonly path: string; readonly name: string; readonly matrix: JsonObject; readonly environment: string | null };

/** Adds a job that will run to the record of its run, and to what GitHub shows. */
export function openRecord({ job, path, name, matrix, contexts }: Leg): JobRecord {
  return add(job.call, job.token, { id: job.id, path, name, matrix, environment: environmentOf(job.token, contexts) });
}

/** Adds a job that never gets a machine: skipped, or cancelled while it waited. */
export function recordUnrun(call: WorkflowCall, token: Token, names: { id: string; path: string; matrix?: JsonObject }, result: Result): JobOutcome {
  const record = add(call, token, { id: names.id, path: names.path, name: names.path, matrix: names.matrix ?? {}, environment: null });
  return finish(call, record, result, {});
}

function add(call: WorkflowCall, token: Token, names: JobNames): JobRecord {
  const { services, request } = call.scope;
  const { cacheModes } = call.tree.file;
  const record: JobRecord = {
    ...names,
    checkRunId: services.openJob({ runId: request.run.id, name: names.name }),
    permissions: permissionsFor(call, token),
    cacheMode: cacheModes.jobs.get(names.id) ?? cacheModes.workflow ?? 'default',
    status: 'queued', result: null, outputs: {}, steps: [], summary: '', log: [], workspace: null, startedAt: null, durationMs: null,
  };
  record.log.push(`cache-mode: ${record.cacheMode}`);
  request.run.jobs.push(record);
  return record;
}

function environmentOf(token: Token, contexts: Leg['contexts']): string | null {
  const value = evaluate(find(token, 'environment'), contexts);
  const name = isObject(value) ? value['name'] : value;
  const text = asText(name ?? '');
  return text === '' ? null : text;
}

/** Ends a job's record. */
export function finish(call: WorkflowCall, record: JobRecord, result: Result, outputs: Record<string, string>): JobOutcome {
  record.result = result;
  record.outputs = outputs;
  record.durationMs = record.startedAt === null ? null : Date.now() - record.startedAt;
  changeStatus(call, record, 'completed');
  return { result, outputs };
}

/** Changes a job's status here and in what GitHub shows. */
export function changeStatus(call: WorkflowCall, record: JobRecord, status: JobRecord['status']): void {
  record.status = status;
  call.scope.services.jobChanged(call.scope.request.run.id, record);
}
