import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';

/** File systems by the number that statfs gives (linux/magic.h). */
const fileSystems = new Map([[0xef53, 'ext4'], [0x01021994, 'memory (tmpfs)'], [0x58465342, 'xfs'], [0x9123683e, 'btrfs'], [0x794c7630, 'overlay']]);

/** What a figure depends on. */
export function machine() {
  const place = statfsSync(tmpdir()).type;
  return {
    at: new Date().toISOString(),
    system: `${type()} ${release()} ${arch()}`,
    processors: `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}`,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    git: execFileSync('git', ['--version'], { encoding: 'utf8' }).trim(),
    files: fileSystems.get(place) ?? `file system 0x${place.toString(16)}`,
    /** Processes that wanted a processor in the last minute, before anything was measured. */
    load: Math.round(loadavg()[0] * 100) / 100,
  };
}

/** The machine in one line. */
export function machineLine({ system, processors, memoryGiB, node, git, files, load }) {
  return `${system}; ${processors}; ${memoryGiB} GiB; Node ${node}; ${git}; worlds on ${files}; load ${load} before`;
}
