import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { debianProject } from './debian-project.mjs';
import { makeIdeas } from './ideas.mjs';
import { packageProject } from './package-project.mjs';
import { projects } from './projects.mjs';
import { prove } from './proof.mjs';
import { Trial } from './trial.mjs';

const usage = `Proves the program on real packages: the newer release's tests on the older release's code, the released fix
among wrong ones. Needs a network and npm.

  node test/real/main.mjs [NAME]...            all projects of the table, or the named ones
  node test/real/main.mjs PACKAGE OLDER NEWER  any npm package whose tarball carries its tests
  node test/real/main.mjs --debian SOURCE      any Python source package of Debian whose last patch is a fix with tests

  --gate CMD     the test command, where the package's own script has a runner that is not known here
  --report GLOB  the reports it writes (repeatable)
  --also NAME    a tool to install beside the package's own, or a word for pytest's command line (repeatable)
  --form FORM    setup: dependencies by a set-up command; carry: taken along from the checkout
  --rerun        verify runs the winner once more
  --keep         leave the folder of the proof, and name it
  --cli FILE     the program (default: dist/cli/index.js)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gate: { type: 'string' }, report: { type: 'string', multiple: true }, also: { type: 'string', multiple: true }, form: { type: 'string', default: 'carry' }, debian: { type: 'string' }, rerun: { type: 'boolean' }, keep: { type: 'boolean' }, cli: { type: 'string', default: resolve(import.meta.dirname, '../../dist/cli/index.js') }, help: { type: 'boolean' } },
});

function say(line) {
  process.stdout.write(`${line}\n`);
}

function chosen() {
  const [name, older, newer] = positionals;
  if (values.debian !== undefined) return [{ debian: true, name: values.debian, gate: values.gate, reports: values.report, also: values.also, rerun: values.rerun }];
  if (older !== undefined && newer !== undefined && /^\d/.test(older)) return [{ name, older, newer, form: values.form, gate: values.gate, reports: values.report, also: values.also, rerun: values.rerun }];
  const unknown = positionals.find((given) => !projects.some((known) => known.name === given));
  if (unknown !== undefined) throw new Error(`${unknown} is not in the table. Name two releases too: ${unknown} OLDER NEWER.`);
  return positionals.length === 0 ? projects : projects.filter((known) => positionals.includes(known.name));
}

/** One project from download to verified evidence. Returns the problems; prints one line of figures. */
function proveProject(project) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'real-')));
  try {
    const { repository, checkout, gate, given, environment, older } = project.debian ? debianProject(project, folder) : packageProject(project, folder);
    const cli = resolve(values.cli);
    const trial = new Trial({ checkout: repository.directory, gate, cli, scratch: join(folder, 'trial') });
    const [baseline, fixed] = [repository.base, repository.fix].map((commit) => trial.judge(commit));
    if (baseline.verdict !== 'fail') return [`the newer tests do not fail on the older code: ${JSON.stringify(baseline.counts)}, ${baseline.problems.join(', ')}`];
    if (fixed.verdict !== 'pass') return [`the newer release does not pass its own tests here: ${[...fixed.failing].slice(0, 3).join('; ')} ${fixed.problems.join(', ')}`];
    const ideas = makeIdeas({ repository, trial, baseline, folder: join(folder, 'ideas'), older });
    const { problems, evidence, seconds } = prove({ cli, repository: checkout, gate, folder: join(folder, 'ideas'), ideas, given, out: join(folder, 'evidence'), rerun: project.rerun === true, environment });
    if (evidence !== null) say(figures(project, gate, evidence, ideas, seconds));
    return problems;
  } finally {
    if (values.keep) say(`    left in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function figures({ name, older, newer, form, debian }, gate, { baseline, candidates, selection, replay }, ideas, seconds) {
  const winner = candidates.find(({ id }) => id === selection.winner);
  const failing = baseline.result?.failing.length ?? 0;
  const made = ideas.map(({ label }) => label.replace(/^\d+-/, ''));
  return [
    debian ? `${name} (Debian)` : `${name} ${older} -> ${newer}`,
    `${gate.runner}${gate.coverage === null ? '' : ` with coverage (${gate.coverage})`}, ${gate.format}${form === undefined ? '' : `, ${form}`}`,
    `${baseline.result?.counts?.total ?? 0} tests on the baseline, ${failing} failing, ${winner?.fixed.length ?? 0} fixed by ${winner?.label ?? 'nobody'}`,
    `${made.length} candidates (${made.join(', ')})`,
    `compared ${replay.equality?.compared.source ?? 0} source and ${replay.equality?.compared.output ?? 0} output files, ${replay.equality?.observedVolatile.length ?? 0} volatile by observation`,
    `${seconds.toFixed(1)} s`,
  ].join('; ');
}

function main() {
  if (values.help) return say(usage);
  const results = chosen().map((project) => {
    let problems;
    try {
      problems = proveProject(project);
    } catch (error) {
      problems = [error instanceof Error ? error.message : String(error)];
    }
    say(`${problems.length === 0 ? 'ok' : 'not ok'} - ${project.name}`);
    for (const problem of problems) say(`    ${problem}`);
    return problems.length === 0;
  });
  const failed = results.filter((passed) => !passed).length;
  say(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main();
