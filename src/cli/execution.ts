import { messageOf } from '../errors.js';
import { exitStatusOf } from '../core/exit-status.js';
import type { OutFolder } from '../evidence/out-folder.js';
import { systemClock } from '../clock.js';
import { run, type Ran, type RunContext } from '../steps/run.js';
import { startProgress } from './progress.js';
import type { CommandContext } from './output.js';
import type { RunRequest } from '../entries/run-request.js';
import { programCommand, resumeCommand } from '../studio/commands.js';

/** What a run needs from its command. */
export interface Execution extends Pick<RunRequest, 'passed' | 'jobs' | 'json' | 'proposers'> {
  /** Claims the evidence folder, once everything that is wrong with the input was found. */
  claimOut: () => Promise<OutFolder>;
  /** Evidence folder that `run --resume` finds the run in; null where it cannot. */
  resumeFrom: string | null;
}

/** The four steps over what was asked for. */
export function runAll(request: RunRequest, place: Pick<Execution, 'claimOut' | 'resumeFrom'>, context: CommandContext): Promise<number> {
  return execute((steps) => run(request.settings, steps), { ...request, ...place }, context);
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

/** Writes the page and shows the result. No gate waits until what does that is loaded. */
export async function show({ out, digest, evidence }: Pick<Ran, 'out' | 'digest' | 'evidence'>, json: boolean, context: CommandContext): Promise<number> {
  const [{ writePage }, { showResult }] = await Promise.all([import('../entries/page-file.js'), import('./result.js')]);
  await writePage(out).catch((error: unknown) => context.stderr.write(`safe-debug: the evidence is whole, but its page could not be written: ${messageOf(error)}\n`));
  await showResult(out, digest, json, context);
  return exitStatusOf(evidence);
}

function stop(progress: { stop(): void } | null): void {
  progress?.stop();
}
