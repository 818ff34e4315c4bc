import { existsSync } from 'node:fs';
import { SafeDebugError } from '../errors.js';
import { namespaceIsGone, startAsUser } from './as-user.js';
import { entering, type Holder } from './holder.js';
import { SameUserLauncher, type CommandInWorld, type Launcher, type RunningCommand } from './launcher.js';
import { unlimited, type CommandLimits } from './limits/limits.js';
import { runProgram, type RootPrefix } from './root-rights.js';

/** Namespaces of one command inside those of its world; when it ends, the kernel ends everything in them. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--ipc', '--mount-proc', '--'];

/** A world in namespaces, as those who start commands in it know it. */
export interface HeldWorld {
  holder: Holder;
  network: 'on' | 'off';
  /** Path of the world as its commands see it. */
  place: string;
  /** Folder outside that has exactly what was written to the world; null where the world is the folder itself. */
  written: string | null;
}

/** What a world's user is, and who we are to it. */
export interface WorldUserSettings {
  root: RootPrefix;
  user: number;
  group: number;
  /** Existing folder of ours that no world can enter. */
  controlFolder: string;
}

/**
 * Gives files of one owner in a world to another. Only what was written to it has to change hands: everything else is the
 * snapshot's, which belongs to the user of worlds already, and giving it away would copy it. Without a list of it, all is looked at.
 * Arguments: the old and the new owner, the folder with what was written or nothing, the world's path, then how to enter it.
 */
const handingScript = `from=$1 to=$2 written=$3 place=$4
shift 4
if [ -n "$written" ]; then
  cd "$written" && find . -user "$from" ! -type c -print0 | "$@" sh -c 'cd "$1" && exec xargs -0 -r chown --no-dereference --from="$2" "$3" --' sh "$place" "$from" "$to"
else
  "$@" chown --recursive --no-dereference --from="$from" "$to" -- "$place"
fi`;

/** Starts commands in a world as the user of worlds, with root's help. Where we are not root, what we write there goes to that user first, and back to us. */
export class WorldUserLauncher implements Launcher {
  readonly contains = true;
  readonly #world: HeldWorld;
  readonly #settings: WorldUserSettings;

  constructor(world: HeldWorld, settings: WorldUserSettings) {
    this.#world = world;
    this.#settings = settings;
  }

  async admit({ directory }: CommandInWorld): Promise<void> {
    requireFolder(directory, this.#world);
    await this.#hand('there');
  }

  async reclaim(): Promise<void> {
    await this.#hand('back');
  }

  start(command: CommandInWorld, limits: CommandLimits = unlimited): RunningCommand {
    const { holder, network } = this.#world;
    return startAsUser(command, { ...this.#settings, named: true, enclose: (_control, inner) => [...entering(holder.pid, network), '--', ...unshare, ...inner], endAll: namespaceIsGone }, limits);
  }

  /** Root has given away what it wrote, and reads everything as it is. */
  async #hand(way: 'there' | 'back'): Promise<void> {
    const own = process.getuid?.() ?? 0;
    if (own === 0) return;
    const [from, to] = way === 'there' ? [own, this.#settings.user] : [this.#settings.user, own];
    const { holder, written, place } = this.#world;
    const { root } = this.#settings;
    const { status, stderr } = await runProgram([...root, 'sh', '-c', handingScript, 'sh', String(from), String(to), written ?? '', place, ...entering(holder.pid, 'on'), '--']);
    if (status !== 0) throw new SafeDebugError('environment', `The files of a world could not be given to another user: ${stderr.trim().split('\n')[0]}. Use --isolation copy.`);
  }
}

/** Starts commands in a world that lies in a user namespace of ours; inside they run under our own user id and without capabilities. */
export class OwnNamespaceLauncher extends SameUserLauncher {
  readonly #world: HeldWorld;

  constructor(world: HeldWorld) {
    const { holder, network } = world;
    const ourselves = ['unshare', '--user', `--map-user=${process.getuid?.() ?? 0}`, `--map-group=${process.getgid?.() ?? 0}`, '--'];
    super([...entering(holder.pid, network), `--user=/proc/${holder.pid}/ns/user`, '--preserve-credentials', '--', ...unshare, ...ourselves], true);
    this.#world = world;
  }

  override async admit({ directory }: CommandInWorld): Promise<void> {
    requireFolder(directory, this.#world);
  }
}

function requireFolder(directory: string, { holder }: HeldWorld): void {
  if (!existsSync(`/proc/${holder.pid}/root${directory}`)) throw new SafeDebugError('environment', `The gate cannot be started: there is no folder ${directory}. Name one of the repository with --directory.`);
}
