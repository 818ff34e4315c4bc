import { resolve } from 'node:path';
import { resumeRequest } from '../entries/resume-request.js';
import type { RunValues } from '../entries/run-request.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { finishedRun, openUnfinished } from '../steps/resumption.js';
import { resume } from '../steps/run.js';
import { execute, show } from './execution.js';
import type { CommandContext } from './output.js';

/** Takes up a run that was cut short; of one that is finished by now only the result is shown. */
export async function resumeRun(id: string, values: RunValues, context: CommandContext): Promise<number> {
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
