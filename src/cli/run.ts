import { messageOf } from '../errors.js';
import { exitStatusOf } from '../core/exit-status.js';
import { claimOutFolder, type OutFolder } from '../evidence/out-folder.js';
import { systemClock } from '../clock.js';
import type { ProposerAccess } from '../steps/rounds.js';
import { run as runAllSteps } from '../steps/run.js';
import type { PlanSettings } from '../steps/plan.js';
import type { PassedVariable } from '../gate/environment.js';
import { writePage } from '../entries/page-file.js';
import { showResult } from './result.js';
import { startProgress } from './progress.js';
import { positionals, readArguments } from './arguments.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { runRequest } from '../entries/run-request.js';
import { runOptions } from './run-options.js';

/** `safe-debug run` */
export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('run', args, runOptions);
  if (values.help) {
    context.stdout(commandHelp['run'] ?? '');
    return 0;
  }
  positionals('run', given);
  const request = await runRequest('run', values);
  return execute(request.settings, { passed: request.passed, jobs: request.jobs, json: request.json, proposers: request.proposers, claimOut: () => claimOutFolder(request.settings.out, request.settings.repository.workTree) }, context);
}

/** What a run needs from its command beside the settings. */
export interface Execution {
  passed: readonly PassedVariable[];
  jobs: number;
  json: boolean;
  proposers: ProposerAccess;
  /** Claims the evidence folder, once everything that is wrong with the input was found. */
  claimOut: () => Promise<OutFolder>;
}

/** Runs all steps with progress, writes the page, shows the result. */
export async function execute(settings: PlanSettings, execution: Execution, context: CommandContext): Promise<number> {
  let progress: { stop(): void } | null = null;
  try {
    const result = await runAllSteps(settings, {
      clock: systemClock,
      signal: context.signal,
      passed: execution.passed,
      jobs: execution.jobs,
      claimOut: execution.claimOut,
      openPullRequest: null,
      proposers: execution.proposers,
      onLeftover: (folders) => {
        context.stderr.write(`safe-debug: could not delete ${folders.join(', ')}: look for mounts, immutable files or files of other users in it, and remove it by hand.\n`);
      },
      onEvents: (events) => {
        progress = startProgress(context.stderr, events, {});
      },
    });
    stop(progress);
    await writePage(result.out).catch((error: unknown) => context.stderr.write(`safe-debug: the evidence is whole, but its page could not be written: ${messageOf(error)}\n`));
    await showResult(result.out, result.digest, execution.json, context);
    return exitStatusOf(result.evidence);
  } finally {
    stop(progress);
  }
}

function stop(progress: { stop(): void } | null): void {
  progress?.stop();
}
