import { rm } from 'node:fs/promises';
import { SafeDebugError } from '../errors.js';
import { git } from '../git/git.js';
import type { StripCount } from './names.js';
import type { ScratchIndex } from './scratch-index.js';

/** How git is asked to read a patch (git-apply manual). */
export interface ApplyArguments {
  strip: StripCount;
  /** `--directory`: a path from the top that all names are taken below. */
  directory: string | null;
  /** `--unidiff-zero`: hunks need not have context on both sides. */
  zeroContext: boolean;
}

/** git's answer. `moved`: hunks that were not found where their header says, as [section, hunk], from 0. */
export type Attempt = { applied: true; moved: [section: number, hunk: number][] } | { applied: false; complaint: string };

/** Lets git apply a patch to the index, wholly or not at all. Rejects with `environment` if git itself breaks. */
export async function applyToIndex(index: ScratchIndex, patch: Uint8Array, how: ApplyArguments): Promise<Attempt> {
  const { exitStatus, stderr } = await runApply(index, patch, how, ['--verbose']);
  if (exitStatus === 0) return { applied: true, moved: movedHunks(stderr) };
  const broken = /^fatal: (unable to (read|write|create|access)|Unable to|bad object|Out of memory|out of memory|cannot|could not).*/m.exec(stderr);
  if (broken) throw new SafeDebugError('environment', `git apply broke in ${index.place.directory}: ${broken[0]}. Check the disk and that the repository has all its objects, then run again.`);
  return { applied: false, complaint: stderr };
}

/** Whether the tree already holds what the patch makes: git would apply it backwards. Nothing is changed. */
export async function holdsAlready(index: ScratchIndex, patch: Uint8Array, how: ApplyArguments): Promise<boolean> {
  return (await runApply(index, patch, how, ['--check', '--reverse'])).exitStatus === 0;
}

/**
 * Runs `git apply --cached`. On some damaged headers git ends itself by a failed assertion, as does 2.39 when `new file
 * mode` stands behind `--- /dev/null`. That says something about the patch, so it is a refusal, not a broken environment.
 */
async function runApply(index: ScratchIndex, patch: Uint8Array, how: ApplyArguments, mode: readonly string[]): Promise<{ exitStatus: number; stderr: string }> {
  const place = [`-p${how.strip}`, ...(how.zeroContext ? ['--unidiff-zero'] : []), ...(how.directory === null ? [] : [`--directory=${how.directory}`])];
  try {
    return await git(index.place, ['apply', '--cached', ...mode, ...place, '-'], { input: patch, accept: 'any' });
  } catch (error) {
    // Every exit status is accepted, so without a cause git did start and was ended by a signal.
    if (!(error instanceof SafeDebugError) || error.cause !== undefined) throw error;
    await rm(`${index.file}.lock`, { force: true });
    return { exitStatus: 128, stderr: 'git could not read the patch' };
  }
}

/** Reads `Hunk #2 succeeded at 38 (offset 33 lines).` below the `Checking patch` line of each section. */
function movedHunks(report: string): [number, number][] {
  const moved: [number, number][] = [];
  let section = -1;
  for (const line of report.split('\n')) {
    if (line.startsWith('Checking patch ')) section += 1;
    const hunk = /^Hunk #(\d+) succeeded at \d+ \(offset/.exec(line)?.[1];
    if (hunk !== undefined) moved.push([section, Number(hunk) - 1]);
  }
  return moved;
}
