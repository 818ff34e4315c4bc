import type { WorldLimits } from '../../core/reached-limits.js';
import { runProgram } from '../root-rights.js';

/** A process of ours among those of the user who runs a command: the shell that reports. */
const ownProcesses = 1;

/**
 * What to put before a command for resource limits (setrlimit manual); empty without any. The limit for memory is that of data: private memory that
 * a process can write to. That of address space would be reached by what Node, Go and Java reserve and never use.
 */
export function resourceLimits({ memoryBytes, processes }: WorldLimits): string[] {
  const options = [...(memoryBytes === null ? [] : [`--data=${memoryBytes}`]), ...(processes === null ? [] : [`--nproc=${processes + ownProcesses}`])];
  return options.length === 0 ? [] : ['prlimit', ...options, '--'];
}

/** Why resource limits cannot be set here, or null. Tried by doing it. */
export async function resourceFault(limits: readonly string[]): Promise<string | null> {
  if (limits.length === 0) return null;
  const { status, stderr } = await runProgram([...limits, 'true']);
  return status === 0 ? null : stderr.trim().split('\n')[0] ?? '';
}

/**
 * Whether the processes of our user are counted for each user namespace by itself, as since Linux 5.14: then two are possible
 * in a new one, however many we have elsewhere. Tried by doing it.
 */
export async function namespacesCountProcesses(): Promise<boolean> {
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const fork = ['prlimit', '--nproc=2', '--', '/bin/sh', '-c', '(exit 0); exit "$?"'];
  return (await runProgram(['unshare', '--user', `--map-user=${user}`, `--map-group=${group}`, '--', ...fork])).status === 0;
}
