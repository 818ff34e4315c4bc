import type { CompositeRuns } from './action-file.js';
import type { StepEnd, StepFrame } from './job-session.js';
import type { ActionUse } from './node-action.js';
import type { RunningStep, StepWork } from './step.js';
import { runStep } from './step.js';
import { entries, evaluateText, find } from './tokens.js';

/**
 * Runs the steps of a composite action. They have their own `steps` and `inputs`, and their own success():
 * docs.github.com/actions/tutorials/create-actions/create-a-composite-action,
 * actions/runner src/Runner.Worker/Handlers/CompositeActionHandler.cs
 */
export async function runComposite(step: RunningStep, use: ActionUse, runs: CompositeRuns, work: StepWork): Promise<StepEnd> {
  const frame: StepFrame = {
    steps: {}, inputs: use.inputs, actionPath: use.action.folder, env: { ...step.frame.env, ...step.env }, failed: false,
  };
  for (const [index, token] of runs.steps.entries()) {
    if (step.signal.aborted) break;
    await runStep(step.session, frame, token, index, (inner) => work({ ...inner, signal: AbortSignal.any([inner.signal, step.signal]) }));
  }
  const contexts = step.session.contexts(frame);
  const outputs = entries(find(use.action.root, 'outputs')).map(([name, definition]) => [name, evaluateText(find(definition, 'value'), contexts) ?? '']);
  return { status: frame.failed ? 1 : 0, outputs: Object.fromEntries(outputs) };
}
