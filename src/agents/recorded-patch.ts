import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patchBetween } from '../git/difference.js';
import { git, gitLine, gitRecords, type GitPlace, type GitResult } from '../git/git.js';
import type { ScratchRepository } from '../git/scratch.js';
import { textOf } from '../worlds/byte-path.js';
import type { WorldChanges, WrittenEntry } from './changes.js';
import { stageFiles, type StagingRefusal, type StagingRules } from './staging.js';

/** The change as a patch, or why there is none. */
type Recording = { outcome: 'patch'; patch: Buffer } | { outcome: 'no-change' } | StagingRefusal;

/** Paths that a tree tracks, as manifests write them, with their modes (git-ls-tree manual, "Output format"). */
export async function trackedModes(scratch: ScratchRepository, tree: string): Promise<Map<string, string>> {
  const records = await gitRecords(scratch.place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  return new Map(
    records.map((record) => {
      const line = record.toString('latin1');
      return [textOf(line.slice(line.indexOf('\t') + 1)), line.slice(0, 6)];
    }),
  );
}

/**
 * The patch from a tree to what it becomes with the changes of a world. git sees copies of the changed files in a folder of
 * ours, and the scratch repository's configuration: line ends and encodings follow the attributes in the files, as they did when the
 * snapshot was checked out; filter drivers, which attributes could name, there are none. The same changes give the same bytes.
 */
export async function recordPatch(scratch: ScratchRepository, tree: string, world: string, changes: WorldChanges, rules: StagingRules): Promise<Recording> {
  const folder = await mkdtemp(join(scratch.directory, 'agent-'));
  try {
    const files = join(folder, 'files');
    await mkdir(files);
    const refusal = await stageFiles(world, changes.written, files, rules);
    if (refusal !== null) return refusal;
    const place = { ...scratch.place, directory: files, workTree: files, indexFile: join(folder, 'index') };
    await git(place, ['read-tree', tree]);
    const fault = await takeIntoIndex(place, changes.removed, changes.written);
    if (fault !== null) return { outcome: 'failed', why: `git cannot hold the changed files: ${fault}` };
    const changed = await gitLine(place, ['write-tree']);
    if (changed === tree) return { outcome: 'no-change' };
    const patch = await patchBetween(scratch.place, tree, changed);
    return patch.length > rules.mostBytes ? { outcome: 'too-much', why: `The patch has ${patch.length} bytes, more than ${rules.mostBytes}.` } : { outcome: 'patch', patch };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removals come first: a folder may stand where a file was. Returns git's complaint, or null. */
async function takeIntoIndex(place: GitPlace, removed: readonly string[], written: readonly WrittenEntry[]): Promise<string | null> {
  for (const { options, paths } of [
    { options: ['--force-remove'], paths: removed },
    { options: ['--add'], paths: written.map(({ path }) => path) },
  ]) {
    const { exitStatus, stderr } = await updateIndex(place, options, paths);
    if (exitStatus !== 0) return stderr.trim().split('\n')[0] ?? '';
  }
  return null;
}

/** Which paths come is told on standard input (git-update-index manual, `-z --stdin`). */
function updateIndex(place: GitPlace, options: readonly string[], paths: readonly string[]): Promise<GitResult> {
  return git(place, ['update-index', ...options, '-z', '--stdin'], { input: paths.map((path) => `${path}\0`).join(''), accept: 'any' });
}
