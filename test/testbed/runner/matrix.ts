import { isDeepStrictEqual } from 'node:util';
import { isObject } from './expressions.js';
import { WorkflowFault } from './faults.js';
import type { Json, JsonObject } from './records.js';

/** docs.github.com/actions/reference/limits: a matrix makes at most 256 jobs a run. */
const maximumJobs = 256;

/**
 * The combinations of `strategy.matrix`, in order. `include` adds to a combination whose original values it does not
 * change, else it makes a new one: docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations
 * An empty matrix is an error, as on GitHub.
 */
export function expandMatrix(matrix: Json, job: string): JsonObject[] {
  if (!isObject(matrix)) throw new WorkflowFault(`Error when evaluating 'strategy' for job '${job}': the matrix is not a mapping.`);
  const { include, exclude, ...axes } = matrix;
  const combinations = combine(axes).filter((one) => !objects(exclude).some((partial) => contains(one, partial)));
  const all = addIncluded(combinations, objects(include), axes);
  if (all.length === 0) {
    throw new WorkflowFault(`Error when evaluating 'strategy' for job '${job}'. Matrix vector '${Object.keys(axes)[0] ?? 'include'}' does not contain any values.`);
  }
  if (all.length > maximumJobs) throw new WorkflowFault(`Job '${job}' has ${all.length} matrix combinations; at most ${maximumJobs} are allowed.`);
  return all;
}

/** What GitHub shows behind the job's name: the values, in the order of the axes. */
export function legName(name: string, leg: JsonObject): string {
  const values = Object.values(leg).flatMap(flatValues);
  return values.length === 0 ? name : `${name} (${values.join(', ')})`;
}

function flatValues(value: Json): string[] {
  if (isObject(value)) return Object.values(value).flatMap(flatValues);
  return Array.isArray(value) ? value.flatMap(flatValues) : [String(value)];
}

function combine(axes: JsonObject): JsonObject[] {
  const names = Object.entries(axes);
  if (names.length === 0) return [];
  return names.reduce<JsonObject[]>(
    (combinations, [name, values]) => combinations.flatMap((one) => list(values).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function addIncluded(combinations: JsonObject[], included: JsonObject[], axes: JsonObject): JsonObject[] {
  const legs = combinations.map((original) => ({ original, leg: { ...original } }));
  const added: JsonObject[] = [];
  for (const extra of included) {
    const original = Object.fromEntries(Object.entries(extra).filter(([name]) => name in axes));
    const matching = legs.filter((one) => contains(one.original, original));
    for (const one of matching) Object.assign(one.leg, extra);
    if (matching.length === 0) added.push({ ...extra });
  }
  return [...legs.map((one) => one.leg), ...added];
}

function contains(whole: JsonObject, partial: JsonObject): boolean {
  return Object.entries(partial).every(([name, value]) => {
    const found = whole[name];
    return isObject(value) && isObject(found) ? contains(found, value) : isDeepStrictEqual(found, value);
  });
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function objects(value: Json | undefined): JsonObject[] {
  return list(value).filter(isObject);
}
