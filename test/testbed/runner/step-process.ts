import { openCommandFiles, readCommandFiles } from './environment-files.js';
import type { FileResults } from './environment-files.js';
import type { RunningStep } from './step.js';
import { runProcess } from './processes.js';

export type StepProcess = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** On top of the job's variables. */
  readonly env: Readonly<Record<string, string>>;
};

/** Runs a process of a step, and takes over what it wrote to its files. */
export async function runStepProcess(step: RunningStep, process: StepProcess): Promise<{ status: number; results: FileResults }> {
  const { session } = step;
  const files = await openCommandFiles(session.machine.commands);
  const status = await runProcess({
    file: process.file,
    args: process.args,
    cwd: process.cwd,
    env: { ...session.variables(process.env), ...files },
    onLine: session.lineReader(step.id),
    signal: step.signal,
    onStart: (group) => session.processGroups.add(group),
    waits: session.leg.job.call.scope.settings.processWaits,
  });
  const results = await readCommandFiles(files);
  Object.assign(session.env, results.env);
  session.paths.unshift(...results.paths.reverse());
  if (results.problem !== null) session.annotate('error', step.id, results.problem);
  session.record.summary += session.masks.hide(results.summary);
  return { status, results };
}
