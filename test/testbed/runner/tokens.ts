import { isBasicExpression, isBoolean, isMapping, isNumber, isSequence, isString } from '@actions/workflow-parser';
import type { KeyValuePair } from '@actions/workflow-parser/templates/tokens/key-value-pair';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import type { Contexts, Status } from './expressions.js';
import { asText, evaluateExpression, fine, isObject } from './expressions.js';
import type { Json, JsonObject } from './records.js';

export type Token = TemplateToken;

/** The value under `keys` in nested mappings, or undefined. */
export function find(token: Token | undefined, ...keys: string[]): Token | undefined {
  let current = token;
  for (const key of keys) {
    current = current !== undefined && isMapping(current) ? current.find(key) : undefined;
  }
  return current;
}

/** Pairs of a mapping whose keys are plain strings; none for anything else. */
export function entries(token: Token | undefined): [string, Token][] {
  if (token === undefined || !isMapping(token)) return [];
  return [...pairsOf(token)].map(({ key, value }) => [key.toString(), value]);
}

/** Items of a sequence; none for anything else. */
export function items(token: Token | undefined): Token[] {
  if (token === undefined || !isSequence(token)) return [];
  return Array.from({ length: token.count }, (_, index) => token.get(index));
}

/** A token as plain JSON, every `${{ }}` in it evaluated. */
export function evaluate(token: Token | undefined, contexts: Contexts, status: Status = fine): Json | undefined {
  if (token === undefined) return undefined;
  if (isMapping(token)) return evaluateMapping(token, contexts, status);
  if (isSequence(token)) return items(token).map((item) => evaluate(item, contexts, status) ?? null);
  if (isBasicExpression(token)) return evaluateExpression(token.expression, contexts, status);
  if (isString(token) || isNumber(token) || isBoolean(token)) return token.value;
  return null;
}

/** Like `evaluate`, for mappings of text (`env`, `with`, `outputs`). */
export function evaluateTexts(token: Token | undefined, contexts: Contexts): Record<string, string> {
  const value = evaluate(token, contexts);
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asText(item)]));
}

/** Like `evaluate`, for one text. */
export function evaluateText(token: Token | undefined, contexts: Contexts): string | undefined {
  return token === undefined ? undefined : asText(evaluate(token, contexts));
}

/** The source of an `if:`, or undefined where there is none. */
export function conditionOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined;
  return isBasicExpression(token) ? token.expression : asText(evaluate(token, {}));
}

function evaluateMapping(token: Token, contexts: Contexts, status: Status): JsonObject {
  const result: JsonObject = {};
  for (const { key, value } of pairsOf(token)) {
    const evaluated = evaluate(value, contexts, status) ?? null;
    const isInsert = key.isExpression && !isBasicExpression(key);
    if (isInsert && isObject(evaluated)) Object.assign(result, evaluated);
    else result[asText(evaluate(key, contexts, status))] = evaluated;
  }
  return result;
}

function* pairsOf(token: Token): Generator<KeyValuePair> {
  const mapping = token.assertMapping('mapping');
  for (let index = 0; index < mapping.count; index += 1) yield mapping.get(index);
}
