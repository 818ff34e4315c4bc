import { join } from 'node:path';
import type { ActionFile, NodeRuns } from './action-file.js';
import { inputsOfAction } from './action-file.js';
import { asText, evaluateCondition } from './expressions.js';
import type { StepEnd } from './job-session.js';
import type { JsonObject } from './records.js';
import type { RunningStep } from './step.js';
import { runStepProcess } from './step-process.js';
import { evaluateTexts, find } from './tokens.js';

/** State that `pre` and `main` leave for `post`, by the variables that carry it. */
export type ActionState = Record<string, string>;

/** An action in use: its description, what `uses:` said, and the inputs of this use. */
export type ActionUse = { readonly action: ActionFile; readonly uses: string; readonly inputs: JsonObject };

/** Evaluates `with:`; inputs that the action does not declare are passed on with a warning. */
export function useAction(step: RunningStep, action: ActionFile, uses: string): ActionUse {
  const contexts = step.session.contexts(step.frame, step.env);
  const { inputs, unknown } = inputsOfAction(action, evaluateTexts(find(step.token, 'with'), contexts), contexts);
  if (unknown.length > 0) {
    const valid = Object.keys(inputs).filter((name) => !unknown.includes(name));
    step.session.annotate('warning', step.id, `Unexpected input(s) '${unknown.join("', '")}', valid inputs are ['${valid.join("', '")}']`);
  }
  return { action, uses, inputs };
}

/** Runs `pre` where the action has one and its condition holds. */
export async function runPre(step: RunningStep, use: ActionUse, runs: NodeRuns, state: ActionState): Promise<StepEnd> {
  if (runs.pre === undefined || !evaluateCondition(runs.preIf, step.session.contexts(step.frame), step.session.status(step.frame))) {
    return { status: 0, outputs: {} };
  }
  return runNode(step, use, runs.pre, state);
}

/** Runs `main`, and puts `post` on the list of things to do after all steps. */
export async function runMain(step: RunningStep, use: ActionUse, runs: NodeRuns, state: ActionState): Promise<StepEnd> {
  const post = runs.post;
  if (post !== undefined) {
    step.session.posts.push({
      name: `Post ${use.uses}`, uses: use.uses, condition: runs.postIf,
      run: () => runNode({ ...step, signal: new AbortController().signal }, use, post, state),
    });
  }
  return runNode(step, use, runs.main, state);
}

/** One script of the action, with its inputs and state: docs.github.com/actions/reference/workflows-and-actions/metadata-syntax#inputs */
async function runNode(step: RunningStep, use: ActionUse, script: string, state: ActionState): Promise<StepEnd> {
  const { scope } = step.session.leg.job.call;
  const inputs = Object.entries(use.inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, asText(value)]);
  const remote = /^([^/.$]+\/[^/@]+)[^@]*@(.+)$/.exec(use.uses);
  const { status, results } = await runStepProcess(step, {
    file: scope.settings.node,
    args: [join(use.action.folder, script)],
    cwd: step.session.machine.workspace,
    env: {
      ...step.frame.env,
      ...step.env,
      ...Object.fromEntries(inputs),
      ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
      ...scope.services.actionEnvironment({ runId: scope.request.run.id, checkRunId: step.session.record.checkRunId }),
      GITHUB_ACTION: step.id,
      GITHUB_ACTION_REPOSITORY: remote?.[1] ?? '',
      GITHUB_ACTION_REF: remote?.[2] ?? '',
    },
  });
  Object.assign(state, results.state);
  return { status, outputs: results.outputs };
}
