import { concurrencyOf } from './concurrency.js';
import type { Contexts } from './expressions.js';
import { asText, isObject } from './expressions.js';
import { WorkflowFault } from './faults.js';
import type { JobOutcome } from './job-outcome.js';
import type { Json, JsonObject } from './records.js';
import type { Token } from './tokens.js';
import { entries, evaluate, evaluateText, evaluateTexts, find } from './tokens.js';
import type { Leg, WorkflowCall } from './workflow-call.js';
import type { WorkflowTree } from './workflow-tree.js';

export type RunCall = (call: WorkflowCall) => Promise<JobOutcome>;

/**
 * Runs the workflow that a job calls. It sees the caller's `github` context, its own inputs, and only the secrets that
 * are handed over: docs.github.com/actions/reference/workflows-and-actions/reusing-workflow-configurations
 */
export async function runCalledWorkflow(leg: Leg, tree: WorkflowTree, runCall: RunCall): Promise<JobOutcome> {
  const { call, token } = leg.job;
  const given = evaluate(find(token, 'with'), leg.contexts);
  const inputs = inputsOf(find(tree.file.root, 'on', 'workflow_call', 'inputs'), given, leg.contexts);
  const secrets = secretsOf(find(token, 'secrets'), call, leg.contexts);
  return inTurn(leg, tree, inputs, () =>
    runCall({ scope: call.scope, tree, callers: [leg.path], github: call.github, inputs, secrets, cancelled: leg.cancelled }));
}

/** Waits for the group of the called file's own `concurrency:`. */
async function inTurn(leg: Leg, tree: WorkflowTree, inputs: JsonObject, work: () => Promise<JobOutcome>): Promise<JobOutcome> {
  const { call } = leg.job;
  const concurrency = concurrencyOf(find(tree.file.root, 'concurrency'), { github: call.github, inputs, vars: { ...call.scope.settings.variables } });
  if (concurrency === undefined) return work();
  const contender = { evict: leg.cancel, runId: call.scope.request.run.id, path: `${leg.path} / ` };
  const release = await call.scope.groups.enter(concurrency, contender, leg.cancelled);
  if (release === null) return { result: 'cancelled', outputs: {} };
  try {
    return await work();
  } finally {
    release();
  }
}

/** Inputs as declared, with their defaults. A value of the wrong type is an error. */
export function inputsOf(declared: Token | undefined, given: Json | undefined, contexts: Contexts): JsonObject {
  const values: JsonObject = isObject(given) ? given : {};
  const inputs: JsonObject = {};
  for (const [name, definition] of entries(declared)) {
    const type = evaluateText(find(definition, 'type'), {}) ?? 'string';
    const value = values[name] ?? evaluate(find(definition, 'default'), contexts) ?? emptyOf(type);
    const isOfType = type === 'boolean' || type === 'number' ? typeof value === type : typeof value !== 'object';
    if (!isOfType) throw new WorkflowFault(`Input '${name}' must be a ${type}, got ${JSON.stringify(value)}.`);
    inputs[name] = type === 'boolean' || type === 'number' ? value : asText(value);
  }
  return inputs;
}

/**
 * Inputs of `workflow_dispatch` arrive as text; `inputs` has them by their type:
 * docs.github.com/actions/reference/workflows-and-actions/contexts#inputs-context
 */
export function dispatchedInputs(declared: Token | undefined, given: JsonObject): JsonObject {
  const typed = Object.entries(given).map(([name, value]): [string, Json] => {
    const type = evaluateText(find(declared, name, 'type'), {});
    if (type === 'boolean') return [name, value === true || value === 'true'];
    return [name, type === 'number' ? Number(value) : value];
  });
  return Object.fromEntries(typed);
}

function emptyOf(type: string): string | number | boolean {
  if (type === 'boolean') return false;
  return type === 'number' ? 0 : '';
}

function secretsOf(token: Token | undefined, call: WorkflowCall, contexts: Contexts): Readonly<Record<string, string>> {
  if (token !== undefined && token.isScalar) return evaluate(token, {}) === 'inherit' ? call.secrets : {};
  return evaluateTexts(token, contexts);
}
