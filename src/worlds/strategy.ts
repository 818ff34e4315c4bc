import type { Isolation } from '../core/documents/common.js';
import type { WorldManifest } from '../core/equality.js';
import type { Launcher } from '../processes/launcher.js';
import type { Owner } from './owner.js';
import type { WalkRules } from './walk.js';

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

/** A world: the snapshot and what was written on top of it. Its folders are named as its own commands see them. */
export interface World extends WorldFolders {
  /**
   * The same folders as this program reaches them. They may be seen through `/proc`, from where absolute links lead into our
   * own files: such a path is never resolved (realpath), never followed through a link of the world, and never given to git.
   */
  readonly reached: WorldFolders;
  /** Whose has to be what this program writes into the world; null: the launcher gives it away, or there is nobody to give it to. */
  readonly owner: Owner | null;
  /** What starts the world's commands, and as which user. */
  readonly launcher: Launcher;
  /** Describes every file of the world's tree after the gate. */
  manifest(rules: WalkRules): Promise<WorldManifest>;
  /** Takes the world away; returns at once, the deletion goes on in the background. */
  discard(): Promise<void>;
}

/** A world in which a set-up command can run, and the folders that have what it leaves. */
export interface Workshop {
  world: World;
  folders: WorldFolders;
}

/** What is frozen: the folders that worlds are forked from, and how its files are sorted. */
export interface FrozenSnapshot extends Pick<WalkRules, 'source' | 'ignoreRules'> {
  folders: WorldFolders;
}

/** A frozen snapshot from which worlds are forked. */
export interface WorldSource {
  /** Forks the snapshot into the slot; the same slot gives the same path. */
  fork(slot: string): Promise<World>;
  /** Begins to describe the snapshot, ignored files with or without their content, as far as worlds are described by what they differ in; at once, the work goes on in slices. */
  describe(readIgnored: boolean): void;
  /** First path of the snapshot that was written to since it was frozen, or null. */
  touchedPath(): Promise<string | null>;
}

/** What a strategy keeps apart; limits come on top, whatever the strategy. */
export type Apartness = Omit<Isolation, 'limits'>;

/** One way to make worlds. All ways give the same worlds; they differ in cost and in what siblings could see. */
export interface WorldStrategy {
  readonly isolation: Apartness;
  /** The one path of all worlds, at which what a set-up made with its own path in it is right in each of them; null where every world has its own. */
  readonly place: string | null;
  /** Whether no command in a world can write to a folder that only we may enter. */
  isClosed(folder: string): boolean;
  /** A world for the set-up of the plain snapshot. */
  openWorkshop(plain: WorldFolders): Promise<Workshop>;
  /** Takes folders for the snapshot; nobody is to write to them afterwards. */
  freeze(snapshot: FrozenSnapshot): Promise<WorldSource>;
}
