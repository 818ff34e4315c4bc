import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { SafeDebugError } from '../errors.js';
import { layout } from '../evidence/layout.js';
import { requireNobodyWrites } from '../evidence/out-folder.js';
import { evidenceFolder } from '../evidence/reader.js';
import { unfinishedRuns } from '../steps/resumption.js';
import { programCommand, resumeCommand } from '../studio/commands.js';

/** Folder of evidence that a user named by the folder or by its `latest.json`. Throws `input` if there is none, and says so where a run is writing it or has not finished it. */
export async function finishedEvidence(path: string): Promise<string> {
  const folder = await evidenceFolder(path).catch(() => null);
  if (folder !== null) return folder;
  await requireNoRunIn(basename(path) === layout.evidence ? dirname(path) : path);
  return evidenceFolder(path); // a run may have ended meanwhile
}

async function requireNoRunIn(folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) return;
  await requireNobodyWrites(folder);
  const unfinished = await unfinishedRuns(folder);
  const last = unfinished.at(-1);
  if (last === undefined) return;
  const command = resumeCommand(programCommand(process.argv[1], process.cwd()), resolve(folder), last);
  throw new SafeDebugError('input', `There is no finished evidence in ${folder}. Unfinished there: ${unfinished.join(', ')}; finish it with ${command}`);
}
