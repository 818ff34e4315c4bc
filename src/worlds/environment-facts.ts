import { release, tmpdir, type } from 'node:os';
import type { EnvironmentFacts, Isolation } from '../core/documents/common.js';
import { gitLine } from '../git/git.js';

/** What this machine is, for the record. git is asked while it is still being found out how worlds are kept apart. */
export async function environmentFacts(apart: Promise<Isolation>): Promise<EnvironmentFacts> {
  const [version, isolation] = await Promise.all([gitLine({ directory: tmpdir() }, ['version']), apart]);
  return {
    os: `${type()} ${release()}`,
    arch: process.arch,
    node: process.version,
    git: version.replace(/^git version /, ''),
    runner: process.env['RUNNER_ENVIRONMENT'] ?? null,
    isolation,
  };
}
