import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';
import { filesOf } from './failing-commit.mjs';
import { git, run } from './processes.mjs';

/** A gate that runs this long on a trial tree is taken for one that hangs. */
const trialTimeoutMs = 120_000;

/**
 * Tries trees by hand, one after another in one checkout, so that the wrong candidates are known to be wrong before the
 * program under proof sees them. Only reports are read with the program's own `judge`.
 */
export class Trial {
  #checkout;
  #gate;
  #cli;
  #scratch;

  constructor({ checkout, gate, cli, scratch }) {
    this.#checkout = checkout;
    this.#gate = gate;
    this.#cli = cli;
    this.#scratch = scratch;
    mkdirSync(scratch, { recursive: true });
  }

  /** Runs the gate on a commit and then gives the checkout back as it was. `failing`: a set of `suite > name`. */
  judge(commit) {
    git(this.#checkout, ['checkout', '--quiet', '--force', '--detach', commit]);
    try {
      return this.#judgeCheckout();
    } finally {
      git(this.#checkout, ['checkout', '--quiet', '--force', 'main']);
      git(this.#checkout, ['clean', '--quiet', '-d', '--force']);
    }
  }

  #judgeCheckout() {
    const startedAt = new Date();
    const output = join(this.#scratch, 'stdout');
    const descriptor = openSync(output, 'w');
    const end = spawnSync('/bin/sh', ['-c', this.#gate.command], { cwd: this.#checkout, stdio: ['ignore', descriptor, 'ignore'], timeout: trialTimeoutMs, killSignal: 'SIGKILL', env: { ...process.env, CI: 'true' } });
    closeSync(descriptor);
    const reports = (this.#gate.reports.length === 0 ? [] : filesOf(this.#checkout).filter(picomatch(this.#gate.reports, { dot: true }))).map((name) => join(this.#checkout, name));
    const record = {
      gate: { format: this.#gate.format, reports: this.#gate.reports, reportsRequired: true, minTests: 1 },
      secrets: {},
      attempts: [{ exitCode: end.status, signal: end.signal, timedOut: end.error?.code === 'ETIMEDOUT', startedAt: startedAt.toISOString(), endedAt: new Date().toISOString(), output, reports: reports.map((file) => ({ file, mtime: statSync(file).mtime.toISOString() })) }],
    };
    const file = join(this.#scratch, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    const { verdict, counts, failing, problems } = JSON.parse(run(process.execPath, [this.#cli, 'judge', file, '--json']));
    for (const report of reports) rmSync(report, { force: true });
    return { verdict, counts, problems, failing: new Set(failing.map(({ suite, name }) => `${suite} > ${name}`)) };
  }
}
