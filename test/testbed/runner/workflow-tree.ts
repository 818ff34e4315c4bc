import type { Permissions } from './records.js';
import { permissionsOf, permissionsOfJob, refuseEscalation } from './permissions.js';
import { calledWorkflow } from './references.js';
import type { RunnerServices, WorkflowSource } from './services.js';
import { entries, evaluate, evaluateText, find } from './tokens.js';
import type { Token } from './tokens.js';
import type { WorkflowFile } from './workflow-file.js';
import { parseWorkflowFile, WorkflowRefused } from './workflow-file.js';

/** A workflow with the workflows that its jobs call, all read and checked before any job starts. */
export type WorkflowTree = {
  readonly file: WorkflowFile;
  readonly calls: ReadonlyMap<string, WorkflowTree>;
  /** What the caller's job may give; undefined for the workflow that the event started. */
  readonly limit: Permissions | undefined;
};

/** github.blog/changelog, 2025-11-06: up to ten levels of workflows. */
const deepest = 10;

/** Reads a workflow and everything that it calls. Throws WorkflowRefused where GitHub ends with a startup failure. */
export async function loadWorkflowTree(source: WorkflowSource, services: RunnerServices): Promise<WorkflowTree> {
  return load(source, services, undefined, 1);
}

/** The permissions of one job in a tree. */
export function permissionsIn(tree: WorkflowTree, job: Token): Permissions {
  return permissionsOfJob(permissionsOf(find(job, 'permissions')), permissionsOf(find(tree.file.root, 'permissions')), tree.limit);
}

async function load(
  source: WorkflowSource, services: RunnerServices, limit: Permissions | undefined, level: number,
): Promise<WorkflowTree> {
  if (level > deepest) throw new WorkflowRefused(`${source.path} is called at level ${level}; at most ${deepest} are allowed.`);
  const file = await parseWorkflowFile(source);
  const calls = new Map<string, WorkflowTree>();
  const tree: WorkflowTree = { file, calls, limit };
  refuseMoreThanCaller(tree);
  for (const [id, job] of file.jobs) {
    const uses = evaluateText(find(job, 'uses'), {});
    if (uses === undefined) continue;
    const reference = calledWorkflow(uses, source);
    const called = await services.readWorkflow(reference);
    if (called === undefined) throw new WorkflowRefused(`error parsing called workflow "${source.path}" -> "${uses}" : workflow was not found.`);
    const child = await load(called, services, permissionsIn(tree, job), level + 1);
    refuseWrongCall(id, job, child.file);
    calls.set(id, child);
  }
  return tree;
}

function refuseMoreThanCaller({ file, limit }: WorkflowTree): void {
  if (limit === undefined) return;
  const call = `${file.source.repository}/${file.source.path}@${file.source.ref}`;
  const ofWorkflow = permissionsOf(find(file.root, 'permissions'));
  refuseEscalation(ofWorkflow, limit, 'The workflow', call);
  for (const [id, job] of file.jobs) {
    refuseEscalation(permissionsOf(find(job, 'permissions')), limit, `The nested job '${id}'`, call);
  }
}

/** docs.github.com/actions/how-tos/reuse-automations/reuse-workflows: inputs and secrets must be declared, required ones given. */
function refuseWrongCall(id: string, job: Token, called: WorkflowFile): void {
  const call = find(called.root, 'on', 'workflow_call');
  if (call === undefined && !listsWorkflowCall(called)) {
    throw new WorkflowRefused(`Job '${id}' calls ${called.source.path}, which has no workflow_call trigger.`);
  }
  refuseMismatch(id, 'input', entries(find(job, 'with')), entries(find(call, 'inputs')));
  const secrets = find(job, 'secrets');
  if (secrets === undefined || !secrets.isScalar) {
    refuseMismatch(id, 'secret', entries(secrets), entries(find(call, 'secrets')));
  }
}

function refuseMismatch(job: string, kind: string, given: [string, Token][], declared: [string, Token][]): void {
  const names = new Set(declared.map(([name]) => name.toLowerCase()));
  const givenNames = new Set(given.map(([name]) => name.toLowerCase()));
  for (const [name] of given) {
    if (!names.has(name.toLowerCase())) throw new WorkflowRefused(`Job '${job}': invalid ${kind}, ${name} is not defined in the referenced workflow.`);
  }
  for (const [name, definition] of declared) {
    if (evaluate(find(definition, 'required'), {}) === true && !givenNames.has(name.toLowerCase())) {
      throw new WorkflowRefused(`Job '${job}': ${kind} ${name} is required, but not provided while calling.`);
    }
  }
}

function listsWorkflowCall(file: WorkflowFile): boolean {
  const on = evaluate(find(file.root, 'on'), {});
  return on === 'workflow_call' || (Array.isArray(on) && on.includes('workflow_call'));
}
