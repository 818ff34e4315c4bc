import { positionals, readArguments } from './arguments.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { runRequest } from '../entries/run-request.js';
import { claimOutFolder } from '../evidence/out-folder.js';
import { runOptions } from './run-options.js';

/** `safe-debug run`. What runs the steps is loaded while git answers the first questions. */
export async function run(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('run', args, { ...runOptions, resume: { type: 'string' } });
  if (values.help) {
    context.stdout(commandHelp['run'] ?? '');
    return 0;
  }
  positionals('run', given);
  if (values.resume !== undefined) return (await import('./resume.js')).resumeRun(values.resume, values, context);
  const [request, { runAll }] = await Promise.all([runRequest('run', values), import('./execution.js')]);
  const { out, repository } = request.settings;
  return runAll(request, { claimOut: () => claimOutFolder(out, repository.workTree), resumeFrom: out }, context);
}
