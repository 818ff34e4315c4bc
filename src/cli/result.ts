import { join } from 'node:path';
import { layout } from '../evidence/layout.js';
import { readEvents, readEvidence } from '../evidence/reader.js';
import { endOf } from '../files/file-part.js';
import { programCommand } from '../studio/commands.js';
import { wantsColour } from '../studio/terminal/colour.js';
import { summary } from '../studio/terminal/summary.js';
import type { CommandOutput } from './output.js';

/** Most bytes of the end of a log that are looked at for its last lines. */
const longestEnd = 8192;

/** Shows the result: the evidence itself with `--json`, else verdict, table and timeline. */
export async function showResult(folder: string, digest: string, json: boolean, output: CommandOutput): Promise<void> {
  const { bytes, evidence } = await readEvidence(folder);
  if (json) return output.stdout(bytes.toString('utf8'));
  const colour = wantsColour(process.stdout, process.env);
  const program = programCommand(process.argv[1], process.cwd());
  const baselineLog = await endOf(join(folder, layout.log('baseline')), longestEnd);
  output.stdout(summary(evidence, await readEvents(folder), { out: folder, digest, program, baselineLog, colour, width: process.stdout.columns ?? 100 }));
}
