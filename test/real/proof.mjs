import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, git } from './processes.mjs';

/** Collects what does not hold, in words. */
class Findings {
  problems = [];

  demand(holds, problem) {
    if (!holds) this.problems.push(problem);
  }
}

/**
 * Runs the program on a failing commit with the ideas, and holds its evidence against what is known of them.
 * Returns `{ problems, evidence, seconds, out }`; no problems means that the proof holds.
 */
export function prove({ cli, repository, gate, folder, ideas, given, out, rerun, environment }) {
  const before = stateOf(repository);
  const started = performance.now();
  const reports = gate.reports.flatMap((glob) => ['--report', glob]);
  const variables = environment.flatMap((variable) => ['--env', variable]);
  const ran = attempt(process.execPath, [cli, 'run', '--repo', repository, '--gate', gate.command, ...reports, ...given, ...variables, '--candidates', folder, '--out', out, '--json'], { directory: repository, accept: [0, 1, 2, 3] });
  const seconds = (performance.now() - started) / 1e3;
  const findings = new Findings();
  findings.demand(ran.status === 0, `run ended with exit status ${ran.status}: ${ran.stderr.trim().slice(-1500)}`);
  if (!existsSync(join(out, 'latest.json'))) return { problems: findings.problems, evidence: null, seconds, out };
  const evidence = JSON.parse(readFileSync(join(out, 'latest.json'), 'utf8'));
  checkOutcome(evidence, findings);
  for (const idea of ideas) checkIdea(idea, evidence, findings);
  findings.demand(stateOf(repository) === before, 'the repository is not as it was before the run');
  const verified = attempt(process.execPath, [cli, 'verify', out, '--repo', repository, ...(rerun ? ['--rerun', ...variables] : [])], { accept: [0, 1, 2, 3] });
  findings.demand(verified.status === 0, `verify ended with exit status ${verified.status}: ${verified.stdout}${verified.stderr}`.trim());
  return { problems: findings.problems, evidence, seconds, out };
}

function checkOutcome({ outcome, baseline, replay, gate }, findings) {
  findings.demand(baseline.outcome === 'reproduced', `the baseline is ${baseline.outcome}: ${baseline.result?.problems.join(', ')}`);
  findings.demand(outcome === 'fixed', `the outcome is ${outcome}`);
  findings.demand(replay.status === 'verified', `the replay is ${replay.status}: ${replay.problems.join(', ')}`);
  findings.demand(replay.testsAgree === true, 'the replay has other test results');
  const differences = replay.equality?.differences.map(({ path, kind }) => `${path} (${kind})`) ?? [];
  findings.demand(replay.equality?.equal === true, `the worlds differ: ${differences.slice(0, 5).join(', ')}`);
  findings.demand(gate.format !== 'none', 'no report was read');
}

function checkIdea({ label, expect, reasons = [] }, { candidates, selection, tests }, findings) {
  const found = candidates.find((candidate) => candidate.label === label);
  const say = found === undefined ? 'is not there' : `is ${found.verdict} (${found.reasons.join(', ')})${details(found, tests)}`;
  const expected = {
    winner: () => found?.verdict === 'accepted' && selection.winner === found.id,
    twin: () => found?.verdict === 'accepted' && found.reasons.includes(`duplicate-of:${selection.winner}`),
    rejected: () => found?.verdict === 'rejected' && reasons.every((reason) => found.reasons.includes(reason)),
    inapplicable: () => found?.verdict === 'inapplicable' && reasons.some((reason) => found.reasons.includes(reason)),
  };
  findings.demand(expected[expect](), `${label} was to be ${[expect, ...reasons].join(' ')}, but ${say}`);
}

function details({ fixed, broken, missing }, tests) {
  const named = (word, indices) => (indices.length === 0 ? '' : `; ${indices.length} ${word}, such as ${JSON.stringify(tests[indices[0]])}`);
  return named('fixed', fixed) + named('broken', broken) + named('missing', missing);
}

/** Everything of a repository that a run must leave alone. */
function stateOf(repository) {
  return [['status', '--porcelain'], ['rev-parse', 'HEAD'], ['for-each-ref'], ['config', '--local', '--list']].map((given) => git(repository, given)).join('\0');
}
