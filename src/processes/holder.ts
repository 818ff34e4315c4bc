import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SafeDebugError } from '../errors.js';
import { exitOf } from './launcher.js';
import { searchPath, type RootPrefix } from './root-rights.js';

/** How namespaces are made: by root, or in a user namespace of our own. */
export type NamespaceRights = { kind: 'root'; root: RootPrefix } | { kind: 'user-namespace' };

/** A process of ours that keeps namespaces alive and does nothing else. */
export interface Holder {
  pid: number;
  /** Ends it; resolves when its namespaces have only the processes that entered them. */
  end(): Promise<void>;
}

/** What a holder's namespaces show. */
export interface HolderSettings {
  rights: NamespaceRights;
  /** Folder that relative paths in the table count from. */
  base: string;
  /** Path of the table of mounts. */
  table: string;
  network: 'on' | 'off';
}

/**
 * Runs with all rights in fresh namespaces: mounts what the table names, brings up loopback where the network is one of
 * its own (sysfs shows the devices of the namespace that mounted it, sysfs manual; `ip` need not be there), and becomes
 * the program that waits.
 * Arguments: folder that relative paths count from, table of mounts, `on` or `off`, then the program.
 */
const holdingScript = `cd "$1" && mount --all --fstab "$2" || exit 125
if [ "$3" = off ]; then
  mount -t sysfs -o nosuid,nodev,noexec safe-debug /sys && echo 1 >/sys/class/net/lo/flags || exit 125
fi
cd /
shift 3
exec "$@"`;

/** Says its process id, then waits for the end of its input: that is our end, if nothing else is. */
const waitingScript = 'echo "holder $$"; read -r _; exit 0';

/**
 * Starts a process in namespaces of its own for mounts, names and, with the network off, network devices. By root it is
 * ours afterwards and without any capability, so that this program, and nobody else, reaches its files through
 * `/proc/PID/root` (proc_pid_root manual). When this program ends, also by a kill, the process ends, and all mounts with it.
 * Throws `environment` with the reason if that is not possible here.
 */
export async function startHolder({ rights, base, table, network }: HolderSettings): Promise<Holder> {
  const namespaces = ['--mount', '--uts', ...(network === 'off' ? ['--net'] : [])];
  const waiting = ['/bin/sh', '-c', waitingScript];
  const [program = '', ...args] =
    rights.kind === 'root'
      ? [...rights.root, 'unshare', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...becomingUs(), ...waiting]
      : ['unshare', '--user', '--map-root-user', ...namespaces, '--', 'sh', '-c', holdingScript, 'sh', base, table, network, ...waiting];
  // A session of its own: an interruption from the terminal is for us to act on.
  const child = spawn(program, args, { cwd: '/', env: searchPath(), stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  child.stdin.on('error', () => undefined); // it ended by itself, which is what was wanted
  const exit = exitOf(child);
  const failed = new Promise<string>((resolve) => child.once('error', ({ message }) => resolve(message)));
  const said = await Promise.race([firstWords(child.stdout, child.stderr), failed]);
  const pid = /^holder (\d+)\n/.exec(said)?.[1];
  if (pid === undefined) throw new SafeDebugError('environment', `namespaces cannot be made here (${said.trim().split('\n')[0]?.replace(/\.$/, '') ?? ''})`);
  return {
    pid: Number(pid),
    end: async () => {
      child.stdin.end();
      await exit;
    },
  };
}

/** What to put before a command, as root of the namespaces, to enter those of a holder (nsenter manual). */
export function entering(pid: number, network: 'on' | 'off'): string[] {
  const of = (kind: string): string => `/proc/${pid}/ns/${kind}`;
  return ['nsenter', `--mount=${of('mnt')}`, `--uts=${of('uts')}`, ...(network === 'off' ? [`--net=${of('net')}`] : [])];
}

function becomingUs(): string[] {
  const [user, group] = [String(process.getuid?.() ?? 0), String(process.getgid?.() ?? 0)];
  return ['setpriv', '--reuid', user, '--regid', group, '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'];
}

/** The first thing it says, or all that it complained of until its end. */
async function firstWords(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream): Promise<string> {
  let complaints = '';
  stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString('utf8')));
  const ended = once(stderr, 'end').then(() => complaints);
  const spoke = new Promise<string>((resolve) => stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8'))));
  return Promise.race([spoke, ended]);
}
