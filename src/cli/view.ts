import { join, resolve } from 'node:path';
import { layout } from '../evidence/layout.js';
import { evidenceArgument, readArguments } from './arguments.js';
import { finishedEvidence } from './finished-evidence.js';
import { commandHelp } from './help.js';
import type { CommandContext } from './output.js';
import { writePage } from '../entries/page-file.js';

/** `safe-debug view` */
export async function view(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals: given } = readArguments('view', args, { out: { type: 'string' } });
  if (values.help) {
    context.stdout(commandHelp['view'] ?? '');
    return 0;
  }
  const path = evidenceArgument('view', given);
  const folder = await finishedEvidence(path);
  const target = resolve(values.out ?? join(folder, layout.page));
  await writePage(folder, target);
  context.stdout(values.json ? `${JSON.stringify({ page: target })}\n` : `${target}\n`);
  return 0;
}
