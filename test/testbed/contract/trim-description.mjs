/**
 * Cuts the operations that the bed models out of GitHub's OpenAPI description, without prose and examples.
 *
 * node trim-description.mjs SOURCE [operationId...]
 *   SOURCE: `generated/api.github.com.json` of the package @octokit/openapi (385 MB, therefore not a dependency).
 *   Operations already in github-openapi.json are kept; the named ones are added.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const target = new URL('github-openapi.json', import.meta.url);
const [source, ...added] = process.argv.slice(2);
const description = JSON.parse(readFileSync(source, 'utf8'));
const wanted = new Set([...added, ...operationIds(existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : { paths: {} })]);

const paths = {};
for (const [path, methods] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (!wanted.has(operation.operationId)) continue;
    const { operationId, parameters, requestBody, responses } = operation;
    paths[path] = { ...paths[path], [method]: { operationId, parameters, requestBody, responses } };
  }
}

const components = {};
collectComponents(paths);
const trimmed = { openapi: description.openapi, info: { version: description.info.version }, paths, components };
writeFileSync(target, `${JSON.stringify(withoutProse(trimmed, false))}\n`);

function operationIds({ paths: known }) {
  return Object.values(known).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
}

function collectComponents(node) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.$ref === 'string') {
    const [, , kind, name] = node.$ref.split('/');
    if (components[kind]?.[name] !== undefined) return;
    components[kind] = { ...components[kind], [name]: description.components[kind][name] };
    collectComponents(components[kind][name]);
  }
  Object.values(node).forEach(collectComponents);
}

function withoutProse(node, insideProperties) {
  if (Array.isArray(node)) return node.map((entry) => withoutProse(entry, false));
  if (node === null || typeof node !== 'object') return node;
  const prose = new Set(['description', 'example', 'examples', 'externalDocs', 'title']);
  const kept = Object.entries(node).filter(([key]) => insideProperties || !prose.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value, key === 'properties' && !insideProperties)]));
}
