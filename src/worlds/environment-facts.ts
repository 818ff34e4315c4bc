import { release, tmpdir, type } from 'node:os';
import type { EnvironmentFacts, Isolation } from '../core/documents/common.js';
import { gitLine } from '../git/git.js';

/** The version of git here. */
export async function gitVersion(): Promise<string> {
  return (await gitLine({ directory: tmpdir() }, ['version'])).replace(/^git version /, '');
}

/** What this machine is, for the record. */
export function environmentFacts(isolation: Isolation, git: string): EnvironmentFacts {
  return {
    os: `${type()} ${release()}`,
    arch: process.arch,
    node: process.version,
    git,
    runner: process.env['RUNNER_ENVIRONMENT'] ?? null,
    isolation,
  };
}
