// A workflow file as the rules see it: plain values, and the YAML nodes behind them for lines and comments.
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/**
 * @typedef {{ line: number, message: string }} Fault
 * @typedef {{ value: any, node: import('yaml').Node | null, line: number, uses: string, with: Record<string, unknown> }} Step
 * @typedef {{ id: string, value: any, node: import('yaml').YAMLMap, line: number, steps: Step[] }} Job
 * @typedef {{ text: string, value: any, document: import('yaml').Document, jobs: Job[], lineOf: (node: any) => number }} Workflow
 */

/**
 * Reads a workflow file. Throws for text that is no YAML.
 * @param {string} text
 * @returns {Workflow}
 */
export function readWorkflow(text) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const lineOf = (node) => lines.linePos(node?.range?.[0] ?? 0).line;
  const value = document.toJS() ?? {};
  const jobs = mapOf(document.get('jobs')).map(([id, node]) => jobOf(id, node, value.jobs[id], lineOf));
  return { text, value, document, jobs, lineOf };
}

function jobOf(id, node, value, lineOf) {
  const nodes = isMap(node) ? (node.get('steps')?.items ?? []) : [];
  const steps = (value?.steps ?? []).map((step, index) => ({ value: step, node: nodes[index], line: lineOf(nodes[index]), uses: step.uses ?? '', with: step.with ?? {} }));
  return { id, value: value ?? {}, node, line: lineOf(node), steps };
}

/** Entries of a YAML map with their nodes; none for anything else. */
export function mapOf(node) {
  return isMap(node) ? node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), value]) : [];
}

/** Steps of the whole file. */
export function allSteps({ jobs }) {
  return jobs.flatMap(({ steps }) => steps);
}

/** Every text inside a value, however deep. */
export function textsIn(value) {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Names of the events that start a workflow. */
export function eventsOf({ value: { on } }) {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys(on ?? {});
}

/** Whether a step is one of this project's own action, by whatever path. */
export function isOurs({ uses }) {
  return /(?:^|\/)safe-parallel-debugging@/.test(uses) || uses === './.safe-debug-action';
}
