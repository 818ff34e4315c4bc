import type { Digest } from '../../core/digest.js';
import { describePrepared } from '../prepare.js';
import type { World, WorldFolders } from '../strategy.js';
import { PlainState } from './plain-state.js';
import { SetUpReuse, type ReuseSource } from './reuse.js';

/** A plain snapshot, and what its set-up needs. */
export interface SetUpSource extends ReuseSource {
  /** The plan's set-up command. */
  command: string;
  /** Runs the set-up command in a world; rejects if it fails. */
  setUp: (world: World) => Promise<void>;
}

/** The folders that worlds are forked from, and what was prepared in them. */
export interface SetUpResult {
  folders: WorldFolders;
  prepared: { command: string; digest: Digest } | null;
  /** Whether the set-up has to run again in every world. */
  inWorlds: boolean;
}

/** Prepares a plain snapshot: takes what an earlier run kept for its declared inputs, or runs the set-up command. */
export async function applySetUp(source: SetUpSource): Promise<SetUpResult> {
  const { command, plain } = source;
  const reuse = await SetUpReuse.of(source);
  const kept = (await reuse?.take()) ?? null;
  if (kept !== null) return { folders: plain, prepared: { command, digest: kept }, inWorlds: false };
  return runSetUp(source, reuse);
}

/** What the set-up made may be right at one path only: where worlds have several, it then runs in each of them. */
async function runSetUp({ strategy, scratch, plain, tracked, command, setUp, notes }: SetUpSource, reuse: SetUpReuse | null): Promise<SetUpResult> {
  const { world, folders } = await strategy.openWorkshop(plain);
  const before = reuse === null ? null : await PlainState.of(folders.root, scratch);
  await setUp(world);
  const { digest, holdsPath } = describePrepared(folders.tree, tracked);
  const prepared = { command, digest };
  const inWorlds = strategy.place === null && holdsPath !== null;
  if (inWorlds) notes.push(`The set-up ran again in every world, because what it made holds its own path (${holdsPath})${reuse === null ? '' : '; so its result was not kept for later runs'}.`);
  if (inWorlds || strategy.place !== null) await world.discard();
  if (inWorlds) return { folders: plain, prepared, inWorlds };
  if (reuse !== null && before !== null) await reuse.keep(folders, before, digest);
  return { folders, prepared, inWorlds };
}
