import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SafeDebugError } from '../../errors.js';
import { startHolder, type Holder, type NamespaceRights } from '../../processes/holder.js';
import type { Launcher } from '../../processes/launcher.js';
import { namedUser } from '../../processes/mount-table.js';
import { runProgram } from '../../processes/root-rights.js';
import { OwnNamespaceLauncher, WorldUserLauncher, type HeldWorld, type WorldUserSettings } from '../../processes/world-launchers.js';
import { foldersIn, type Apartness, type FrozenSnapshot, type Workshop, type World, type WorldFolders, type WorldSource, type WorldStrategy } from '../strategy.js';
import { walkWorld, type WalkRules } from '../walk.js';
import { isInside } from '../hidden-folders.js';
import type { Owner } from '../owner.js';
import type { Workspace } from '../workspace.js';
import { SnapshotManifest, walkOverlay } from './delta.js';
import { makeView, type Ground, type ViewRules } from './view.js';

/** Who runs the commands of worlds: a user of theirs with root's help, or we ourselves in a user namespace. */
export type WorldsUser = { kind: 'separate'; settings: WorldUserSettings } | { kind: 'ourselves' };

/** What worlds in namespaces need. */
export interface NamespaceSettings {
  isolation: Apartness;
  user: WorldsUser;
  /** What is hidden and what stays visible in every world. */
  view: Pick<ViewRules, 'hidden' | 'kept'>;
  /** As the commands of all worlds name them. */
  place: WorldFolders;
}

/**
 * Worlds as views: an overlay (overlayfs documentation of the kernel) over the frozen snapshot, at one path for all worlds,
 * in namespaces that nobody outside sees. A fork costs the same whatever the size of the tree, nothing can write to the snapshot
 * through it, and what a world changed is what its upper directory has.
 */
export class NamespaceStrategy implements WorldStrategy {
  readonly isolation: Apartness;
  readonly #workspace: Workspace;
  readonly #settings: NamespaceSettings;
  readonly #holders = new Set<Holder>();

