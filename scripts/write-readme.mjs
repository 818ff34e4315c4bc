// Writes the generated parts of README.md and docs/github.md, between `<!-- NAME -->` and `<!-- end of NAME -->`: tables of
// inputs and outputs from action.yml and the reusable workflow, and the example workflows word for word.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const { inputs, outputs } = parse(readFileSync('action.yml', 'utf8'));
const reusable = parse(readFileSync('.github/workflows/debug.yml', 'utf8')).on.workflow_call;

const parts = {
  inputs: () => table(['input', 'what it is', 'default', 'modes'], Object.entries(inputs).map(([name, { description, default: fallback }]) => [code(name), ...split(description, shown(fallback))])),
  outputs: () => table(['output', 'what it is', 'modes'], Object.entries(outputs).map(([name, { description }]) => [code(name), ...split(description)])),
  'inputs of the reusable workflow': () => table(['input', 'what it is', 'default'], Object.entries(reusable.inputs).map(([name, { description, default: fallback, required }]) => [code(name), description, required ? 'required' : shown(fallback)])),
  'outputs of the reusable workflow': () => table(['output', 'what it is'], Object.entries(reusable.outputs).map(([name, { description }]) => [code(name), description])),
};

/** A description ends with a sentence such as "For `run` and `plan`."; without one it is for all modes. */
function split(description, ...between) {
  const [, text = description, modes = 'all'] = /^(.*?\.) (?:For|Of) ((?:`[a-z]+`(?:, | and )?)+)\.$/s.exec(description) ?? [];
  return [text, ...between, modes.replaceAll(' and ', ', ')];
}

function code(text) {
  return `\`${text}\``;
}

function shown(value) {
  return value === undefined || value === '' ? '' : code(String(value));
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A part by its name, or the file of an example. Throws for a name that is neither. */
function partNamed(name) {
  if (Object.hasOwn(parts, name)) return parts[name]();
  if (/^examples\/[a-z-]+\.yml$/.test(name)) return `\`\`\`yaml\n${readFileSync(name, 'utf8').trimEnd()}\n\`\`\``;
  throw new Error(`There is no part "${name}" to write.`);
}

for (const file of ['README.md', 'docs/github.md']) {
  const text = readFileSync(file, 'utf8');
  const written = text.replace(/(<!-- ([^\n]+?) -->\n)(?:.*?\n)??(<!-- end of \2 -->)/gs, (_, start, name, end) => `${start}${partNamed(name)}\n${end}`);
  if (written !== text) writeFileSync(file, written);
}
