import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { readEvents, readEvidence } from '../evidence/reader.js';
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
  const baselineLog = await endOf(join(folder, layout.log('baseline')));
  output.stdout(summary(evidence, await readEvents(folder), { out: folder, digest, program, baselineLog, colour, width: process.stdout.columns ?? 100 }));
}

/** The end of a text file; nothing of one that is not there. */
async function endOf(file: string): Promise<string> {
  try {
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(longestEnd), 0, longestEnd, Math.max(0, size - longestEnd));
      return buffer.subarray(0, bytesRead).toString('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
