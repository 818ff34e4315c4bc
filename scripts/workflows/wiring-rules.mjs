// What GitHub answers with an empty value or a warning, although it is a mistake.
import { isOurs, textsIn } from './workflow.mjs';

/** One failing world must not end the others. */
export function matrixJobsRunToTheirEnd({ jobs }) {
  return jobs
    .filter(({ value: { strategy } }) => strategy?.matrix !== undefined && strategy['fail-fast'] !== false)
    .map(({ id, line }) => ({ line, message: `The matrix job ${id} ends with its first failure: set \`fail-fast: false\`.` }));
}

/** GitHub only warns of an input that an action does not have. `declared`: names of inputs and outputs of this project. */
export function inputsExist({ jobs }, declared) {
  return jobs.flatMap(({ id, value, steps, line }) => {
    const ofSteps = steps.filter(isOurs).flatMap((step) => unknown(step.with, declared.action.inputs).map((name) => ({ line: step.line, message: `The action has no input ${name}.` })));
    if (!callsOurs(value)) return ofSteps;
    return [...ofSteps, ...unknown(value.with ?? {}, declared.workflow.inputs).map((name) => ({ line, message: `The reusable workflow, called by the job ${id}, has no input ${name}.` }))];
  });
}

/** An output that does not exist is an empty text. */
export function outputsExist({ jobs }, declared) {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return jobs.flatMap((job) => {
    const needs = new Set([job.value.needs ?? []].flat());
    const texts = textsIn(job.value);
    const ofNeeds = found(texts, /\bneeds\.([\w-]+)\.(?:outputs\.([\w-]+)|result\b|outputs\b)/g).flatMap(([, id, output]) => {
      if (!needs.has(id)) return [`needs.${id} is used by the job ${job.id}, which does not need it`];
      return output === undefined || outputsOf(byId.get(id), declared).includes(output) ? [] : [`the job ${id} has no output ${output}`];
    });
    const ofSteps = found(texts, /\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g).flatMap(([, id, output]) => {
      const step = job.steps.find(({ value }) => value.id === id);
      if (step === undefined) return [`the job ${job.id} has no step ${id}`];
      return !isOurs(step) || declared.action.outputs.includes(output) ? [] : [`the action has no output ${output}`];
    });
    return [...new Set([...ofNeeds, ...ofSteps])].map((message) => ({ line: job.line, message: `${message[0].toUpperCase()}${message.slice(1)}.` }));
  });
}

/** An input of a reusable workflow that nothing reads promises something that does not happen. */
export function ownInputsAreUsed({ value: { on }, text }) {
  return Object.keys(on?.workflow_call?.inputs ?? {})
    .filter((name) => !new RegExp(`\\binputs\\.${name}(?![\\w-])`).test(text))
    .map((name) => ({ line: 1, message: `The input ${name} is declared, but nothing reads it.` }));
}

function outputsOf(job, declared) {
  return job !== undefined && callsOurs(job.value) ? declared.workflow.outputs : Object.keys(job?.value.outputs ?? {});
}

function callsOurs({ uses }) {
  return typeof uses === 'string' && uses.includes('safe-parallel-debugging/.github/workflows/debug.yml@');
}

function unknown(given, known) {
  return Object.keys(given).filter((name) => !known.includes(name));
}

function found(texts, pattern) {
  return texts.flatMap((text) => [...text.matchAll(pattern)]);
}
