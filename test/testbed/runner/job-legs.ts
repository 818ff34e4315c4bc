import type { ConcurrencyRequest, Contender } from './concurrency.js';
import { concurrencyOf } from './concurrency.js';
import type { Contexts } from './expressions.js';
import type { JobOutcome } from './job-outcome.js';
import { recordUnrun } from './job-record.js';
import { mergeOutputs, worst } from './job-outcome.js';
import { expandMatrix, legName } from './matrix.js';
import type { JsonObject } from './records.js';
import { settleAll } from './settle.js';
import { Slots } from './slots.js';
import { evaluate, evaluateText, find } from './tokens.js';
import type { Leg, ReadyJob } from './workflow-call.js';
import { mustEnd } from './workflow-call.js';

export type RunLeg = (leg: Leg) => Promise<JobOutcome>;

type Strategy = { readonly legs: readonly JsonObject[]; readonly failFast: boolean; readonly maxParallel: number };

/**
 * Runs the legs of a job. With `fail-fast` (the default) a failed leg cancels the others, unless that leg may fail:
 * docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations#handling-failures
 */
export async function runLegs(job: ReadyJob, runLeg: RunLeg): Promise<JobOutcome> {
  const strategy = strategyOf(job);
  const turns = new Slots(strategy.maxParallel);
  const controllers = strategy.legs.map(() => new AbortController());
  const ended: JobOutcome[] = [];
  await settleAll(
    strategy.legs.map((matrix, index) =>
      turns.use(async () => {
        const leg = legOf(job, strategy, matrix, index, controllers[index] ?? new AbortController());
        const outcome = mustEnd(leg) ? neverRun(leg) : await inItsTurn(leg, runLeg);
        const mayFail = evaluate(find(job.token, 'continue-on-error'), leg.contexts) === true;
        if (outcome.result === 'failure' && strategy.failFast && !mayFail) {
          for (const other of controllers) other.abort('The strategy configuration was canceled because a leg failed');
        }
        // A job that may fail counts as a success for those that need it and for the run.
        ended.push(outcome.result === 'failure' && mayFail ? { ...outcome, result: 'success' } : outcome);
      }),
    ),
  );
  return { result: worst(ended.map((one) => one.result)), outputs: mergeOutputs(ended.map((one) => one.outputs)) };
}

function neverRun({ job, path, matrix }: Leg): JobOutcome {
  return recordUnrun(job.call, job.token, { id: job.id, path, matrix }, 'cancelled');
}

/** Waits for the job's concurrency group. */
async function inItsTurn(leg: Leg, runLeg: RunLeg): Promise<JobOutcome> {
  const request: ConcurrencyRequest | undefined = concurrencyOf(find(leg.job.token, 'concurrency'), leg.contexts);
  if (request === undefined) return runLeg(leg);
  const release = await leg.job.call.scope.groups.enter(request, contenderOf(leg), leg.cancelled);
  if (release === null) return neverRun(leg);
  try {
    return await runLeg(leg);
  } finally {
    release();
  }
}

function contenderOf(leg: Leg): Contender {
  return { evict: leg.cancel, runId: leg.job.call.scope.request.run.id, path: leg.path };
}

function strategyOf(job: ReadyJob): Strategy {
  const token = find(job.token, 'strategy');
  const matrix = evaluate(find(token, 'matrix'), job.contexts);
  const legs = matrix === undefined ? [{}] : expandMatrix(matrix, job.id);
  const maxParallel = evaluate(find(token, 'max-parallel'), job.contexts);
  return {
    legs,
    failFast: evaluate(find(token, 'fail-fast'), job.contexts) !== false,
    maxParallel: typeof maxParallel === 'number' ? maxParallel : legs.length,
  };
}

function legOf(job: ReadyJob, strategy: Strategy, matrix: JsonObject, index: number, controller: AbortController): Leg {
  const contexts: Contexts = {
    ...job.contexts,
    matrix,
    strategy: {
      'fail-fast': strategy.failFast, 'job-index': index, 'job-total': strategy.legs.length, 'max-parallel': strategy.maxParallel,
    },
  };
  const shown = evaluateText(find(job.token, 'name'), contexts);
  return {
    job, matrix, contexts,
    path: [...job.call.callers, legName(job.id, matrix)].join(' / '),
    name: [...job.call.callers, shown ?? legName(job.id, matrix)].join(' / '),
    evicted: controller.signal,
    cancelled: AbortSignal.any([controller.signal, job.call.cancelled]),
    cancel: (reason) => controller.abort(reason),
  };
}
