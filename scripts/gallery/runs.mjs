import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { serveReplies } from './model-server.mjs';
import { gate, Repository } from './repository.mjs';

const project = resolve(import.meta.dirname, '../..');
const fault = 'Math.min(first + size, total - 1)';
const fix = 'Math.min(first + size, total) - 1';

/**
 * The runs of the gallery. `make(folder, cli)` runs the program in an empty folder and resolves to the folder of the
 * evidence; `outcome` is what the run must come to.
 */
export const runs = [
  { name: 'demo', title: 'The bundled demo: three ideas, one winner', outcome: 'fixed', make: demo },
  { name: 'real-package', title: 'A published package: the released fix among wrong ideas', outcome: 'fixed', make: realPackage },
  { name: 'hostile-candidate', title: 'Candidates that cheat: edited tests, deleted tests, markup in names', outcome: 'fixed', make: hostileCandidate },
  { name: 'replay-differs', title: 'A winner whose world cannot be reproduced', outcome: 'replay-failed', make: replayDiffers },
  { name: 'flaky-baseline', title: 'A gate that fails now and then: nothing can be proven', outcome: 'indeterminate', make: flakyBaseline },
  { name: 'model-run', title: 'Ideas from a model in two rounds, with the bill (a scripted server stands in for the model)', outcome: 'fixed', make: modelRun },
];

/** What the runs see of this machine: no home, no tools of one person. npm keeps its settings. */
function environment(folder) {
  const npm = Object.entries({ NPM_CONFIG_USERCONFIG: join(homedir(), '.npmrc'), ...process.env }).filter(([name]) => /^npm_config_/i.test(name));
  return { ...Object.fromEntries(npm), PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder };
}

async function demo(folder, cli) {
  const out = join(folder, 'demo');
  await run(folder, cli, ['demo', '--out', out]);
  return out;
}

/** The proof on real packages leaves its evidence in a folder that it names. Needs a network and npm. */
async function realPackage(folder, cli) {
  const { stdout: printed } = await promisify(execFile)(process.execPath, [join(project, 'test/real/main.mjs'), '--keep', '--cli', cli, 'fast-uri'], { encoding: 'utf8', env: environment(folder) });
  const left = /left in (.+)/.exec(printed)?.[1];
  if (left === undefined) throw new Error(`The proof on a real package left no evidence:\n${printed}`);
  return join(left, 'evidence');
}

function hostileCandidate(folder, cli) {
  const repository = new Repository(join(folder, 'repository'));
  const source = repository.read('src/pages.js');
  const tests = repository.read('test/pages.test.js');
  return runCandidates(folder, cli, repository, {
    '1-expect-the-fault': { 'test/pages.test.js': tests.replace('{ first: 0, last: 2 }', '{ first: 0, last: 3 }') },
    '2-delete-the-tests': { 'test/pages.test.js': "import { test } from 'node:test';\n\ntest('nothing to see here', () => {});\n" },
    '3-exit-early': { 'src/pages.js': `console.log('ok 1 - everything');\nprocess.exit(0);\n${source}` },
    '4-run-in-ci': { '.github/workflows/mine.yml': 'on: push\njobs: {}\n', 'src/pages.js': source.replace(fault, fix) },
    '5-"><img src=x onerror=alert(1)>': { 'src/pages.js': source.replace(fault, `${fault} /* </script><script>alert(document.domain)</script> \u202e */`), 'src/<script>alert(2)<.script>.js': 'export {};\n' },
    '6-the-fix': { 'src/pages.js': source.replace(fault, fix) },
  });
}

/** The fix writes the time into a file: two worlds are never equal. */
function replayDiffers(folder, cli) {
  const repository = new Repository(join(folder, 'repository'));
  const source = repository.read('src/pages.js');
  const stamp = "import { writeFileSync } from 'node:fs';\n\nwriteFileSync(new URL('../report.json', import.meta.url), JSON.stringify({ at: Date.now() }));\n\n";
  return runCandidates(folder, cli, repository, { 'fix-with-a-time-stamp': { 'src/pages.js': `${stamp}${source.replace(fault, fix)}` } });
}

