import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { Json, JsonObject } from './records.js';

/** What the status functions answer. `success` and `failure` cover the jobs or steps before. */
export type Status = { readonly success: boolean; readonly failure: boolean; readonly cancelled: boolean };
export const fine: Status = { success: true, failure: false, cancelled: false };

export type Contexts = Readonly<Record<string, Json>>;

/** docs.github.com/actions/reference/workflows-and-actions/contexts */
const contextNames = [
  'github', 'env', 'vars', 'job', 'jobs', 'steps', 'runner', 'secrets', 'strategy', 'matrix', 'needs', 'inputs',
];
const statusFunctions = new Set(['success', 'failure', 'always', 'cancelled']);

type FunctionDefinition = {
  name: string;
  minArgs: number;
  maxArgs: number;
  call: (...values: data.ExpressionData[]) => data.ExpressionData;
};

/** Evaluates one expression (without its `${{ }}`) to plain JSON. Throws what GitHub's own parser throws. */
export function evaluateExpression(source: string, contexts: Contexts, status: Status = fine): Json {
  const functions = functionsFor(contexts, status);
  const tree = new Parser(tokensOf(source), contextNames, functions).parse();
  const known = Object.fromEntries(contextNames.map((name) => [name, contexts[name] ?? {}]));
  const byName = new Map(functions.map((definition) => [definition.name.toLowerCase(), definition]));
  return fromData(new Evaluator(tree, toDictionary(known), byName).evaluate());
}

/**
 * The condition of a job or step. Without a status function it means `success() && (condition)`:
 * docs.github.com/actions/reference/workflows-and-actions/expressions#status-check-functions
 */
export function evaluateCondition(source: string | undefined, contexts: Contexts, status: Status): boolean {
  const condition = withoutMarkers(source ?? 'success()');
  const whole = callsStatusFunction(condition) ? condition : `success() && (${condition})`;
  return isTruthy(evaluateExpression(whole, contexts, status));
}

/** A value as it appears inside a string: docs.github.com/actions/reference/workflows-and-actions/expressions#literals */
export function asText(value: Json | undefined): string {
  return value === undefined ? '' : toData(value).coerceString();
}

function functionsFor(contexts: Contexts, status: Status): FunctionDefinition[] {
  const answering = (name: string, answer: boolean): FunctionDefinition => ({
    name, minArgs: 0, maxArgs: 255, call: () => new data.BooleanData(answer),
  });
  return [
    answering('success', status.success),
    answering('failure', status.failure),
    answering('always', true),
    answering('cancelled', status.cancelled),
    {
      name: 'hashFiles', minArgs: 1, maxArgs: 255,
      call: (...patterns) => new data.StringData(hashFiles(workspaceOf(contexts), patterns.map((one) => one.coerceString()))),
    },
  ];
}

/** sha256 over the sha256 of each file, as actions/runner src/Misc/expressionFunc/hashFiles does; empty without files. */
function hashFiles(workspace: string, patterns: string[]): string {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: workspace }))
    .filter((file) => statSync(join(workspace, file)).isFile());
  if (files.length === 0) return '';
  const whole = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    whole.update(createHash('sha256').update(readFileSync(join(workspace, file))).digest());
  }
  return whole.digest('hex');
}

function workspaceOf(contexts: Contexts): string {
  const github = contexts['github'];
  const workspace = isObject(github) ? github['workspace'] : undefined;
  return typeof workspace === 'string' ? workspace : '.';
}

function withoutMarkers(source: string): string {
  return /^\s*\$\{\{([^]*)\}\}\s*$/.exec(source)?.[1] ?? source;
}

function callsStatusFunction(condition: string): boolean {
  return tokensOf(condition).some((token, index, tokens) =>
    statusFunctions.has(token.lexeme.toLowerCase()) && tokens[index + 1]?.lexeme === '(');
}

/** Tokens of an expression. The lexer (0.3.61) turns only the first `''` of a string into a quote; GitHub turns all. */
function tokensOf(source: string): ReturnType<Lexer['lex']>['tokens'] {
  const { tokens } = new Lexer(source).lex();
  return tokens.map((token) =>
    token.lexeme.startsWith("'") ? { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") } : token);
}

function isTruthy(value: Json): boolean {
  return !(value === false || value === null || value === '' || value === 0);
}

/** True for a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toData(value: Json): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData;
}

function toDictionary(value: JsonObject): data.Dictionary {
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })));
}

function fromData(value: data.ExpressionData): Json {
  return JSON.parse(JSON.stringify(value, data.replacer)) as Json;
}
