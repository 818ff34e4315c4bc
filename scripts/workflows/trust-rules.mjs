// What keeps code of strangers away from tokens, secrets and caches (SECURITY.md).
import { allSteps, eventsOf, isOurs, mapOf, textsIn } from './workflow.mjs';

/** Texts of events are written by strangers, and expressions are put into a script before a shell reads it. */
export function noExpressionInScripts(workflow) {
  return allSteps(workflow)
    .filter(({ value: { run } }) => typeof run === 'string' && run.includes('${{'))
    .map(({ line }) => ({ line, message: 'A script holds ${{ }}: pass the value by `env:` and use the variable.' }));
}

/** A tag can be moved to other code; a commit cannot. Owner and commit of this project are filled in by who copies an example. */
export function actionsArePinned(workflow) {
  const used = [...allSteps(workflow).map(({ uses, line, value }) => ({ uses, line, node: value })), ...workflow.jobs.map(({ value, line }) => ({ uses: value.uses ?? '', line }))];
  const lines = workflow.text.split('\n');
  return used.flatMap(({ uses, line }) => {
    if (uses === '' || uses.startsWith('./') || uses.startsWith('$/')) return [];
    if (/^OWNER\/safe-parallel-debugging(?:\/[\w./-]+)?@SHA$/.test(uses)) return [];
    if (!/@[0-9a-f]{40}$/.test(uses)) return [{ line, message: `${uses} is not pinned: name the whole commit id.` }];
    const written = lines.filter((text) => text.includes(`uses: ${uses}`));
    return written.every((text) => /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text)) ? [] : [{ line, message: `${uses} does not say which version it is: end the line with "# vX.Y.Z".` }];
  });
}

/** Without this, jobs that name no permissions would have the repository's default ones. */
export function nothingIsAllowedByDefault({ value: { permissions } }) {
  const isEmpty = permissions !== null && typeof permissions === 'object' && Object.keys(permissions).length === 0;
  return isEmpty ? [] : [{ line: 1, message: 'The workflow needs a top-level `permissions: {}`, so that each job says what it may.' }];
}

/** Each job says what it may, and why. */
export function permissionsAreExplained({ jobs, lineOf, text }) {
  const lines = text.split('\n');
  return jobs.flatMap(({ id, node, value, line }) => {
    const { permissions } = value;
    if (permissions === undefined) return [{ line, message: `The job ${id} has no permissions of its own.` }];
    if (permissions === null || typeof permissions !== 'object') return [{ line, message: `The job ${id} has the permissions "${permissions}": name each scope.` }];
    return mapOf(node.get('permissions')).flatMap(([scope, access]) => {
      const at = lineOf(access);
      return / # \S/.test(lines[at - 1] ?? '') ? [] : [{ line: at, message: `The job ${id} has ${String(scope)} without a comment that says what for.` }];
    });
  });
}

/** A token in .git/config is there for every later process of the job. */
export function checkoutsKeepNoToken(workflow) {
  return allSteps(workflow)
    .filter((step) => isCheckout(step) && step.with['persist-credentials'] !== false)
    .map(({ line }) => ({ line, message: 'The checkout keeps its token: set `persist-credentials: false`.' }));
}

/** The jobs that run candidates: they may read the repository, and hold nothing else. */
export function candidatesMeetNothing(workflow) {
  return workflow.jobs.filter(runsCandidates).flatMap(({ id, value, steps, line }) => {
    const faults = [];
    if (JSON.stringify(value.permissions) !== '{"contents":"read"}') faults.push('has permissions other than exactly `contents: read`');
    if (value['cache-mode'] !== 'none') faults.push('can reach caches: set `cache-mode: none`');
    if (textsIn(value).some((text) => /\$\{\{[^}]*\bsecrets\b/.test(text))) faults.push('holds secrets');
    if (steps.some((step) => isOurs(step) && step.with.token !== '')) faults.push("passes a token to the step with the candidate: set `token: ''`");
    return faults.map((fault) => ({ line, message: `The job ${id} runs code of candidates and ${fault}.` }));
  });
}

/** The jobs that ask models and agents: they hold a key, and nothing else. */
export function keysMeetNothing(workflow) {
  return workflow.jobs.flatMap(({ id, value, steps, line }) => {
    const faults = steps.filter((step) => isOurs(step) && keys.some((key) => key in step.with) && !['propose', 'run'].includes(modeOf(step))).map((step) => `hands a key to the mode ${modeOf(step)}`);
    if (steps.some((step) => isOurs(step) && modeOf(step) === 'propose')) {
      if (JSON.stringify(value.permissions) !== '{"contents":"read"}') faults.push('asks models and has permissions other than exactly `contents: read`');
      if (value['cache-mode'] !== 'none') faults.push('asks models and can reach caches: set `cache-mode: none`');
      if (steps.some((step) => isOurs(step) && step.with.token !== '')) faults.push("asks models and passes a token to that step: set `token: ''`");
    }
    return faults.map((fault) => ({ line, message: `The job ${id} ${fault}.` }));
  });
}

const keys = ['model-key', 'agent-key', 'agent-env'];

function modeOf({ with: inputs }) {
  return String(inputs.mode ?? 'run');
}

/** Handing all secrets over means handing over ones that nobody thought of. */
export function secretsAreNamed({ jobs }) {
  return jobs.filter(({ value: { secrets } }) => secrets === 'inherit').map(({ id, line }) => ({ line, message: `The job ${id} inherits all secrets: name the ones that are needed.` }));
}

/** This event comes with a token that may write, also for pull requests of strangers: their code must not even be there. */
export function targetsCheckOutNothing(workflow) {
  if (!eventsOf(workflow).includes('pull_request_target')) return [];
  return allSteps(workflow)
    .filter((step) => isCheckout(step) || step.value.run !== undefined)
    .map(({ line }) => ({ line, message: 'A workflow on pull_request_target checks code out or runs scripts: use the action alone.' }));
}

function isCheckout({ uses }) {
  return uses.startsWith('actions/checkout@');
}

function runsCandidates({ steps }) {
  return steps.some((step) => isOurs(step) && ['world', 'replay'].includes(String(step.with.mode)));
}
