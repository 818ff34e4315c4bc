import { lstat, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SafeDebugError, messageOf, systemCodeOf } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { readEvents, readEvidence } from '../evidence/reader.js';
import { replaceFile } from '../evidence/writer.js';
import { evidencePage } from '../studio/page/page.js';
import { wantsColour } from '../studio/terminal/colour.js';
import { summary } from '../studio/terminal/summary.js';
import type { CommandOutput } from './output.js';

/** Most bytes of a patch or log that go onto the page. */
const largestPieceBytes = 200_000;

/** The evidence page of a folder. */
export async function pageOf(folder: string): Promise<string> {
  const { evidence } = await readEvidence(folder);
  const events = await readEvents(folder);
  const patches: Record<string, string> = {};
  for (const { id, mutation } of evidence.candidates) patches[id] = await beginningOf(join(folder, mutation.file));
  const logs: Record<string, string> = {};
  for (const world of ['baseline', ...evidence.candidates.map(({ id }) => id), 'replay-baseline', 'replay']) logs[world] = await beginningOf(join(folder, layout.log(world)));
  return evidencePage(evidence, events, patches, logs);
}

/** Writes the evidence page beside the evidence, or to another file. Throws `input` if that cannot be written. */
export async function writePage(folder: string, target = join(folder, layout.page)): Promise<void> {
  const page = await pageOf(folder);
  // A device or a pipe is written to; only files are replaced, and a folder is never taken for one.
  const found = await lstat(target).catch(() => null);
  if (found?.isDirectory() && target !== join(folder, layout.page)) throw new SafeDebugError('input', `${target} is a folder. Name a file with --out FILE.`);
  const isPlace = found !== null && !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
  await (isPlace ? writeFile(target, page) : replaceFile(target, page)).catch((cause: unknown) => {
    throw new SafeDebugError('input', `The page ${target} cannot be written: ${messageOf(cause)}. Name another file with --out FILE.`, { cause });
  });
}

/** Shows the result: the evidence itself with `--json`, else verdict, table and timeline. */
export async function showResult(folder: string, digest: string, json: boolean, output: CommandOutput): Promise<void> {
  const { bytes, evidence } = await readEvidence(folder);
  if (json) return output.stdout(bytes.toString('utf8'));
  const colour = wantsColour(process.stdout, process.env);
  output.stdout(summary(evidence, await readEvents(folder), { out: folder, digest, colour, width: process.stdout.columns ?? 100 }));
}

async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file, 'r');
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(largestPieceBytes), 0, largestPieceBytes, 0);
      return buffer.subarray(0, bytesRead).toString('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
