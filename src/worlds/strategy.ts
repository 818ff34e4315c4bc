import type { Isolation } from '../core/documents/common.js';
import type { Launcher } from '../processes/launcher.js';
import type { WalkResult, WalkRules } from './walk.js';

/** The folders of a frozen snapshot or of a world: the tree, the HOME and the place for temporary files. */
export interface WorldFolders {
  /** Holds all of the following. */
  root: string;
  tree: string;
  home: string;
  temporary: string;
}

/** The folders under a root. */
export function foldersIn(root: string): WorldFolders {
  return { root, tree: `${root}/tree`, home: `${root}/home`, temporary: `${root}/tmp` };
}

/** An isolated copy of the snapshot, forked for one attempt of the gate. */
export interface World extends WorldFolders {
  /** Describes every file of the world's tree after the gate. */
  manifest(rules: WalkRules): Promise<WalkResult>;
  /** Takes the world away; returns at once, the deletion goes on in the background. */
  discard(): Promise<void>;
}

/** One way to make worlds. All ways give the same worlds; they differ in cost and in what siblings could see. */
export interface WorldStrategy {
  readonly isolation: Isolation;
  /** What starts the commands of a world, and as which user. */
  readonly launcher: Launcher;
  /** Forks the frozen snapshot into the slot; the same slot gives the same path. */
  fork(snapshot: WorldFolders, slot: string): Promise<World>;
}
