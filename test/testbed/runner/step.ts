import { asText, evaluateCondition } from './expressions.js';
import type { JobSession, StepEnd, StepFrame } from './job-session.js';
import type { StepRecord } from './records.js';
import type { Token } from './tokens.js';
import { conditionOf, evaluate, evaluateText, evaluateTexts, find } from './tokens.js';

/** What does the work of a step: a script, or one of the kinds of action. */
export type StepWork = (step: RunningStep) => Promise<StepEnd>;

/** A step while it runs. */
export type RunningStep = {
  readonly session: JobSession;
  readonly frame: StepFrame;
  readonly token: Token;
  readonly id: string;
  readonly env: Readonly<Record<string, string>>;
  /** Aborted when the step has to end: its time is up, or its job is cancelled and its condition does not hold any more. */
  readonly signal: AbortSignal;
};

/** Runs one step, and writes its outcome to the record and the `steps` context: docs.github.com/actions/reference/workflows-and-actions/contexts#steps-context */
export async function runStep(session: JobSession, frame: StepFrame, token: Token, index: number, work: StepWork): Promise<void> {
  const id = evaluateText(find(token, 'id'), {}) ?? `__${index}`;
  const record = session.start({ id, name: nameOf(token, id), uses: evaluateText(find(token, 'uses'), {}) ?? null, phase: 'main' });
  try {
    const env = evaluateTexts(find(token, 'env'), session.contexts(frame));
    if (holds(session, frame, token, env)) {
      session.log(`##[group]${record.name}`);
      await runWithLimits({ session, frame, token, id, env }, record, work);
    } else {
      record.outcome = 'skipped';
    }
  } catch (error) {
    session.annotate('error', id, error instanceof Error ? error.message : String(error));
    record.outcome = 'failure';
  }
  record.durationMs = Date.now() - record.startedAt;
  conclude(session, frame, token, record);
}

function conclude(session: JobSession, frame: StepFrame, token: Token, record: StepRecord): void {
  const mayFail = evaluate(find(token, 'continue-on-error'), session.contexts(frame)) === true;
  record.conclusion = record.outcome === 'failure' && mayFail ? 'success' : record.outcome;
  if (record.conclusion === 'failure') frame.failed = true;
  frame.steps[record.id] = { outcome: record.outcome, conclusion: record.conclusion, outputs: record.outputs };
}

async function runWithLimits(step: Omit<RunningStep, 'signal'>, record: StepRecord, work: StepWork): Promise<void> {
  const { session, frame, token, env } = step;
  const ending = new AbortController();
  const minutes = evaluate(find(token, 'timeout-minutes'), session.contexts(frame, env));
  const isLate = typeof minutes === 'number' ? AbortSignal.timeout(minutes * 60_000) : new AbortController().signal;
  // A step whose condition holds although the job is cancelled goes on: actions/runner src/Runner.Worker/StepsRunner.cs.
  const onCancel = (): void => {
    if (!holds(session, frame, token, env)) ending.abort();
  };
  session.ending.signal.addEventListener('abort', onCancel, { once: true });
  const { status, outputs } = await work({ ...step, signal: AbortSignal.any([ending.signal, isLate]) });
  session.ending.signal.removeEventListener('abort', onCancel);
  record.outputs = outputs;
  if (isLate.aborted) throw new Error(`The action '${record.name}' has timed out after ${asText(minutes)} minutes.`);
  if (ending.signal.aborted) record.outcome = 'cancelled';
  else if (status !== 0) {
    session.annotate('error', record.id, `Process completed with exit code ${status}.`);
    record.outcome = 'failure';
  }
}

function holds(session: JobSession, frame: StepFrame, token: Token, env: Readonly<Record<string, string>>): boolean {
  return evaluateCondition(conditionOf(find(token, 'if')), session.contexts(frame, env), session.status(frame));
}

function nameOf(token: Token, id: string): string {
  const name = find(token, 'name');
  if (name !== undefined && name.isLiteral) return evaluateText(name, {}) ?? id;
  const uses = evaluateText(find(token, 'uses'), {});
  return uses === undefined ? `Run ${id}` : `Run ${uses}`;
}
