import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseDocument } from 'yaml';
import { textForParser } from './yaml-text.js';
import { parseAction } from '@actions/workflow-parser/actions/index';
import type { Contexts } from './expressions.js';
import type { JsonObject } from './records.js';
import type { Token } from './tokens.js';
import { entries, evaluateText, find, items } from './tokens.js';

/** An action's description: docs.github.com/actions/reference/workflows-and-actions/metadata-syntax */
export type ActionFile = {
  readonly folder: string;
  readonly root: Token;
  readonly runs: NodeRuns | CompositeRuns;
};

export type NodeRuns = {
  readonly kind: 'node';
  readonly main: string;
  readonly pre: string | undefined;
  readonly preIf: string;
  readonly post: string | undefined;
  readonly postIf: string;
};
export type CompositeRuns = { readonly kind: 'composite'; readonly steps: readonly Token[] };

/** Reads `action.yml` of a folder with GitHub's parser. */
export async function readActionFile(folder: string): Promise<ActionFile> {
  const path = ['action.yml', 'action.yaml'].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (path === undefined) throw new Error(`Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${folder}'. Did you forget to run actions/checkout before running your local action?`);
  const parsed = parseAction({ name: path, content: textForParser(parseDocument(await readFile(path, 'utf8'))) }, new NoOperationTraceWriter());
  const errors = parsed.context.errors.getErrors();
  if (parsed.value === undefined || errors.length > 0) {
    throw new Error(`Fail to load ${path}: ${errors.map((error) => error.message).join('\n')}`);
  }
  return { folder, root: parsed.value, runs: runsOf(parsed.value, path) };
}

/**
 * Inputs with their defaults, and the names that the action does not know.
 * Unknown ones are passed with a warning: actions/runner src/Runner.Worker/ActionRunner.cs.
 */
export function inputsOfAction(action: ActionFile, given: Readonly<Record<string, string>>, contexts: Contexts): { inputs: JsonObject; unknown: string[] } {
  const declared = entries(find(action.root, 'inputs'));
  const inputs: JsonObject = Object.fromEntries(
    declared.map(([name, definition]) => [name, evaluateText(find(definition, 'default'), contexts) ?? '']),
  );
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const known = declared.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[0];
    if (known === undefined) unknown.push(name);
    inputs[known ?? name] = value;
  }
  return { inputs, unknown };
}

function runsOf(root: Token, path: string): NodeRuns | CompositeRuns {
  const runs = find(root, 'runs');
  const text = (key: string): string | undefined => evaluateText(find(runs, key), {});
  const using = text('using') ?? '';
  if (using === 'composite') return { kind: 'composite', steps: items(find(runs, 'steps')) };
  if (/^node(20|24)$/.test(using)) {
    return {
      kind: 'node', main: text('main') ?? '', pre: text('pre'), preIf: text('pre-if') ?? 'always()',
      post: text('post'), postIf: text('post-if') ?? 'always()',
    };
  }
  throw new Error(`${path}: 'using: ${using}' cannot run here. Use node24, node20 or composite.`);
}
