import { systemClock } from '../../clock.js';
import type { Digest } from '../../core/digest.js';
import type { Plan } from '../../core/documents/plan.js';
import type { PassedVariable } from '../../gate/environment.js';
import type { ScratchRepository } from '../../git/scratch.js';
import type { TrackedPaths } from '../export.js';
import { describeFiles, describeUntracked, digestOfFiles, type FileDescription } from '../prepare.js';
import { foldersIn, type WorldFolders, type WorldStrategy } from '../strategy.js';
import type { Workspace } from '../workspace.js';
import type { SetUpCache } from './cache-folder.js';
import { declaredInputs } from './declared-inputs.js';
import { faultOf, KeptResults, type KeptResult } from './kept-results.js';
import { setUpKey } from './key.js';
import { digestOfModes } from './modes.js';
import { firstClash, moveInto } from './move-into.js';
import type { PlainState } from './plain-state.js';

/** The plain snapshot whose set-up is asked for, and what lies around it. */
export interface ReuseSource {
  plan: Plan;
  passed: readonly PassedVariable[];
  workspace: Workspace;
  strategy: WorldStrategy;
  /** Null where the plan declares no inputs. */
  cache: SetUpCache | null;
  scratch: ScratchRepository;
  plain: WorldFolders;
  tracked: TrackedPaths;
  /** Takes what the evidence should say. */
  notes: string[];
  /** Ends the copying of results. */
  signal: AbortSignal;
}

/**
 * The result of a snapshot's set-up, as earlier runs kept it and later ones will find it: all that it added to the plain snapshot, in the
 * tree, HOME and the folder for temporary files. Whatever goes wrong with it is a note: then the set-up runs.
 */
export class SetUpReuse {
  readonly #source: ReuseSource;
  readonly #results: KeptResults;
  readonly #key: Digest;
  /** What lay beside the tracked files before the set-up. */
  readonly #beside: readonly FileDescription[];

  private constructor(source: ReuseSource, results: KeptResults, key: Digest, beside: readonly FileDescription[]) {
    this.#source = source;
    this.#results = results;
    this.#key = key;
    this.#beside = beside;
  }

  /** Null if the plan declares no inputs, or, with a note, where nothing can be kept or the code of candidates could change it. */
  static async of(source: ReuseSource): Promise<SetUpReuse | null> {
    const { plan, passed, strategy, cache, scratch, plain, tracked, notes } = source;
    if (cache === null) return null;
    const neither = (why: string): null => {
      notes.push(`The set-up ran although its inputs are declared, and its result was not kept: ${why}.`);
      return null;
    };
    if (cache.folder === null) return neither(cache.fault);
    if (!strategy.isClosed(cache.folder)) return neither('gates of this run could have changed it');
    if (cache.fault !== null) return neither(cache.fault);
    const inputs = await declaredInputs(scratch.place, plan.snapshot.commit, plan.worlds.setupInputs);
    const beside = describeUntracked(plain.tree, tracked).files;
    const key = setUpKey({ plan, inputs, beside: digestOfFiles(beside), passed, isolation: strategy.isolation, place: strategy.place });
    try {
      return new SetUpReuse(source, await KeptResults.open(cache.folder), key, beside);
    } catch (error) {
      return neither(faultOf(error));
    }
  }

  /** Puts a kept result into the plain snapshot; null if there is none that can be used. Returns the digest of the prepared files. */
  async take(): Promise<Digest | null> {
    const { workspace, plain, notes } = this.#source;
    const copy = foldersIn(workspace.own('kept-set-up'));
    const copied = await this.#copyTo(copy).catch(faultOf);
    if (copied !== null && typeof copied !== 'string') {
      moveInto(copy.root, plain.root);
      notes.push(`The set-up was not run: its result of run ${copied.result.run} with the same inputs, kept at ${copied.result.at}, was used. ${this.#useSaying(copied.all)}`);
    }
    await workspace.discard(copy.root);
    if (copied === null) return null;
    if (typeof copied !== 'string') return copied.result.prepared;
    const left = await this.#results.forget(this.#key).then(() => null, faultOf);
    notes.push(`A kept result of the set-up was thrown away, because ${copied}: the set-up ran.`);
    if (left !== null) notes.push(`What was kept of the set-up could not be deleted: ${left}.`);
    return null;
  }

  /** What was copied and looked at, with the bytes of all that is kept, or why it cannot be used; null if nothing is kept. */
  async #copyTo(copy: WorldFolders): Promise<{ result: KeptResult; all: number } | string | null> {
    const result = await this.#results.copyTo(copy.root, this.#key, this.#source.signal);
    if (result === null) return null;
    const found = this.#describe(copy);
    for (const part of ['prepared', 'home', 'temporary', 'modes'] as const) if (found[part] !== result[part]) return 'its files are not those that were kept';
    const clash = firstClash(copy.root, this.#source.plain.root);
    return clash === null ? { result, all: await this.#results.bytes() } : `${clash} is a file of the snapshot now`;
  }

  /** Keeps what the set-up has added to the folders for later runs, unless it did more than that to what lay there `before`. */
  async keep(folders: WorldFolders, before: PlainState, prepared: Digest): Promise<void> {
    const { notes } = this.#source;
    const kept = await this.#tryToKeep(folders, before, prepared).catch(faultOf);
    if (typeof kept === 'string') notes.push(`The result of the set-up was not kept for later runs, because ${kept}.`);
    else notes.push(`The result of the set-up was kept for later runs with the same inputs: ${mebibytes(kept.bytes)}. ${this.#useSaying(kept.all)}`);
  }

  /** What all kept results take, where, and how much they may. */
  #useSaying(bytes: number): string {
    const { folder, most } = this.#results;
    return `All that is kept takes ${mebibytes(bytes)} of at most ${mebibytes(most)} in ${folder}.`;
  }

  async #tryToKeep({ root }: WorldFolders, before: PlainState, prepared: Digest): Promise<{ bytes: number; all: number } | string> {
    const { plan, scratch, signal } = this.#source;
    const changed = await before.firstChanged(root, scratch);
    if (changed !== null) return `it did more than add files: it wrote to ${changed} or removed it`;
    return this.#results.keep(this.#key, root, (copied) => {
      before.removeFrom(copied);
      const found = this.#describe(foldersIn(copied));
      if (found.prepared !== prepared) return 'its files changed while they were copied';
      if (found.holder !== null) return `${found.holder} holds a path that only this run has`;
      return { run: plan.id, at: systemClock.now().toISOString(), prepared, home: found.home, temporary: found.temporary, modes: found.modes };
    }, signal);
  }

  /** Digests of a kept result, and one of its files that holds a path of this run's own folders, or null. */
  #describe({ root, tree, home, temporary }: WorldFolders): Pick<KeptResult, 'prepared' | 'home' | 'temporary' | 'modes'> & { holder: string | null } {
    const describe = (folder: string) => describeFiles(folder, this.#source.workspace.directory);
    const found = { tree: describe(tree), home: describe(home), temporary: describe(temporary) };
    const holders = Object.entries(found).flatMap(([name, { holder }]) => (holder === null ? [] : [`${holder} (${name})`]));
    return {
      prepared: digestOfFiles([...this.#beside, ...found.tree.files]),
      home: digestOfFiles(found.home.files),
      temporary: digestOfFiles(found.temporary.files),
      modes: digestOfModes(root),
      holder: holders[0] ?? null,
    };
  }
}

function mebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 ** 2)} MiB`;
}
