// The rules that every workflow of this project and every example keeps. Each is a function that answers faults.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as trust from './trust-rules.mjs';
import * as wiring from './wiring-rules.mjs';
import { readWorkflow } from './workflow.mjs';

const rules = { ...trust, ...wiring };

/** Inputs and outputs of this project: of the action and of the reusable workflow. */
function readDeclared() {
  const action = parse(readFileSync('action.yml', 'utf8'));
  const workflow = parse(readFileSync('.github/workflows/debug.yml', 'utf8')).on.workflow_call;
  return { action: namesOf(action), workflow: namesOf(workflow) };
}

function namesOf({ inputs, outputs }) {
  return { inputs: Object.keys(inputs), outputs: Object.keys(outputs) };
}

/** What a workflow file does against the rules, in the order of its lines. */
export function faultsOf(text) {
  const declared = readDeclared();
  const workflow = readWorkflow(text);
  const faults = Object.entries(rules).flatMap(([rule, examine]) => examine(workflow, declared).map((fault) => ({ rule, ...fault })));
  return faults.toSorted((a, b) => a.line - b.line);
}
