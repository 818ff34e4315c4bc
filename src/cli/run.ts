import { resolve } from 'node:path';
import { messageOf } from '../errors.js';
import { exitStatusOf } from '../core/exit-status.js';
import { claimOutFolder, type OutFolder } from '../evidence/out-folder.js';
import { systemClock } from '../clock.js';
import { resume, run as runAllSteps, type Ran, type RunContext } from '../steps/run.js';
import { finishedRun, openUnfinished } from '../steps/unfinished.js';
import { writePage } from '../entries/page-file.js';
import { showResult } from './result.js';
import { startProgress } from './progress.js';
import { positionals, readArguments } from './arguments.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { resumeRequest } from '../entries/resume-request.js';
import { runRequest, type RunRequest, type RunValues } from '../entries/run-request.js';
import { programCommand, resumeCommand } from '../studio/commands.js';
import { runOptions } from './run-options.js';

/** `safe-debug run` */
export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('run', args, { ...runOptions, resume: { type: 'string' } });
  if (values.help) {
    context.stdout(commandHelp['run'] ?? '');
    return 0;
  }
  positionals('run', given);
  if (values.resume !== undefined) return resumeRun(values.resume, values, context);
  const request = await runRequest('run', values);
  const { settings } = request;
  return execute((steps) => runAllSteps(settings, steps), { ...request, claimOut: () => claimOutFolder(settings.out, settings.repository.workTree), resumeFrom: settings.out }, context);
}

/** Takes up a run that was cut short; of one that is finished by now only the result is shown. */
async function resumeRun(id: string, values: RunValues, context: CommandContext): Promise<number> {
  const path = resolve(values.out ?? '.safe-debug');
  const out = await claimOutFolder(path, null);
  try {
    const finished = await finishedRun(out.path, id);
    if (finished !== null) {
      context.stderr.write(`safe-debug: the run ${id} is finished; this is its result\n`);
      return await show({ ...finished, out: out.path }, values.json === true, context);
    }
    const unfinished = await openUnfinished(out.path, id);
    const request = await resumeRequest(unfinished, values);
    // The folder is ours already, and given back below.
    const claimed = { path: out.path, release: () => Promise.resolve() };
    return await execute((steps) => resume(unfinished, request.repository, steps), { ...request, claimOut: () => Promise.resolve(claimed), resumeFrom: path }, context);
  } finally {
    await out.release();
  }
}

/** What a run needs from its command. */
export interface Execution extends Pick<RunRequest, 'passed' | 'jobs' | 'json' | 'proposers'> {
  /** Claims the evidence folder, once everything that is wrong with the input was found. */
  claimOut: () => Promise<OutFolder>;
  /** Evidence folder that `run --resume` finds the run in; null where it cannot. */
  resumeFrom: string | null;
}

/** Runs all steps with progress, writes the page, shows the result. */
export async function execute(work: (steps: RunContext) => Promise<Ran>, { passed, jobs, json, proposers, claimOut, resumeFrom }: Execution, context: CommandContext): Promise<number> {
  let progress: { stop(): void } | null = null;
  const say = (text: string): unknown => context.stderr.write(`safe-debug: ${text}\n`);
  const command = (id: string): string => resumeCommand(programCommand(process.argv[1], process.cwd()), resumeFrom ?? '', id);
  try {
    const ran = await work({
      clock: systemClock,
      signal: context.signal,
      passed,
      jobs,
      claimOut,
      openPullRequest: null,
      proposers,
      onLeftover: (folders) => say(`could not delete ${folders.join(', ')}: look for mounts, immutable files or files of other users in it, and remove it by hand.`),
      onUnfinished: (id) => {
        stop(progress);
        if (resumeFrom !== null) say(`the run is not finished. What its worlds left is kept; continue with ${command(id)}`);
      },
      onEvents: (events, id) => {
        if (resumeFrom !== null) say(`run ${id}; should it be cut short: ${command(id)}`);
        progress = startProgress(context.stderr, events, {});
      },
    });
    stop(progress);
    return await show(ran, json, context);
  } finally {
    stop(progress);
  }
}

async function show({ out, digest, evidence }: Pick<Ran, 'out' | 'digest' | 'evidence'>, json: boolean, context: CommandContext): Promise<number> {
  await writePage(out).catch((error: unknown) => context.stderr.write(`safe-debug: the evidence is whole, but its page could not be written: ${messageOf(error)}\n`));
  await showResult(out, digest, json, context);
  return exitStatusOf(evidence);
}

function stop(progress: { stop(): void } | null): void {
  progress?.stop();
}