/** One test depends on chance. Eight attempts see both of its results, all but once in a hundred times. */
function flakyBaseline(folder, cli) {
  const flaky = "\ntest('finds a free port', () => {\n  assert.ok(Math.random() < 0.5);\n});\n";
  const tests = readFileSync(join(project, 'fixtures/boundary-bug/program/test/pages.test.js'), 'utf8');
  const repository = new Repository(join(folder, 'repository'), { 'test/pages.test.js': tests + flaky });
  const source = repository.read('src/pages.js');
  return runCandidates(folder, cli, repository, { 'the-fix': { 'src/pages.js': source.replace(fault, fix) } }, ['--attempts', '8']);
}

/**
 * Three proposals, of which none holds: one fixes nothing, one fixes a part, one is no change at first and does not fit when it is asked
 * for again. In the second round the model improves both that failed: both hold, and the smaller one wins. The server is scripted, everything else is real.
 */
async function modelRun(folder, cli) {
  const prices = 'prices:\n  - { model: openai/scripted, inputPerMillionUsd: 0.5, outputPerMillionUsd: 1.5, asOf: 2026-01-01 }\n';
  const repository = new Repository(join(folder, 'repository'), { '.github/safe-debug.yml': prices });
  const line = `  const last = ${fault};`;
  const slice = '  return range === null ? [] : items.slice(range.first, range.last + 1);';
  const byTotal = block(line, '  const last = Math.min(first + size, total);');
  const bySize = block(slice, '  return range === null ? [] : items.slice(range.first, range.first + size);');
  const server = await serveReplies([
    { asked: 'Your earlier reply could not be used', says: block('  const last = total;', '  const last = total - 1;') },
    { asked: '+  const last = Math.min(first + size, total);', says: block(line, `  const last = ${fix};`) },
    { asked: '+  return range === null ? [] : items.slice(range.first, range.first + size);', says: block(line, `  const end = Math.min(first + size, total);\n  const last = end - 1;`) },
    { asked: 'the likeliest cause', says: byTotal },
    { asked: 'the expected and the actual values', says: bySize },
    { asked: 'the latest change', says: 'The last page looks wrong to me. Try to subtract one somewhere.' },
  ]);
  try {
    return await runGate(folder, cli, repository, ['--model', 'openai/scripted', '--model-base-url', server.baseUrl, '--proposals', '3', '--rounds', '2', '--max-cost', '0.50']);
  } finally {
    await server.close();
  }
}

/** An answer of a model: lines of the program to search, and what takes their place. */
function block(search, replace) {
  return `src/pages.js\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
}

async function runCandidates(folder, cli, repository, candidates, options = []) {
  const patches = join(folder, 'candidates');
  mkdirSync(patches);
  for (const [label, changes] of Object.entries(candidates)) writeFileSync(join(patches, `${label}.patch`), repository.patchOf(changes));
  return await runGate(folder, cli, repository, ['--candidates', patches, ...options]);
}

async function runGate(folder, cli, repository, options) {
  const out = join(folder, 'evidence');
  await run(folder, cli, ['run', '--repo', repository.directory, '--gate', gate, '--promote', 'branch', '--out', out, ...options]);
  return out;
}

/** Exit status 1 is an honest no, which some of the runs are about. */
async function run(folder, cli, args) {
  const child = spawn(process.execPath, [cli, ...args], { env: environment(folder), stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done, fail) => child.on('error', fail).on('close', done));
  const [said, status] = await Promise.all([text(child.stderr), ended]);
  if (status !== 0 && status !== 1) throw new Error(`safe-debug ${args[0]} ended with ${status}:\n${said}`);
}
