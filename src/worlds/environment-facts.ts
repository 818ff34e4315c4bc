import { release, type } from 'node:os';
import type { EnvironmentFacts, Isolation } from '../core/documents/common.js';
import { gitLine } from '../git/git.js';
import { tmpdir } from 'node:os';

/** What this machine is, for the record. */
export async function environmentFacts(isolation: Isolation): Promise<EnvironmentFacts> {
  const version = await gitLine({ directory: tmpdir() }, ['version']);
  return {
    os: `${type()} ${release()}`,
    arch: process.arch,
    node: process.version,
    git: version.replace(/^git version /, ''),
    runner: process.env['RUNNER_ENVIRONMENT'] ?? null,
    isolation,
  };
}
