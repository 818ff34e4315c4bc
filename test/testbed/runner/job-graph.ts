import type { Contexts, Status } from './expressions.js';
import { evaluateCondition } from './expressions.js';
import { isWorkflowFault } from './faults.js';
import type { JobOutcome } from './job-outcome.js';
import { worst } from './job-outcome.js';
import { recordUnrun } from './job-record.js';
import type { JsonObject } from './records.js';
import { settleAll } from './settle.js';
import type { Token } from './tokens.js';
import { conditionOf, entries, evaluate, evaluateText, find } from './tokens.js';
import type { ReadyJob, WorkflowCall } from './workflow-call.js';
import { permissionsFor } from './workflow-call.js';

/** Runs one job after its `needs`. */
export type RunReadyJob = (job: ReadyJob) => Promise<JobOutcome>;

/** Runs all jobs of a workflow in the order of their `needs`, and answers its result and outputs. */
export async function runJobs(call: WorkflowCall, runReadyJob: RunReadyJob): Promise<JobOutcome> {
  const { jobs, root } = call.tree.file;
  const started = new Map<string, Promise<JobOutcome>>();
  const ended = new Map<string, JobOutcome>();
  const start = (id: string, token: Token): Promise<JobOutcome> => {
    const running = started.get(id) ?? runWhenReady(id, token);
    started.set(id, running);
    return running;
  };
  const runWhenReady = async (id: string, token: Token): Promise<JobOutcome> => {
    await settleAll(needsOf(token).map((need) => start(need, jobToken(call, need))));
    const outcome = await failingOnFaults(call, id, () => runIfWanted(call, id, token, ended, runReadyJob));
    ended.set(id, outcome);
    return outcome;
  };
  await settleAll([...jobs].map(([id, token]) => start(id, token)));
  const outputs = find(root, 'on', 'workflow_call', 'outputs');
  return { result: worst([...ended.values()].map((one) => one.result)), outputs: outputsOf(outputs, call, ended) };
}

/** A job whose `if`, matrix or inputs cannot be evaluated fails; the others go on. */
async function failingOnFaults(call: WorkflowCall, id: string, work: () => Promise<JobOutcome>): Promise<JobOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!isWorkflowFault(error)) throw error;
    const job = [...call.callers, id].join(' / ');
    call.scope.request.run.annotations.push({ level: 'error', job, step: '', title: '', message: error.message });
    return { result: 'failure', outputs: {} };
  }
}

async function runIfWanted(
  call: WorkflowCall, id: string, token: Token, ended: ReadonlyMap<string, JobOutcome>, runReadyJob: RunReadyJob,
): Promise<JobOutcome> {
  const needs = Object.fromEntries(needsOf(token).map((need) => [need, needContext(ended.get(need))]));
  const contexts: Contexts = {
    github: call.github, inputs: call.inputs, vars: { ...call.scope.settings.variables }, secrets: { ...call.secrets }, needs,
  };
  const condition = conditionOf(find(token, 'if'));
  const before = [...ancestorsOf(call, token)].flatMap((one) => ended.get(one) ?? []);
  const holds = (): boolean => evaluateCondition(condition, contexts, statusAfter(before, call.cancelled.aborted));
  // A job that was not skipped but waits when the run is cancelled ends as cancelled (cancellation reference, step 1).
  if (!holds()) {
    const isCancelled = call.cancelled.aborted && wantedOtherwise(condition, contexts, before);
    return recordUnrun(call, token, { id, path: [...call.callers, id].join(' / ') }, isCancelled ? 'cancelled' : 'skipped');
  }
  return runReadyJob({ call, id, token, permissions: permissionsFor(call, token), contexts, outlivesCancellation: holds });
}

/**
 * Status functions of a job look at all jobs before it, not only those it names:
 * docs.github.com/actions/reference/workflows-and-actions/expressions#status-check-functions
 */
function statusAfter(before: readonly JobOutcome[], cancelled: boolean): Status {
  return {
    success: !cancelled && before.every((one) => one.result === 'success'),
    failure: before.some((one) => one.result === 'failure'),
    cancelled,
  };
}

function wantedOtherwise(condition: string | undefined, contexts: Contexts, before: readonly JobOutcome[]): boolean {
  return evaluateCondition(condition, contexts, statusAfter(before, false));
}

function ancestorsOf(call: WorkflowCall, token: Token, found = new Set<string>()): Set<string> {
  for (const need of needsOf(token)) {
    if (!found.has(need)) {
      found.add(need);
      ancestorsOf(call, jobToken(call, need), found);
    }
  }
  return found;
}

function jobToken(call: WorkflowCall, id: string): Token {
  const token = call.tree.file.jobs.get(id);
  if (token === undefined) throw new Error(`Job '${id}' is needed but does not exist.`);
  return token;
}

function needsOf(token: Token): string[] {
  const needs = evaluate(find(token, 'needs'), {});
  return (Array.isArray(needs) ? needs : [needs]).filter((need) => typeof need === 'string');
}

function needContext(outcome: JobOutcome | undefined): JsonObject {
  return { result: outcome?.result ?? null, outputs: { ...outcome?.outputs } };
}

function outputsOf(token: Token | undefined, call: WorkflowCall, ended: ReadonlyMap<string, JobOutcome>): Record<string, string> {
  const jobs = Object.fromEntries([...ended].map(([id, outcome]) => [id, needContext(outcome)]));
  const contexts: Contexts = { github: call.github, inputs: call.inputs, vars: { ...call.scope.settings.variables }, jobs };
  return Object.assign({}, ...entries(token).map(([name, definition]) => ({ [name]: evaluateText(find(definition, 'value'), contexts) ?? '' })));
}
