import { resolve } from 'node:path';
import type { ActionFile } from './action-file.js';
import { readActionFile } from './action-file.js';
import { runComposite } from './composite-action.js';
import type { JobSession, StepEnd } from './job-session.js';
import type { ActionState } from './node-action.js';
import { runMain, runPre, useAction } from './node-action.js';
import { parseUses } from './references.js';
import { runScript } from './script-step.js';
import type { RunningStep } from './step.js';
import type { Token } from './tokens.js';
import { evaluateText, find } from './tokens.js';

/** State of the actions of one job's own steps whose `pre` ran before the first step. */
export type PreparedActions = Map<Token, ActionState>;

/** Does the work of any step of a job. */
export async function workOf(step: RunningStep, prepared: PreparedActions): Promise<StepEnd> {
  const uses = evaluateText(find(step.token, 'uses'), {});
  if (uses === undefined) return runScript(step, step.frame.inputs !== null);
  const action = await actionOf(step.session, uses);
  const use = useAction(step, action, uses);
  if (action.runs.kind === 'composite') {
    return runComposite(step, use, action.runs, (inner) => workOf(inner, prepared));
  }
  const state = prepared.get(step.token) ?? {};
  // `pre` of actions inside a composite action runs here, not before the first step of the job.
  if (step.frame.inputs !== null) {
    const before = await runPre(step, use, action.runs, state);
    if (before.status !== 0) return before;
  }
  return runMain(step, use, action.runs, state);
}

/**
 * "Set up job": all remote actions are fetched before the first step, so a missing one fails the job before anything
 * ran, and their `pre` scripts run: actions/runner src/Runner.Worker/ActionManager.cs. Answers whether all went well.
 */
export async function prepareActions(session: JobSession, steps: readonly Token[]): Promise<PreparedActions> {
  const prepared: PreparedActions = new Map();
  const remote: { token: Token; uses: string; action: ActionFile }[] = [];
  for (const token of steps) {
    const uses = evaluateText(find(token, 'uses'), {});
    if (uses !== undefined && !uses.startsWith('./')) remote.push({ token, uses, action: await actionOf(session, uses) });
  }
  for (const { token, uses, action } of remote) {
    if (action.runs.kind !== 'node' || action.runs.pre === undefined) continue;
    const state: ActionState = {};
    prepared.set(token, state);
    const record = session.start({ id: `pre ${uses}`, name: `Pre ${uses}`, uses, phase: 'pre' });
    const step: RunningStep = { session, frame: session.frame, token, id: record.id, env: {}, signal: session.ending.signal };
    const end = await runPre(step, useAction(step, action, uses), action.runs, state);
    record.durationMs = Date.now() - record.startedAt;
    if (end.status !== 0) {
      record.outcome = 'failure';
      record.conclusion = 'failure';
      session.frame.failed = true;
    }
  }
  return prepared;
}

async function actionOf(session: JobSession, uses: string): Promise<ActionFile> {
  const { call } = session.leg.job;
  const target = parseUses(uses, call.tree.file.source);
  if (target.kind === 'workspace') return readActionFile(resolve(session.machine.workspace, target.path));
  const folder = await call.scope.services.actionFolder(target);
  if (folder === undefined) throw new Error(`Unable to resolve action \`${uses}\`, not found`);
  return readActionFile(folder);
}
