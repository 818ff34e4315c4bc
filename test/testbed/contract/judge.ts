import { Ajv, type ValidateFunction } from 'ajv';
import { type JsonSchema, type Operation, schemas } from './description.js';

export interface Exchange {
  readonly operation: Operation;
  readonly query: URLSearchParams;
  readonly requestBody: unknown;
  readonly status: number;
  /** What was sent as JSON; undefined where the answer is something else. */
  readonly answer: unknown;
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: false });
const lenient = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: 'array' }); // queries are text
for (const each of [ajv, lenient]) {
  each.addSchema({ $id: 'github', components: { schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, draft7(schema)])) } });
}
const compiled = new Map<string, ValidateFunction>();

/** Refusals that GitHub gives to any request, whether an operation's description lists them or not. */
const generalRefusals = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503]);

/**
 * Where a request that was taken, or its answer, differs from GitHub's OpenAPI description; [] if nowhere.
 * Stricter than GitHub in one thing: an unknown field of a body or query, which GitHub ignores, is reported, as it is a slip of the client.
 */
export function judge(exchange: Exchange): string[] {
  const taken = exchange.status < 400;
  const faults = [...(taken ? [...queryFaults(exchange), ...bodyFaults(exchange)] : []), ...answerFaults(exchange)];
  return faults.map((fault) => `${exchange.operation.id}: ${fault}`);
}

function queryFaults({ operation, query }: Exchange): string[] {
  const faults: string[] = [];
  for (const [name, value] of query) {
    const parameter = operation.query.find((each) => each.name === name);
    if (parameter === undefined) faults.push(`query has the unknown parameter ${name}`);
    else faults.push(...faultsOf(lenient, `${operation.id} query ${name}`, { type: 'object', properties: { [name]: parameter.schema } }, { [name]: value }));
  }
  const missing = operation.query.filter((each) => each.required === true && !query.has(each.name));
  return [...faults, ...missing.map((each) => `query lacks ${each.name}`)];
}

function bodyFaults({ operation, requestBody }: Exchange): string[] {
  if (operation.body === null || operation.body.schema === undefined) return [];
  if (requestBody === undefined) return operation.body.required ? ['request lacks its body'] : [];
  const { schema } = operation.body;
  return [...faultsOf(ajv, `${operation.id} request`, schema, requestBody), ...unknownFields(schema, requestBody)];
}

function unknownFields(schema: JsonSchema, body: unknown): string[] {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null || typeof body !== 'object' || body === null) return [];
  return Object.keys(body).filter((name) => !(name in properties)).map((name) => `request has the unknown field ${name}`);
}

function answerFaults({ operation, status, answer }: Exchange): string[] {
  if (status >= 400 && generalRefusals.has(status)) return faultsOf(ajv, 'refusal', refusalSchema, answer);
  const schema = operation.answers.get(status);
  if (schema === undefined) return [`status ${status} is not among ${[...operation.answers.keys()].join(', ')}`];
  if (schema === null || answer === undefined) return [];
  return faultsOf(ajv, `${operation.id} ${status}`, schema, answer);
}

const refusalSchema = { type: 'object', required: ['message', 'documentation_url', 'status'], properties: { message: { type: 'string' }, status: { type: 'string' } } };

function faultsOf(validator: Ajv, name: string, schema: JsonSchema, value: unknown): string[] {
  const validate = compiled.get(name) ?? validator.compile(draft7(absolute(schema)));
  compiled.set(name, validate);
  if (validate(value === undefined ? undefined : JSON.parse(JSON.stringify(value)))) return [];
  return (validate.errors ?? []).map((error) => `${name} ${error.instancePath} ${error.message ?? ''}`);
}

/** References of an operation's own schema lead into the shared components. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"github#/components'));
}

/** OpenAPI 3.0 says `nullable` where JSON Schema has the type "null" (OpenAPI 3.0.3, schema object). */
function draft7(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_, node: unknown) => {
    if (typeof node !== 'object' || node === null || !('nullable' in node) || typeof node.nullable !== 'boolean') return node;
    const { nullable, ...rest } = node;
    return nullable ? { anyOf: [rest, { type: 'null' }] } : rest;
  });
}
