import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const targetsFolder = join(import.meta.dirname, 'targets');
const names = readdirSync(targetsFolder).map((name) => name.replace(/\.mjs$/, '')).sort();
const usage = `Measures the program. Exit status 1 if a bar is not kept.

  npm run bench -- TARGET [--quick] [--cli FILE] [--node FILE]...

  TARGET       ${names.join(', ')}
  --quick      few runs: a look, no measurement
  --cli FILE   the program (default: dist/cli/index.js)
  --node FILE  another Node to measure the demo with (repeatable)

Raw samples go to bench/results/DATE-TARGET.jsonl.
`;

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** What a figure depends on. */
function machine() {
  return {
    at: new Date().toISOString(),
    system: `${type()} ${release()} ${arch()}`,
    processors: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    git: execFileSync('git', ['--version'], { encoding: 'utf8' }).trim(),
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, cli: { type: 'string', default: resolve(import.meta.dirname, '../dist/cli/index.js') }, node: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (values.help || positionals.length !== 1 || !names.includes(name)) {
    say(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const target = await import(join(targetsFolder, `${name}.mjs`));
  const facts = machine();
  const results = resultsFile(name, facts);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  const samples = [];
  try {
    const sampled = (sample) => {
      samples.push(sample);
      appendFileSync(results, `${JSON.stringify(sample)}\n`);
    };
    await target.measure({ program: { cli: resolve(values.cli) }, folder, quick: values.quick, nodes: values.node.map((node) => resolve(node)), sampled });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { lines, holds } = target.report(samples);
  say(`${target.title}\n`);
  for (const line of lines) say(line);
  say(`\nmachine: ${facts.system}; ${facts.processors}; ${facts.memoryGiB} GiB; Node ${facts.node}; ${facts.git}`);
  for (const limit of target.notClaimed) say(`not claimed: ${limit}`);
  say(`raw samples: ${results}`);
  process.exitCode = holds ? 0 : 1;
}

/** A file of raw samples: the machine first, then one line a sample. */
function resultsFile(name, facts) {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${facts.at.slice(0, 10)}-${name}.jsonl`);
  writeFileSync(file, `${JSON.stringify({ machine: facts })}\n`);
  return file;
}

await main();
