import type { PreparedActions } from './action-step.js';
import { prepareActions, workOf } from './action-step.js';
import { evaluateCondition } from './expressions.js';
import { intrude } from './intrusion.js';
import type { JobOutcome } from './job-outcome.js';
import { changeStatus, finish, openRecord } from './job-record.js';
import { JobSession } from './job-session.js';
import { startMachine } from './machine.js';
import { Masks } from './masks.js';
import { killGroup } from './processes.js';
import type { JobRecord, Result } from './records.js';
import { runStep } from './step.js';
import { entries, evaluate, evaluateText, evaluateTexts, find, items } from './tokens.js';
import type { Leg } from './workflow-call.js';
import { mustEnd } from './workflow-call.js';

/** Runs one job on its own machine: waits for its environment and a free machine, then set-up, steps, posts, outputs. */
export async function runJob(leg: Leg): Promise<JobOutcome> {
  const record = openRecord(leg);
  const { scope } = leg.job.call;
  const approved = await isApproved(leg, record);
  if (!approved || mustEnd(leg)) return finish(leg.job.call, record, leg.cancelled.aborted ? 'cancelled' : 'failure', {});
  return scope.machines.use(async () => {
    if (mustEnd(leg)) return finish(leg.job.call, record, 'cancelled', {});
    return runOnMachine(leg, record);
  });
}

async function runOnMachine(leg: Leg, record: JobRecord): Promise<JobOutcome> {
  record.startedAt = Date.now();
  changeStatus(leg.job.call, record, 'in_progress');
  const session = await openSession(leg, record);
  const stopTimer = endInTime(leg, session);
  try {
    await runSteps(session);
    const result: Result = session.cancelled ? 'cancelled' : session.frame.failed ? 'failure' : 'success';
    return finish(leg.job.call, record, result, outputsOf(session));
  } finally {
    stopTimer();
    // On GitHub the machine is thrown away.
    for (const group of session.processGroups) killGroup(group);
    leg.job.call.scope.services.revokeToken(session.token);
  }
}

async function isApproved(leg: Leg, record: JobRecord): Promise<boolean> {
  const { reviews, settings, request } = leg.job.call.scope;
  if (record.environment === null || !settings.needsReview(request.run.repository, record.environment)) return true;
  changeStatus(leg.job.call, record, 'waiting');
  return reviews.wait(record.environment, request.run.id, leg.cancelled);
}

async function openSession(leg: Leg, record: JobRecord): Promise<JobSession> {
  const { call, permissions } = leg.job;
  const { scope } = call;
  const { run, payload } = scope.request;
  const machine = await startMachine(scope.settings, run.repository, payload);
  record.workspace = machine.workspace;
  const token = await scope.services.mintToken({ repository: run.repository, permissions, label: record.path });
  const runtime = scope.services.actionEnvironment({ runId: run.id, checkRunId: record.checkRunId });
  const masks = new Masks([token, ...Object.values(scope.settings.secrets), ...Object.values(call.secrets), runtime['ACTIONS_RUNTIME_TOKEN'] ?? '']);
  const session = new JobSession(leg, machine, masks, token, record);
  Object.assign(session.env, evaluateTexts(find(call.tree.file.root, 'env'), session.contexts(session.frame)));
  Object.assign(session.env, evaluateTexts(find(leg.job.token, 'env'), session.contexts(session.frame)));
  return session;
}

/**
 * Ends the job when it is cancelled or its time is up; both count as cancelled:
 * docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idtimeout-minutes
 */
function endInTime(leg: Leg, session: JobSession): () => void {
  const onCancel = (): void => {
    if (mustEnd(leg)) session.ending.abort(leg.cancelled.reason);
  };
  if (leg.cancelled.aborted) onCancel();
  leg.cancelled.addEventListener('abort', onCancel, { once: true });
  const minutes = evaluate(find(leg.job.token, 'timeout-minutes'), leg.contexts);
  const limit = typeof minutes === 'number' ? minutes : 360;
  const timer = setTimeout(() => {
    session.annotate('error', '', `The job has exceeded the maximum execution time of ${limit}m0s`);
    session.ending.abort();
  }, limit * 60_000);
  return () => {
    clearTimeout(timer);
    leg.cancelled.removeEventListener('abort', onCancel);
  };
}

async function runSteps(session: JobSession): Promise<void> {
  const steps = items(find(session.leg.job.token, 'steps'));
  let prepared: PreparedActions;
  try {
    prepared = await prepareActions(session, steps);
  } catch (error) {
    session.annotate('error', 'Set up job', error instanceof Error ? error.message : String(error));
    session.frame.failed = true;
    return;
  }
  for (const [index, token] of steps.entries()) {
    await intrude(session, token, 'before');
    await runStep(session, session.frame, token, index, (step) => workOf(step, prepared));
    await intrude(session, token, 'after');
  }
  await runPosts(session);
}

async function runPosts(session: JobSession): Promise<void> {
  for (const post of session.posts.reverse()) {
    if (!evaluateCondition(post.condition, session.contexts(session.frame), session.status(session.frame))) continue;
    const record = session.start({ id: post.name, name: post.name, uses: post.uses, phase: 'post' });
    const { status } = await post.run();
    record.durationMs = Date.now() - record.startedAt;
    if (status !== 0) {
      record.outcome = 'failure';
      record.conclusion = 'failure';
      session.frame.failed = true;
    }
  }
}

/**
 * Outputs of the job. Empty ones and those that contain a masked value are dropped:
 * actions/runner src/Runner.Worker/JobExtension.cs, FinalizeJob.
 */
function outputsOf(session: JobSession): Record<string, string> {
  const kept: Record<string, string> = {};
  const contexts = session.contexts(session.frame);
  for (const [name, token] of entries(find(session.leg.job.token, 'outputs'))) {
    const value = evaluateText(token, contexts) ?? '';
    if (session.masks.reveals(value)) session.annotate('warning', '', `Skip output '${name}' since it may contain secret.`);
    else if (value !== '') kept[name] = value;
  }
  return kept;
}
