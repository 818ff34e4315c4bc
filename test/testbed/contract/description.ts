import { readFileSync } from 'node:fs';
import { z } from 'zod';

const method = z.enum(['get', 'post', 'put', 'patch', 'delete']);
const jsonObject = z.record(z.string(), z.unknown());
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  schema: jsonObject,
});
const media = z.object({ schema: jsonObject.optional() });
const response = z.object({ content: z.record(z.string(), media).optional() });
const reference = z.object({ $ref: z.string() });
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([reference, parameter])).optional(),
  requestBody: z.object({ required: z.boolean().optional(), content: z.record(z.string(), media) }).optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(method, operation)),
  components: z.object({
    schemas: z.record(z.string(), jsonObject),
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
  }),
});

export type JsonSchema = z.infer<typeof jsonObject>;
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Matches the undecoded path; groups are the path's parameters. */
  readonly pattern: RegExp;
  readonly query: readonly z.infer<typeof parameter>[];
  readonly body: { readonly required: boolean; readonly schema: JsonSchema | undefined } | null;
  /** JSON schema by status; null where an answer has no JSON body. */
  readonly answers: ReadonlyMap<number, JsonSchema | null>;
}

/** Parameters that may hold slashes (`x-multi-segment` in GitHub's description). */
const manySegments = new Set(['ref', 'path', 'basehead', 'tree_sha', 'branch']);

const read = description.parse(JSON.parse(readFileSync(new URL('github-openapi.json', import.meta.url), 'utf8')));

/** What GitHub's description leaves out: outdated review comments have `line` and `position` null (github/rest-api-description#1901). */
const alsoNull = ['line', 'position'];
const reviewComment = z.record(z.string(), jsonObject).parse(read.components.schemas['pull-request-review-comment']?.['properties']);
for (const name of alsoNull) reviewComment[name] = { ...reviewComment[name], nullable: true };
read.components.schemas['pull-request-review-comment'] = { ...read.components.schemas['pull-request-review-comment'], properties: reviewComment };

/** Schemas that others refer to as `github#/components/schemas/NAME`. */
export const schemas: Readonly<Record<string, JsonSchema>> = read.components.schemas;

/** GitHub's operations that the bed knows, those with more literal path segments first. */
const operations: readonly Operation[] = Object.entries(read.paths)
  .toSorted(([one], [other]) => literalSegments(other) - literalSegments(one))
  .flatMap(([path, methods]) => Object.entries(methods).map(([name, each]) => operationOf(path, name, each)));

/** The operation that a request is for. */
export function findOperation(verb: string, path: string): Operation | undefined {
  return operations.find((each) => each.method === verb && each.pattern.test(path));
}

function operationOf(path: string, verb: string, each: z.infer<typeof operation>): Operation {
  const parameters = (each.parameters ?? []).map((one) => ('$ref' in one ? named(read.components.parameters, one.$ref) : one));
  const answers = Object.entries(each.responses).map(([status, one]) => {
    const answer = '$ref' in one ? named(read.components.responses, one.$ref) : one;
    return [Number(status), answer.content?.['application/json']?.schema ?? null] as const;
  });
  const body = each.requestBody;
  return {
    id: each.operationId,
    method: verb.toUpperCase(),
    pattern: patternOf(path),
    query: parameters.filter((one) => one.in === 'query'),
    body: body === undefined ? null : { required: body.required ?? false, schema: body.content['application/json']?.schema },
    answers: new Map(answers),
  };
}

function named<Value>(values: Readonly<Record<string, Value>>, pointer: string): Value {
  const value = values[pointer.split('/').at(-1) ?? ''];
  if (value === undefined) throw new Error(`GitHub's description has no ${pointer}. Cut it anew with trim-description.mjs.`);
  return value;
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, (_, name: string) => `(?<${name}>${manySegments.has(name) ? '.+' : '[^/]+'})`))
    .join('/');
  return new RegExp(`^${source}$`);
}

function literalSegments(path: string): number {
  return path.split('/').filter((segment) => !segment.startsWith('{')).length;
}
