import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BareGit, runProgram } from './git.js';
import { preReceiveHook } from './pre-receive.js';

/** Pushes by HTTP, partial clones, and fetches by commit id, as actions/checkout does them (git-config(1)). */
const settings = `
[http]
  receivepack = true
[uploadpack]
  allowFilter = true
  allowAnySHA1InWant = true
[receive]
  denyDeleteCurrent = ignore
[gc]
  auto = 0
`;

/** Creates a bare repository that git over HTTP can serve, with GitHub's refusals as its pre-receive hook. */
export async function createBareRepository(directory: string, defaultBranch: string): Promise<BareGit> {
  await mkdir(directory, { recursive: true });
  await runProgram('git', ['init', '-q', '--bare', '--template=', '-b', defaultBranch, directory]);
  await appendFile(join(directory, 'config'), settings);
  await mkdir(join(directory, 'hooks'));
  await writeFile(join(directory, 'hooks', 'pre-receive'), preReceiveHook, { mode: 0o755 });
  return new BareGit(directory);
}
