import { readEvents, readEvidence } from '../evidence/reader.js';
import { wantsColour } from '../studio/terminal/colour.js';
import { summary } from '../studio/terminal/summary.js';
import type { CommandOutput } from './output.js';

/** Shows the result: the evidence itself with `--json`, else verdict, table and timeline. */
export async function showResult(folder: string, digest: string, json: boolean, output: CommandOutput): Promise<void> {
  const { bytes, evidence } = await readEvidence(folder);
  if (json) return output.stdout(bytes.toString('utf8'));
  const colour = wantsColour(process.stdout, process.env);
  output.stdout(summary(evidence, await readEvents(folder), { out: folder, digest, colour, width: process.stdout.columns ?? 100 }));
}