  constructor(workspace: Workspace, settings: NamespaceSettings) {
    this.#workspace = workspace;
    this.#settings = settings;
    this.isolation = settings.isolation;
    workspace.beforeClosing(() => {
      for (const holder of this.#holders) void holder.end();
    });
  }

  get place(): string {
    return this.#settings.place.root;
  }

  isClosed(folder: string): boolean {
    const { user, view } = this.#settings;
    return user.kind === 'separate' || view.hidden.some((hidden) => isInside(folder, hidden));
  }

  /** The plain snapshot itself, at the place of worlds. */
  async openWorkshop(plain: WorldFolders): Promise<Workshop> {
    chmodSync(plain.root, 0o711);
    if (this.#owner !== null) await this.#giveToWorlds(plain);
    const ground = { what: plain.root, kind: 'none', options: 'bind' };
    const { world, folder } = await this.#open('workshop', () => ground, null);
    const manifest = (rules: WalkRules) => walkWorld(world.reached.tree, rules);
    return { world: { ...world, manifest, discard: () => this.#takeAway(world, folder) }, folders: plain };
  }

  /** Nothing can reach it any more, so there is nothing to watch. */
  async freeze({ folders, source, ignoreRules }: FrozenSnapshot): Promise<WorldSource> {
    await this.#giveToWorlds(folders);
    const manifests = new Map<boolean, Promise<SnapshotManifest>>();
    const manifestOf = (readIgnored: boolean): Promise<SnapshotManifest> => {
      const known = manifests.get(readIgnored) ?? SnapshotManifest.of(folders.tree, { source, ignoreRules, readIgnored });
      manifests.set(readIgnored, known);
      return known;
    };
    // A first world is wanted at once, as soon as there is a plan.
    let opened: Promise<OpenWorld> | null = this.#workspace.keepFor(this.#openOver(folders, 'first')); // whoever forks first is told of its fault
    const open = (slot: string): Promise<OpenWorld> => {
      const next = opened ?? this.#openOver(folders, slot);
      opened = null;
      return next;
    };
    return {
      fork: (slot) => this.#fork(open(slot), manifestOf),
      describe: (readIgnored) => void manifestOf(readIgnored).catch(() => undefined), // whoever describes a world is told
      touchedPath: () => Promise.resolve(null),
    };
  }

  /** A world over empty folders that are nobody's snapshot, to see that it can be had. */
  async openTrial(folders: WorldFolders): Promise<Omit<World, 'manifest'>> {
    await this.#giveToWorlds(folders, [folders.root, folders.tree, folders.home, folders.temporary]);
    const { world, folder } = await this.#openOver(folders, 'trial');
    return { ...world, discard: () => this.#takeAway(world, folder) };
  }

  async #fork(opened: Promise<OpenWorld>, manifestOf: (readIgnored: boolean) => Promise<SnapshotManifest>): Promise<World> {
    const { world, folder } = await opened;
    const trees = { upper: join(folder, 'upper', 'tree'), merged: world.reached.tree, index: join(folder, 'work', 'index') };
    return { ...world, manifest: async (rules) => walkOverlay(trees, await manifestOf(rules.readIgnored), rules), discard: () => this.#takeAway(world, folder) };
  }

  #openOver(lower: WorldFolders, slot: string): Promise<OpenWorld> {
    return this.#open(slot, (folder) => this.#overlay(lower, folder), 'upper');
  }

  /**
   * `volatile`: nothing is written out before it has to be; `index`: several names of a file stay one; `redirect_dir`: folders of the
   * snapshot can be renamed, which a user namespace may not allow. Relative paths hold no characters that options have.
   */
  #overlay(lower: WorldFolders, folder: string): Ground {
    const { user } = this.#settings;
    for (const name of ['upper', 'work']) mkdirSync(join(folder, name));
    chmodSync(join(folder, 'upper'), 0o711);
    if (this.#owner !== null) chownSync(join(folder, 'upper'), this.#owner.user, process.getgid?.() ?? 0);
    const own = relative(this.#base, folder);
    const byRights = user.kind === 'separate' ? 'redirect_dir=on' : 'userxattr';
    return { what: 'safe-debug', kind: 'overlay', options: `lowerdir=${relative(this.#base, lower.root)},upperdir=${own}/upper,workdir=${own}/work,index=on,volatile,${byRights}` };
  }

  /** Root can give away what it writes; where we are not root, the launcher has it done. */
  get #owner(): Owner | null {
    const { user } = this.#settings;
    return user.kind === 'separate' && process.getuid?.() === 0 ? { user: user.settings.user, group: user.settings.user } : null;
  }

  get #base(): string {
    return dirname(this.#workspace.own('worlds'));
  }

  /** A fork does little before its processes start, and at once: what is begun meanwhile would otherwise come first. */
  async #open(slot: string, groundIn: (folder: string) => Ground, written: 'upper' | null): Promise<OpenWorld> {
    const { isolation: { network }, view, user, place } = this.#settings;
    const folder = this.#makeFolder(slot);
    const names = user.kind === 'separate' ? [namedUser(folder, user.settings.user, place.home)] : [];
    const lines = makeView(folder, groundIn(folder), names, { ...view, movable: user.kind === 'ourselves', place: place.root, workspaces: dirname(this.#workspace.directory), kept: [...view.kept, this.#workspace.shared] });
    const table = join(folder, 'mounts');
    writeFileSync(table, lines);
    const holder = await startHolder({ rights: this.#rights, base: this.#base, table, network });
    this.#holders.add(holder);
    const held: HeldWorld = { holder, network, place: place.root, written: written === null ? null : join(folder, written) };
    const reached = foldersIn(`/proc/${holder.pid}/root${place.root}`);
    return { world: { ...place, reached, owner: this.#owner, held, launcher: this.#launcherFor(held) }, folder };
  }

  #makeFolder(slot: string): string {
    const all = this.#workspace.own('worlds');
    mkdirSync(all, { recursive: true, mode: 0o700 });
    return mkdtempSync(join(all, `${slot}-`));
  }

  get #rights(): NamespaceRights {
    const { user } = this.#settings;
    return user.kind === 'separate' ? { kind: 'root', root: user.settings.root } : { kind: 'user-namespace' };
  }

  #launcherFor(world: HeldWorld): Launcher {
    const { user } = this.#settings;
    return user.kind === 'separate' ? new WorldUserLauncher(world, user.settings) : new OwnNamespaceLauncher(world);
  }

  async #takeAway({ held }: HeldParts, folder: string): Promise<void> {
    this.#holders.delete(held.holder);
    await held.holder.end();
    await this.#workspace.discard(folder);
  }

  /**
   * Once for all worlds: to give files away in a world would copy them. Where we are not root, our group keeps the right to
   * read and prepare what worlds start with.
   */
  async #giveToWorlds({ root, tree }: WorldFolders, few: readonly string[] | null = null): Promise<void> {
    const { user } = this.#settings;
    if (user.kind === 'ourselves') return;
    chmodSync(root, 0o711);
    if (few !== null && this.#owner !== null) {
      for (const path of few) chownSync(path, this.#owner.user, this.#owner.group);
      return;
    }
    const own = process.getuid?.() ?? 0;
    const group = own === 0 ? user.settings.user : (process.getgid?.() ?? 0);
    const steps = [['chown', '--recursive', '--no-dereference', `${user.settings.user}:${group}`, '--', root]];
    if (own !== 0) steps.push(['chmod', 'g+rwx', '--', root], ['chmod', '--recursive', 'g+rwX', '--', tree]);
    for (const step of steps) {
      const { status, stderr } = await runProgram([...user.settings.root, ...step]);
      if (status !== 0) throw new SafeDebugError('environment', `The snapshot could not be given to the user of worlds: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
    }
  }
}

/** A world before it is known how it is described, and the folder of ours that has its parts. */
interface OpenWorld {
  world: HeldParts;
  folder: string;
}

type HeldParts = WorldFolders & Pick<World, 'reached' | 'owner' | 'launcher'> & { held: HeldWorld };
