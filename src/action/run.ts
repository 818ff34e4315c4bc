import * as core from '@actions/core';
import { systemClock } from '../clock.js';
import { exitStatusOf } from '../cli/exit-status.js';
import { writePage } from '../cli/result.js';
import { runRequest } from '../cli/run-options.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { layout } from '../evidence/layout.js';
import { run } from '../steps/run.js';
import { plainLine } from '../studio/terminal/progress-line.js';
import { join } from 'node:path';

/**
 * The action's one-step form: all four steps in this job, over candidates that lie in the checkout. It writes evidence
 * and sets outputs; it promotes nothing. A winner, or a gate that is already green, is a successful step.
 */
export async function execute(): Promise<void> {
  const request = await runRequest('run', {
    gate: core.getInput('gate', { required: true }),
    report: core.getMultilineInput('report'),
    candidates: core.getMultilineInput('candidates'),
    promote: 'none',
    repo: core.getInput('repository') || '.',
    ...optional('setup'),
    ...optional('report-format'),
    ...optional('directory'),
    ...optional('timeout'),
    ...optional('attempts'),
    ...optional('jobs'),
    ...optional('out'),
  });
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  const { evidence, digest, out } = await run(request.settings, {
    clock: systemClock,
    signal: interruption.signal,
    passed: request.passed,
    jobs: request.jobs,
    claimOut: () => claimOutFolder(request.settings.out, request.settings.repository.workTree),
    onLeftover: (folders) => core.warning(`Could not delete ${folders.join(', ')}.`),
    onEvents: (events) =>
      events.listen((event) => {
        const line = plainLine(event);
        if (line !== null) core.info(line);
      }),
  });
  await writePage(out);
  core.setOutput('outcome', evidence.outcome);
  core.setOutput('decision', evidence.promotion.decision);
  core.setOutput('winner', evidence.selection.winner ?? '');
  core.setOutput('evidence', join(out, layout.evidence));
  core.setOutput('evidence-digest', digest);
  if (exitStatusOf(evidence) !== 0 && evidence.outcome !== 'already-green') core.setFailed(`No candidate was verified: ${evidence.outcome}.`);
}

/** An input as an option, if it was given. */
function optional<Name extends string>(name: Name): Partial<Record<Name, string>> {
  const value = core.getInput(name);
  const option: Partial<Record<Name, string>> = {};
  if (value !== '') option[name] = value;
  return option;
}
