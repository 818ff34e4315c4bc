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
  'example comment': () => exampleComment(readFileSync('fixtures/boundary-bug/candidates/b-end-before-next-page.patch', 'utf8')),
};

/**
 * A comment that asks to try a patch of one hunk. Lines of git's own are left out, which no diff needs, and a blank line at
 * the end, whose space is lost where text is copied; the hunk then counts one line less.
 */
function exampleComment(patch) {
  const lines = patch.replace(/\n$/, '').split('\n').filter((line) => !/^(?:diff --git|index) /.test(line));
  const shorter = lines.at(-1) === ' ' ? lines.slice(0, -1).map((line) => line.replace(/^@@ -(\d+),(\d+) \+(\d+),(\d+) @@.*/, (_, from, before, to, after) => `@@ -${from},${before - 1} +${to},${after - 1} @@`)) : lines;
  return ['````markdown', '/try', '', '```diff', ...shorter, '```', '````'].join('\n');
}

/** A description ends with a sentence such as "For `run` and `plan`."; without one it is for all modes. Throws for one that begins like that and names no modes. */
function split(description, ...between) {
  const [, text = description, modes = 'all'] = /^(.*?\.) (?:For|Of) ((?:`[a-z]+`(?:, | and )?)+)\.$/s.exec(description) ?? [];
  if (modes === 'all' && /\. (?:For|Of) [^.]*`[a-z]+`[^.]*\.$/.test(description)) throw new Error(`The modes in "${description}" cannot be read: write a last sentence such as "For \`run\` and \`plan\`."`);
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
