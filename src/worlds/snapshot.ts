import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Digest } from '../core/digest.js';
import { SafeDebugError } from '../errors.js';
import type { Repository } from '../git/repository.js';
import type { GitPlace } from '../git/git.js';
import { readAlso, type ScratchRepository } from '../git/scratch.js';
import type { AppliedPatches } from '../patches/applied-patches.js';
import { runProgram } from '../processes/root-rights.js';
import type { BytePath } from './byte-path.js';
import { exportCommit, exportSubmodules, type TrackedPaths } from './export.js';
import { IgnoreRules } from './ignore-rules.js';
import { carryIgnored, describePrepared } from './prepare.js';
import { SourcePaths } from './source-paths.js';
import { foldersIn, type WorldFolders, type WorldSource, type WorldStrategy } from './strategy.js';
import type { SetUpResult, SetUpSource } from './set-ups/apply.js';
import { createVault, createWorldGitDirectory, fillVault, nameTags } from './vault.js';
import type { Workspace } from './workspace.js';

/** A snapshot restored on this machine: frozen folders that worlds are forked from. */
export interface Snapshot {
  commit: string;
  /** The frozen folders that worlds are forked from. */
  folders: WorldFolders;
  worlds: WorldSource;
  /** Where patches are applied; reads the snapshot's objects. It lies outside every world. */
  scratch: ScratchRepository;
  /** What git made of patches in this process, in the same place. */
  patches: AppliedPatches;
  ignoreRules: IgnoreRules;
  /** Tracked files, those of filled submodules included. */
  source: SourcePaths;
  prepared: { command: string; digest: Digest } | null;
  /** Whether the set-up has to run again in every world, because what it made holds its own path. */
  setUpInWorlds: boolean;
  /** Things the evidence should say about the snapshot. */
  notes: string[];
}

/** What restoring needs from outside. */
export interface SnapshotSource {
  /** Id of the commit. */
  commit: string;
  /** Globs of ignored paths that come from the user's checkout. */
  carry: readonly string[];
  repository: Repository;
  /** Pack of objects that only the plan has (uncommitted work), or null. */
  pack: string | null;
  workspace: Workspace;
  /** The restored commit, where that was begun already; null: it is restored now. */
  restored: Promise<RestoredCommit> | null;
  /** Where patches were judged already. */
  patches: AppliedPatches;
  /** How worlds are made; it may still be looking around. */
  strategy: Promise<WorldStrategy>;
  /** Sets the plain snapshot up; null where there is no set-up. */
  setUp: ((plain: PlainSnapshot) => Promise<SetUpResult>) | null;
}

/** A snapshot before its set-up. */
type PlainSnapshot = Pick<SetUpSource, 'plain' | 'tracked' | 'scratch' | 'strategy' | 'notes'>;

/** A commit on this machine: its files as git writes them, and its history outside of every world. */
export interface RestoredCommit {
  folders: WorldFolders;
  /** The tree and its own git directory. */
  place: GitPlace & Record<'gitDirectory' | 'workTree', string>;
  tracked: TrackedPaths;
}

/**
 * Restores a commit: history into a vault, the tree by git's checkout. `pack` has objects that the repository lacks, or is null.
 * The user's repository is only read.
 */
export async function restoreCommit({ repository, workspace, pack, patches }: Pick<SnapshotSource, 'repository' | 'workspace' | 'pack' | 'patches'>, commit: string): Promise<RestoredCommit> {
  const vault = await createVault(join(workspace.shared, 'vault'), repository, pack);
  const folders = foldersIn(workspace.own('snapshot'));
  mkdirSync(folders.root, { mode: 0o700 });
  for (const folder of [folders.tree, folders.home, folders.temporary]) mkdirSync(folder);
  createWorldGitDirectory(folders.tree, vault, commit);
  const place = { directory: folders.tree, gitDirectory: join(folders.tree, '.git'), workTree: folders.tree };
  readAlso(patches.scratch, vault);
  // While the history is copied, the files are written from the user's objects.
  const exporting = exportCommit({ ...place, alternateObjectDirectories: [repository.objects] }, commit);
  const filling = fillVault(vault, repository, commit);
  await Promise.allSettled([filling, exporting]);
  nameTags(folders.tree, await filling);
  const tracked = await exporting;
  await makeReadable(vault.directory);
  return { folders, place, tracked };
}

/**
 * Restores a snapshot: its commit, submodules and carried files from the user's checkout, then the set-up; and freezes the result. Throws
 * `input` if nothing is there to carry.
 */
export async function restoreSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const { commit, carry, repository, workspace, patches } = source;
  const { scratch } = patches;
  const { folders, place, tracked } = await (source.restored ?? restoreCommit(source, commit));
  const ignoreRules = await IgnoreRules.of(folders.tree, tracked, workspace.own('ignore-rules'), scratch);
  const notes: string[] = [];
  const inSubmodules = await fillSubmodules(place, folders.tree, repository, tracked, notes);
  const carried = await carryIgnored(repository, carry, folders.tree);
  if (carry.length > 0 && carried.length === 0) throw new SafeDebugError('input', `Nothing to carry: no ignored path of ${repository.path} matches ${carry.join(', ')}. Globs count from the repository's top, such as packages/app/node_modules or **/node_modules; install the dependencies first.`);
  const strategy = await source.strategy;
  const setUp = (await source.setUp?.({ plain: folders, tracked, scratch, strategy, notes })) ?? withoutSetUp(folders, tracked, carried.length > 0);
  const sourcePaths = SourcePaths.of(tracked).with(inSubmodules);
  const worlds = await strategy.freeze({ folders: setUp.folders, source: sourcePaths, ignoreRules });
  return {
    commit,
    folders: setUp.folders,
    worlds,
    scratch,
    patches,
    ignoreRules,
    source: sourcePaths,
    prepared: setUp.prepared,
    setUpInWorlds: setUp.inWorlds,
    notes,
  };
}

/** Carried files are prepared work too. */
function withoutSetUp(folders: WorldFolders, tracked: TrackedPaths, carried: boolean): SetUpResult {
  return { folders, prepared: carried ? { command: '', digest: describePrepared(folders.tree, tracked).digest } : null, inWorlds: false };
}

async function fillSubmodules(place: { directory: string; gitDirectory: string; workTree: string }, tree: string, repository: Repository, tracked: TrackedPaths, notes: string[]): Promise<BytePath[]> {
  if (![...tracked.values()].includes('160000')) return [];
  const { written, empty } = await exportSubmodules(place, tree, repository.workTree ?? repository.path);
  if (empty.length > 0) notes.push(`Submodules that stayed empty, because their commits are not in the checkout: ${empty.join(', ')}`);
  return written;
}

/** With a strict umask, what git wrote would be closed to the users of worlds, who read it from their own git directories. */
async function makeReadable(folder: string): Promise<void> {
  if ((process.umask() & 0o005) === 0) return;
  const opened = await runProgram(['chmod', '-R', 'o+rX', '--', folder]);
  if (opened.status !== 0) throw new SafeDebugError('environment', `${folder} cannot be opened for the users of worlds: ${opened.stderr.trim()}. Run the program with umask 022.`);
}
