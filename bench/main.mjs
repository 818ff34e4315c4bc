import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, machineLine } from './machine.mjs';
import { publish } from './publish.mjs';

const targetsFolder = join(import.meta.dirname, 'targets');
const resultsFolder = join(import.meta.dirname, 'results');
const names = readdirSync(targetsFolder).map((name) => name.replace(/\.mjs$/, '')).sort();
const usage = `Measures the program. Exit status 1 if a bar is not kept.

  npm run bench -- [TARGET]... [--quick] [--cli FILE] [--node FILE]...
  npm run bench -- --publish

  TARGET       ${names.join(', ')} (default: all)
  --quick      few runs: a look, no measurement
  --cli FILE   the program (default: dist/cli/index.js)
  --node FILE  another Node to measure the demo with (repeatable)
  --publish    make docs/benchmarks/ from the newest samples of each target

Raw samples go to bench/results/DATE-TARGET.jsonl. Everything is measured in the system's folder for temporary files:
TMPDIR names another, such as one in memory.
`;

function say(line) {
  process.stdout.write(`${line}\n`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, cli: { type: 'string', default: resolve(import.meta.dirname, '../dist/cli/index.js') }, node: { type: 'string', multiple: true, default: [] }, publish: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help || positionals.some((name) => !names.includes(name))) {
    say(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (values.publish) {
    for (const file of await publish(resultsFolder)) say(file);
    return;
  }
  for (const name of positionals.length === 0 ? names : positionals) if (!(await measured(name, values))) process.exitCode = 1;
}

/** Measures one target and prints its summary; whether its bars are kept. */
async function measured(name, { quick, cli, node }) {
  const target = await import(join(targetsFolder, `${name}.mjs`));
  const facts = machine();
  const results = resultsFile(name, { ...facts, quick });
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  const samples = [];
  try {
    const sampled = (sample) => {
      samples.push(sample);
      appendFileSync(results, `${JSON.stringify(sample)}\n`);
    };
    await target.measure({ program: { cli: resolve(cli) }, folder, quick, nodes: node.map((file) => resolve(file)), sampled });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { lines, holds } = target.report(samples);
  say(`${name}: ${target.title}\n`);
  for (const line of lines) say(line);
  say(`\nmachine: ${machineLine(facts)}`);
  for (const limit of target.notClaimed) say(`not claimed: ${limit}`);
  say(`raw samples: ${results}\n`);
  return holds;
}

/** A file of raw samples: the machine first, then one line a sample. */
function resultsFile(name, facts) {
  mkdirSync(resultsFolder, { recursive: true });
  const file = join(resultsFolder, `${facts.at.slice(0, 10)}-${name}.jsonl`);
  writeFileSync(file, `${JSON.stringify({ machine: facts })}\n`);
  return file;
}

await main();
