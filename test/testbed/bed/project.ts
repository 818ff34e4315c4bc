import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { GitHub } from '../github/types.js';

const run = promisify(execFile);

/** Where the bed's GitHub has the project. */
export const projectRepository = 'safe-parallel-debugging/action';
const published = ['action.yml', 'package.json', 'dist', '.github', 'actions'];

/**
 * Puts what users of the action get (action.yml, dist, .github, package.json) into the bed's GitHub as one commit on
 * main; answers the commit. Pushed straight into the bare repository, so it starts nothing.
 */
export async function publishProject(github: GitHub, scratch: string): Promise<string> {
  const project = resolve(import.meta.dirname, '../../..');
  const folder = join(scratch, `project-${Date.now()}`);
  await mkdir(folder, { recursive: true });
  for (const name of published) {
    if (existsSync(join(project, name))) await cp(join(project, name), join(folder, name), { recursive: true });
  }
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-c', 'user.name=Project', '-c', 'user.email=project@example.com', ...args], { cwd: folder })).stdout.trim();
  await git('init', '-q', '-b', 'main');
  await git('add', '--all', '--force');
  await git('commit', '-q', '-m', 'The project as it is');
  const repository = await addOnce(github);
  await git('push', '-q', '--force', repository, 'HEAD:refs/heads/main');
  return git('rev-parse', 'HEAD');
}

async function addOnce(github: GitHub): Promise<string> {
  try {
    return github.repository(projectRepository).directory;
  } catch {
    github.addUser('safe-parallel-debugging');
    return (await github.addRepository(projectRepository)).directory;
  }
}
